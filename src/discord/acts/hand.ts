/** Looking at what only one's own seat may see. */
import { positionOf, seatOf } from '../../tables/position.ts'
import { handReply } from '../show/board.ts'
import { act } from './act.ts'
import { seeing } from './may.ts'

export const hand = act({
  name: 'hand',
  at: 'table',
  may: seeing,
  answers: ({ isInPanel }) => (isInPanel ? 'in-place' : 'later'),
  do: async ({ bot, house, table, me, locale }) =>
    handReply(bot, await positionOf(house, table), seeing({ table, me }).seat, locale, seatOf(table, me.id)?.note),
})
