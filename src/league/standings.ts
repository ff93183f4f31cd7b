/**
 * The table of a division. Everything is derived from the games and the record, so an excuse or a new verdict shows at
 * once. Ties are broken by wins, then points from games in which the tied met, then the share of the table's score; whoever is
 * level in all of that shares a place, and a lot from the season's published seed says who of them is named first.
 */
import { createHash } from 'node:crypto'
import { POINT, pointsFor } from './points.ts'

export type SeatResult = {
  /** Whose game it is in the league. */
  readonly owner: string
  /** Who held the seat at the end: the owner, a substitute, or null for a computer. */
  readonly player: string | null
  readonly place: number
  readonly score: number
}
export type Result = readonly SeatResult[]

export type Criterion = 'stayed' | 'points' | 'average' | 'wins' | 'meetings' | 'share' | 'lot'
export type Row = {
  readonly person: string
  readonly place: number
  readonly points: number
  readonly played: number
  /** In 840ths, like points: a shared first place is a shared win. */
  readonly wins: number
  /** Half of the points of games finished for somebody else; part of `points`. */
  readonly relief: number
  /** Taken off for answers that were missed; already taken off `points`. */
  readonly deducted: number
  /** Points for each game of their own; what is taken off, or was earned for others, weighs as it would in a full number of games. */
  readonly average: number
  /** Mean share of the table's score, in millionths. */
  readonly share: number
  /** What put this row above the next one. */
  readonly by: Criterion | null
}

type Manner = {
  /** Games that were never played are missing, not lost: where people have different numbers of them, points per game decide. */
  readonly isByAverage?: boolean
  /** Whoever is out of the season stands below all who are in it. */
  readonly isOut?: (person: string) => boolean
}

type Values = (group: readonly Unplaced[]) => (row: Unplaced) => number
type Unplaced = Omit<Row, 'place' | 'by'>
type Sum = Omit<Unplaced, 'average'>

export function standings(
  people: readonly string[],
  games: readonly Result[],
  deductions: ReadonlyMap<string, number>,
  seed: string,
  { isByAverage = false, isOut = () => false }: Manner = {},
): Row[] {
  const sums = people.map((person) => rowOf(person, games, deductions.get(person) ?? 0))
  const most = Math.max(...sums.map(({ played }) => played))
  const rows = sums.map((sum): Unplaced => ({ ...sum, average: averageOf(sum, most) }))
  const rules: readonly (readonly [Criterion, Values])[] = [
    ['stayed', () => (row) => (isOut(row.person) ? 0 : 1)],
    ...(isByAverage ? [['average', () => (row: Unplaced) => row.average] as const] : []),
    ['points', () => (row) => row.points],
    ['wins', () => (row) => row.wins],
    ['meetings', (group) => (row) => pointsAmong(row.person, group, games)],
    ['share', () => (row) => row.share],
    ['lot', () => (row) => -lotOf(seed, row.person)],
  ]
  const placed: Row[] = []
  for (const { row, by } of ranked(rows, rules)) {
    const above = placed.at(-1)
    placed.push({ ...row, place: above?.by === 'lot' ? above.place : placed.length + 1, by })
  }
  return placed
}

/** Whoever has played none of their own comes last. */
function averageOf({ points, relief, deducted, played }: Sum, most: number): number {
  const beside = relief - deducted
  // Divided once: people who are level must not differ by rounding.
  return played > 0 ? ((points - beside) * most + beside * played) / (played * most) : Number.NEGATIVE_INFINITY
}

function rowOf(person: string, games: readonly Result[], deducted: number): Sum {
  let [points, relief, played, wins, share] = [0, 0, 0, 0, 0]
  for (const seats of games) {
    const worth = pointsFor(seats.map(({ place }) => place))
    for (const [i, seat] of seats.entries()) {
      if (seat.owner === person) played++
      if (seat.player !== person) continue
      if (seat.owner !== person) {
        relief += worth[i]! / 2
        continue
      }
      points += worth[i]!
      share += shareOf(seat, seats)
      if (seat.place === bestOf(seats)) wins += POINT / seats.filter(({ place }) => place === seat.place).length
    }
  }
  return {
    person,
    points: points + relief - deducted,
    played,
    wins,
    relief,
    deducted,
    share: Math.round((1_000_000 * share) / Math.max(1, played)),
  }
}

const bestOf = (seats: Result) => Math.min(...seats.map(({ place }) => place))

/** A score below nothing counts as nothing; where nobody scored, everybody has an equal share. */
function shareOf(seat: SeatResult, seats: Result): number {
  const total = seats.reduce((sum, { score }) => sum + Math.max(0, score), 0)
  return total > 0 ? Math.max(0, seat.score) / total : 1 / seats.length
}

/** Points from games at which at least two of the tied sat. */
function pointsAmong(person: string, group: readonly Unplaced[], games: readonly Result[]): number {
  const tied = new Set(group.map((row) => row.person))
  const shared = games.filter((seats) => seats.filter(({ owner }) => tied.has(owner)).length > 1)
  return shared.reduce((sum, seats) => {
    const i = seats.findIndex(({ owner, player }) => owner === person && player === person)
    return i < 0 ? sum : sum + pointsFor(seats.map(({ place }) => place))[i]!
  }, 0)
}

/** Anybody can recompute it: the first 48 bits of the hash of seed and person. */
export const lotOf = (seed: string, person: string): number =>
  createHash('sha256').update(`${seed} ${person}`).digest().readUIntBE(0, 6)

type Placed = { row: Unplaced; by: Criterion | null }

function ranked(group: readonly Unplaced[], rules: readonly (readonly [Criterion, Values])[]): Placed[] {
  const [rule, ...rest] = rules
  if (group.length < 2 || !rule) return group.map((row) => ({ row, by: null }))
  const [by, values] = rule
  const value = values(group)
  const levels = [...new Set(group.map(value))].sort((a, b) => (a < b ? 1 : -1))
  return levels.flatMap((level, i) => {
    const placed = ranked(
      group.filter((row) => value(row) === level),
      rest,
    )
    const last = placed.at(-1)!
    if (i < levels.length - 1) last.by = by
    return placed
  })
}
