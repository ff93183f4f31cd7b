/** When time has run out: the first time is forgiven, the second time the printed default is played, the third time a computer takes over. */

import type { Seat } from '../kernel/contract.ts'
import type { NewPost, Seated, SeatRow } from '../store/store.ts'
import type { BotText } from '../words/words.ts'
import { begin, clockKeys, isSitting, paceOf, settingsAt, timersFor } from './clock.ts'
import { commitAt, type House, refuse } from './house.ts'
import { give } from './play.ts'
import { atTable, decisionsOf, mySeat, owing, positionAt, positionOf, seatOf, tableById, withoutDraft } from './position.ts'
import { callingAt, refresh } from './posts.ts'
import { ANYBODY } from './seating.ts'
import { arrive } from './sending.ts'
import { thoughts } from './set-timers.ts'
import { sittingWithout } from './sitting.ts'

const DEFAULTS_AT_ONCE = 50

/** The seat, if its time is up. */
const late = (house: House, { status, seats }: Seated, seat: Seat): SeatRow | undefined =>
  seats.find((row) => row.seat === seat && row.person && row.dueAt !== null && row.dueAt <= house.now() && status === 'playing')

export async function timeUp(house: House, id: string, seat: Seat): Promise<void> {
  if (!late(house, await tableById(house, id), seat)) return
  // Whoever has answered by now, then or otherwise, is late no longer.
  await arrive(house, id, seat, true)
  const seen = await tableById(house, id)
  const row = late(house, seen, seat)
  if (!row) return
  if (isSitting(seen)) return sittingWithout(house, id, seat)
  if (house.isInReach && !(await house.isInReach(id, row.askedAt ?? house.now()))) return
  // The league notes a deadline once, however often it is told: it may hear of one before we die and again afterwards.
  await house.onMiss?.(id, seat)
  await atTable(house, id, async (table) => {
    const row = late(house, table, seat)
    if (!row) return
    const missed = { ...row, misses: row.misses + 1 }
    if (missed.misses === 1) return forgive(house, table, missed)
    return missed.misses === 2 ? promiseDefault(house, table, missed) : takeOver(house, table, missed)
  })
}

const notice = (house: House, table: Seated, row: SeatRow, text: BotText): NewPost[] =>
  callingAt(house, table, {
    text,
    ping: row.person ? [row.person] : [],
    ...(row.offeredTo === ANYBODY && { open: row.seat }),
  })

async function forgive(house: House, table: Seated, row: SeatRow): Promise<void> {
  const pace = paceOf(table) ?? refuse('clock.none')
  const settings = (await settingsAt(house, table)).get(row.person!)
  const again = begin({ ...row, bank: 0 }, pace, house.now(), settings)
  const until = again.dueAt ?? 0
  await commitAt(house, table, {
    seats: [again],
    timers: timersFor(again, pace, settings),
    posts: [...notice(house, table, row, { say: 'clock.forgiven', person: row.person!, until }), ...refresh(house, table)],
  })
}

/** The miss is counted and the default promised in one commit: whatever happens in between, neither comes twice. */
async function promiseDefault(house: House, table: Seated, row: SeatRow): Promise<void> {
  const position = await positionOf(house, table)
  const key = `default:${row.seat}`
  await commitAt(house, table, {
    seats: [{ ...row, dueAt: null }],
    timers: [{ key, dueAt: house.now() }],
    clear: clockKeys(row.seat).filter((each) => each !== key),
    posts: [...notice(house, table, row, { say: 'clock.default', name: row.name })],
    ...withoutDraft(position, row.seat),
  })
}

/** Plays what was printed until somebody else is asked. */
export async function playDefaults(house: House, id: string, seat: Seat): Promise<void> {
  let position = await positionAt(house, id)
  for (let i = 0; i < DEFAULTS_AT_ONCE; i++) {
    if (position.table.status !== 'playing' || !owing(position).includes(seat)) return
    const decision = decisionsOf(position, seat).find(({ offer, given }) => !offer && given === undefined)
    if (!decision) return
    const given = { seat, decision: decision.id, answer: decision.idle, by: 'clock' } as const
    position = (await give(house, id, given, position)).position
  }
}

async function takeOver(house: House, table: Seated, row: SeatRow): Promise<void> {
  const position = await positionOf(house, table)
  const piloted: SeatRow = { ...row, autopilot: true, offeredTo: ANYBODY, askedAt: null, dueAt: null }
  await commitAt(house, table, {
    seats: [piloted],
    timers: thoughts(house, { ...table, seats: [piloted] }, [row.seat]),
    clear: clockKeys(row.seat),
    posts: [
      ...notice(house, table, piloted, { say: 'clock.autopilot', name: row.name, person: row.person! }),
      ...refresh(house, table),
    ],
    ...withoutDraft(position, row.seat),
  })
}

/** The owner is back: the computer stops at once. True if it had been playing. */
export async function comeBack(house: House, id: string, person: string): Promise<boolean> {
  if (!mySeat(await tableById(house, id), person).autopilot) return false
  return atTable(house, id, async (table) => {
    const row = mySeat(table, person)
    if (!row.autopilot) return false
    await handBack(house, table, { ...row, misses: 1, hasActed: true })
    return true
  })
}

/** Somebody was excused: what they missed here is forgotten, and a computer that played for them stops. */
export const forgetMisses = (house: House, id: string, person: string): Promise<void> =>
  atTable(house, id, async (table) => {
    const row = seatOf(table, person)
    if (table.status !== 'playing' || !row || row.misses === 0) return
    if (row.autopilot) await handBack(house, table, { ...row, misses: 0 })
    else await commitAt(house, table, { seats: [{ ...row, misses: 0 }], posts: refresh(house, table) })
  })

async function handBack(house: House, table: Seated, row: SeatRow): Promise<void> {
  const back: SeatRow = { ...row, autopilot: false, offeredTo: null }
  const isAsked = table.pausedAt === null && owing(await positionOf(house, table)).includes(row.seat)
  const pace = isAsked && paceOf(table)
  const settings = (await settingsAt(house, table)).get(row.person!)
  const running = pace ? begin(back, pace, house.now(), settings) : back
  await commitAt(house, table, {
    seats: [running],
    timers: pace ? timersFor(running, pace, settings) : [],
    clear: [`computer:${row.seat}`],
    posts: [...notice(house, table, back, { say: 'clock.back', name: back.name }), ...refresh(house, table)],
  })
}
