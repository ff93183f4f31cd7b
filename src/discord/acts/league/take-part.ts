/** Taking part in a season: signing up, checking in, leaving. */
import { checkIn, joinSeason, leaveSeason } from '../../../league/signup.ts'
import { entryOf, seasonById } from '../../../league/steps.ts'
import { roomInLeagues } from '../../../tables/limits.ts'
import { seasonTitle } from '../../show/league/lines.ts'
import { act } from '../act.ts'

/** Says where one stands, and what follows. */
export const joinLeague = act({
  name: 'league-join',
  at: 'season',
  async do({ house, season: { id, league }, me, ours }) {
    await roomInLeagues(house, { server: league.server, person: me.id }, id)
    const { status, number } = await joinSeason(house, id, me)
    const season = await seasonById(house, id)
    return { say: 'league-join.done', season: seasonTitle(season, ours), phase: season.phase, status, number }
  },
})

export const checkInLeague = act({
  name: 'league-checkin',
  at: 'season',
  async do({ house, season, me }) {
    return { say: 'league-checkin.done', ...(await checkIn(house, season.id, me.id)) }
  },
})

/** Leaving a season that is being played costs all one's games, so it is asked once more. */
export const leaveLeague = act({
  name: 'league-leave',
  at: 'season',
  sure: ({ season, me, ours }) =>
    season.phase === 'playing' && entryOf(season, me.id)?.status === 'in'
      ? { ask: { say: 'league-leave.sure', season: seasonTitle(season, ours) }, yes: { say: 'league-leave.yes' } }
      : null,
  async do({ house, season, me, ours }) {
    await leaveSeason(house, season.id, me.id)
    return { say: 'league-leave.done', season: seasonTitle(season, ours) }
  },
})
