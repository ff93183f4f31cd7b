/** Looking at what only one's own seat may see. */
import { mySeat, positionOf } from '../../tables/position.ts'
import { handReply } from '../show/board.ts'
import { act } from './act.ts'
import { seated } from './may.ts'

export const hand = act({
  name: 'hand',
  at: 'table',
  may: seated,
  answers: ({ isInPanel }) => (isInPanel ? 'in-place' : 'later'),
  do: async ({ bot, house, table, me, locale }) =>
    handReply(bot, await positionOf(house, table), mySeat(table, me.id).seat, locale),
})
