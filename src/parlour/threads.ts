/** Threads begun, changed and joined, and what is announced of it. Most rules are about who may still do what in archived ones. */
import { MessageFlags, MessageType, type Snowflake, ThreadAutoArchiveDuration } from 'discord-api-types/v10'
import type { House } from './house.ts'
import { announce } from './messages.ts'
import { canSee, demand, May, may } from './permissions.ts'
import type { Message, Person, Room, Thread } from './records.ts'
import { refusal } from './refusal.ts'
import { currentThread, keepThread, letIn, watchThread } from './thread-state.ts'

const ACTIVE_THREADS = 1000

/** What a thread is begun with. */
export interface ThreadDraft {
  name: string
  private?: boolean
  invitable?: boolean
  autoArchive?: ThreadAutoArchiveDuration | undefined
  slowmode?: number | undefined
  /** The message the thread grows out of; it then shares that message's id. */
  from?: Message
  /** Of a post in a forum, which begins with a message of its own. */
  tags?: Snowflake[]
}

/** Begins a thread, in the open, by invitation, or out of a message; the channel is told unless it is private. */
export function startThread(house: House, author: Person, room: Room, draft: ThreadDraft): Thread {
  if (room.kind === 'forum') demandTags(house, author, room, draft.tags ?? [])
  else demand(house, author, room, draft.private ? May.CreatePrivateThreads : May.CreatePublicThreads)
  if (draft.from?.thread) throw refusal('threadAlreadyThere')
  // The limit counts what is open in the whole guild, not in this room.
  const active = house.store.channels.all().filter((channel) => channel.kind === 'thread' && !channel.archived)
  if (active.length >= ACTIVE_THREADS) throw refusal('tooManyThreads')
  const now = house.clock.now()
  const thread: Thread = {
    kind: 'thread',
    id: draft.from?.id ?? house.nextId(),
    name: draft.name,
    parent: room.id,
    owner: author.id,
    private: draft.private ?? false,
    invitable: draft.invitable ?? true,
    archived: false,
    locked: false,
    archiveChange: now,
    activity: now,
    autoArchive: draft.autoArchive ?? room.threadArchiving ?? ThreadAutoArchiveDuration.OneDay,
    slowmode: draft.slowmode ?? 0,
    members: [{ id: author.id, joinedAt: now }],
    messages: 0,
    totalSent: 0,
    lastMessage: null,
    lastPin: null,
    ...(draft.tags && { tags: draft.tags }),
  }
  house.store.channels.put(thread)
  watchThread(house, thread.id)
  house.emit({ kind: 'thread', change: 'create', thread })
  if (draft.from) {
    const source = { ...draft.from, thread: thread.id, flags: draft.from.flags | MessageFlags.HasThread }
    house.store.messages.put(source)
    house.emit({ kind: 'message', change: 'update', message: source, channel: room, pinged: [] })
    announce(house, thread, author, MessageType.ThreadStarterMessage, '', { reference: { channel: room.id, message: source.id } })
  } else if (!thread.private && room.kind !== 'forum') {
    announce(house, room, author, MessageType.ThreadCreated, thread.name, {
      reference: { channel: thread.id, message: thread.id },
    })
  }
  return thread
}

export interface ThreadChange {
  name?: string | undefined
  archived?: boolean | undefined
  locked?: boolean | undefined
  invitable?: boolean | undefined
  auto_archive_duration?: ThreadAutoArchiveDuration | undefined
  rate_limit_per_user?: number | undefined
  applied_tags?: Snowflake[] | undefined
}

/** Tags must be the forum's; moderated ones are for those who look after its threads. */
function demandTags(house: House, person: Person, forum: Room, tags: readonly Snowflake[]): void {
  const known = tags.map((id) => forum.tags?.find((tag) => tag.id === id))
  if (known.includes(undefined)) throw refusal('unknownTag')
  if (known.some((tag) => tag?.moderated)) demand(house, person, forum, May.ManageThreads)
}

/** Archived threads take no change but being opened again; locked ones take it from thread managers only. */
export function editThread(house: House, editor: Person, thread: Thread, change: ThreadChange): Thread {
  demand(house, editor, thread, May.ViewChannel)
  const manages = may(house, editor, thread, May.ManageThreads)
  if (thread.archived && change.archived !== false) throw refusal('archivedThread')
  const onlyOpens = change.archived === false && Object.keys(change).length === 1
  const isOwn = thread.owner === editor.id
  if (thread.locked && !manages) throw refusal(thread.archived ? 'missingPermissions' : 'lockedThread')
  if (change.locked !== undefined && !manages) throw refusal('missingPermissions')
  if (!manages && !isOwn && !(onlyOpens && may(house, editor, thread, May.SendMessagesInThreads)))
    throw refusal('missingPermissions')
  const forum = house.store.channels.get(thread.parent)
  if (change.applied_tags) {
    if (forum?.kind !== 'forum') throw refusal('wrongChannelType')
    demandTags(
      house,
      editor,
      forum,
      change.applied_tags.filter((id) => !thread.tags?.includes(id)),
    )
  }
  const now = house.clock.now()
  const renamed = change.name !== undefined && change.name !== thread.name
  const next: Thread = {
    ...thread,
    name: change.name ?? thread.name,
    locked: change.locked ?? thread.locked,
    archived: change.archived ?? thread.archived,
    invitable: change.invitable ?? thread.invitable,
    autoArchive: change.auto_archive_duration ?? thread.autoArchive,
    slowmode: change.rate_limit_per_user ?? thread.slowmode,
    ...(change.applied_tags && { tags: change.applied_tags }),
    activity: now,
    archiveChange: (change.archived ?? thread.archived) === thread.archived ? thread.archiveChange : now,
  }
  keepThread(house, next)
  watchThread(house, next.id)
  if (renamed) announce(house, next, editor, MessageType.ChannelNameChange, next.name)
  return currentThread(house, next.id) ?? next
}

/** Lets people in. Those who were invited are announced, which rings for them. */
export function addToThread(house: House, by: Person, thread: Thread, people: Snowflake[]): void {
  const { thread: next, added } = letIn(house, thread, people)
  const invited = added.filter((id) => id !== by.id)
  if (invited.length > 0) announce(house, next, by, MessageType.RecipientAdd, '', { mentions: invited })
}

export function removeFromThread(house: House, by: Person, thread: Thread, id: Snowflake): void {
  if (!thread.members.some((member) => member.id === id)) return
  const next = { ...thread, members: thread.members.filter((member) => member.id !== id) }
  house.store.channels.put(next)
  house.emit({ kind: 'thread-members', thread: next, added: [], removed: [id] })
  if (id !== by.id) announce(house, next, by, MessageType.RecipientRemove, '', { mentions: [id] })
}

/** By request, not by mention: archived threads are closed, and into private ones one is let by a member. */
export function invite(house: House, by: Person, thread: Thread, guest: Person): void {
  demand(house, by, thread, May.ViewChannel)
  if (thread.archived) throw refusal('archivedThread')
  const manages = may(house, by, thread, May.ManageThreads)
  if (thread.private && !manages && !thread.members.some((member) => member.id === by.id)) throw refusal('missingAccess')
  if (thread.private && !thread.invitable && !manages && thread.owner !== by.id) throw refusal('missingPermissions')
  const parent = house.store.channels.get(thread.parent)
  if (!guest.member || !parent || !canSee(house, guest, parent)) throw refusal('missingAccess')
  addToThread(house, by, thread, [guest.id])
}
