/** Puts the public face of a table right: a card that was deleted, a place that was lost, another one that was found. */
import type { Hold, NewPost, Seated } from '../store/store.ts'
import { callableAt } from './clock.ts'
import { holdTable, releaseTable } from './held-tables.ts'
import { commitAt, type House, refuse } from './house.ts'
import { end } from './leaving.ts'
import { atTable, positionOf } from './position.ts'
import { DAY, sittingOnCalendar, thoughts } from './set-timers.ts'

/** So long a table without a place waits for somebody who knows one. */
const PATIENCE = 14 * DAY

export async function repost(house: House, id: string): Promise<void> {
  await atTable(house, id, async (table) => {
    const seen = table.state ? (await positionOf(house, table)).seen(null) : null
    const asked = seen?.awaited ?? []
    const body: NewPost['body'] = !seen
      ? { kind: 'lobby' }
      : seen.outcome
        ? { kind: 'end', fence: table.fence, since: seen.told }
        : { kind: 'card', fence: table.fence, since: seen.told, asked }
    const post: NewPost = { id: `${id}-${table.seq}-n`, channel: table.channel, body, dueAt: house.now() }
    await commitAt(house, table, {
      change: { card: { ...table.card, post: post.id, asked } },
      posts: [post],
      timers: table.status === 'playing' ? thoughts(house, table, asked) : [],
    })
  })
}

/** Nobody can answer there: no time runs, and before long another place is looked for. A table that had not begun cannot begin. */
export async function lostPlace(house: House, { id, status }: Pick<Seated, 'id' | 'status'>, why: Hold): Promise<void> {
  if (status === 'lobby') return why === 'gone' ? end(house, id) : undefined
  await holdTable(house, id, why)
}

/** The table goes on in another channel, beginning with its card; those who are asked hear of it, and have the time they had. */
export async function moveTo(house: House, id: string, channel: string): Promise<void> {
  const isNew = await atTable(house, id, async (table) => {
    if (table.status !== 'playing' && table.status !== 'lobby') refuse('table.over')
    if (table.channel === channel) return false
    const there = await house.store.tableIn(channel)
    if (there?.status === 'playing' || there?.status === 'lobby') refuse('table.taken')
    const vote = table.vote && { ...table.vote, post: `${id}-${table.seq}-v` }
    const asking: NewPost[] = vote ? [{ id: vote.post, channel, body: { kind: 'vote', vote }, dueAt: house.now() }] : []
    await commitAt(house, table, {
      change: { channel, home: null, vote },
      posts: asking,
      timers: sittingOnCalendar(house, table),
      clear: ['place', 'homeless'],
    })
    return true
  })
  if (!isNew) return
  await releaseTable(house, id)
  await repost(house, id)
}

/** Asks whoever opened a table, or else the others one after the other, for another place. Nobody left to ask: then it only waits. */
export const askForPlace = (house: House, id: string, tried: readonly string[] = []): Promise<void> =>
  atTable(house, id, async (table) => {
    if (table.status !== 'playing' || table.heldAt === null) return
    const dueAt = (tried.length === 0 ? house.now() : table.heldAt) + PATIENCE
    const posts = await privateNote(house, table, 'lost', tried)
    await commitAt(house, table, { posts, timers: [{ key: 'homeless', dueAt }] })
  })

async function privateNote(house: House, table: Seated, about: 'lost' | 'closed', tried: readonly string[]): Promise<NewPost[]> {
  const people = [table.owner, ...table.seats.flatMap(({ person }) => person ?? [])]
  const person = people.find((each) => !tried.includes(each))
  if (person === undefined) return []
  const settings = (await house.store.person(person))?.settings
  const dueAt = callableAt(table, house.now(), settings)
  const body = { kind: 'place', person, about, tried } as const
  return [{ id: `${table.id}-${table.seq}-p`, channel: `dm:${person}`, slot: 'place', body, dueAt }]
}

/** Nobody knew another place: it is closed, and nobody is blamed. */
export async function closeHomeless(house: House, id: string): Promise<void> {
  const table = await house.store.table(id)
  if (table?.status !== 'playing' || table.heldAt === null) return
  await end(house, id)
  await atTable(house, id, async (now) => commitAt(house, now, { posts: await privateNote(house, now, 'closed', []) }))
}
