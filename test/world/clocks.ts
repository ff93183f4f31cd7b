/** Clocks that run, and whether an absence of the bot took anything from anybody. */
import type { PersonSettings, SeatRow } from '../../src/store/store.ts'
import type { House } from '../../src/tables/house.ts'
import { playedBetween } from '../../src/tables/playing-hours.ts'

export type Running = { readonly fence: number; readonly row: SeatRow; readonly dueAt: number }

/** The pulse of a process is so coarse. */
export const SLACK = 3 * 60_000
const MANY = 1_000

/** How long somebody's clock runs between two instants. */
export const ranBetween = (settings: PersonSettings | undefined, from: number, to: number): number =>
  to > from ? playedBetween(from, to, settings?.hours, settings?.vacation) : 0

/** All clocks that run now on that server. */
export const clocksOf = async ({ store }: House, at: string): Promise<Running[]> =>
  (await store.playing('', MANY)).flatMap(({ server, fence, seats }) =>
    (server === at ? seats : []).flatMap((row) =>
      row.person && row.askedAt !== null && row.dueAt !== null ? [{ fence, row, dueAt: row.dueAt }] : [],
    ),
  )

/** After an absence since `from`: everybody still has what they had, and nobody has missed anything. */
export async function wrongClocks(house: House, before: readonly Running[], from: number): Promise<string[]> {
  const { store } = house
  const wrong: string[] = []
  for (const { fence, row, dueAt } of before) {
    const table = await store.table(row.table)
    const now = table?.seats.find(({ seat }) => seat === row.seat)
    if (!table || !now || table.status !== 'playing' || now.person !== row.person) continue
    // What is held gets it back when it is released.
    const isHeld = table.heldAt !== null
    const who = `${row.name} at ${row.table}`
    if (now.misses > row.misses) wrong.push(`${who} missed an answer while nobody was there`)
    if (now.autopilot && !row.autopilot) wrong.push(`a computer took the seat of ${who} while nobody was there`)
    if (isHeld || table.fence !== fence || now.askedAt === null) continue
    const settings = (await store.person(row.person!))?.settings
    const had = ranBetween(settings, from, dueAt)
    const has = ranBetween(settings, house.now(), now.dueAt ?? 0)
    if (has < had - SLACK) wrong.push(`${who} had ${minutes(had)} minutes left and came back to ${minutes(has)}`)
  }
  return wrong
}

const minutes = (ms: number) => Math.round(ms / 60_000)
