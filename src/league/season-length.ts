/** How long a season needs: from how long games were measured to last, among the people of the league or, before that, in general. */
import type { LeagueRow, LeagueSettings, SeasonRow } from '../store/league-store.ts'
import type { House } from '../tables/house.ts'
import { checkinEnds, DAY, lengthOf } from './calendar.ts'
import { atOnceIn } from './fairness.ts'
import { gamesEach } from './fixtures.ts'
import { stagedBy } from './formats/stages.ts'
import { usualLength, waitsIn } from './game-lengths.ts'

/** So many games tell how fast these people play; of so many seasons of the league, or so many games of its server. */
const ENOUGH_GAMES = 3
const LOOKED_AT = 2
const GAMES_LOOKED_AT = 60

type Plan = Pick<LeagueRow, 'server' | 'game' | 'size' | 'pace'> & { readonly settings?: Pick<LeagueSettings, 'mix'> }

/**
 * How long one game of a league lasts, as far as that is known: from its own games, else from what is planned. Where it plays several, that
 * of the longest: each has to end in time.
 */
export async function gameLength(house: House, league: Plan & Pick<LeagueRow, 'id'>): Promise<number | null> {
  if (league.settings?.mix?.length) return expectedLength(house, league)
  const seasons = (await house.store.league.seasonsOf(league.id)).filter(hasBegun).slice(0, LOOKED_AT)
  const played = await house.store.league.played(seasons.map(({ id }) => id))
  return played.length < ENOUGH_GAMES ? expectedLength(house, league) : median(played)
}

/** From how often somebody is waited for in such a game, and how long the people of this server usually take at that pace. */
export async function expectedLength(house: House, { server, game, size, pace, settings }: Plan): Promise<number | null> {
  const answers = (await house.store.league.tempo(server, pace, GAMES_LOOKED_AT)).flatMap((each) => {
    const waits = each.people > 1 ? waitsIn(each.game, each.size, each.people) : null
    return waits === null ? [] : [each.took / waits]
  })
  const usual = answers.length < ENOUGH_GAMES ? undefined : median(answers)
  const all = [game, ...(settings?.mix ?? []).map((other) => other.game)]
  const lengths = all.flatMap((each) => usualLength(each, size, pace, usual) ?? [])
  return lengths.length > 0 ? Math.max(...lengths) : null
}

const median = (values: readonly number[]): number => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)]!

const hasBegun = ({ phase }: SeasonRow) => phase !== 'signup' && phase !== 'checkin'

export type Need = {
  /** Days (or hours) that one game takes, and all games of one person, as many at a time as they may. */
  readonly game: number
  readonly season: number
  readonly games: number
  readonly atOnce: number
  /** Days of play that the season has, and weeks that would do. */
  readonly has: number
  readonly weeks: number
  /** Of an evening all of this is said in hours. */
  readonly unit: 'day' | 'hour'
}

export const MOST_WEEKS = 52

/** Null where nobody knows how long a game lasts. */
export function needOf(length: number | null, size: number, settings: LeagueSettings): Need | null {
  if (length === null) return null
  const staged = stagedBy(settings)
  const unit = settings.hours === undefined ? 'day' : 'hour'
  const per = unit === 'day' ? DAY : DAY / 24
  const games = staged
    ? staged.stages(settings.places ?? 2 * settings.division, size, settings)
    : gamesEach(settings.division, size)
  // One round has to be over before the next is drawn.
  const atOnce = staged ? 1 : atOnceIn(settings)
  const season = Math.ceil((Math.ceil(games / atOnce) * length) / per)
  const weeks = Math.min(MOST_WEEKS, Math.ceil((season + settings.checkin) / 7))
  const has = Math.floor((lengthOf(settings) - settings.checkin * DAY) / per)
  return { game: Math.ceil(length / per), season, games, atOnce, has, weeks, unit }
}

export const isTooShort = (need: Need | null): need is Need => need !== null && need.has < need.season

/**
 * A game that could not end before its season does is not begun. Where a season is too short for any, whoever published it all the same
 * gets those that come half way, for these still count.
 */
export function canStillEnd(length: number | null, now: number, { beginsAt, endsAt, settings }: Playable): boolean {
  if (length === null) return true
  const isTooLong = length > endsAt - checkinEnds({ beginsAt, endsAt }, settings)
  return now + (isTooLong ? length / 2 : length) <= endsAt
}

type Playable = Pick<SeasonRow, 'beginsAt' | 'endsAt' | 'settings'>
