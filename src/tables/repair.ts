/** Puts the public face of a table right: a card that was deleted, a channel that came back. */
import { awaited } from '../kernel/engine.ts'
import type { Commit, NewPost } from '../store/store.ts'
import { type House, hostedAt, refuse } from './house.ts'
import { thoughts } from './later.ts'
import { tableById } from './position.ts'

export async function repost(house: House, id: string): Promise<void> {
  await house.queue.run(id, async () => {
    const table = await tableById(house, id)
    const state = table.state ? JSON.parse(table.state) : null
    const asked = state && !state.outcome ? awaited(hostedAt(house, table.game, table.pack).game, state) : []
    const body: NewPost['body'] = !state
      ? { kind: 'lobby' }
      : state.outcome
        ? { kind: 'end', fence: table.fence, since: state.told }
        : { kind: 'card', fence: table.fence, since: state.told, asked }
    const post: NewPost = { id: `${id}-${table.seq}-n`, channel: table.channel, body, dueAt: house.now() }
    const commit: Commit = {
      table: id,
      seq: table.seq,
      at: house.now(),
      change: { card: { ...table.card, post: post.id, asked } },
      posts: [post],
      timers: table.status === 'playing' ? thoughts(house, table, asked) : [],
    }
    if (!(await house.store.commit(commit))) refuse('table.busy')
    house.wake()
  })
}
