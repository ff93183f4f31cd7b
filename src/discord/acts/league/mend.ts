/** What an organiser can put right while a season is on its way. Each asks first. */
import { scoredAt } from '../../../league/calendar.ts'
import { readmissible, readmit } from '../../../league/coming-back.ts'
import { bar, callOff, playedGame, postpone, replay } from '../../../league/mend.ts'
import { isTimeIn } from '../../../league/next-games.ts'
import { remove } from '../../../league/organise.ts'
import { isDone } from '../../../league/steps.ts'
import { refuse } from '../../../tables/house.ts'
import { PUBLIC } from '../../../words/words.ts'
import { seasonTitle } from '../../show/league/lines.ts'
import { person, text, whole } from '../fields.ts'
import { organisersAct } from './organising.ts'
import { gameCalled, suggestGames } from './suggestions.ts'

const LONGEST_REASON = 200
const MOST_DAYS = 180

export const postponeSeason = organisersAct({
  name: 'league-postpone',
  at: 'season',
  isLogged: true,
  fields: { days: whole('postpone.days', { required: true, min: 1, max: MOST_DAYS }) },
  sure: ({ season, given, ours }) => ({
    ask: { say: 'league-postpone.sure', season: seasonTitle(season, ours), days: given.days },
    yes: { say: 'league-postpone.yes' },
    look: 'main',
  }),
  async do({ house, season, given }) {
    const moved = await postpone(house, season.id, given.days)
    if (moved.phase === 'frozen') return { say: 'league-postpone.verdicts', at: scoredAt(moved) }
    return { say: 'league-postpone.done', begins: moved.phase === 'signup' ? moved.beginsAt : null, ends: moved.endsAt }
  },
})

export const callOffSeason = organisersAct({
  name: 'league-call-off',
  at: 'drawn-season',
  isLogged: true,
  sure({ season, ours }) {
    if (season.phase !== 'playing') return refuse('league.not-played')
    const games = season.games.filter((game) => !isDone(game)).length
    return {
      ask: { say: 'league-call-off.sure', season: seasonTitle(season, ours), games },
      yes: { say: 'league-call-off.yes' },
    }
  },
  async do({ house, season }) {
    return { say: 'league-call-off.done', games: await callOff(house, season.id) }
  },
})

export const replayGame = organisersAct({
  name: 'league-replay',
  at: 'drawn-season',
  isLogged: true,
  fields: { game: text('field.which', { required: true, suggest: suggestGames }) },
  onRecord: ({ season, given: { game } }) => ({ game: gameCalled(season, game, PUBLIC) }),
  async sure({ house, season, given }) {
    playedGame(season, given.game)
    const isLate = !(await isTimeIn(house, season))
    return { ask: { say: 'league-replay.sure', isLate }, yes: { say: 'league-replay.yes' } }
  },
  async do({ house, season, given }) {
    await replay(house, season.id, given.game)
    return { say: 'league-replay.done' }
  },
})

export const barPlayer = organisersAct({
  name: 'league-bar',
  at: 'season',
  isLogged: true,
  fields: {
    player: person('field.player', { required: true }),
    reason: text('field.reason', { required: true, max: LONGEST_REASON }),
  },
  sure: ({ season, given: { player, reason }, ours }) => ({
    ask: { say: 'league-bar.sure', person: player.id, season: seasonTitle(season, ours), reason },
    yes: { say: 'league-bar.yes' },
  }),
  async do({ house, season, given: { player, reason } }) {
    await bar(house, season.id, player.id, reason)
    return { say: 'league-bar.done', person: player.id }
  },
})

export const readmitPlayer = organisersAct({
  name: 'league-readmit',
  at: 'season',
  isLogged: true,
  fields: {
    player: person('field.player', { required: true }),
    reason: text('field.reason', { required: true, max: LONGEST_REASON }),
  },
  sure({ season, given: { player, reason }, ours }) {
    readmissible(season, player.id)
    return {
      ask: { say: 'league-readmit.sure', person: player.id, season: seasonTitle(season, ours), reason },
      yes: { say: 'league-readmit.yes' },
      look: 'main',
    }
  },
  async do({ house, season, given: { player, reason } }) {
    return { say: 'league-readmit.done', person: player.id, ...(await readmit(house, season.id, player.id, reason)) }
  },
})

export const deleteLeague = organisersAct({
  name: 'league-delete',
  at: 'league',
  isLogged: true,
  async sure({ house, league: { id, name } }) {
    if ((await house.store.league.seasonsOf(id)).length > 0) refuse('league.published')
    return { ask: { say: 'league-delete.sure', name }, yes: { say: 'league-delete.yes' } }
  },
  async do({ house, league: { id, name } }) {
    await remove(house, id)
    return { say: 'league-delete.done', name }
  },
})
