/** The table of every division, with names, movements and every deduction: what pictures, texts and exports are made from. */
import type { Entry, IncidentRow, LeagueGame, Season } from '../store/league-store.ts'
import type { House } from '../tables/house.ts'
import { type Deduction, deductedFrom, deductionsFor } from './deductions.ts'
import { divisionName } from './division-sizes.ts'
import { type Fairness, fairnessOf } from './fairness.ts'
import { type Move, movesOf } from './promotion.ts'
import { averageOf, type Result, type Row, standings } from './standings.ts'

export type Line = Row & {
  readonly name: string
  /** Where this place leads. */
  readonly move: Move
  readonly isOut: boolean
  readonly deductions: readonly (Deduction & { readonly reason: string | null })[]
}
export type Division = {
  readonly tier: number
  readonly division: number
  readonly name: string
  readonly lines: readonly Line[]
  /** Reserves who finished games for others, and what it was worth: they have no line of their own. */
  readonly standIns: readonly { readonly person: string; readonly name: string; readonly points: number }[]
  readonly games: readonly LeagueGame[]
  readonly fairness: Fairness
  /** Somebody has a game less than others: points per game decide. */
  readonly isByAverage: boolean
  /** Somebody finished a game of their own. */
  readonly wasPlayed: boolean
}

type Unmoved = Omit<Division, 'lines'> & { readonly lines: readonly Omit<Line, 'move'>[] }

export async function divisionsOf(house: House, season: Season): Promise<Division[]> {
  const incidents = await house.store.league.incidentsIn(season.id)
  const drawn = season.entries.filter((entry) => entry.tier !== null)
  const found = new Map(drawn.map(({ tier, division }) => [`${tier} ${division}`, { tier: tier ?? 0, division: division ?? 0 }]))
  const all = [...found.values()].sort((a, b) => a.tier - b.tier || a.division - b.division)
  const ended = all.map(({ tier, division }) => {
    const members = drawn.filter((entry) => entry.tier === tier && entry.division === division)
    const games = season.games.filter((game) => game.tier === tier && game.division === division)
    return {
      tier,
      division,
      name: nameOfDivision(season, { tier, division }),
      lines: linesOf(season, members, incidents, hasGaps(members, games)),
      standIns: standInsOf(season, games),
      games,
      fairness: fairnessOf(lineUps(members, games), members.length),
      isByAverage: hasGaps(members, games),
      wasPlayed: games.some(({ status, seats }) => status === 'scored' && seats.some(({ owner, player }) => owner === player)),
    }
  })
  return moved(season, ended)
}

/** Where each place leads: that depends on all divisions, for as many go up as come down. */
function moved(season: Season, divisions: readonly Unmoved[]): Division[] {
  const isBanished = (person: string) => season.entries.some((entry) => entry.person === person && entry.reason === 'misses')
  const moves = movesOf(
    divisions.map(({ tier, wasPlayed, lines }) => ({
      tier,
      wasPlayed,
      lines: lines.map((line) => ({ person: line.person, average: averageOf(line), isBanished: isBanished(line.person) })),
    })),
  )
  return divisions.map((division) => ({
    ...division,
    lines: division.lines.map((line) => ({ ...line, move: moves.get(line.person) ?? 'stay' })),
  }))
}

/** Games that will never be played leave some with fewer than others. */
function hasGaps(members: readonly Entry[], games: readonly LeagueGame[]): boolean {
  const counted = games.filter(({ status }) => status !== 'cancelled')
  const own = ({ person }: Entry) => counted.filter(({ seats }) => seats.some(({ owner }) => owner === person)).length
  return new Set(members.map(own)).size > 1
}

function linesOf(
  season: Season,
  members: readonly Entry[],
  incidents: readonly IncidentRow[],
  isByAverage: boolean,
): Omit<Line, 'move'>[] {
  const record = new Map(
    members.map(({ person }) => [person, deductionsFor(incidents.filter((incident) => incident.person === person))]),
  )
  const costs = new Map([...record].map(([person, deductions]) => [person, deductedFrom(deductions)]))
  const rows = standings(
    members.map(({ person }) => person),
    season.games.flatMap(resultOf),
    costs,
    season.seed,
    isByAverage,
  )
  const entryOf = (person: string) => members.find((entry) => entry.person === person)!
  // A published table does not change its order, not even when a name is erased from it.
  const placed = rows.map((row) => ({
    ...row,
    place: season.phase === 'over' ? (entryOf(row.person).place ?? row.place) : row.place,
  }))
  return placed
    .sort((a, b) => a.place - b.place)
    .map((row) => {
      const entry = entryOf(row.person)
      const reasonOf = (id: string) => incidents.find((incident) => incident.id === id)?.excuse?.reason ?? null
      return {
        ...row,
        name: entry.name,
        isOut: entry.status === 'out',
        deductions: record.get(row.person)!.map((deduction) => ({ ...deduction, reason: reasonOf(deduction.incident) })),
      }
    })
}

function standInsOf(season: Season, games: readonly LeagueGame[]): Division['standIns'] {
  const hasNoLine = ({ person, tier }: Entry) =>
    tier === null && games.some(({ status, seats }) => status === 'scored' && seats.some(({ player }) => player === person))
  return season.entries.filter(hasNoLine).map(({ person, name }) => {
    const [row] = standings([person], games.flatMap(resultOf), new Map(), season.seed)
    return { person, name, points: row!.relief }
  })
}

/** Cancelled games and games without a result count nothing. */
function resultOf({ status, seats }: LeagueGame): Result[] {
  if (status !== 'scored') return []
  return [seats.map(({ owner, player, place, score }) => ({ owner, player, place: place ?? seats.length, score: score ?? 0 }))]
}

const lineUps = (members: readonly Entry[], games: readonly LeagueGame[]): number[][] =>
  games.map(({ seats }) => seats.map(({ owner }) => members.findIndex(({ person }) => person === owner)))

/** Everybody's place after each game that counted, in the order of the lines; deductions are left aside: they have no date here. */
export function courseOf(season: Pick<Season, 'seed'>, { lines, games }: Pick<Division, 'lines' | 'games'>): number[][] {
  const scored = games
    .filter(({ status }) => status === 'scored')
    .sort((a, b) => (a.endedAt ?? 0) - (b.endedAt ?? 0) || a.n - b.n)
  const people = lines.map(({ person }) => person)
  const after = scored.map((_, i) => {
    const rows = standings(people, scored.slice(0, i + 1).flatMap(resultOf), new Map(), season.seed)
    return new Map([...rows].sort((a, b) => a.place - b.place).map(({ person }, at) => [person, at + 1]))
  })
  return people.map((person) => after.map((places) => places.get(person) ?? people.length))
}

/** Everybody's place as things stand: kept with the entries once the season is over. */
export async function placesIn(house: House, season: Season): Promise<Entry[]> {
  const divisions = await divisionsOf(house, { ...season, phase: 'playing' })
  const place = new Map(divisions.flatMap(({ lines }) => lines.map((line) => [line.person, line.place] as const)))
  return season.entries.flatMap((entry) => (place.has(entry.person) ? [{ ...entry, place: place.get(entry.person)! }] : []))
}

/** "1", or "2B" where a tier has several divisions. */
export const nameOfDivision = (
  season: Pick<Season, 'entries'>,
  { tier, division }: { readonly tier: number | null; readonly division: number | null },
): string => divisionName(tier ?? 0, division ?? 0, divisionsIn(season, tier))

export const divisionsIn = ({ entries }: Pick<Season, 'entries'>, tier: number | null): number =>
  Math.max(1, ...entries.filter((entry) => entry.tier === tier).map(({ division }) => (division ?? 0) + 1))

/** Row against column: how often the one finished ahead of the other, where both held their own seats; null on the diagonal. */
export function crossTable({ lines, games }: Division): (number | null)[][] {
  const placeIn = ({ seats }: LeagueGame, person: string) =>
    seats.find(({ owner, player }) => owner === person && player === person)?.place ?? null
  return lines.map((one) =>
    lines.map((other) => {
      if (one === other) return null
      return games.filter((game) => {
        const [mine, theirs] = [placeIn(game, one.person), placeIn(game, other.person)]
        return game.status === 'scored' && mine !== null && theirs !== null && mine < theirs
      }).length
    }),
  )
}
