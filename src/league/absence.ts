/** Those who do not answer, leave, or are excused. The record is kept for everybody; in a league it costs points, and at last the season. */
import type { Entry, IncidentRow, LeagueGame, Season } from '../store/league-store.ts'
import { type House, refuse } from '../tables/house.ts'
import { replace } from '../tables/leaving.ts'
import { inPublic } from '../words/words.ts'
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
  await house.store.league.note({ id, person, kind: 'miss', table, game: row.game, season, at: house.now(), excuse: null })
  if (season) await charge(house, season, person, table)
}

/** What a miss costs is told where it happened. Too many: the season is over for them. */
async function charge(house: House, id: string, person: string, table: string): Promise<void> {
  await onSeason(house, id, async (season) => {
    const entry = entryOf(season, person)
    if (!entry || entry.status === 'out' || season.phase !== 'playing') return { step: null, result: undefined }
    const isDue = isOut(deductionsFor(await incidentsOf(house, id, person)))
    const step = isDue ? await vacated(house, season, entry, 'misses') : {}
    return { step: { ...step, timers: [...(step.timers ?? []), toldLater(house, table, person)] }, result: undefined }
  })
}

const incidentsOf = async (house: House, season: string, person: string): Promise<IncidentRow[]> =>
  (await house.store.league.incidentsIn(season)).filter((incident) => incident.person === person)

const isReady = ({ status, checkedInAt, isForgotten }: Entry) => status === 'reserve' && checkedInAt !== null && !isForgotten

/** Of those who do not sit at that table already, who has the fewest games; the first of them on the list. */
function leastBusy(reserves: readonly Entry[], games: readonly LeagueGame[], at: LeagueGame): Entry | undefined {
  const has = ({ seats }: LeagueGame, { person }: Entry) =>
    seats.some(({ player, owner }) => player === person || owner === person)
  const load = (reserve: Entry) => games.filter((game) => has(game, reserve)).length
  return reserves.filter((reserve) => !has(at, reserve)).sort((a, b) => load(a) - load(b))[0]
}

const isToCome = ({ status, table }: LeagueGame) => (status === 'waiting' || status === 'opening') && !table

/** Somebody is out: computers take over running games, and reserves, if there are any, the games to come. */
export function vacated(house: House, season: Season, entry: Entry, reason: 'left' | 'misses'): Promise<Step> {
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
  const running = season.games.filter(({ status, table }) => status === 'playing' && table)
  const timers = running.map(({ id }) => ({ subject: id, key: `league:vacate:${person}`, dueAt: house.now() }))
  return followed(house, season, changed, { entries: [{ ...entry, status: 'out', reason }], timers })
}

/** A computer takes the seat of somebody who is out. */
export async function vacate(house: House, id: string, person: string): Promise<void> {
  const found = await tableOf(house, id)
  if (found) await ifStillPossible(replace(house, found.table.id, person, null))
}

/** Somebody was excused: they take their seat back from the computer. */
export async function bringBack(house: House, id: string, person: string): Promise<void> {
  const found = await tableOf(house, id)
  const seat = found?.game.seats.find(({ owner }) => owner === person)?.seat
  const row = found?.table.seats.find((each) => each.seat === seat)
  const name = found && entryOf(found.season, person)?.name
  // A seat on autopilot is still theirs: the next press takes it back.
  if (!found || !row || !name || row.person !== null) return
  await ifStillPossible(replace(house, found.table.id, row.seat, { id: person, name }))
}

async function tableOf(house: House, id: string) {
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
  await house.store.league.note({ id, person, kind: 'left', table, game: row.game, season, at, excuse })
  // Whoever has a seat less has time for a game that waits.
  if (season) await lookAgain(house, season)
}

/** An organiser excuses a lapse, with a reason that everybody can read. Whoever was out only because of it comes back: whose it was, as they stand now. */
export async function excuse(house: House, season: string, incident: string, by: string, reason: string): Promise<Entry | null> {
  const found = (await house.store.league.incidentsIn(season)).find(({ id }) => id === incident) ?? refuse('league.no-incident')
  const { person } = found
  const grounds = { by, reason, at: house.now() }
  await house.store.league.excuse([incident], grounds)
  return onSeason(house, season, async (now) => {
    const entry = entryOf(now, person) ?? null
    const record = await incidentsOf(house, season, person)
    const isBack = entry?.reason === 'misses' && now.phase === 'playing' && !isOut(deductionsFor(record))
    if (!entry || !isBack) return { step: await followed(house, now, []), result: entry }
    // What was charged because they were out goes with it.
    await house.store.league.excuse(
      record.filter(({ kind, excuse }) => kind === 'left' && !excuse).map(({ id }) => id),
      grounds,
    )
    const back: Entry = { ...entry, status: 'in', reason: null }
    return { step: await reinstated(house, now, back), result: back }
  })
}

/** They get their seats back, those of running games as soon as their tables hear of it. */
function reinstated(house: House, season: Season, entry: Entry): Promise<Step> {
  const { person } = entry
  const mine = season.games.filter(({ seats }) => seats.some(({ owner }) => owner === person))
  const changed = mine.flatMap((game): LeagueGame[] =>
    isToCome(game)
      ? [{ ...game, seats: game.seats.map((seat) => (seat.owner === person ? { ...seat, player: person } : seat)) }]
      : [],
  )
  const timers = mine
    .filter(({ status }) => status === 'playing')
    .map(({ id }) => ({ subject: id, key: `league:return:${person}`, dueAt: house.now() }))
  return followed(house, season, changed, { entries: [entry], timers })
}
