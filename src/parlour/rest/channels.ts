/** Routes of channels and threads. Threads are born with 201, everything else is plain. */
import { type ChannelType, OverwriteType, ChannelType as Type } from 'discord-api-types/v10'
import { changeRoom, channelOr404, deleteChannel, roomOr404 } from '../channels.ts'
import { type House, personOr404, theBot } from '../house.ts'
import { post } from '../messages.ts'
import { apiChannel, apiThread, apiThreadMember } from '../payloads/channels.ts'
import { apiMessage } from '../payloads/messages.ts'
import { demand, May, may } from '../permissions.ts'
import type { ForumTag, Overwrite, Room, Thread } from '../records.ts'
import { invalidForm, refusal } from '../refusal.ts'
import {
  forumPostForm,
  type OverwriteForm,
  overwriteForm,
  roomEditForm,
  type TagForm,
  threadEditForm,
  threadForm,
  threadFromMessageForm,
} from '../rules/channels.ts'
import { check } from '../rules/check.ts'
import { checkMessage, postForm } from '../rules/message.ts'
import { messageIn } from '../sight.ts'
import { currentThread } from '../thread-state.ts'
import { addToThread, editThread, invite, removeFromThread, startThread } from '../threads.ts'
import type { Upload } from '../uploads.ts'
import { POST_FLAGS } from './messages.ts'
import { type Call, route, Status } from './router.ts'

export const asOverwrites = (house: House, forms: OverwriteForm[]): Overwrite[] =>
  forms.map(({ id, type, allow, deny }) => ({
    id,
    type: type ?? (house.store.roles.get(id) ? OverwriteType.Role : OverwriteType.Member),
    allow: allow ?? '0',
    deny: deny ?? '0',
  }))

/** Tags that are there already keep their ids. */
export const asTags = (house: House, forms: TagForm[]): ForumTag[] =>
  forms.map((form) => ({
    id: form.id ?? house.nextId(),
    name: form.name,
    moderated: form.moderated ?? false,
    emoji:
      form.emoji_id === undefined && form.emoji_name === undefined
        ? null
        : { id: form.emoji_id ?? null, name: form.emoji_name ?? '' },
  }))

function threadOr404(house: House, id: string): Thread {
  const channel = channelOr404(house, id)
  if (channel.kind !== 'thread') throw refusal('wrongChannelType')
  return channel
}
const parentRoom = (house: House, id: string): Room => {
  const channel = channelOr404(house, id)
  if (channel.kind !== 'room') throw refusal('wrongChannelType')
  return channel
}

/** Where threads hang: in a forum they are its posts. */
const parentOfThreads = (house: House, id: string): Room => {
  const channel = channelOr404(house, id)
  if (channel.kind !== 'room' && channel.kind !== 'forum') throw refusal('wrongChannelType')
  return channel
}

/** Absent fields stay; `null` takes topic and category away. */
function editRoom(house: House, room: Room, body: unknown): Room {
  demand(house, theBot(house), room, May.ManageChannels)
  const form = check(roomEditForm, body)
  if (form.permission_overwrites) demand(house, theBot(house), room, May.ManageRoles)
  return changeRoom(house, {
    ...room,
    name: form.name ?? room.name,
    topic: form.topic === undefined ? room.topic : form.topic,
    position: form.position ?? room.position,
    parent: form.parent_id === undefined ? room.parent : form.parent_id,
    slowmode: form.rate_limit_per_user ?? room.slowmode,
    nsfw: form.nsfw ?? room.nsfw,
    overwrites: form.permission_overwrites ? asOverwrites(house, form.permission_overwrites) : room.overwrites,
    ...(form.default_auto_archive_duration && { threadArchiving: form.default_auto_archive_duration }),
    ...(room.kind === 'forum' && form.available_tags && { tags: asTags(house, form.available_tags) }),
  })
}

/** A post in a forum: the thread, and the message it begins with, which has its id. */
function beginPost(house: House, forum: Room, body: unknown, files: Upload[]) {
  const form = check(forumPostForm, body)
  const bot = theBot(house)
  demand(house, bot, forum, May.SendMessages | (files.length > 0 ? May.AttachFiles : 0n))
  const message = checkMessage(postForm, form.message, { files, at: ['message'] })
  const thread = startThread(house, bot, forum, {
    name: form.name,
    autoArchive: form.auto_archive_duration,
    slowmode: form.rate_limit_per_user,
    tags: form.applied_tags ?? [],
  })
  const first = post(house, {
    channel: thread,
    author: bot,
    body: message,
    files,
    flags: (message.flags ?? 0) & POST_FLAGS,
    id: thread.id,
  })
  return { ...apiThread(house, currentThread(house, thread.id) ?? thread, bot.id), message: apiMessage(house, first, bot.id) }
}

/** Archived threads of a room, the latest first. Private ones are for thread keepers, or for their members. */
function archived({ house, params, query }: Call<'channel'>, isPrivate: boolean, joinedOnly: boolean) {
  const bot = theBot(house)
  const room = parentOfThreads(house, params.channel)
  demand(house, bot, room, May.ReadMessageHistory | (isPrivate && !joinedOnly ? May.ManageThreads : 0n))
  const before = Date.parse(query.get('before') ?? '')
  const limit = Math.min(100, Math.max(2, Number(query.get('limit') ?? 50) || 50))
  const found = house.store.channels
    .all()
    .filter((channel): channel is Thread => channel.kind === 'thread' && channel.parent === room.id && channel.archived)
    .filter((thread) => thread.private === isPrivate && (Number.isNaN(before) || thread.archiveChange < before))
    .filter((thread) => !joinedOnly || thread.members.some((member) => member.id === bot.id))
    .sort((a, b) => b.archiveChange - a.archiveChange)
  const page = found.slice(0, limit)
  return {
    threads: page.map((thread) => apiThread(house, thread, bot.id)),
    members: page.flatMap((thread) => apiThreadMember(house, thread, bot.id) ?? []),
    has_more: found.length > limit,
  }
}

/** Discord makes threads private unless told otherwise. */
const privateByDefault = (type: ChannelType | undefined) => type === undefined || type === Type.PrivateThread

export const channelRoutes = [
  route('GET /channels/:channel', ({ house, params }) => {
    const channel = channelOr404(house, params.channel)
    demand(house, theBot(house), channel, May.ViewChannel)
    return apiChannel(house, channel, house.guild.bot)
  }),
  route('PATCH /channels/:channel', ({ house, params, body }) => {
    const channel = channelOr404(house, params.channel)
    if (channel.kind === 'direct') throw refusal('wrongChannelForDm')
    const next =
      channel.kind === 'thread'
        ? editThread(house, theBot(house), channel, check(threadEditForm, body))
        : editRoom(house, channel, body)
    return apiChannel(house, next, house.guild.bot)
  }),
  route('DELETE /channels/:channel', ({ house, params }) => {
    const channel = channelOr404(house, params.channel)
    if (channel.kind !== 'direct') {
      demand(house, theBot(house), channel, channel.kind === 'thread' ? May.ManageThreads : May.ManageChannels)
      deleteChannel(house, channel)
    }
    return apiChannel(house, channel, house.guild.bot)
  }),
  route('PUT /channels/:channel/permissions/:overwrite', ({ house, params, body }) => {
    const room = roomOr404(house, params.channel)
    demand(house, theBot(house), room, May.ManageRoles)
    const [overwrite] = asOverwrites(house, [{ ...check(overwriteForm, body), id: params.overwrite }])
    if (!overwrite) return
    changeRoom(house, { ...room, overwrites: [...room.overwrites.filter((other) => other.id !== overwrite.id), overwrite] })
  }),
  route('DELETE /channels/:channel/permissions/:overwrite', ({ house, params }) => {
    const room = roomOr404(house, params.channel)
    demand(house, theBot(house), room, May.ManageRoles)
    if (!room.overwrites.some((other) => other.id === params.overwrite)) throw refusal('unknownOverwrite')
    changeRoom(house, { ...room, overwrites: room.overwrites.filter((other) => other.id !== params.overwrite) })
  }),
  route('POST /channels/:channel/typing', ({ house, params }) => {
    const channel = channelOr404(house, params.channel)
    const bot = theBot(house)
    demand(house, bot, channel, May.SendMessages)
    house.emit({ kind: 'typing', channel, person: bot })
  }),
]

export const threadRoutes = [
  route('POST /channels/:channel/threads', ({ house, params, body, files }) => {
    const room = parentOfThreads(house, params.channel)
    if (room.kind === 'forum') return new Status(201, beginPost(house, room, body, files))
    const form = check(threadForm, body)
    if (form.type === Type.AnnouncementThread)
      throw invalidForm(['type'], 'BASE_TYPE_CHOICES', `Value must be one of {${Type.PublicThread}, ${Type.PrivateThread}}.`)
    const thread = startThread(house, theBot(house), room, {
      name: form.name,
      private: privateByDefault(form.type),
      invitable: form.invitable ?? true,
      autoArchive: form.auto_archive_duration,
      slowmode: form.rate_limit_per_user,
    })
    return new Status(201, apiThread(house, thread, house.guild.bot))
  }),
  route('POST /channels/:channel/messages/:message/threads', ({ house, params, body }) => {
    const room = parentRoom(house, params.channel)
    const from = messageIn(house, room, params.message)
    const form = check(threadFromMessageForm, body)
    const thread = startThread(house, theBot(house), room, {
      name: form.name,
      autoArchive: form.auto_archive_duration,
      slowmode: form.rate_limit_per_user,
      from,
    })
    return new Status(201, apiThread(house, thread, house.guild.bot))
  }),
  route('GET /channels/:channel/thread-members', ({ house, params, query }) => {
    const thread = threadOr404(house, params.channel)
    demand(house, theBot(house), thread, May.ViewChannel)
    const withMember = query.get('with_member') === 'true'
    return thread.members.flatMap(({ id }) => apiThreadMember(house, thread, id, withMember) ?? [])
  }),
  route('GET /channels/:channel/thread-members/:user', ({ house, params, query }) => {
    const thread = threadOr404(house, params.channel)
    demand(house, theBot(house), thread, May.ViewChannel)
    const member = apiThreadMember(
      house,
      thread,
      params.user === '@me' ? house.guild.bot : params.user,
      query.get('with_member') === 'true',
    )
    if (!member) throw refusal('unknownMember')
    return member
  }),
  route('PUT /channels/:channel/thread-members/@me', ({ house, params }) => {
    const thread = threadOr404(house, params.channel)
    const bot = theBot(house)
    demand(house, bot, thread, May.ViewChannel)
    if (thread.archived) throw refusal('archivedThread')
    addToThread(house, bot, thread, [bot.id])
  }),
  route('DELETE /channels/:channel/thread-members/@me', ({ house, params }) => {
    const thread = threadOr404(house, params.channel)
    if (thread.archived) throw refusal('archivedThread')
    removeFromThread(house, theBot(house), thread, house.guild.bot)
  }),
  route('PUT /channels/:channel/thread-members/:user', ({ house, params }) => {
    invite(house, theBot(house), threadOr404(house, params.channel), personOr404(house, params.user))
  }),
  route('DELETE /channels/:channel/thread-members/:user', ({ house, params }) => {
    const thread = threadOr404(house, params.channel)
    const bot = theBot(house)
    demand(house, bot, thread, May.ViewChannel)
    if (thread.archived) throw refusal('archivedThread')
    const ownsPrivate = thread.private && thread.owner === bot.id
    if (!ownsPrivate && !may(house, bot, thread, May.ManageThreads)) throw refusal('missingPermissions')
    removeFromThread(house, bot, thread, params.user)
  }),
  route('GET /channels/:channel/threads/archived/public', (call) => archived(call, false, false)),
  route('GET /channels/:channel/threads/archived/private', (call) => archived(call, true, false)),
  route('GET /channels/:channel/users/@me/threads/archived/private', (call) => archived(call, true, true)),
]
