/**
 * The clock of a table. Every seat has time in the bank; it runs while the seat is asked, in that person's own hours; each
 * turn puts some back, however many answers it takes. Running out is forgiven once; the second time the printed default is played; the third time a
 * computer takes over until the owner comes back.
 */
import type { Seat } from '../kernel/contract.ts'
import type { Commit, NewPost, PersonRow, PersonSettings, Seated, SeatRow } from '../store/store.ts'
import { commitAt, type House } from './house.ts'
import { afterPlaying, playedBetween, type Span } from './playing-hours.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** `bank` at the start, `add` for every turn, never more than `cap`. Blitz does not care for nights. */
export type Pace = {
  readonly bank: number
  readonly add: number
  readonly cap: number
  readonly nights: boolean
}

export const PACES = {
  blitz: { bank: 15 * MINUTE, add: 3 * MINUTE, cap: 30 * MINUTE, nights: true },
  fast: { bank: DAY, add: 8 * HOUR, cap: 36 * HOUR, nights: false },
  slow: { bank: 3 * DAY, add: DAY, cap: 5 * DAY, nights: false },
  weekly: { bank: 7 * DAY, add: 3.5 * DAY, cap: 10 * DAY, nights: false },
  none: { bank: 0, add: 0, cap: 0, nights: false },
} as const satisfies Readonly<Record<string, Pace>>
export type PaceName = keyof typeof PACES
export const PACE_NAMES = Object.keys(PACES) as readonly PaceName[]
export const isPace = (name: string): name is PaceName => Object.hasOwn(PACES, name)

/** All of them have sat down together, for a while. */
export const isSitting = ({ terms }: Pick<Seated, 'terms'>): boolean => terms.sitting?.begun !== undefined

/** The pace that was agreed on for the whole game. */
export const usualPaceOf = ({ pace: name }: Pick<Seated, 'pace'>): Pace | null => {
  const pace: Pace = PACES[isPace(name) ? name : 'none']
  return pace.cap > 0 ? pace : null
}

/** The pace of this hour. */
export const paceOf = (table: Paced): Pace | null => (isSitting(table) ? PACES.blitz : usualPaceOf(table))

export type Paced = Pick<Seated, 'pace' | 'terms'>

/** How long nothing may happen before those who wait may move things on, where the rules let them. A sitting takes nothing from those who are not there. */
export const patienceOf = (table: Pick<Seated, 'pace'>): number => (usualPaceOf(table)?.nights ? 15 * MINUTE : DAY)

const LAST_CALL = 2 * HOUR

/** All that a clock needs to know of its table. */
export type Clocked = Paced & Pick<Seated, 'heldAt'>

export type Settings = ReadonlyMap<string, PersonSettings>

export const peopleAt = (house: House, { seats }: Pick<Seated, 'seats'>): Promise<PersonRow[]> =>
  house.store.people(seats.flatMap(({ person }) => person ?? []))

export const settingsOf = (people: Iterable<PersonRow>): Settings =>
  new Map(Array.from(people, ({ id, settings }) => [id, settings]))

/** The settings of everybody at a table. */
export const settingsAt = async (house: House, table: Seated): Promise<Settings> => settingsOf(await peopleAt(house, table))

const hoursOf = (pace: Pace, settings: PersonSettings | undefined) => (pace.nights ? undefined : settings?.hours)
const gapsOf = (settings: PersonSettings | undefined): readonly Span[] => settings?.vacation ?? []

/** Where nobody could answer, no clock ran: time of everybody that is being given back, and time of a table that is out of reach. */
const silencesAt = ({ silences = [] }: House, { heldAt }: Pick<Seated, 'heldAt'>): readonly Span[] =>
  heldAt === null ? silences : [...silences, { from: heldAt, to: Number.POSITIVE_INFINITY }]

/** When somebody may be called: at once, or when their night or vacation is over. */
export const callableAt = (table: Paced, now: number, settings: PersonSettings | undefined): number =>
  afterPlaying(now, 0, paceOf(table)?.nights ? undefined : settings?.hours, gapsOf(settings))

/** The clock of those who are asked runs, that of those who have answered stops and gains. */
export function clocksAfter(
  house: House,
  table: Seated,
  owed: readonly Seat[],
  acted: Seat | null,
  settings: Settings,
  /** They have in this turn already. */
  hasGained = false,
): { seats: SeatRow[]; timers: NonNullable<Commit['timers']>; clear: string[] } {
  const pace = paceOf(table)
  const now = house.now()
  const seats: SeatRow[] = []
  const timers: { key: string; dueAt: number }[] = []
  const clear: string[] = []
  for (const row of table.seats) {
    if (!pace || row.person === null) continue
    const mine = settings.get(row.person)
    const isAsked = owed.includes(row.seat) && table.pausedAt === null && !row.autopilot
    const isStillAsked = isAsked && row.askedAt !== null && row.seat !== acted
    if (isStillAsked) continue
    // Whoever goes on answering gains once, when others are asked: many small answers are worth no more than one.
    const gains = row.seat === acted && !isAsked && !hasGained
    const stopped = row.askedAt === null ? row : stop(row, pace, now, mine, silencesAt(house, table), gains)
    if (isAsked) {
      const started = begin(stopped, pace, now, mine)
      seats.push(started)
      timers.push(...timersFor(started, pace, mine))
    } else {
      if (row.askedAt !== null) seats.push(stopped)
      clear.push(...clockKeys(row.seat))
    }
  }
  const set = timers.map(({ key }) => key)
  return { seats, timers, clear: [...clear, ...seats.flatMap(({ seat }) => clockKeys(seat))].filter((key) => !set.includes(key)) }
}

export const clockKeys = (seat: Seat) => [`deadline:${seat}`, `half:${seat}`, `last:${seat}`, `default:${seat}`]

/** Time that others gave may go beyond the cap until the question is answered. */
function stop(
  row: SeatRow,
  pace: Pace,
  now: number,
  settings: PersonSettings | undefined,
  silences: readonly Span[],
  hasAnswered: boolean,
): SeatRow {
  const used = playedBetween(row.askedAt!, now, hoursOf(pace, settings), [...gapsOf(settings), ...silences])
  const left = Math.max(0, row.bank - used)
  return { ...row, askedAt: null, dueAt: null, bank: hasAnswered ? Math.min(pace.cap, left + pace.add) : left }
}

const run = (row: SeatRow, pace: Pace, now: number, settings: PersonSettings | undefined): SeatRow => ({
  ...row,
  askedAt: now,
  dueAt: afterPlaying(now, row.bank, hoursOf(pace, settings), gapsOf(settings)),
})

/** However little is in the bank, a new question has the time that an answer brings. */
export const begin = (row: SeatRow, pace: Pace, now: number, settings: PersonSettings | undefined): SeatRow =>
  run({ ...row, bank: Math.max(row.bank, pace.add) }, pace, now, settings)

/** The deadline, and the reminders that make sense before it: in the person's own hours, like everything that wakes them. */
export function timersFor(row: SeatRow, pace: Pace, settings: PersonSettings | undefined): { key: string; dueAt: number }[] {
  const { seat, bank, askedAt, dueAt } = row
  if (askedAt === null || dueAt === null) return []
  const after = (time: number) => afterPlaying(askedAt, Math.floor(time), hoursOf(pace, settings), gapsOf(settings))
  const timers = [{ key: `deadline:${seat}`, dueAt }]
  if (bank > 4 * LAST_CALL) timers.push({ key: `half:${seat}`, dueAt: after(bank / 2) })
  if (bank > 1.5 * LAST_CALL) timers.push({ key: `last:${seat}`, dueAt: after(bank - LAST_CALL) })
  return timers
}

/** A reminder falls due: it is posted if the person still owes an answer and wants to be reminded. */
export async function remind(house: House, table: Seated, seat: Seat, last: boolean): Promise<void> {
  const row = table.seats.find((each) => each.seat === seat)
  if (!row?.person || row.askedAt === null || table.status !== 'playing') return
  const wish = (await house.store.person(row.person))?.settings.remind ?? 'all'
  if (wish === 'none' || (wish === 'last' && !last)) return
  const post: NewPost = {
    id: `${table.id}-${table.seq}-r`,
    channel: table.channel,
    body: { kind: 'remind', person: row.person, seat, asked: row.askedAt, last },
    dueAt: house.now(),
  }
  await commitAt(house, table, { posts: [post] })
}

type Resetting = {
  readonly gift?: number
  /** The settings that held until now. */
  readonly before?: PersonSettings
  /** Times that count for nobody, besides those that are known of the table. */
  readonly silences?: readonly Span[]
}

/**
 * The clock of a seat that is being asked, set anew, after time was given to it or its owner's hours changed. What has run has
 * run by the settings that held until now, and what is left stays what it is: else nobody's time would ever be up.
 */
export function clockAnew(
  house: House,
  table: Clocked,
  row: SeatRow,
  settings: PersonSettings | undefined,
  { gift = 0, before = settings, silences = [] }: Resetting = {},
): Required<Pick<Commit, 'seats' | 'timers' | 'clear'>> {
  const pace = paceOf(table)
  if (!pace || row.person === null || row.askedAt === null) return { seats: [], timers: [], clear: [] }
  const now = house.now()
  const stopped = stop(row, pace, now, before, [...silencesAt(house, table), ...silences], false)
  const running = run({ ...stopped, bank: stopped.bank + gift }, pace, now, settings)
  const timers = timersFor(running, pace, settings)
  const clear = clockKeys(row.seat).filter((key) => !timers.some((timer) => timer.key === key))
  return { seats: [running], timers, clear }
}

export async function resetClock(
  house: House,
  table: Seated,
  row: SeatRow,
  { posts = [], ...how }: Resetting & { readonly posts?: readonly NewPost[] },
): Promise<void> {
  const settings = row.person === null ? undefined : (await house.store.person(row.person))?.settings
  const clock = clockAnew(house, table, row, settings, how)
  if (clock.seats.length > 0) await commitAt(house, table, { ...clock, posts })
}
