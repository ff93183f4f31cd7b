/** What an organiser decides: tiers before the draw, excuses, games; and the report that helps with it. */
import { excuse as pardon } from '../../../league/excuses.ts'
import { seed as place, seedable } from '../../../league/organise.ts'
import { inPoints } from '../../../league/points.ts'
import { type Ruling, redrawnBy, rulable, adjudicate as rule } from '../../../league/scoring.ts'
import { newestSeason } from '../../../league/steps.ts'
import type { Season } from '../../../store/league-store.ts'
import { inPublic, PUBLIC } from '../../../words/words.ts'
import { reportReply } from '../../show/league/help-and-harm.ts'
import { choice, person, text, whole } from '../fields.ts'
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
  async sure({ house, league, given: { player, tier } }) {
    seedable(await newestSeason(house, league.id), player.id)
    return {
      ask: { say: 'league-seed.sure', person: player.id, tier },
      yes: { say: 'league-seed.yes' },
      look: 'main',
    }
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
  async sure({ bot, season, given: { miss, reason }, locale }) {
    return {
      ask: { say: 'league-excuse.sure', lapse: await lapseCalled(bot, season, miss, locale), reason },
      yes: { say: 'league-excuse.yes' },
      look: 'main',
    }
  },
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
  },
  onRecord: ({ season, given: { game, how } }) => ({
    game: gameCalled(season, game, PUBLIC),
    how: inPublic(`adjudicate.how.${how}`),
  }),
  async sure({ house, season, given }) {
    const ruling = rulingOf(given, season)
    const { n } = rulable(season, given.game, ruling)
    const after = await redrawnBy(house, season, given.game, ruling)
    const { how, reason } = ruling
    return {
      ask: { say: 'league-adjudicate.sure', n, how, isOver: season.phase === 'over', reason, after },
      yes: { say: 'league-adjudicate.yes' },
    }
  },
  async do({ house, season, given }) {
    await rule(house, season.id, given.game, rulingOf(given, season))
    return { say: 'league-adjudicate.done' }
  },
})

type Ruled = { readonly how: (typeof HOW)[number]; readonly reason: string; readonly ranking: string | null }
const rulingOf = ({ how, reason, ranking }: Ruled, season: Season): Ruling =>
  how === 'ranking' ? { how, reason, ranking: rankingOf(ranking ?? '', season) } : { how, reason }

/** For their eyes only. */
export const report = organisersAct({
  name: 'league-report',
  at: 'drawn-season',
  fields: { division: text('report.division', { max: 6 }) },
  do: ({ bot, season, given, locale }) => reportReply(bot, season, given.division, locale),
})
