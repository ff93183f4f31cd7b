/** What a server's games tell when they are counted: those that people played among themselves, to the end. */
import type { Played } from '../store/store.ts'

export type Share = { readonly won: number; readonly played: number }
export type Statistics = {
  readonly games: number
  readonly people: number
  /** By where one sits, first seat first. A win that is shared is shared here, too. */
  readonly seats: readonly (Share & { readonly seat: string })[]
  /** The usual ones first. */
  readonly endings: readonly { readonly ending: string; readonly games: number }[]
  /** In milliseconds, by the number of players: half of the games took no longer. */
  readonly lengths: readonly { readonly size: number; readonly games: number; readonly median: number }[]
  /** Whoever won most comes first. */
  readonly winners: readonly (Share & { readonly person: string })[]
  /** Which games these are, newest first. */
  readonly tables: readonly string[]
}

type Game = readonly Played[]

/** Whole games without computers, and without anybody who is forgotten: their place is not theirs to be counted any more. */
export function gamesIn(played: readonly Played[]): Game[] {
  const games = new Map<string, Played[]>()
  for (const row of played) games.set(row.table, [...(games.get(row.table) ?? []), row])
  return [...games.values()].filter((rows) => {
    const people = new Set(rows.map(({ person }) => person))
    return rows.length === rows[0]!.size && rows.length > 1 && !people.has(null) && people.size === rows.length
  })
}

/** `lost`: games that all lost together, although everybody stands in the first place. */
export function statisticsOf(games: readonly Game[], lost: ReadonlySet<string>): Statistics {
  const seats = new Map<string, { won: number; played: number }>()
  const people = new Map<string, { won: number; played: number }>()
  const endings = new Map<string, number>()
  const lengths = new Map<number, number[]>()
  const count = (of: typeof seats, key: string, won: number) => {
    const before = of.get(key) ?? { won: 0, played: 0 }
    of.set(key, { won: before.won + won, played: before.played + 1 })
  }
  for (const rows of games) {
    const [first] = rows as [Played]
    const winners = lost.has(first.table) ? [] : rows.filter(({ place }) => place === 1)
    for (const row of rows) {
      const isWon = winners.includes(row)
      count(seats, row.seat, isWon ? 1 / winners.length : 0)
      count(people, row.person!, isWon ? 1 : 0)
    }
    endings.set(first.ending, (endings.get(first.ending) ?? 0) + 1)
    if (first.startedAt !== null) lengths.set(first.size, [...(lengths.get(first.size) ?? []), first.at - first.startedAt])
  }
  return {
    games: games.length,
    people: people.size,
    seats: [...seats].map(([seat, share]) => ({ seat, ...share })).sort((a, b) => a.seat.localeCompare(b.seat)),
    endings: [...endings].map(([ending, n]) => ({ ending, games: n })).sort((a, b) => b.games - a.games),
    lengths: [...lengths]
      .map(([size, took]) => ({ size, games: took.length, median: medianOf(took) }))
      .sort((a, b) => a.size - b.size),
    winners: [...people]
      .map(([person, share]) => ({ person, ...share }))
      .filter(({ won }) => won > 0)
      .sort((a, b) => b.won - a.won || a.played - b.played),
    tables: games.map(([row]) => row!.table),
  }
}

function medianOf(list: readonly number[]): number {
  const sorted = [...list].sort((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2
}

/** Two people at the same tables: how often each finished ahead of the other, and how often they won or lost together. */
export type Pair = {
  readonly games: number
  readonly ahead: number
  readonly behind: number
  readonly level: number
  /** Of games played together against the game itself. */
  readonly together: Share
  readonly byGame: readonly { readonly game: string; readonly ahead: number; readonly behind: number; readonly level: number }[]
  readonly lastAt: number | null
}

export function pairOf(games: readonly Game[], cooperative: ReadonlyMap<string, boolean>, me: string, other: string): Pair {
  const met = games.flatMap((rows) => {
    const [mine, theirs] = [me, other].map((person) => rows.find((row) => row.person === person))
    return mine && theirs ? [{ mine, theirs }] : []
  })
  const common = met.filter(({ mine }) => cooperative.has(mine.table))
  const against = met.filter(({ mine }) => !cooperative.has(mine.table))
  const tally = (list: typeof met) => ({
    ahead: list.filter(({ mine, theirs }) => mine.place < theirs.place).length,
    behind: list.filter(({ mine, theirs }) => mine.place > theirs.place).length,
    level: list.filter(({ mine, theirs }) => mine.place === theirs.place).length,
  })
  return {
    games: met.length,
    ...tally(against),
    together: { won: common.filter(({ mine }) => cooperative.get(mine.table)).length, played: common.length },
    byGame: [...new Set(against.map(({ mine }) => mine.game))].map((game) => ({
      game,
      ...tally(against.filter(({ mine }) => mine.game === game)),
    })),
    lastAt: met[0]?.mine.at ?? null,
  }
}
