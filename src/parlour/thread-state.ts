/** How a thread stands: awake or archived, and who belongs to it. Nothing is said in it here; `threads.ts` does that. */
import type { Snowflake } from 'discord-api-types/v10'
import type { House } from './house.ts'
import { May, may } from './permissions.ts'
import type { Person, Thread } from './records.ts'
import { refusal } from './refusal.ts'

const THREAD_MEMBERS = 1000
const MINUTE = 60_000

export function keepThread(house: House, thread: Thread): void {
  house.store.channels.put(thread)
  house.emit({ kind: 'thread', change: 'update', thread })
}

export const currentThread = (house: House, id: Snowflake): Thread | undefined => {
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

/** Silently: whoever is to hear of it is told by the caller. */
export function letIn(house: House, thread: Thread, people: Snowflake[]): { thread: Thread; added: Snowflake[] } {
  const known = new Set(thread.members.map((member) => member.id))
  const added = people.filter((id) => !known.has(id))
  if (added.length === 0) return { thread, added }
  if (known.size + added.length > THREAD_MEMBERS) throw refusal('tooManyThreadMembers')
  const joinedAt = house.clock.now()
  const next = { ...thread, members: [...thread.members, ...added.map((id) => ({ id, joinedAt }))] }
  house.store.channels.put(next)
  house.emit({ kind: 'thread-members', thread: next, added, removed: [] })
  return { thread: next, added }
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
