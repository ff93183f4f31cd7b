/** Channels of every kind as Discord shows them. */
import {
  type APIChannel,
  type APIDMChannel,
  type APIGuildCategoryChannel,
  type APIGuildForumChannel,
  type APIGuildForumTag,
  type APIInteractionDataResolvedChannel,
  type APIPrivateThreadChannel,
  type APIPublicThreadChannel,
  type APITextChannel,
  type APIThreadMember,
  ChannelType,
  ForumLayoutType,
  type Snowflake,
} from 'discord-api-types/v10'
import { type House, theBot } from '../house.ts'
import { permissionsIn } from '../permissions.ts'
import type { Channel, Direct, ForumTag, Person, Room, Thread } from '../records.ts'
import { timeOf } from '../snowflake.ts'
import { apiMember, userOf } from './people.ts'
import { iso, NONE } from './plain.ts'

type InGuild = { guild_id: Snowflake }

const apiTag = ({ id, name, moderated, emoji }: ForumTag): APIGuildForumTag => ({
  id,
  name,
  moderated,
  emoji_id: emoji?.id ?? null,
  emoji_name: emoji?.id ? null : (emoji?.name ?? null),
})

export function apiRoom(house: House, room: Room): (APITextChannel | APIGuildCategoryChannel | APIGuildForumChannel) & InGuild {
  const common = {
    id: room.id,
    guild_id: house.guild.id,
    name: room.name,
    position: room.position,
    permission_overwrites: room.overwrites,
    flags: NONE,
    nsfw: room.nsfw,
  }
  if (room.kind === 'category') return { ...common, type: ChannelType.GuildCategory, parent_id: null }
  if (room.kind === 'forum')
    return {
      ...common,
      type: ChannelType.GuildForum,
      topic: room.topic,
      parent_id: room.parent,
      last_message_id: room.lastMessage,
      rate_limit_per_user: room.slowmode,
      available_tags: (room.tags ?? []).map(apiTag),
      default_reaction_emoji: null,
      default_sort_order: null,
      default_forum_layout: ForumLayoutType.NotSet,
      ...(room.threadArchiving && { default_auto_archive_duration: room.threadArchiving }),
    }
  return {
    ...common,
    type: ChannelType.GuildText,
    topic: room.topic,
    parent_id: room.parent,
    last_message_id: room.lastMessage,
    last_pin_timestamp: room.lastPin === null ? null : iso(room.lastPin),
    rate_limit_per_user: room.slowmode,
    ...(room.threadArchiving && { default_auto_archive_duration: room.threadArchiving }),
  }
}

export function apiThreadMember(house: House, thread: Thread, id: Snowflake, withMember = false): APIThreadMember | undefined {
  const found = thread.members.find((member) => member.id === id)
  const person = house.store.people.get(id)
  if (!found || !person) return undefined
  return {
    id: thread.id,
    user_id: id,
    join_timestamp: iso(found.joinedAt),
    flags: NONE,
    ...(withMember && { member: apiMember(person) }),
  }
}

/** Discord shows the first fifty members of a thread in its count and no more. */
const COUNTED_MEMBERS = 50

export function apiThread(
  house: House,
  thread: Thread,
  viewer?: Snowflake,
): (APIPublicThreadChannel | APIPrivateThreadChannel) & InGuild {
  const member = viewer === undefined ? undefined : apiThreadMember(house, thread, viewer)
  const common = {
    id: thread.id,
    guild_id: house.guild.id,
    name: thread.name,
    parent_id: thread.parent,
    owner_id: thread.owner,
    last_message_id: thread.lastMessage,
    last_pin_timestamp: thread.lastPin === null ? null : iso(thread.lastPin),
    rate_limit_per_user: thread.slowmode,
    message_count: thread.messages,
    total_message_sent: thread.totalSent,
    member_count: Math.min(COUNTED_MEMBERS, thread.members.length),
    flags: NONE,
    thread_metadata: {
      archived: thread.archived,
      archive_timestamp: iso(thread.archiveChange),
      auto_archive_duration: thread.autoArchive,
      locked: thread.locked,
      create_timestamp: iso(timeOf(thread.id)),
      ...(thread.private && { invitable: thread.invitable }),
    },
    ...(member && { member }),
    ...(thread.tags && { applied_tags: thread.tags }),
  }
  return thread.private ? { ...common, type: ChannelType.PrivateThread } : { ...common, type: ChannelType.PublicThread }
}

/** A direct conversation lists the other side, whoever looks. */
export function apiDirect(house: House, direct: Direct, viewer: Snowflake): APIDMChannel {
  return {
    id: direct.id,
    type: ChannelType.DM,
    name: null,
    flags: NONE,
    last_message_id: direct.lastMessage,
    last_pin_timestamp: direct.lastPin === null ? null : iso(direct.lastPin),
    recipients: direct.people.filter((id) => id !== viewer).map((id) => userOf(house, id)),
  }
}

export function apiChannel(house: House, channel: Channel, viewer: Snowflake): APIChannel {
  if (channel.kind === 'direct') return apiDirect(house, channel, viewer)
  if (channel.kind === 'thread') return apiThread(house, channel, viewer)
  return apiRoom(house, channel)
}

const typeOfRoom = ({ kind }: Room) =>
  (({ room: ChannelType.GuildText, category: ChannelType.GuildCategory, forum: ChannelType.GuildForum }) as const)[kind]

export const typeOfChannel = (channel: Channel): ChannelType => {
  if (channel.kind === 'direct') return ChannelType.DM
  if (channel.kind === 'thread') return channel.private ? ChannelType.PrivateThread : ChannelType.PublicThread
  return typeOfRoom(channel)
}

/** A channel picked in a select or option, with what the picker and the bot may do there. */
export function resolvedChannel(house: House, channel: Room | Thread, picker: Person): APIInteractionDataResolvedChannel {
  const common = {
    id: channel.id,
    name: channel.name,
    permissions: permissionsIn(house, picker, channel).toString(),
    app_permissions: permissionsIn(house, theBot(house), channel).toString(),
  }
  if (channel.kind !== 'thread') return { ...common, type: typeOfRoom(channel) }
  const { thread_metadata, type } = apiThread(house, channel)
  return { ...common, type, parent_id: channel.parent, ...(thread_metadata && { thread_metadata }) }
}
