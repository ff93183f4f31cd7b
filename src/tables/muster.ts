/** Before an old table begins: those whose yes is more than a day old are asked for it once more. */
import type { Seated, SeatRow } from '../store/store.ts'
import type { BotText } from '../words/words.ts'
import { commitAt, type House, refuse } from './house.ts'
import { noticeAt, refresh } from './posts.ts'

const AGAIN_AFTER = 24 * 60 * 60_000

export const mentioned = (rows: readonly SeatRow[]): string[] => rows.map(({ person }) => `<@${person}>`)

/** Asks them in the channel, each at most once a day however often somebody tries to start, and tells whoever tried. */
export async function callAgain(house: House, table: Seated, missing: readonly SeatRow[]): Promise<never> {
  const now = house.now()
  const called = missing.filter(({ calledAt }) => calledAt === null || now - calledAt > AGAIN_AFTER)
  const text: BotText = { say: 'table.still-here', people: mentioned(called) }
  const ping = called.flatMap(({ person }) => person ?? [])
  await commitAt(house, table, {
    seats: table.seats.map((row) => (called.includes(row) ? { ...row, calledAt: now } : row)),
    posts: [...(called.length > 0 ? [noticeAt(house, table, { text, ping })] : []), ...refresh(house, table)],
  })
  return refuse('table.missing', { people: mentioned(missing), opener: table.owner })
}
