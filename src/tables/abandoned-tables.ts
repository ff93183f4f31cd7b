/** Tables without a clock can fall asleep: after three weeks they say so, a week later they are closed, and nobody is blamed. */
import { commitAt, type House } from './house.ts'
import { end } from './leaving.ts'
import { atTable, tableById } from './position.ts'
import { noticeAt } from './posts.ts'

const GRACE = 7 * 86_400_000

export async function warnOfStall(house: House, id: string): Promise<void> {
  await atTable(house, id, async (table) => {
    // A game of a league ends with its season at the latest.
    if (table.status !== 'playing' || (await house.store.league.seasonOfTable(id)) !== null) return
    const dueAt = house.now() + GRACE
    await commitAt(house, table, {
      timers: [{ key: 'abandoned', dueAt }],
      posts: [noticeAt(house, table, { text: { say: 'table.stalling', until: dueAt } })],
    })
  })
}

export async function endAbandoned(house: House, id: string): Promise<void> {
  if ((await tableById(house, id)).status === 'playing') await end(house, id)
}
