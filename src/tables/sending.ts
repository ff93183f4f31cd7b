/** Sending an answer, and what becomes of it: a moment later it counts, on the terms on which it was chosen. */
import type { Seat } from '../kernel/contract.ts'
import { canonical } from '../kernel/json.ts'
import type { SeatRow } from '../store/store.ts'
import { settingsOf } from './clock.ts'
import { commitAt, type House, Refused, refuse } from './house.ts'
import { give } from './play.ts'
import { atTable, decisionsOf, mySeat, type Position, positionAt } from './position.ts'
import { type Sent, sentFrom, sentKey, termsOf, withoutSent, withSent } from './sent.ts'
import { askedAgain } from './whispers.ts'

/** Puts it on its way. Another one takes its place. */
export async function send(house: House, id: string, person: string, decision: string, answer: unknown): Promise<Position> {
  await atTable(house, id, async (table) => {
    if (table.status !== 'playing') refuse('table.over')
    const row = mySeat(table, person)
    const asked = decisionsOf(await positionAt(house, id), row.seat).find((each) => each.id === decision)
    if (!asked) return refuse('refused.stale')
    const dueAt = house.now() + (house.pauses.sent ?? 0)
    const sent: Sent = { decision, answer, terms: termsOf(asked.input, answer), dueAt }
    const timers = [{ key: sentKey(row.seat), dueAt }]
    await commitAt(house, table, { seats: [{ ...row, orders: withSent(row.orders, sent) }], timers })
  })
  return positionAt(house, id)
}

/** Its moment has come, or that seat's time is up. True if it counts now; where it cannot any more, its person is asked again. */
export async function arrive(house: House, id: string, seat: Seat, isUrgent = false): Promise<boolean> {
  const position = await positionAt(house, id)
  const row = position.table.seats.find((each) => each.seat === seat)
  const sent = row && sentFrom(row)
  if (!sent || (!isUrgent && sent.dueAt > house.now())) return false
  const { decision, answer } = sent
  try {
    await give(house, id, { seat, decision, answer, by: 'person', isStill: (now) => isAsMeant(now, seat, sent) }, position)
    return true
  } catch (error) {
    if (!(error instanceof Refused)) throw error
  }
  await drop(house, id, seat, sent)
  return false
}

/** Neither taken back nor chosen anew, and on the terms it was chosen on. */
function isAsMeant(position: Position, seat: Seat, sent: Sent): boolean {
  const row = position.table.seats.find((each) => each.seat === seat)
  const asked = decisionsOf(position, seat).find(({ id }) => id === sent.decision)
  return isOnItsWay(row, sent) && asked !== undefined && !row.autopilot && termsOf(asked.input, sent.answer) === sent.terms
}

const isOnItsWay = (row: SeatRow | undefined, sent: Sent): row is SeatRow =>
  row !== undefined && canonical(sentFrom(row) ?? null) === canonical(sent)

async function drop(house: House, id: string, seat: Seat, sent: Sent): Promise<void> {
  await atTable(house, id, async (table) => {
    const row = table.seats.find((each) => each.seat === seat)
    // They were quicker: taken back, or chosen anew.
    if (!isOnItsWay(row, sent)) return
    const position = await positionAt(house, id)
    const isOpen = table.status === 'playing' && decisionsOf(position, seat).some((each) => each.id === sent.decision)
    const again = isOpen ? askedAgain(house, table, row, settingsOf(position.people.values())) : { posts: [] }
    await commitAt(house, table, { seats: [{ ...row, orders: withoutSent(row.orders) }], ...again })
  })
}
