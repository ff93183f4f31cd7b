/** Tables without a clock can fall asleep: after three weeks they say so, a week later they are closed, and nobody is blamed. */
import type { House } from './house.ts'
import { end } from './leaving.ts'
import { tableById } from './position.ts'

const GRACE = 7 * 86_400_000

export async function warnOfStall(house: House, id: string): Promise<void> {
  await house.queue.run(id, async () => {
    const table = await tableById(house, id)
    if (table.status !== 'playing') return
    const dueAt = house.now() + GRACE
    await house.store.commit({
      table: id,
      seq: table.seq,
      at: house.now(),
      timers: [{ key: 'abandoned', dueAt }],
      posts: [
        {
          id: `${id}-${table.seq}-n`,
          channel: table.channel,
          body: { kind: 'notice', text: { say: 'table.stalling', until: Math.floor(dueAt / 1000) } },
          dueAt: house.now(),
        },
      ],
    })
    house.wake()
  })
}

export async function endAbandoned(house: House, id: string): Promise<void> {
  if ((await tableById(house, id)).status === 'playing') await end(house, id)
}
