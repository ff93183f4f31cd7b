/** Clocks that run, and whether an absence of the bot took anything from anybody. */
import type { SeatRow, Store } from '../../src/store/store.ts'
import { playedAt } from '../../src/tables/clock.ts'
import type { House } from '../../src/tables/house.ts'

export type Running = { readonly fence: number; readonly row: SeatRow; readonly dueAt: number }

/** The pulse of a process is so coarse. */
export const SLACK = 3 * 60_000

/** All clocks that run now. */
export async function clocksOf({ store }: House, at: Store = store): Promise<Running[]> {
  const running: Running[] = []
  for (const id of await at.tablesWithClocks()) {
    const table = (await at.table(id))!
    for (const row of table.seats)
      if (row.person && row.askedAt !== null && row.dueAt !== null) running.push({ fence: table.fence, row, dueAt: row.dueAt })
  }
  return running
}

/** After an absence since `from`: everybody still has what they had, and nobody has missed anything. */
export async function wrongClocks(house: House, before: readonly Running[], from: number): Promise<string[]> {
  const { store } = house
  const wrong: string[] = []
  for (const { fence, row, dueAt } of before) {
    const table = await store.table(row.table)
    const now = table?.seats.find(({ seat }) => seat === row.seat)
    if (!table || !now || table.status !== 'playing' || now.person !== row.person) continue
    const who = `${row.name} at ${row.table}`
    if (now.misses > row.misses) wrong.push(`${who} missed an answer while nobody was there`)
    if (now.autopilot && !row.autopilot) wrong.push(`a computer took the seat of ${who} while nobody was there`)
    if (table.fence !== fence || now.askedAt === null) continue
    const settings = (await store.person(row.person!))?.settings
    const had = playedAt(table, settings, from, Math.max(from, dueAt))
    const has = now.dueAt === null ? 0 : playedAt(table, settings, house.now(), Math.max(house.now(), now.dueAt))
    if (has < had - SLACK) wrong.push(`${who} had ${minutes(had)} minutes left and came back to ${minutes(has)}`)
  }
  return wrong
}

const minutes = (ms: number) => Math.round(ms / 60_000)
