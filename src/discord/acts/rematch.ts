/** The same people once more. */
import { rematch as invite } from '../../tables/rematch.ts'
import { invitedReply } from '../show/lobby-card.ts'
import { act } from './act.ts'
import { opening } from './may.ts'

export const rematch = act({
  name: 'rematch',
  at: 'table',
  may: opening,
  do: async ({ house, table, me, locale }) => invitedReply(await invite(house, table.id, me), locale),
})
