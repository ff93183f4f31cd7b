/** What no single division shows: one season table across all games of a server, and the expeditions of those who play together. */
import type { House } from '../tables/house.ts'
import { divisionsOf } from './divisions.ts'
import { seasonById } from './steps.ts'

export type SeasonLine = {
  readonly person: string
  readonly name: string
  readonly points: number
  readonly wins: number
  readonly played: number
  readonly leagues: readonly string[]
}

/** Everybody who plays in season `number` of any league here, by points from all of them, then by wins. */
export async function seasonTable(house: House, server: string, number: number): Promise<SeasonLine[]> {
  const lines = new Map<string, SeasonLine>()
  for (const league of await house.store.league.leaguesOn(server)) {
    const row = (await house.store.league.seasonsOf(league.id)).find((season) => season.number === number)
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
  return [...lines.values()].sort((a, b) => b.points - a.points || b.wins - a.wins || a.name.localeCompare(b.name))
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
