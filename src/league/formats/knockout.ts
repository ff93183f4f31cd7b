/**
 * A knock-out at tables: the better half of every table goes on, until one table is left. Where people do not fill a power of two
 * tables, the weakest play for the last places first. Whoever is out of the season, or never came to a result, makes room.
 */
import type { Entry, LeagueGame, Season } from '../../store/league-store.ts'
import { dealt } from '../division-sizes.ts'
import { lotOf } from '../standings.ts'
import { entryOf } from '../steps.ts'
import { plays, roundOf, roundsIn } from './rounds.ts'
import type { Staged } from './staged.ts'

/** How many tables the main rounds begin with: one, two, four … */
export const tablesFor = (people: number, size: number): number => (people < size ? 0 : 2 ** Math.floor(Math.log2(people / size)))

const evenly = (order: readonly string[], tables: number): string[][] =>
  dealt(order, [Array.from({ length: tables }, () => Math.floor(order.length / tables))])[0] ?? []

/** The first round among these, strongest first: all of them, or only those who have to play for a place in it. */
export function firstRound(season: Season, order: readonly string[]): LeagueGame[] {
  const { size } = season.league
  const tables = tablesFor(order.length, size)
  const tooMany = order.length - tables * size
  if (tooMany === 0) return roundOf(season, 0, evenly(order, tables))
  const before = Math.ceil(tooMany / (size - 1))
  return roundOf(season, 0, evenly(order.slice(order.length - before * size), before))
}

export const knockout: Staged = {
  first: (season, order) => ({
    entries: order.map((entry): Entry => ({ ...entry, status: 'in', tier: 0, division: 0 })),
    games: firstRound(
      season,
      order.map(({ person }) => person),
    ),
  }),
  next: (_house, season) =>
    nextRound(
      season,
      season.entries.filter(({ tier }) => tier === 0).map(({ person }) => person),
    ),
  stages: (people, size) => roundsFor(people, size),
}

export function roundsFor(people: number, size: number): number {
  const tables = tablesFor(people, size)
  return tables === 0 ? 1 : Math.log2(tables) + 1 + (people > tables * size ? 1 : 0)
}

/** `entrants`: all who are in the knock-out from its beginning. */
export function nextRound(season: Season, entrants: readonly string[]): LeagueGame[] {
  const { size } = season.league
  const rounds = roundsIn(season)
  const last = rounds.at(-1) ?? []
  const free = rounds.length === 1 ? entrants.filter((person) => !last.some((game) => plays(game, person))) : []
  // A table of the last round was the final.
  if (free.length === 0 && last.length < 2) return []
  const wanted = free.length > 0 ? tablesFor(entrants.length, size) : last.length / 2
  const left = [...free.filter((person) => entryOf(season, person)?.status === 'in'), ...survivors(season, last)]
  const tables = Math.min(wanted, tablesFor(left.length, size))
  return roundOf(season, rounds.length, evenly(left.slice(0, tables * size), tables))
}

/** Whether its last round was a final. */
export const hasFinal = (season: Season, entrants: readonly string[]): boolean => nextRound(season, entrants).length === 0

/** Those of a round who can go on, best first: by place, then by their share of the table's score, then by lot. */
function survivors(season: Season, round: readonly LeagueGame[]): string[] {
  const found = round.flatMap(({ seats }) => {
    const total = seats.reduce((sum, { score }) => sum + Math.max(0, score ?? 0), 0)
    return seats.flatMap(({ owner, player, place, score }) => {
      // A reserve who took the place for good goes on instead.
      const who = [player, owner].find((person) => person !== null && entryOf(season, person)?.status === 'in')
      const share = total > 0 ? Math.max(0, score ?? 0) / total : 0
      return who ? [{ who, place: place ?? Number.MAX_SAFE_INTEGER, share, lot: lotOf(season.seed, who) }] : []
    })
  })
  return found.sort((a, b) => a.place - b.place || b.share - a.share || a.lot - b.lot).map(({ who }) => who)
}

/** Where everybody has come so far, best first: how far, and with which place. Those who are level share a place. */
export function knockoutPlaces(season: Season, entrants: readonly string[]): Map<string, number> {
  const rounds = roundsIn(season)
  const keys = new Map(entrants.map((person) => [person, rounds.map((_, i) => markIn(rounds, i, person)).reverse()]))
  const before = (a: readonly number[], b: readonly number[]) => {
    const i = a.findIndex((mark, at) => mark !== b[at])
    return i < 0 ? 0 : a[i]! - b[i]!
  }
  const order = [...keys].sort(([, a], [, b]) => before(a, b))
  const places = new Map<string, number>()
  for (const [i, [person, key]] of order.entries()) {
    const above = order[i - 1]
    places.set(person, above && before(above[1], key) === 0 ? places.get(above[0])! : i + 1)
  }
  return places
}

/** A place; worse than any place while it is being played or where it did not count; and worse still not to have come so far. */
const [UNDECIDED, NOT_THERE] = [1_000, 2_000]

function markIn(rounds: readonly LeagueGame[][], at: number, person: string): number {
  const game = rounds[at]!.find((each) => plays(each, person))
  if (game) return game.seats.find(({ owner }) => owner === person)!.place ?? UNDECIDED
  // Whoever did not have to play for a place in the first round is through.
  const isFree = at === 0 && (rounds.length === 1 || rounds[1]!.some((each) => plays(each, person)))
  return isFree ? 0 : NOT_THERE
}

/** Everybody who was in it from its beginning, where that was no preliminary round. */
export const entrantsIn = (season: Pick<Season, 'games'>): string[] => [
  ...new Set((roundsIn(season)[0] ?? []).flatMap(({ seats }) => seats.map(({ owner }) => owner))),
]
