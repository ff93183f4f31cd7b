/**
 * Before a game begins: is everybody here? All who sit at a table are called once it is full, or once somebody wants to start; the game
 * begins by itself when all have answered. Whoever has said yes a moment ago is here.
 */
import type { NewPost, Seated, SeatRow, TableRow, Terms } from '../store/store.ts'
import type { BotText } from '../words/words.ts'
import { deal } from './deal.ts'
import { commitAt, type House, hostedAt } from './house.ts'
import { atTable } from './position.ts'
import { callingAt, refresh } from './posts.ts'
import { isHere, isKept, named, newComputer } from './seating.ts'
import { idleTimers } from './set-timers.ts'

const AGAIN_AFTER = 24 * 60 * 60_000
/** Who sat down so shortly before the last seat was taken need not say so twice. */
const JUST_NOW = 15 * 60_000

/** People who did not say just now that they come. */
export const unsure = (seats: readonly SeatRow[], now: number): SeatRow[] =>
  seats.filter(({ person, saidYesAt }) => person !== null && now - (saidYesAt ?? 0) >= JUST_NOW)

export const mentioned = (rows: readonly SeatRow[]): string[] => rows.map(({ person }) => `<@${person}>`)

export const idsOf = (rows: readonly SeatRow[]): string[] => rows.flatMap(({ person }) => person ?? [])

/** The seats after somebody has said yes. */
export const saying = (house: House, { seats }: Pick<Seated, 'seats'>, who: string): SeatRow[] =>
  seats.map((row) => (row.person === who ? { ...row, saidYesAt: house.now(), calledAt: null } : row))

/** Everybody else who is not here was asked a day ago or longer. */
export const isLongSilent = ({ seats, card }: Seated, now: number, but: string): boolean => {
  const silent = seats.filter((row) => row.person !== but && !isHere(row, now, card))
  return silent.length > 0 && silent.every(({ calledAt }) => calledAt !== null && now - calledAt > AGAIN_AFTER)
}

/** Those who begin where some do not answer: their seats are free again, or computers sit down there. */
export const instead = (house: House, { id, seats, card }: Seated, silent: NonNullable<Terms['silent']>): SeatRow[] => {
  const here = (row: SeatRow) => isHere(row, house.now(), card)
  return silent === 'free' ? seats.filter(here) : named(seats.map((row, i) => (here(row) ? row : newComputer(id, i, seats))))
}

const isFull = ({ size }: Pick<Seated, 'size'>, seats: readonly SeatRow[]) => seats.length >= size && !seats.some(isKept)

/** Nobody is asked any more; seats stay kept for those who are invited. */
export const uncalled = (seats: readonly SeatRow[]) => seats.map((row) => (isKept(row) ? row : { ...row, calledAt: null }))

type Following = {
  /** Those who were called need not answer any more. */
  readonly isCalledOff?: boolean
  readonly change?: Partial<TableRow>
  readonly posts?: readonly NewPost[]
}

/** Who sits at a table that has not begun has changed, or has answered: then everybody may be called, or the game begins. */
export async function seatsChanged(
  house: House,
  before: Seated,
  seats: readonly SeatRow[],
  { isCalledOff = false, change = {}, posts = [] }: Following = {},
): Promise<void> {
  const table = { ...before, ...change }
  const now = house.now()
  const { min } = hostedAt(house, table.game, table.pack).game.seats
  const { called, ...card } = table.card
  const holds = { full: isFull(table, seats), start: seats.filter((row) => !isKept(row)).length >= min, time: true }
  const still = called && !isCalledOff && holds[called.why] ? called : undefined
  if (still && still.why !== 'time' && seats.every((row) => isHere(row, now, table.card)))
    return deal(house, table, seats, table.words)
  const people = seats.filter(({ person }) => person !== null)
  // At a table with its hour everybody is called for that.
  const mayCall = !still && !isCalledOff && isFull(table, seats) && people.length > 1 && table.terms.startsAt === undefined
  const quiet = still || !called ? seats : uncalled(seats)
  const stale = mayCall ? unsure(quiet, now) : []
  const absent = still ? quiet.filter((row) => !isHere(row, now, table.card) && row.calledAt === null) : stale
  const calling = still ?? (stale.length > 0 ? ({ why: 'full', at: now } as const) : undefined)
  const isWaiting = mayCall && stale.length === 0
  await commitAt(house, before, {
    change: { ...change, card: { ...card, ...(calling && { called: calling }) } },
    leave: before.seats.map(({ seat }) => seat),
    seats: quiet.map((row) => (absent.includes(row) ? { ...row, calledAt: now } : row)),
    posts: [...posts, ...calls(house, table, absent, calling?.why ?? 'full'), ...refresh(house, table)],
    timers: [
      ...idleTimers(house, table.terms),
      ...(isWaiting ? [{ key: 'muster', dueAt: Math.min(...people.map(({ saidYesAt }) => saidYesAt ?? now)) + JUST_NOW }] : []),
    ],
    clear: ['lobby-end', ...(isWaiting ? [] : ['muster'])],
  })
}

const CALLS = { full: 'table.muster', start: 'table.still-here', time: 'table.soon', 'put-off': 'table.put-off' } as const

/** One message to all who are called. */
export function calls(house: House, table: Seated, called: readonly SeatRow[], why: keyof typeof CALLS): NewPost[] {
  if (called.length === 0) return []
  const people = mentioned(called)
  const text: BotText =
    why === 'time' || why === 'put-off'
      ? { say: CALLS[why], people, at: table.terms.startsAt ?? house.now() }
      : { say: CALLS[why], people }
  return callingAt(house, table, { text, ping: idsOf(called) })
}

/** All seats have been taken for a while, and nobody has started. */
export const muster = (house: House, id: string): Promise<void> =>
  atTable(house, id, async (table) => {
    if (table.status === 'lobby') await seatsChanged(house, table, table.seats)
  })

/** Asks them in the channel, each at most once a day however often somebody tries to start. */
export async function callAgain(
  house: House,
  table: Seated,
  missing: readonly SeatRow[],
  words: readonly string[],
): Promise<void> {
  const now = house.now()
  const called = missing.filter(({ calledAt }) => calledAt === null || now - calledAt > AGAIN_AFTER)
  await commitAt(house, table, {
    change: { words: [...words], card: { ...table.card, called: table.card.called ?? { why: 'start', at: now } } },
    seats: table.seats.map((row) => (called.includes(row) ? { ...row, calledAt: now } : row)),
    posts: [...calls(house, table, called, 'start'), ...refresh(house, table)],
  })
}
