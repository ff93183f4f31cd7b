/** What no single division shows: one season table across all games of a server, and the expeditions of those who play together. */
import { placesOf, rankedBy } from '../games/common/score.ts'
import type { SeasonRow } from '../store/league-store.ts'
import type { House } from '../tables/house.ts'
import { divisionsOf } from './divisions.ts'
import { seasonById } from './steps.ts'

export type SeasonLine = {
  /** Those level in points, wins and points per game share it. */
  readonly place: number
  readonly person: string
  readonly name: string
  readonly points: number
  readonly wins: number
  readonly played: number
  readonly leagues: readonly string[]
}

type Unplaced = Omit<SeasonLine, 'place'>

/**
 * Everybody who plays in a season of any league here at the same time, by points from all of them, then wins, then points per game.
 * Leagues count their seasons for themselves: `number` is that of the oldest league that has one, and of the others the season that
 * was played at that time.
 */
export async function seasonTable(house: House, server: string, number: number): Promise<SeasonLine[]> {
  const lines = new Map<string, Unplaced>()
  const leagues = await Promise.all(
    (await house.store.league.leaguesOn(server)).map(async (league) => ({
      league,
      seasons: await house.store.league.seasonsOf(league.id),
    })),
  )
  const then = leagues.flatMap(({ seasons }) => seasons).find((season) => season.number === number)
  for (const { league, seasons } of leagues) {
    const row = then && mostlyDuring(then, seasons)
    if (!row) continue
    for (const line of (await divisionsOf(house, await seasonById(house, row.id))).flatMap((division) => division.lines)) {
      const before = lines.get(line.person)
      lines.set(line.person, {
        person: line.person,
        name: line.name,
        points: (before?.points ?? 0) + line.points,
        wins: (before?.wins ?? 0) + line.wins,
        played: (before?.played ?? 0) + line.played,
        leagues: [...(before?.leagues ?? []), league.name],
      })
    }
  }
  const measures = [({ points }: Unplaced) => points, ({ wins }: Unplaced) => wins, perGame]
  const groups = rankedBy(
    [...lines.values()].sort((a, b) => a.name.localeCompare(b.name)),
    ...measures,
  )
  const places = placesOf(groups)
  return groups.flatMap((group, i) => group.map((line) => ({ place: places[i]!, ...line })))
}

const perGame = ({ points, played }: Unplaced) => points / Math.max(1, played)

/** The season with most of its time in that of another one, if any has some. */
function mostlyDuring(then: SeasonRow, seasons: readonly SeasonRow[]): SeasonRow | undefined {
  const shared = ({ beginsAt, endsAt }: SeasonRow) => Math.min(endsAt, then.endsAt) - Math.max(beginsAt, then.beginsAt)
  return seasons.filter((season) => shared(season) > 0).sort((a, b) => shared(b) - shared(a))[0]
}

/** The number of the newest season that any league here has drawn. */
export async function newestNumber(house: House, server: string): Promise<number> {
  const leagues = await house.store.league.leaguesOn(server)
  const seasons = (await Promise.all(leagues.map(({ id }) => house.store.league.seasonsOf(id)))).flat()
  return Math.max(0, ...seasons.filter(({ phase }) => phase !== 'signup' && phase !== 'checkin').map(({ number }) => number))
}

export type ExpeditionLine = {
  readonly game: string
  readonly difficulty: string
  readonly size: number
  readonly played: number
  readonly won: number
}

/** Games played together on this server: won of played, by difficulty and size of the party. */
export async function expeditionTable(house: House, server: string): Promise<ExpeditionLine[]> {
  const lines = new Map<string, ExpeditionLine>()
  for (const { game, difficulty, size, isWon } of await house.store.league.expeditionsOn(server)) {
    const key = JSON.stringify([game, difficulty, size])
    const before = lines.get(key)
    lines.set(key, { game, difficulty, size, played: (before?.played ?? 0) + 1, won: (before?.won ?? 0) + (isWon ? 1 : 0) })
  }
  return [...lines.values()].sort(
    (a, b) => a.game.localeCompare(b.game) || a.difficulty.localeCompare(b.difficulty) || a.size - b.size,
  )
}
