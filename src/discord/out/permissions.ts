/** What the bot must be allowed to do where a table lives, by the names that Discord's own settings use. */
import { type BaseInteraction, PermissionFlagsBits } from 'discord.js'
import type { ServerSettings } from '../../store/store.ts'
import { oursIn } from '../../words/words.ts'
import type { Bot } from '../bot.ts'
import { hasTags, isForum } from './forum.ts'

const NEEDED = [
  'ViewChannel',
  'SendMessages',
  'AttachFiles',
  'ReadMessageHistory',
  'CreatePublicThreads',
  'SendMessagesInThreads',
] as const
/** A post in a forum is a message there, and a thread. */
const NEEDED_IN_A_FORUM = ['ViewChannel', 'SendMessages', 'AttachFiles', 'ReadMessageHistory', 'SendMessagesInThreads'] as const
/** The last only for private tables. */
type Needed = (typeof NEEDED)[number] | 'CreatePrivateThreads'

export type Asking = Pick<BaseInteraction, 'appPermissions' | 'locale'>

/** Those of them that are missing here, in the language of whoever asks. */
export const missingPermissions = ({ appPermissions, locale }: Asking, needed: readonly Needed[] = NEEDED): string[] =>
  needed.flatMap((name) => (appPermissions.has(PermissionFlagsBits[name]) ? [] : [oursIn(locale)(`permission.${name}`)]))

type Where = Asking & Pick<BaseInteraction, 'channel' | 'channelId' | 'guildId'>

/** What is lacking here and where tables are opened, and what is only nice to have. */
export function rightsIn({ client }: Bot, where: Where, { channels = [], forum: forumId = '' }: ServerSettings) {
  const me = client.guilds.cache.get(where.guildId ?? '')?.members.me
  const here = where.channel?.isThread() ? where.channel.parentId : where.channelId
  const rightsAt = (id: string) => {
    if (id === here) return where.appPermissions
    const channel = client.channels.cache.get(id)
    return me && channel && !channel.isDMBased() ? channel.permissionsFor(me) : null
  }
  const lackingAt = (channel: string, needed: readonly Needed[]) => {
    const appPermissions = rightsAt(channel)
    const missing = appPermissions ? missingPermissions({ appPermissions, locale: where.locale }, needed) : []
    return missing.length > 0 ? [{ channel, missing }] : []
  }
  const forum = forumId ? client.channels.cache.get(forumId) : null
  return {
    lacking: [
      ...[...new Set([...(here === null ? [] : [here]), ...channels])].flatMap((channel) => lackingAt(channel, NEEDED)),
      ...(forumId ? lackingAt(forumId, NEEDED_IN_A_FORUM) : []),
    ],
    /** Posts cannot show how their tables stand. */
    isWithoutTags: isForum(forum) && !hasTags(forum),
    mayHide: where.appPermissions.has(PermissionFlagsBits.CreatePrivateThreads),
    mayPlan: me?.permissions.any([PermissionFlagsBits.CreateEvents, PermissionFlagsBits.ManageEvents]) ?? false,
  }
}
