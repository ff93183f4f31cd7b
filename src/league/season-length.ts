/** How long a season needs: from how long games were measured to last, among the people of the league or, before that, in general. */
import type { LeagueRow, LeagueSettings, SeasonRow } from '../store/league-store.ts'
import type { House } from '../tables/house.ts'
import { DAY } from './calendar.ts'
import { atOnceIn } from './fairness.ts'
import { gamesEach } from './fixtures.ts'
import { usualLength } from './game-lengths.ts'

/** So many games of their own tell how fast these people play; of so many seasons. */
const ENOUGH_GAMES = 3
const LOOKED_AT = 2

/** How long one game of a league lasts, as far as that is known. */
export async function gameLength(house: House, league: Pick<LeagueRow, 'id' | 'game' | 'size' | 'pace'>): Promise<number | null> {
  const seasons = (await house.store.league.seasonsOf(league.id)).filter(hasBegun).slice(0, LOOKED_AT)
  const played = await house.store.league.played(seasons.map(({ id }) => id))
  if (played.length < ENOUGH_GAMES) return usualLength(league.game, league.size, league.pace)
  return played.sort((a, b) => a - b)[Math.floor(played.length / 2)]!
}

const hasBegun = ({ phase }: SeasonRow) => phase !== 'signup' && phase !== 'checkin'

export type Need = {
  /** Days that one game takes, and all games of one person, as many at a time as they may. */
  readonly game: number
  readonly season: number
  readonly games: number
  readonly atOnce: number
  /** Days of play that the season has, and weeks that would do. */
  readonly has: number
  readonly weeks: number
}

export const MOST_WEEKS = 52

/** Null where nobody knows how long a game lasts. */
export function needOf(length: number | null, size: number, settings: LeagueSettings): Need | null {
  if (length === null) return null
  const [games, atOnce] = [gamesEach(settings.division, size), atOnceIn(settings)]
  const season = Math.ceil((Math.ceil(games / atOnce) * length) / DAY)
  const weeks = Math.min(MOST_WEEKS, Math.ceil((season + settings.checkin) / 7))
  return { game: Math.ceil(length / DAY), season, games, atOnce, has: settings.weeks * 7 - settings.checkin, weeks }
}

export const isTooShort = (need: Need | null): need is Need => need !== null && need.has < need.season

/** A game of which not even half could be played before the season ends would count nothing: it is not begun. */
export const canStillCount = (length: number | null, now: number, endsAt: number): boolean =>
  length === null || now + length / 2 <= endsAt
