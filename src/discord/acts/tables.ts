/** Which tables there are: to join, to watch, to play on for somebody. */
import { tablesReply } from '../show/tables.ts'
import { act } from './act.ts'

export const tables = act({
  name: 'tables',
  at: 'anywhere',
  do: ({ bot, me, where, locale }) => tablesReply(bot, me.id, where.guildId, locale),
})
