/** Playing on for somebody who left, or who asked for it; without a seat named, those that wait are shown. */
import { hostedAt } from '../../tables/house.ts'
import { takeSeat } from '../../tables/leaving.ts'
import { roomFor } from '../../tables/limits.ts'
import { mySeat, tableById } from '../../tables/position.ts'
import { openSeatsReply } from '../show/open-seats.ts'
import { mandateWords, planLines } from '../show/order-lines.ts'
import { act } from './act.ts'
import { turnPanel } from './answer.ts'
import { pressed } from './fields.ts'
import { watching } from './may.ts'

export const sit = act({
  name: 'sit',
  at: 'table',
  may: watching,
  fields: { seat: pressed() },
  async do(doing) {
    const { bot, house, table, me, given, locale } = doing
    if (given.seat === null) return openSeatsReply(table, me.id, locale)
    await roomFor(house, { server: table.server, person: me.id }, ['games'], false)
    await takeSeat(house, table.id, given.seat, me)
    // A note that was left is shown at once, with what its writer had planned and wants left alone; later they stand beside the hand and among the orders.
    const now = await tableById(house, table.id)
    const row = mySeat(now, me.id)
    const { note } = row
    const hosted = hostedAt(house, table.game, table.pack)
    const plan = planLines(hosted, now, row.seat, locale)
    const left = [
      ...(note ? [doing.ours('note.left', { note })] : []),
      ...(plan.length > 0 ? [doing.ours('note.plan'), ...plan] : []),
      ...mandateWords(hosted, row, locale).map((said) => doing.ours('note.mandate', { said })),
    ]
    return turnPanel(bot, doing, table.id, left.join('\n').replaceAll('\n', '\n> '))
  },
})
