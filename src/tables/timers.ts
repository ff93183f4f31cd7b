/** Promises to act later. They live in the store, so a restart keeps them, and a jump of the clock only makes them due. */
import type { TimerRow } from '../store/store.ts'
import { think } from './computers.ts'
import type { House } from './house.ts'
import { open } from './play.ts'

const AT_ONCE = 50
const AFTER_A_FAULT = 60_000

/** Does what is due. Faults are handed to `report` and tried again later: one broken table must not stop the others. */
export async function runTimers(house: House, report: (table: string, error: unknown) => void): Promise<void> {
  const due = await house.store.dueTimers(house.now(), AT_ONCE)
  await Promise.all(
    due.map(async (timer) => {
      try {
        await fire(house, timer)
        await house.store.clearTimer(timer.id)
      } catch (error) {
        report(timer.table, error)
        await house.store.delayTimer(timer.id, house.now() + AFTER_A_FAULT)
      }
    }),
  )
}

function fire(house: House, { table, key }: TimerRow): Promise<void> {
  const [kind, seat] = key.split(':')
  if (kind === 'computer' && seat) return think(house, table, seat)
  if (kind === 'reveal') return open(house, table)
  throw new Error(`no such timer: ${key}`)
}
