/** Handing a seat over to somebody, once they say yes; and keeping it after all. */
import { refuse } from '../../tables/house.ts'
import { handOver, keepSeat } from '../../tables/leaving.ts'
import { mySeat } from '../../tables/position.ts'
import { container } from '../show/panel.ts'
import { buttonRows } from '../show/present/rows.ts'
import { act } from './act.ts'
import { person } from './fields.ts'
import { seated } from './may.ts'
import { press } from './press.ts'

export const keep = act({
  name: 'keep',
  at: 'table',
  may: seated,
  async do({ house, table, me }) {
    await keepSeat(house, table.id, me.id)
    return { say: 'keep.done' }
  },
})

export const handover = act({
  name: 'handover',
  at: 'table',
  may: seated,
  fields: { to: person('handover.to', { required: true }) },
  asks({ table, me, ours }) {
    const { offeredTo } = mySeat(table, me.id)
    const keeping = offeredTo === null ? [] : buttonRows([press(keep, table.id, ours)])
    return { components: [container([ours('handover.ask', { offeredTo })], keeping)] }
  },
  async do({ house, table, me, given: { to }, ours }) {
    if (to.isBot) refuse('table.no-bots')
    await handOver(house, table.id, me.id, to)
    const words = ours('handover.done', { to: to.id })
    return { components: [container([words], buttonRows([press(keep, table.id, ours)]))] }
  },
})
