/** When time has run out: the first time is forgiven, the second time the printed default is played, the third time a computer takes over. */
import type { Seat } from '../kernel/contract.ts'
import type { NewPost, Seated, SeatRow } from '../store/store.ts'
import { begin, clockKeys, commitClocks, paceOf, settingsAt, timersFor } from './clock.ts'
import { type House, refuse } from './house.ts'
import { thoughts } from './later.ts'
import { give } from './play.ts'
import { decisionsOf, drafter, mySeat, owing, positionOf, tableById } from './position.ts'
import { ANYBODY } from './seating.ts'

const DEFAULTS_AT_ONCE = 50

export async function timeUp(house: House, id: string, seat: Seat): Promise<void> {
  const table = await tableById(house, id)
  const row = table.seats.find((each) => each.seat === seat)
  if (!row?.person || row.dueAt === null || row.dueAt > house.now() || table.status !== 'playing') return
  const misses = row.misses + 1
  await house.onMiss?.(id, seat)
  if (misses === 1) return forgive(house, table, { ...row, misses })
  if (misses === 2) return playDefault(house, table, { ...row, misses })
  return takeOver(house, table, { ...row, misses })
}

const notice = (house: House, table: Seated, say: string, row: SeatRow, more: Record<string, number> = {}): NewPost => ({
  id: `${table.id}-${table.seq}-n`,
  channel: table.channel,
  body: {
    kind: 'notice',
    text: { say, name: row.name, person: row.person ?? '', ...more },
    ping: row.person ? [row.person] : [],
    ...(row.offeredTo === ANYBODY && { open: row.seat }),
  },
  dueAt: house.now(),
})

async function forgive(house: House, table: Seated, row: SeatRow): Promise<void> {
  const pace = paceOf(table) ?? refuse('clock.none')
  const again = begin({ ...row, bank: 0 }, pace, house.now(), (await settingsAt(house, table)).get(row.person!))
  const until = Math.floor((again.dueAt ?? 0) / 1000)
  await commitClocks(house, table, [again], {
    timers: timersFor(again, house.now()),
    posts: [notice(house, table, 'clock.forgiven', row, { until })],
  })
}

async function playDefault(house: House, table: Seated, row: SeatRow): Promise<void> {
  const isDrafting = drafter(await positionOf(house, table)) === row.seat
  await commitClocks(house, table, [row], {
    posts: [notice(house, table, 'clock.default', row)],
    ...(isDrafting && { keep: table.fence, entries: [] }),
  })
  for (let i = 0; i < DEFAULTS_AT_ONCE; i++) {
    const position = await positionOf(house, await tableById(house, table.id))
    if (position.table.status !== 'playing' || !owing(position).includes(row.seat)) return
    const decision = decisionsOf(position, row.seat).find(({ offer, given }) => !offer && given === undefined)
    if (!decision) return
    await give(house, table.id, { seat: row.seat, decision: decision.id, answer: decision.idle, by: 'clock' })
  }
}

async function takeOver(house: House, table: Seated, row: SeatRow): Promise<void> {
  const isDrafting = drafter(await positionOf(house, table)) === row.seat
  const piloted: SeatRow = { ...row, autopilot: true, offeredTo: ANYBODY, askedAt: null, dueAt: null }
  await commitClocks(house, table, [piloted], {
    timers: thoughts(house, { ...table, seats: [piloted] }, [row.seat]),
    clear: clockKeys(row.seat),
    posts: [notice(house, table, 'clock.autopilot', piloted)],
    ...(isDrafting && { keep: table.fence, entries: [] }),
  })
}

/** The owner is back: the computer stops at once. True if it had been playing. */
export async function comeBack(house: House, id: string, person: string): Promise<boolean> {
  const table = await tableById(house, id)
  const row = mySeat(table, person)
  if (!row.autopilot) return false
  const pace = paceOf(table)
  const back: SeatRow = { ...row, autopilot: false, offeredTo: null, misses: 1 }
  const isAsked = owing(await positionOf(house, table)).includes(row.seat)
  const running = pace && isAsked ? begin(back, pace, house.now(), (await settingsAt(house, table)).get(person)) : back
  await commitClocks(house, table, [running], {
    timers: timersFor(running, house.now()),
    clear: [`computer:${row.seat}`],
    posts: [notice(house, table, 'clock.back', back)],
  })
  return true
}
