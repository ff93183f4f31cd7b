/** What an organiser decides: tiers before the draw, excuses, games; and the report that helps with it. */
import { excuse as pardon } from '../../../league/excuses.ts'
import { seed as place } from '../../../league/organise.ts'
import { inPoints } from '../../../league/points.ts'
import { type Ruling, redrawnBy, rulable, adjudicate as rule } from '../../../league/scoring.ts'
import { inPublic, PUBLIC } from '../../../words/words.ts'
import { reportReply } from '../../show/league/help-and-harm.ts'
import { choice, person, text, whole, yesOrNo } from '../fields.ts'
import { organisersAct } from './organising.ts'
import { rankingOf } from './ranking.ts'
import { gameCalled, lapseCalled, suggestGames, suggestLapses } from './suggestions.ts'

const LONGEST_REASON = 200
const LONGEST_RANKING = 400
const HOW = ['stands', 'ranking', 'cancel'] as const

export const seed = organisersAct({
  name: 'league-seed',
  at: 'league',
  isLogged: true,
  fields: {
    player: person('field.player', { required: true }),
    tier: whole('seed.tier', { min: 1, max: 10 }),
  },
  async do({ house, league, given: { player, tier } }) {
    await place(house, league.id, player.id, tier === null ? null : tier - 1)
    return { say: 'league-seed.done' }
  },
})

export const excuse = organisersAct({
  name: 'league-excuse',
  at: 'drawn-season',
  isLogged: true,
  fields: {
    miss: text('field.which', { required: true, suggest: suggestLapses }),
    reason: text('field.reason', { required: true, max: LONGEST_REASON }),
  },
  onRecord: async ({ bot, season, given: { miss } }) => ({ miss: await lapseCalled(bot, season, miss, PUBLIC) }),
  async do({ house, season, me, given }) {
    const pardoned = await pardon(house, season.id, given.miss, me.id, given.reason)
    return { say: 'league-excuse.done', ...pardoned, points: inPoints(pardoned.points) }
  },
})

export const adjudicate = organisersAct({
  name: 'league-adjudicate',
  at: 'drawn-season',
  isLogged: true,
  fields: {
    game: text('field.which', { required: true, suggest: suggestGames }),
    how: choice('adjudicate.how', () => HOW.map((how) => ({ name: inPublic(`adjudicate.how.${how}`), value: how })), {
      required: true,
    }),
    reason: text('field.reason', { required: true, max: LONGEST_REASON }),
    ranking: text('adjudicate.ranking', { max: LONGEST_RANKING }),
    sure: yesOrNo('bar.sure'),
  },
  onRecord: ({ season, given: { game, how } }) => ({
    game: gameCalled(season, game, PUBLIC),
    how: inPublic(`adjudicate.how.${how}`),
  }),
  async do({ house, season, given: { game, how, reason, ranking, sure } }) {
    const ruling: Ruling = how === 'ranking' ? { how, reason, ranking: rankingOf(ranking ?? '', season) } : { how, reason }
    const asked = rulable(season, game, ruling)
    if (!sure) {
      const after = await redrawnBy(house, season, game, ruling)
      return { say: 'league-adjudicate.ask', n: asked.n, how, isOver: season.phase === 'over', reason, after }
    }
    await rule(house, season.id, game, ruling)
    return { say: 'league-adjudicate.done' }
  },
})

/** For their eyes only. */
export const report = organisersAct({
  name: 'league-report',
  at: 'drawn-season',
  fields: { division: text('report.division', { max: 6 }) },
  do: ({ bot, season, given, locale }) => reportReply(bot, season, given.division, locale),
})
