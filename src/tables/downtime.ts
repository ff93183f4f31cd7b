/** Time in which Archon was away counts for nobody: nobody could answer, and nobody was reminded. */
import { playedAt, resetClock } from './clock.ts'
import type { House } from './house.ts'
import { atTable, tableById } from './position.ts'
import { refresh } from './posts.ts'

/** A restart takes a moment, and nobody misses it. */
const SHORTEST = 10 * 60_000

/** Gives the time since `from` back to everybody whose clock ran. Done before any promise is kept, so that none comes too early. */
export async function giveBack(house: House, from: number): Promise<void> {
  if (house.now() - from < SHORTEST) return
  for (const id of await house.store.tablesWithClocks())
    for (const { seat } of (await tableById(house, id)).seats)
      await atTable(house, id, async (table) => {
        const row = table.seats.find((each) => each.seat === seat)
        if (!row?.person || row.askedAt === null || row.dueAt === null || table.status !== 'playing') return
        const settings = (await house.store.person(row.person))?.settings
        const lost = playedAt(table, settings, Math.max(from, row.askedAt), house.now())
        if (lost > 0) await resetClock(house, table, { ...row, bank: row.bank + lost }, { posts: refresh(house, table) })
      })
}
