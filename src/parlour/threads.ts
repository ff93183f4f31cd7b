/**
 * Threads: begun, joined, fallen asleep, opened again. Most of their rules are about who may still do what once they are
 * archived.
 */
import { MessageFlags, MessageType, type Snowflake, ThreadAutoArchiveDuration } from 'discord-api-types/v10'
import type { House } from './house.ts'
import { announce } from './messages.ts'
import { canSee, demand, May, may } from './permissions.ts'
import type { Message, Person, Room, Thread } from './records.ts'
import { refusal } from './refusal.ts'

const ACTIVE_THREADS = 1000
const THREAD_MEMBERS = 1000
const MINUTE = 60_000

/** What a thread is begun with. */
export interface ThreadDraft {
  name: string
  private?: boolean
  invitable?: boolean
  autoArchive?: ThreadAutoArchiveDuration | undefined
  slowmode?: number | undefined
  /** The message the thread grows out of; it then shares that message's id. */
  from?: Message
}

/** Begins a thread, in the open, by invitation, or out of a message; the channel is told unless it is private. */
export function startThread(house: House, author: Person, room: Room, draft: ThreadDraft): Thread {
  demand(house, author, room, draft.private ? May.CreatePrivateThreads : May.CreatePublicThreads)
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
  }
  house.store.channels.put(thread)
  watchThread(house, thread.id)
  house.emit({ kind: 'thread', change: 'create', thread })
  if (draft.from) {
    const source = { ...draft.from, thread: thread.id, flags: draft.from.flags | MessageFlags.HasThread }
    house.store.messages.put(source)
    house.emit({ kind: 'message', change: 'update', message: source, channel: room, pinged: [] })
    announce(house, thread, author, MessageType.ThreadStarterMessage, '', { reference: { channel: room.id, message: source.id } })
  } else if (!thread.private) {
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
    activity: now,
    archiveChange: (change.archived ?? thread.archived) === thread.archived ? thread.archiveChange : now,
  }
  keepThread(house, next)
  watchThread(house, next.id)
  if (renamed) announce(house, next, editor, MessageType.ChannelNameChange, next.name)
  return currentThread(house, next.id) ?? next
}

export function keepThread(house: House, thread: Thread): void {
  house.store.channels.put(thread)
  house.emit({ kind: 'thread', change: 'update', thread })
}

const currentThread = (house: House, id: Snowflake): Thread | undefined => {
  const found = house.store.channels.get(id)
  return found?.kind === 'thread' ? found : undefined
}

/** What writing into a thread asks and does: it opens an archived one, unless that is locked. */
export function enterThread(house: House, author: Person, thread: Thread): Thread {
  if (thread.locked && !may(house, author, thread, May.ManageThreads))
    throw refusal(thread.archived ? 'archivedThread' : 'lockedThread')
  if (!thread.archived) return thread
  const now = house.clock.now()
  const open = { ...thread, archived: false, archiveChange: now, activity: now }
  keepThread(house, open)
  watchThread(house, open.id)
  return open
}

/** Lets people in. Those who were invited are announced, which rings for them; a mention has rung already. */
export function addToThread(house: House, by: Person, thread: Thread, people: Snowflake[], quietly = false): Thread {
  const known = new Set(thread.members.map((member) => member.id))
  const added = people.filter((id) => !known.has(id))
  if (added.length === 0) return thread
  if (known.size + added.length > THREAD_MEMBERS) throw refusal('tooManyThreadMembers')
  const joinedAt = house.clock.now()
  const next = { ...thread, members: [...thread.members, ...added.map((id) => ({ id, joinedAt }))] }
  house.store.channels.put(next)
  house.emit({ kind: 'thread-members', thread: next, added, removed: [] })
  const invited = quietly ? [] : added.filter((id) => id !== by.id)
  if (invited.length > 0) announce(house, next, by, MessageType.RecipientAdd, '', { mentions: invited })
  return currentThread(house, next.id) ?? next
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

/** Archives a thread once nothing has happened in it for as long as it was told to wait. */
export function watchThread(house: House, id: Snowflake): void {
  const thread = currentThread(house, id)
  if (!thread || thread.archived) return
  const due = thread.activity + thread.autoArchive * MINUTE
  const { watches } = house.fleeting
  watches.get(id)?.()
  const callOff = house.clock.after(Math.max(0, due - house.clock.now()), () => {
    watches.delete(id)
    const now = house.clock.now()
    const current = currentThread(house, id)
    if (!current || current.archived || current.activity + current.autoArchive * MINUTE > now) return watchThread(house, id)
    keepThread(house, { ...current, archived: true, archiveChange: now })
  })
  watches.set(id, callOff)
}
