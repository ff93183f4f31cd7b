/** What concerns a seat: whatever was told that names it, in public or to it alone, except by what it does itself. */
import type { Seat } from '../kernel/contract.ts'
import type { Order, Seated } from '../store/store.ts'
import type { House } from './house.ts'

export async function concerns(house: House, table: Pick<Seated, 'id'>, seat: Seat, from: number): Promise<boolean> {
  const events = await house.store.events(table.id, from)
  return events.some(
    ({ to, text }) =>
      to === seat ||
      (to === 'all' && Object.values(text).some((value) => value === seat || (Array.isArray(value) && value.includes(seat)))),
  )
}

/** Orders that end when something concerns their seat look no further back than its own deed, unless they have ended before it. */
export const pastOwnDeed = (house: House, table: Seated, seat: Seat, orders: readonly Order[], told: number): Promise<Order[]> =>
  Promise.all(
    orders.map(async (order) =>
      order.stopAfter === null || (await concerns(house, table, seat, order.stopAfter)) ? order : { ...order, stopAfter: told },
    ),
  )
