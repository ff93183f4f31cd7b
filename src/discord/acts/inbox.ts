/** Everything somebody is asked, at all their tables. */
import { inboxReply } from '../show/inbox.ts'
import { act } from './act.ts'

export const inbox = act({ name: 'inbox', at: 'anywhere', do: ({ bot, me, locale }) => inboxReply(bot, me.id, locale) })
