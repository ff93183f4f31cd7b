/** Who plays, and whether: a season that rests, people who change places, a reserve who takes over. */
import { pauseSeason, resumeSeason } from '../../../league/rest.ts'
import { swap, takePlace } from '../../../league/roster.ts'
import { seasonTitle } from '../../show/league/lines.ts'
import { person, text } from '../fields.ts'
import { organisersAct } from './organising.ts'

const LONGEST_REASON = 200

export const pauseLeague = organisersAct({
  name: 'league-pause',
  at: 'season',
  isLogged: true,
  sure: ({ season, ours }) => ({
    ask: { say: 'league-pause.sure', season: seasonTitle(season, ours) },
    yes: { say: 'league-pause.yes' },
    look: 'main',
  }),
  async do({ house, season }) {
    await pauseSeason(house, season.id)
    return { say: 'league-pause.done' }
  },
})

export const resumeLeague = organisersAct({
  name: 'league-resume',
  at: 'season',
  isLogged: true,
  sure: ({ season, ours }) => ({
    ask: { say: 'league-resume.sure', season: seasonTitle(season, ours) },
    yes: { say: 'league-resume.yes' },
    look: 'main',
  }),
  async do({ house, season }) {
    await resumeSeason(house, season.id)
    return { say: 'league-resume.done' }
  },
})

export const movePlayer = organisersAct({
  name: 'league-move',
  at: 'drawn-season',
  isLogged: true,
  fields: {
    player: person('field.player', { required: true }),
    with: person('move.with', { required: true }),
    reason: text('field.reason', { required: true, max: LONGEST_REASON }),
  },
  sure: ({ given: { player, with: other, reason } }) => ({
    ask: { say: 'league-move.sure', person: player.id, other: other.id, reason },
    yes: { say: 'league-move.yes' },
  }),
  async do({ house, season, given: { player, with: other, reason } }) {
    await swap(house, season.id, player.id, other.id, reason)
    return { say: 'league-move.done', person: player.id, other: other.id }
  },
})

export const replacePlayer = organisersAct({
  name: 'league-replace',
  at: 'season',
  isLogged: true,
  fields: {
    player: person('field.player', { required: true }),
    by: person('league-replace.by', { required: true }),
    reason: text('field.reason', { required: true, max: LONGEST_REASON }),
  },
  sure: ({ given: { player, by, reason } }) => ({
    ask: { say: 'league-replace.sure', person: player.id, other: by.id, reason },
    yes: { say: 'league-replace.yes' },
  }),
  async do({ house, season, given: { player, by, reason } }) {
    await takePlace(house, season.id, player.id, by.id, reason)
    return { say: 'league-replace.done', person: player.id, other: by.id }
  },
})
