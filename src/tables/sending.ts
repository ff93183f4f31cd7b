/** Sending an answer, and what becomes of it: a moment later it counts, on the terms on which it was chosen. */
import type { Seat } from '../kernel/contract.ts'
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
  if (isAsMeant(position, row, sent)) {
    try {
      await give(house, id, { seat, decision: sent.decision, answer: sent.answer, by: 'person' }, position)
      return true
    } catch (error) {
      if (!(error instanceof Refused)) throw error
    }
  }
  await drop(house, id, seat, sent)
  return false
}

function isAsMeant(position: Position, { seat, autopilot }: SeatRow, { decision, answer, terms }: Sent): boolean {
  const asked = decisionsOf(position, seat).find(({ id }) => id === decision)
  return asked !== undefined && !autopilot && termsOf(asked.input, answer) === terms
}

async function drop(house: House, id: string, seat: Seat, { decision }: Sent): Promise<void> {
  await atTable(house, id, async (table) => {
    const row = table.seats.find((each) => each.seat === seat)
    // They were quicker: taken back, or chosen anew.
    if (!row || sentFrom(row)?.decision !== decision) return
    const position = await positionAt(house, id)
    const isOpen = decisionsOf(position, seat).some((each) => each.id === decision)
    const again = isOpen ? askedAgain(house, table, row, settingsOf(position.people.values())) : { posts: [] }
    await commitAt(house, table, { seats: [{ ...row, orders: withoutSent(row.orders) }], ...again })
  })
}
