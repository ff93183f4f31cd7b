/** A table goes on somewhere else: here. */
import { refuse } from '../../tables/house.ts'
import { seatOf } from '../../tables/position.ts'
import { moveTo } from '../../tables/repair.ts'
import { threadName } from '../out/another-place.ts'
import { placeForTable } from '../out/threads.ts'
import { act } from './act.ts'

export const move = act({
  name: 'move',
  at: 'table',
  answers: 'later',
  /** Where it is fine, that is for whoever opened it; where it is out of reach, for everybody at it. */
  may: ({ table, me, where }) => {
    const mine = table.owner === me.id || (table.heldAt !== null && seatOf(table, me.id) !== undefined)
    if (!mine) refuse('table.not-opener', { opener: table.owner })
    if (table.server !== where.guildId) refuse('table.elsewhere')
  },
  async do({ bot, house, table, where }) {
    if (table.status !== 'playing' && table.status !== 'lobby') refuse('table.over')
    const channel = await placeForTable(bot, where, threadName(bot, table), table.terms)
    await moveTo(house, table.id, channel)
    return { say: 'move.done', channel }
  },
})
