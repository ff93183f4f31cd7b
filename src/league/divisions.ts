/** The table of every division, with names, movements and every deduction: what pictures, texts and exports are made from. */
import type { Entry, IncidentRow, LeagueGame, Season } from '../store/league-store.ts'
import type { House } from '../tables/house.ts'
import { type Deduction, deductedFrom, deductionsFor } from './deductions.ts'
import { divisionName, nameInStages } from './division-sizes.ts'
import { type Fairness, fairnessOf } from './fairness.ts'
import { entrantsIn, knockoutPlaces } from './formats/knockout.ts'
import { type Move, movesOf } from './promotion.ts'
import { type Result, type Row, standings } from './standings.ts'

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
  /** Of the draw; null once people have changed places, for then it tells nothing. */
  readonly fairness: Fairness | null
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
    // Rounds are divisions of the first tier, in which everybody has a part.
    const isRounds = season.settings.format !== undefined && tier === 0
    const games = season.games.filter((game) => game.tier === tier && (isRounds || game.division === division))
    return divisionOf(season, { tier, division }, members, games, incidents)
  })
  if (season.settings.format === undefined) return moved(season, ended)
  // Nobody goes up or down where there is nowhere to go.
  return [...knockoutOf(season, incidents), ...ended].map((division) => ({
    ...division,
    lines: division.lines.map((line) => ({ ...line, move: 'stay' as const })),
  }))
}

function divisionOf(
  season: Season,
  at: { readonly tier: number; readonly division: number },
  members: readonly Entry[],
  games: readonly LeagueGame[],
  incidents: readonly IncidentRow[],
): Unmoved {
  // Somebody may have helped out in another division; a round or a group stands for itself.
  const counted = season.settings.format === undefined ? season.games : games
  // Whoever was replaced before they had a game is out of it altogether.
  const players = members.filter((member) => member.reason !== 'replaced' || ownedBy(member, counted) > 0)
  const isByAverage = hasGaps(players, counted)
  const lines = linesOf(season, members, incidents, counted, isByAverage)
  const isKnockout = season.settings.format === 'knockout' || (season.settings.format === 'groups' && at.tier === 0)
  return {
    ...at,
    name: nameOfDivision(season, at),
    lines: isKnockout ? byRounds(season, lines) : lines,
    standIns: standInsOf(season, games),
    games,
    fairness: isAsDrawn(season, at, players, games) ? fairnessOf(lineUps(players, games), players.length) : null,
    isByAverage: !isKnockout && isByAverage,
    wasPlayed: games.some(({ status, seats }) => status === 'scored' && seats.some(({ owner, player }) => owner === player)),
  }
}

/** In a knock-out it counts how far somebody came. */
function byRounds(season: Season, lines: readonly Omit<Line, 'move'>[]): Omit<Line, 'move'>[] {
  const places = knockoutPlaces(
    season,
    lines.map(({ person }) => person),
  )
  return lines
    .map((line) => ({ ...line, place: places.get(line.person) ?? lines.length, by: null }))
    .sort((a, b) => a.place - b.place)
}

/** What follows the groups stands above them. */
function knockoutOf(season: Season, incidents: readonly IncidentRow[]): Unmoved[] {
  const people = season.settings.format === 'groups' ? entrantsIn(season) : []
  if (people.length === 0) return []
  const members = season.entries.filter(({ person }) => people.includes(person)).map((entry) => ({ ...entry, place: null }))
  const games = season.games.filter(({ tier }) => tier === 0)
  return [divisionOf(season, { tier: 0, division: 0 }, members, games, incidents)]
}

/** Where each place leads: that depends on all divisions, for as many go up as come down. */
function moved(season: Season, divisions: readonly Unmoved[]): Division[] {
  const isOutFor = (person: string, reason: Entry['reason']) =>
    season.entries.some((entry) => entry.person === person && entry.reason === reason)
  const moves = movesOf(
    divisions.map(({ tier, wasPlayed, lines }) => ({
      tier,
      wasPlayed,
      lines: lines.map((line) => ({
        person: line.person,
        average: line.average,
        isBanished: isOutFor(line.person, 'misses'),
        isReplaced: isOutFor(line.person, 'replaced'),
      })),
    })),
  )
  return divisions.map((division) => ({
    ...division,
    lines: division.lines.map((line) => ({ ...line, move: moves.get(line.person) ?? 'stay' })),
  }))
}

const ownedBy = ({ person }: Entry, games: readonly LeagueGame[]): number =>
  games.filter(({ seats }) => seats.some(({ owner }) => owner === person)).length

/** Games that will never be played, or were somebody else's before, leave some with fewer than others. */
function hasGaps(members: readonly Entry[], games: readonly LeagueGame[]): boolean {
  const counted = games.filter(({ status }) => status !== 'cancelled')
  return new Set(members.map((member) => ownedBy(member, counted))).size > 1
}

/** In a division everybody is drawn into equally many games; in rounds somebody may have had a free one. */
const isAsDrawn = (
  { settings }: Season,
  { tier }: { readonly tier: number },
  members: readonly Entry[],
  games: readonly LeagueGame[],
) => (settings.format !== undefined && tier === 0) || new Set(members.map((member) => ownedBy(member, games))).size <= 1

function linesOf(
  season: Season,
  members: readonly Entry[],
  incidents: readonly IncidentRow[],
  games: readonly LeagueGame[],
  isByAverage: boolean,
): Omit<Line, 'move'>[] {
  const record = new Map(
    members.map(({ person }) => [person, deductionsFor(incidents.filter((incident) => incident.person === person))]),
  )
  const costs = new Map([...record].map(([person, deductions]) => [person, deductedFrom(deductions)]))
  const entryOf = (person: string) => members.find((entry) => entry.person === person)!
  const rows = standings(
    members.map(({ person }) => person),
    games.flatMap(resultOf),
    costs,
    season.seed,
    { isByAverage, isOut: (person) => entryOf(person).status === 'out' },
  )
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

/**
 * Everybody's place after each game that counted, in the order of the lines; deductions, and who is out, have no date here: they show
 * in the last place, which is that of the table.
 */
export function courseOf(season: Pick<Season, 'seed'>, { lines, games }: Pick<Division, 'lines' | 'games'>): number[][] {
  const scored = games
    .filter(({ status }) => status === 'scored')
    .sort((a, b) => (a.endedAt ?? 0) - (b.endedAt ?? 0) || a.n - b.n)
  if (scored.length === 0) return lines.map(() => [])
  const people = lines.map(({ person }) => person)
  const before = scored.slice(0, -1).map((_, i) => {
    const rows = standings(people, scored.slice(0, i + 1).flatMap(resultOf), new Map(), season.seed)
    return new Map([...rows].sort((a, b) => a.place - b.place).map(({ person }, at) => [person, at + 1]))
  })
  return people.map((person, at) => [...before.map((places) => places.get(person) ?? people.length), at + 1])
}

/** Everybody's place as things stand: kept with the entries once the season is over. */
export async function placesIn(house: House, season: Season): Promise<Entry[]> {
  const divisions = await divisionsOf(house, { ...season, phase: 'playing' })
  const place = new Map(divisions.flatMap(({ lines }) => lines.map((line) => [line.person, line.place] as const)))
  return season.entries.flatMap((entry) => (place.has(entry.person) ? [{ ...entry, place: place.get(entry.person)! }] : []))
}

/** "1", or "2B" where a tier has several divisions; groups have letters alone, and rounds are played by everybody. */
export const nameOfDivision = (
  { entries, settings: { format } }: Pick<Season, 'entries' | 'settings'>,
  { tier, division }: { readonly tier: number | null; readonly division: number | null },
): string =>
  format ? nameInStages(format, tier ?? 0, division ?? 0) : divisionName(tier ?? 0, division ?? 0, divisionsIn({ entries }, tier))

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
