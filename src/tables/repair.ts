/** Puts the public face of a table right: a card that was deleted, a place that was lost, another one that was found. */
import type { Hold, NewPost, Seated } from '../store/store.ts'
import { callableAt } from './clock.ts'
import { holdTable, releaseTable } from './held-tables.ts'
import { commitAt, type House, refuse } from './house.ts'
import { end } from './leaving.ts'
import { atTable, positionOf } from './position.ts'
import { thoughts } from './set-timers.ts'

const HOUR = 3_600_000
/** So long a table without a place waits for somebody who knows one. */
const PATIENCE = 14 * 24 * HOUR

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

/** What shuts us out is often put right by whoever did it; what is gone is gone. A server that sent us away is waited for. */
const LOOKED_FOR_AFTER: Readonly<Record<Hold, number | null>> = { gone: 0, locked: 0, unseen: HOUR, mute: HOUR, server: null }

/** Nobody can answer there: no time runs, and before long another place is looked for. A table that had not begun cannot begin. */
export async function lostPlace(house: House, { id, status }: Pick<Seated, 'id' | 'status'>, why: Hold): Promise<void> {
  if (status === 'lobby') return why === 'gone' ? end(house, id) : undefined
  const wait = LOOKED_FOR_AFTER[why]
  await holdTable(house, id, why, wait === null ? [] : [{ key: 'place', dueAt: house.now() + wait }])
}

/** The table goes on in another channel, beginning with its card; those who are asked hear of it, and have the time they had. */
export async function moveTo(house: House, id: string, channel: string): Promise<void> {
  await atTable(house, id, async (table) => {
    if (table.status !== 'playing' && table.status !== 'lobby') refuse('table.over')
    if (table.channel === channel) return
    const there = await house.store.tableIn(channel)
    if (there?.status === 'playing' || there?.status === 'lobby') refuse('table.taken')
    const vote = table.vote && { ...table.vote, post: `${id}-${table.seq}-v` }
    const asking: NewPost[] = vote ? [{ id: vote.post, channel, body: { kind: 'vote', vote }, dueAt: house.now() }] : []
    await commitAt(house, table, { change: { channel, home: null, vote }, posts: asking, clear: ['place', 'homeless'] })
  })
  await repost(house, id)
  await releaseTable(house, id)
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
