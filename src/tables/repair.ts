/** Puts the public face of a table right: a card that was deleted, a channel that came back. */
import type { NewPost } from '../store/store.ts'
import { releaseTable } from './held-tables.ts'
import { commitAt, type House } from './house.ts'
import { atTable, positionOf } from './position.ts'
import { forTheLeague, thoughts } from './set-timers.ts'

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

/** Its channel is gone. A league makes another one for its game; other games go on from anywhere. */
export const lostPlace = (house: House, id: string): Promise<void> =>
  atTable(house, id, async (table) => {
    if (table.status === 'playing') await commitAt(house, table, { timers: forTheLeague(house, 'lost') })
  })

/** The game goes on in another channel, beginning with its card; those who are asked hear of it. */
export async function moveTo(house: House, id: string, channel: string): Promise<void> {
  const isNew = await atTable(house, id, async (table) => {
    if (table.status !== 'playing' || table.channel === channel) return false
    await commitAt(house, table, { change: { channel } })
    return true
  })
  if (!isNew) return
  await releaseTable(house, id)
  await repost(house, id)
}
