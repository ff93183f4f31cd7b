/**
 * Orders left beforehand: "when I am asked this, answer that", a number of times, until a moment, and no longer once something
 * concerns me. They are kept sealed, used after a drawn delay, and what they answered stands in the log as an order's.
 */

import type { Decision, Seat } from '../kernel/contract.ts'
import type { Order, SeatRow } from '../store/store.ts'
import { PUBLIC } from '../words/words.ts'
import { concerns } from './events-about-seat.ts'
import { guestsOf } from './eyes.ts'
import { commitAt, type House, Refused, refuse } from './house.ts'
import { answerBy, isBound, isForTheSame, isPast, kindsOf, type Left, policyOf } from './order-answers.ts'
import { give } from './play.ts'
import { atTable, decisionsOf, mySeat, type Position, positionAt, speakerAt, tableById } from './position.ts'
import { sentFrom, withoutSent } from './sent.ts'
import { orderTimers } from './set-timers.ts'
import { insideOf } from './states.ts'

const MOST_ORDERS = 20

/** The order that applies to what this seat is asked now, if any. */
async function due(
  house: House,
  position: Position,
  row: SeatRow,
): Promise<{ order: Order; decision: Decision; answer: unknown } | null> {
  const { hosted, table } = position
  if (isPreparedByAnother(position, row)) return null
  const decision = decisionsOf(position, row.seat).find(({ offer, given }) => !offer && given === undefined)
  // What its person has chosen goes before what they left.
  if (!decision || sentFrom(row, decision.id)) return null
  const { view } = position.seen(row.seat)
  for (const order of row.orders) {
    if (order.until !== null && order.until < house.now()) continue
    const answer = answerBy(order, decision, hosted, view, speakerAt(table, PUBLIC))
    if (answer === undefined) continue
    if (order.stopAfter !== null && (await concerns(house, table, row.seat, order.stopAfter))) continue
    return { order, decision, answer }
  }
  return null
}

/** What a mentor has prepared only the person hands over: no order goes on from it. */
function isPreparedByAnother(position: Position, { seat, person, actedAt }: SeatRow): boolean {
  const { table } = position
  const drafted = insideOf(position).drafts.get(seat)?.entries.length ?? 0
  return drafted > 0 && actedAt !== table.fence + drafted && guestsOf(table, person ?? '').some(({ eyes }) => eyes.isMentor)
}

/** Answers what orders answer, up to the next fence. Was there anything? */
export async function follow(house: House, id: string, seat: Seat): Promise<boolean> {
  let position = await positionAt(house, id)
  for (let i = 0; i < 50; i++) {
    const row = position.table.seats.find((each) => each.seat === seat)
    const found = position.table.status === 'playing' && row ? await due(house, position, row) : null
    if (!found) return i > 0
    try {
      const { order, decision, answer } = found
      const given = { seat, decision: decision.id, answer, by: 'order', order: order.id } as const
      const answered = await give(house, id, given, position)
      if (answered.fence) return true
      position = answered.position
    } catch (error) {
      if (error instanceof Refused) return i > 0 // the person was quicker
      throw error
    }
  }
  return true
}

async function change(
  house: House,
  id: string,
  seat: Seat,
  next: (orders: readonly Order[]) => readonly Order[],
  setTimer = false,
): Promise<void> {
  await atTable(house, id, async (table) => {
    const row = table.seats.find((each) => each.seat === seat) ?? refuse('table.no-seat')
    const changed = { ...row, orders: next(row.orders) }
    const timers = setTimer ? orderTimers(house, { ...table, seats: [changed] }, [seat]) : []
    await commitAt(house, table, { seats: [changed], timers })
  })
}

/** How often, for how long, and whether it ends as soon as something concerns the seat. */
export type Term = { readonly uses: number; readonly hours: number | null; readonly stop: boolean }
export type NewOrder = Term & { readonly when: string; readonly words: string | null }

export async function leaveOrder(house: House, id: string, person: string, { when, words, ...term }: NewOrder): Promise<void> {
  const position = await positionAt(house, id)
  const { hosted, table } = position
  const { seat } = mySeat(table, person)
  if (!kindsOf(hosted.game).includes(when)) refuse('plan.unknown')
  const open = decisionsOf(position, seat).find(({ question }) => question === when)
  const asked = open && hosted.game.speak(open.prompt, speakerAt(table, PUBLIC))
  await add(house, position, seat, { when, ...(asked && { asked }), words }, term)
}

export type NewPolicy = Term & Left

/** By what it means. One left for the same replaces it. */
export async function leavePolicy(
  house: House,
  id: string,
  person: string,
  { id: policy, wishes, ...term }: NewPolicy,
): Promise<void> {
  const position = await positionAt(house, id)
  const { seat } = mySeat(position.table, person)
  if (!policyOf(position.hosted, policy)) refuse('plan.unknown')
  await add(house, position, seat, { when: '', words: null, policy: { id: policy, wishes } }, term)
}

const ONCE: Term = { uses: 1, hours: null, stop: false }

/** What is sealed along with an answer, and comes with it; without wishes, what was sealed for the same is taken back. */
export const sealedBeside =
  (
    house: House,
    position: Position,
    seat: Seat,
    policy: Left,
    isLeft: boolean,
  ): ((orders: readonly Order[]) => readonly Order[]) =>
  (orders) =>
    isLeft
      ? withOrder(house, position, seat, { when: '', words: null, policy }, ONCE)(orders)
      : orders.filter((each) => !isForTheSame(each, policy, position.hosted))

type Said = Pick<Order, 'when' | 'asked' | 'words' | 'policy'>

const add = (house: House, position: Position, seat: Seat, order: Said, term: Term) =>
  change(house, position.table.id, seat, withOrder(house, position, seat, order, term), true)

function withOrder(house: House, { hosted, fenced }: Position, seat: Seat, order: Said, { uses, hours, stop }: Term) {
  const until = hours === null ? null : house.now() + hours * 3_600_000
  const stopAfter = stop ? fenced.seen(null).told : null
  const { view } = fenced.seen(seat)
  const isOver = (each: Order) =>
    isPast(each, hosted, view) || (order.policy !== undefined && isForTheSame(each, order.policy, hosted))
  return (orders: readonly Order[]): readonly Order[] => {
    const left = orders.filter((each) => !isOver(each))
    if (withoutSent(left).length >= MOST_ORDERS) return refuse('plan.many')
    const id = Math.max(0, ...left.map((each) => each.id)) + 1
    const next = { id, ...order, uses, until, stopAfter }
    // What was left for one thing alone goes before what was left for all.
    return isBound(next, hosted) ? [next, ...left] : [...left, next]
  }
}

export async function clearOrders(house: House, id: string, person: string, order: number | null): Promise<void> {
  const { seat } = mySeat(await tableById(house, id), person)
  await change(house, id, seat, (list) =>
    order === null ? list.filter(({ sent }) => sent) : list.filter((each) => each.id !== order),
  )
}
