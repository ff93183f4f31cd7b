/** An organiser excuses a lapse, with a reason that everybody can read: what it caused is undone, as far as it can be. */
import type { Entry, Excuse, IncidentRow, LeagueGame, Season } from '../store/league-store.ts'
import { aloneInTheWorld, type House, refuse } from '../tables/house.ts'
import { replace } from '../tables/leaving.ts'
import { forgetMisses } from '../tables/missed-deadlines.ts'
import { incidentsOf, isToCome, tableOf } from './absence.ts'
import { absencesOf } from './absences.ts'
import { deductedFrom, deductionsFor, isOut } from './deductions.ts'
import { atOnceIn } from './fairness.ts'
import { followed } from './games.ts'
import { profileOf } from './profile.ts'
import { heldNow } from './seat-holders.ts'
import { entryOf, ifStillPossible, onSeason, type Step, seasonById } from './steps.ts'

/** What an excuse has changed. */
export type Pardon = {
  readonly name: string | null
  /** Answers that were missed by the absence it covers; none if it was something else. */
  readonly misses: number
  /** Points that count again, in 840ths. */
  readonly points: number
  readonly reliability: readonly [before: number, after: number]
  /** Back in the season, or still out of it: and why. */
  readonly isBack: boolean
  readonly out: Entry['reason']
  /** Running games in which a computer played for them: theirs again now, and as soon as they have time. */
  readonly now: number
  readonly later: number
  readonly toCome: number
  /** Whether anything of the season is still to be played. */
  readonly isPlaying: boolean
}

export async function excuse(house: House, season: string, incident: string, by: string, reason: string): Promise<Pardon> {
  const found = (await house.store.league.incidentsIn(season)).find(({ id }) => id === incident) ?? refuse('league.no-incident')
  const { person } = found
  const record = await incidentsOf(house, season, person)
  const covered = coveredBy(found, record)
  const before = deductionsFor(record)
  const { reliability } = await profileOf(house, person)
  const grounds = { by, reason, at: house.now() }
  await house.store.league.excuse(
    [...covered, ...consequencesOf(record, covered, before)].map(({ id }) => id),
    grounds,
  )
  const after = deductionsFor(await incidentsOf(house, season, person))
  const changed = await onSeason(house, season, async (now) => {
    const entry = entryOf(now, person)
    const back = entry && readmitted(now, entry, isOut(after), found)
    const waiting = back && now.phase === 'playing' ? gamesToCome(now, person) : []
    const running = now.phase === 'playing' ? now.games.filter((game) => concerns(game, person, covered)) : []
    const timers = running.map(({ id }) => ({ subject: id, key: `league:return:${person}`, dueAt: house.now() }))
    const step: Step = { ...(back && { entries: [back] }), timers }
    const { now: at, later } = await seatsBack(house, now, running, back ?? entry)
    const result = {
      name: entry?.name ?? null,
      isBack: back !== undefined,
      out: (back ?? entry)?.reason ?? null,
      now: at,
      later,
      toCome: waiting.length,
      isPlaying: now.phase === 'playing',
    }
    return { step: await followed(house, now, waiting, step), result }
  })
  return {
    ...changed,
    misses: found.kind === 'miss' ? covered.length : 0,
    points: deductedFrom(before) - deductedFrom(after),
    reliability: [reliability, (await profileOf(house, person)).reliability],
  }
}

/** All answers missed by the same absence. */
const coveredBy = (found: IncidentRow, record: readonly IncidentRow[]): readonly IncidentRow[] =>
  absencesOf(record).find(({ misses }) => misses.some(({ id }) => id === found.id))?.misses ??
  record.filter(({ id }) => id === found.id)

/** Seats that were taken from them because they were out, where the record has that as a lapse of its own. */
function consequencesOf(
  record: readonly IncidentRow[],
  covered: readonly IncidentRow[],
  before: ReturnType<typeof deductionsFor>,
) {
  const out = before.find(({ why }) => why === 'out')
  const grounds: Excuse = { by: '', reason: '', at: 0 }
  const isUndone =
    out && !isOut(deductionsFor(record.map((each) => (covered.includes(each) ? { ...each, excuse: grounds } : each))))
  return isUndone ? record.filter(({ kind, at, excuse }) => kind === 'left' && !excuse && at >= out.at) : []
}

/** Their entry as it stands after that, if it is another one: whoever was out only because of it is not out any more. */
function readmitted(season: Season, entry: Entry, isStillOut: boolean, { kind }: IncidentRow): Entry | undefined {
  const back: Entry = { ...entry, status: entry.tier === null ? 'reserve' : 'in', reason: null }
  if (entry.reason === 'misses') return isStillOut ? undefined : back
  const isUndrawn = season.phase === 'signup' || season.phase === 'checkin'
  return entry.reason === 'no-show' && kind === 'no-show' && isUndrawn ? { ...back, status: 'in' } : undefined
}

const gamesToCome = ({ games }: Season, person: string): LeagueGame[] =>
  games.filter(isToCome).flatMap((game): LeagueGame[] => {
    const isTheirs = game.seats.some(({ owner, player }) => owner === person && player !== person)
    if (!isTheirs) return []
    return [{ ...game, seats: game.seats.map((seat) => (seat.owner === person ? { ...seat, player: person } : seat)) }]
  })

/** Their own running games, and those of others in which they missed something. */
const concerns = ({ status, table, seats }: LeagueGame, person: string, covered: readonly IncidentRow[]): boolean =>
  status === 'playing' && (seats.some(({ owner }) => owner === person) || covered.some((miss) => miss.table === table))

/** How many seats they can have back at once, and how many have to wait until they have time. */
async function seatsBack(house: House, season: Season, running: readonly LeagueGame[], entry: Entry | undefined) {
  if (!entry || entry.status === 'out') return { now: 0, later: 0 }
  const held = await heldNow(house, running)
  const lost = held.filter(({ seats }) => seats.some(({ owner, player }) => owner === entry.person && player === null)).length
  // On autopilot the seat is still theirs, and counted already.
  const piloted = (await Promise.all(running.map(({ table }) => house.store.table(table!)))).filter((table) =>
    table?.seats.some(({ person, autopilot }) => person === entry.person && autopilot),
  ).length
  const busy = (await house.store.league.busy()).get(entry.person) ?? 0
  const room = Math.max(0, atOnceIn(season.settings) - busy)
  const now = piloted + Math.min(room, lost - piloted)
  return { now, later: lost - now }
}

/** How long somebody who has as many games as they may waits before it is looked again. */
const LOOK_AGAIN = 6 * 60 * 60_000

/** Somebody was excused: their table forgets what they missed, and they take their seat back from the computer as soon as they have time. */
export async function bringBack(house: House, id: string, person: string): Promise<void> {
  const found = await tableOf(house, id)
  if (found?.game.status !== 'playing') return
  const { season, game, table } = found
  if (table.seats.some((row) => row.person === person)) return forgetMisses(house, table.id, person)
  const seat = game.seats.find(({ owner }) => owner === person)?.seat
  const row = table.seats.find((each) => each.seat === seat)
  const entry = entryOf(season, person)
  if (!row || row.person !== null || !entry || entry.status === 'out') return
  await aloneInTheWorld(house, 'league:games', async () => {
    const { settings } = await seasonById(house, season.id)
    const isFree = ((await house.store.league.busy()).get(person) ?? 0) < atOnceIn(settings)
    if (isFree) await ifStillPossible(replace(house, table.id, row.seat, { id: person, name: entry.name }))
    else await house.store.promise(id, [{ key: `league:return:${person}`, dueAt: house.now() + LOOK_AGAIN }])
  })
}
