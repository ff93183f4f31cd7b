/** What happens in the parlour, as a bot hears of it: which event, under which intent, with which payload. */
import {
  type APIEmoji,
  type APIMessage,
  ChannelType,
  GatewayDispatchEvents as Event,
  type GatewayDispatchPayload,
  GatewayIntentBits as Intent,
  ReactionType,
  type TextChannelType,
} from 'discord-api-types/v10'
import type { Happening } from '../happenings.ts'
import { type House, theBot } from '../house.ts'
import { apiRoom, apiThread, apiThreadMember, typeOfChannel } from '../payloads/channels.ts'
import { apiEvent } from '../payloads/events.ts'
import { apiGuild, guildCreate } from '../payloads/guild.ts'
import { apiMessage } from '../payloads/messages.ts'
import { apiMember, apiUser, memberWithoutUser } from '../payloads/people.ts'
import { iso, NONE } from '../payloads/plain.ts'
import { canSee } from '../permissions.ts'
import type { Channel, Emoji, Message, Person } from '../records.ts'

/** A dispatch without its sequence number, which each session gives it. */
type Unnumbered<T> = T extends { s: number } ? Omit<T, 's' | 'op'> : never
export interface Dispatch {
  event: Unnumbered<GatewayDispatchPayload>
  /** The session must have asked for one of these; 0 means everybody gets it. */
  intents: number
  /** Direct conversations belong to the first shard. */
  direct?: boolean
  /** Without the message-content intent a session gets this instead. */
  guarded?: Unnumbered<GatewayDispatchPayload>
}

const messageIntent = (channel: Channel, ephemeral: boolean) =>
  channel.kind === 'direct' || ephemeral ? Intent.DirectMessages : Intent.GuildMessages

const textType = (channel: Channel): TextChannelType => {
  const type = typeOfChannel(channel)
  return type === ChannelType.GuildCategory ||
    type === ChannelType.GuildDirectory ||
    type === ChannelType.GuildForum ||
    type === ChannelType.GuildMedia
    ? ChannelType.GuildText
    : type
}

/** In a guild a bot reads only its own messages and those that name it, unless it was granted the content of all. */
function mayRead(house: House, message: Message, channel: Channel): boolean {
  const { bot } = house.guild
  return channel.kind === 'direct' || message.addressee !== undefined || message.author === bot || message.mentions.includes(bot)
}

const withoutContent = <T extends APIMessage>(message: T): T => ({
  ...message,
  content: '',
  embeds: [],
  attachments: [],
  components: [],
})

function messageDispatch(house: House, { change, message, channel }: Extract<Happening, { kind: 'message' }>): Dispatch[] {
  const ephemeral = message.addressee !== undefined
  const inGuild = channel.kind !== 'direct' && !ephemeral
  const intents = messageIntent(channel, ephemeral)
  const direct = channel.kind === 'direct'
  const where = inGuild ? { guild_id: house.guild.id } : {}
  if (change === 'delete')
    return ephemeral
      ? []
      : [{ event: { t: Event.MessageDelete, d: { id: message.id, channel_id: channel.id, ...where } }, intents, direct }]
  const author = house.store.people.get(message.author)
  const d = {
    ...apiMessage(house, message, house.guild.bot),
    ...where,
    channel_type: textType(channel),
    ...(inGuild && author?.member && { member: memberWithoutUser(author) }),
  }
  const event = (content: typeof d): Dispatch['event'] =>
    change === 'create' ? { t: Event.MessageCreate, d: content } : { t: Event.MessageUpdate, d: content }
  return [{ event: event(d), guarded: event(mayRead(house, message, channel) ? d : withoutContent(d)), intents, direct }]
}

const reactionIntent = (channel: Channel) =>
  channel.kind === 'direct' ? Intent.DirectMessageReactions : Intent.GuildMessageReactions
const apiEmoji = ({ id, name, animated }: Emoji): APIEmoji => ({ id, name, ...(id && { animated: animated ?? false }) })

/** Adding tells a little more than removing. */
function reactionDispatch(
  house: House,
  { added, message, channel, person, emoji }: Extract<Happening, { kind: 'reaction' }>,
): Dispatch {
  const inGuild = channel.kind !== 'direct'
  const d = {
    user_id: person.id,
    channel_id: channel.id,
    message_id: message.id,
    ...(inGuild && { guild_id: house.guild.id }),
    emoji: apiEmoji(emoji),
    burst: false,
    type: ReactionType.Normal,
  }
  const more = { message_author_id: message.author, ...(inGuild && person.member && { member: apiMember(person) }) }
  const intents = reactionIntent(channel)
  if (added) return { event: { t: Event.MessageReactionAdd, d: { ...d, ...more } }, intents, direct: !inGuild }
  return { event: { t: Event.MessageReactionRemove, d }, intents, direct: !inGuild }
}

function memberDispatch(house: House, change: 'add' | 'update' | 'remove', person: Person): Dispatch {
  const guild_id = house.guild.id
  const intents = Intent.GuildMembers
  if (change === 'remove') return { event: { t: Event.GuildMemberRemove, d: { guild_id, user: apiUser(person) } }, intents }
  if (change === 'add') return { event: { t: Event.GuildMemberAdd, d: { guild_id, ...apiMember(person) } }, intents }
  const d = { guild_id, avatar: null, banner: null, ...apiMember(person) }
  // Changes of the bot's own membership come with the guilds intent.
  const own = person.id === house.guild.bot ? Intent.Guilds : NONE
  return { event: { t: Event.GuildMemberUpdate, d: { ...d, avatar: null, banner: null } }, intents: intents | own }
}

function threadMembersDispatch(
  house: House,
  { thread, added, removed }: Extract<Happening, { kind: 'thread-members' }>,
): Dispatch[] {
  const bot = theBot(house)
  const update: Dispatch = {
    event: {
      t: Event.ThreadMembersUpdate,
      d: {
        id: thread.id,
        guild_id: house.guild.id,
        member_count: thread.members.length,
        added_members: added.flatMap((id) => apiThreadMember(house, thread, id, true) ?? []),
        removed_member_ids: removed,
      },
    },
    intents: Intent.GuildMembers | (added.includes(bot.id) || removed.includes(bot.id) ? Intent.Guilds : NONE),
  }
  // Being added to a thread is how a bot first hears of a private one.
  const arrival: Dispatch[] =
    added.includes(bot.id) && thread.owner !== bot.id
      ? [{ event: { t: Event.ThreadCreate, d: apiThread(house, thread, bot.id) }, intents: Intent.Guilds }]
      : []
  return [...arrival, update]
}

function guildDispatch(house: House, change: 'update' | 'create' | 'delete'): Dispatch {
  const intents = Intent.Guilds
  if (change === 'create') return { event: { t: Event.GuildCreate, d: guildCreate(house, false) }, intents }
  if (change === 'delete') return { event: { t: Event.GuildDelete, d: { id: house.guild.id } }, intents }
  return { event: { t: Event.GuildUpdate, d: apiGuild(house) }, intents }
}

/** Of a guild that sent it away a bot hears nothing; what is said to it in private reaches it anywhere. */
const isPrivate = (happening: Happening): boolean =>
  (happening.kind === 'interaction' && happening.payload.guild_id === undefined) ||
  ('channel' in happening && happening.channel.kind === 'direct') ||
  happening.kind === 'person'

/** Ephemerals pass even where the bot cannot see: they are its own answers. */
export function dispatchesOf(house: House, happening: Happening): Dispatch[] {
  const bot = theBot(house)
  const guild_id = house.guild.id
  const seen = (channel: Channel) => canSee(house, bot, channel)
  if (!bot.member && !isPrivate(happening)) return []
  switch (happening.kind) {
    case 'message':
      return seen(happening.channel) || happening.message.addressee !== undefined ? messageDispatch(house, happening) : []
    case 'messages-swept': {
      const { channel, ids } = happening
      if (!seen(channel)) return []
      return [
        { event: { t: Event.MessageDeleteBulk, d: { ids, channel_id: channel.id, guild_id } }, intents: Intent.GuildMessages },
      ]
    }
    case 'reaction':
      return seen(happening.channel) ? [reactionDispatch(house, happening)] : []
    case 'reactions-cleared': {
      const { message, channel, emoji } = happening
      if (!seen(channel)) return []
      const d = { channel_id: channel.id, message_id: message.id, ...(channel.kind !== 'direct' && { guild_id }) }
      const intents = reactionIntent(channel)
      if (!emoji) return [{ event: { t: Event.MessageReactionRemoveAll, d }, intents }]
      return [{ event: { t: Event.MessageReactionRemoveEmoji, d: { ...d, emoji: apiEmoji(emoji) } }, intents }]
    }
    case 'pins': {
      const { channel } = happening
      const d = { channel_id: channel.id, last_pin_timestamp: channel.lastPin === null ? null : iso(channel.lastPin) }
      if (channel.kind === 'direct')
        return [{ event: { t: Event.ChannelPinsUpdate, d }, intents: Intent.DirectMessages, direct: true }]
      return seen(channel) ? [{ event: { t: Event.ChannelPinsUpdate, d: { ...d, guild_id } }, intents: Intent.Guilds }] : []
    }
    case 'room': {
      const t = { create: Event.ChannelCreate, update: Event.ChannelUpdate, delete: Event.ChannelDelete } as const
      return [{ event: { t: t[happening.change], d: apiRoom(house, happening.room) }, intents: Intent.Guilds }]
    }
    case 'thread': {
      const { thread, change } = happening
      if (!seen(thread)) return []
      const intents = Intent.Guilds
      if (change === 'delete')
        return [
          {
            event: {
              t: Event.ThreadDelete,
              d: { id: thread.id, guild_id, parent_id: thread.parent, type: typeOfChannel(thread) },
            },
            intents,
          },
        ]
      const d = apiThread(house, thread, bot.id)
      if (change === 'create') return [{ event: { t: Event.ThreadCreate, d: { ...d, newly_created: true } }, intents }]
      return [{ event: { t: Event.ThreadUpdate, d }, intents }]
    }
    case 'thread-members':
      return seen(happening.thread) || happening.removed.includes(bot.id) ? threadMembersDispatch(house, happening) : []
    case 'member':
      return [memberDispatch(house, happening.change, happening.person)]
    case 'role': {
      const { role, change } = happening
      if (change === 'delete')
        return [{ event: { t: Event.GuildRoleDelete, d: { guild_id, role_id: role.id } }, intents: Intent.Guilds }]
      const t = change === 'create' ? Event.GuildRoleCreate : Event.GuildRoleUpdate
      return [{ event: { t, d: { guild_id, role } }, intents: Intent.Guilds }]
    }
    case 'event': {
      const { event, change, status } = happening
      const t = {
        create: Event.GuildScheduledEventCreate,
        update: Event.GuildScheduledEventUpdate,
        delete: Event.GuildScheduledEventDelete,
      } as const
      return [{ event: { t: t[change], d: apiEvent(house, event, status) }, intents: Intent.GuildScheduledEvents }]
    }
    case 'event-interest': {
      const d = { guild_scheduled_event_id: happening.event.id, user_id: happening.person, guild_id }
      const t = happening.isThere ? Event.GuildScheduledEventUserAdd : Event.GuildScheduledEventUserRemove
      return [{ event: { t, d }, intents: Intent.GuildScheduledEvents }]
    }
    case 'guild':
      return [guildDispatch(house, happening.change)]
    case 'person':
      return happening.person.id === bot.id
        ? [{ event: { t: Event.UserUpdate, d: apiUser(happening.person) }, intents: NONE }]
        : []
    case 'typing': {
      const { channel, person } = happening
      if (!seen(channel) || person.id === bot.id) return []
      const d = { channel_id: channel.id, user_id: person.id, timestamp: Math.floor(house.clock.now() / 1000) }
      if (channel.kind === 'direct')
        return [{ event: { t: Event.TypingStart, d }, intents: Intent.DirectMessageTyping, direct: true }]
      const member = person.member && { member: apiMember(person) }
      return [{ event: { t: Event.TypingStart, d: { ...d, guild_id, ...member } }, intents: Intent.GuildMessageTyping }]
    }
    case 'interaction':
      return [
        {
          event: { t: Event.InteractionCreate, d: happening.payload },
          intents: NONE,
          direct: happening.payload.guild_id === undefined,
        },
      ]
    default:
      return []
  }
}
