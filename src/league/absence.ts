/** Those who do not answer, leave, or are excused. The record is kept for everybody; in a league it costs points, and at last the season. */
import type { Entry, IncidentRow, LeagueGame, Season } from '../store/league-store.ts'
import type { House } from '../tables/house.ts'
import { replace } from '../tables/leaving.ts'
import { inPublic } from '../words/words.ts'
import { absencesOf, WEEK } from './absences.ts'
import { deductionsFor, isOut } from './deductions.ts'
import { followed } from './games.ts'
import { lookAgain } from './next-games.ts'
import { entryOf, ifStillPossible, onSeason, type Step, seasonById } from './steps.ts'
import { toldLater } from './table-notices.ts'

/**
 * Whoever has done nothing in a game may not know of it, and is not blamed for what they miss there. In a league they know:
 * they signed up and checked in.
 */
const isBlamed = async (house: House, season: string | null, person: string, hasActed: boolean): Promise<boolean> =>
  hasActed || (season !== null && entryOf(await seasonById(house, season), person) !== undefined)

/** A seat ran out of time. Called as often as one likes for the same deadline: it is noted once. */
export async function noteMiss(house: House, table: string, seat: string): Promise<void> {
  const row = await house.store.table(table)
  const sitting = row?.seats.find((each) => each.seat === seat)
  if (!row || !sitting?.person) return
  const { person } = sitting
  const season = await house.store.league.seasonOfTable(table)
  if (!(await isBlamed(house, season, person, sitting.hasActed))) return
  const id = `miss:${table}:${seat}:${sitting.dueAt ?? house.now()}`
  const [at, since] = [house.now(), sitting.askedAt ?? house.now()]
  await house.store.league.note({ id, person, kind: 'miss', table, game: row.game, season, at, since, excuse: null })
  if (season) await charge(house, season, person, table)
}

/** What a miss costs is told where it happened. Too many: the season is over for them. */
async function charge(house: House, id: string, person: string, table: string): Promise<void> {
  await onSeason(house, id, async (season) => {
    const entry = entryOf(season, person)
    if (!entry || entry.status === 'out' || season.phase !== 'playing') return { step: null, result: undefined }
    const record = await incidentsOf(house, id, person)
    const isDue = isOut(deductionsFor(record))
    const step = isDue ? await vacated(house, season, entry, 'misses') : {}
    const dueAt = (absencesOf(record).at(-1)?.at ?? house.now()) + WEEK
    const still = isDue ? [] : [{ subject: id, key: `league:away:${person}`, dueAt }]
    return { step: { ...step, timers: [...(step.timers ?? []), toldLater(house, table, person), ...still] }, result: undefined }
  })
}

/** A week after an absence began: whoever still lets a computer play has missed that week, too. */
export async function stillAway(house: House, id: string, person: string): Promise<void> {
  const season = await seasonById(house, id)
  if (season.phase !== 'playing' || entryOf(season, person)?.status === 'out') return
  const last = absencesOf(await incidentsOf(house, id, person)).at(-1)
  for (const { status, table } of season.games) {
    const row = status === 'playing' && table ? await house.store.table(table) : null
    const sitting = row?.seats.find((seat) => seat.person === person && seat.autopilot)
    if (!row || !sitting) continue
    const incident = { id: `miss:${row.id}:${sitting.seat}:away${last?.at ?? 0}`, person, kind: 'miss', table: row.id } as const
    const at = house.now()
    await house.store.league.note({ ...incident, game: row.game, season: id, at, since: at, excuse: null })
    return charge(house, id, person, row.id)
  }
}

/** What is on record against somebody in a season. */
export const incidentsOf = async (house: House, season: string, person: string): Promise<IncidentRow[]> =>
  (await house.store.league.incidentsIn(season)).filter((incident) => incident.person === person)

const isReady = ({ status, checkedInAt, isForgotten }: Entry) => status === 'reserve' && checkedInAt !== null && !isForgotten

/** Of those who do not sit at that table already, who has the fewest games; the first of them on the list. */
function leastBusy(reserves: readonly Entry[], games: readonly LeagueGame[], at: LeagueGame): Entry | undefined {
  const has = ({ seats }: LeagueGame, { person }: Entry) =>
    seats.some(({ player, owner }) => player === person || owner === person)
  const load = (reserve: Entry) => games.filter((game) => has(game, reserve)).length
  return reserves.filter((reserve) => !has(at, reserve)).sort((a, b) => load(a) - load(b))[0]
}

export const isToCome = ({ status, table }: LeagueGame) => (status === 'waiting' || status === 'opening') && !table

/**
 * Somebody is out: reserves, if there are any, take over the games to come, and computers those under way. Of somebody who is gone for good
 * (`heirs`) reserves have those, too.
 */
export function vacated(
  house: House,
  season: Season,
  entry: Entry,
  reason: 'left' | 'misses' | 'barred',
  { heirs = false } = {},
): Promise<Step> {
  const { person } = entry
  const reserves = season.entries.filter((each) => isReady(each) && each.person !== person)
  const games = [...season.games]
  const changed: LeagueGame[] = []
  for (const [i, game] of games.entries()) {
    if (!isToCome(game) || !game.seats.some(({ player }) => player === person)) continue
    const player = leastBusy(reserves, games, game)?.person ?? null
    games[i] = { ...game, seats: game.seats.map((seat) => (seat.player === person ? { ...seat, player } : seat)) }
    changed.push(games[i])
  }
  const timers = [...games.entries()].flatMap(([i, game]) => {
    if (game.status !== 'playing' || !game.table) return []
    const heir = heirs && game.seats.some(({ player }) => player === person) ? leastBusy(reserves, games, game) : undefined
    // Each has one more now; the season itself hears of it from the table.
    if (heir)
      games[i] = { ...game, seats: game.seats.map((seat) => (seat.player === person ? { ...seat, player: heir.person } : seat)) }
    const key = heir ? `league:succeed:${person}:${heir.person}` : `league:vacate:${person}`
    return [{ subject: game.id, key, dueAt: house.now() }]
  })
  return followed(house, season, changed, { entries: [{ ...entry, status: 'out', reason }], timers })
}

/** A computer takes the seat of somebody who is out. */
export async function vacate(house: House, id: string, person: string): Promise<void> {
  const found = await tableOf(house, id)
  if (found) await ifStillPossible(replace(house, found.table.id, person, null))
}

/** A game of a season with its table, once it has one. */
export async function tableOf(house: House, id: string) {
  const seasonId = await house.store.league.seasonOfGame(id)
  const season = seasonId ? await seasonById(house, seasonId) : null
  const game = season?.games.find((each) => each.id === id)
  const table = game?.table ? await house.store.table(game.table) : null
  return season && game && table ? { season, game, table } : null
}

/** Somebody gave up a seat, or had to. It is noted in any case: a game in which a seat changed hands is not rated. */
export async function noteLeft(house: House, table: string, seat: string, person: string, hasActed: boolean): Promise<void> {
  const row = await house.store.table(table)
  if (!row) return
  const season = await house.store.league.seasonOfTable(table)
  const id = `left:${table}:${seat}:${person}`
  const at = house.now()
  const excuse = (await isBlamed(house, season, person, hasActed)) ? null : { by: '', reason: inPublic('excuse.not-begun'), at }
  // One seat after the other: only the first may be a lapse.
  await house.queue.run(`left:${person}`, async () => {
    const kind = season && (await isConsequence(house, season, person)) ? 'replaced' : 'left'
    await house.store.league.note({ id, person, kind, table, game: row.game, season, at, since: null, excuse })
  })
  // Whoever has a seat less has time for a game that waits.
  if (season) await lookAgain(house, season)
}

/** Whoever is out loses all their seats: that is no further lapse, and leaving a season is one. */
async function isConsequence(house: House, season: string, person: string): Promise<boolean> {
  const entry = entryOf(await seasonById(house, season), person)
  if (entry?.status !== 'out') return false
  return entry.reason !== 'left' || (await incidentsOf(house, season, person)).some(({ kind }) => kind === 'left')
}
