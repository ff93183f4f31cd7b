/**
 * Keeps the promises to the clock. There is a ticker for tables and another for leagues: those wait for Discord to make
 * threads, and no table should wait with them.
 */
import { type Lane, laneOf } from '../store/lanes.ts'
import type { House } from './house.ts'
import { runTimers } from './run-timers.ts'
import { openWatch, type Watch } from './watch.ts'

export type Ticker = Watch & {
  /** Of the timers that were set, those of its lane are kept in mind. */
  heed(timers: readonly { readonly key: string; readonly dueAt: number }[]): void
}

export type Report = {
  /** One promise of that table could not be kept; it is tried again. */
  readonly failed: (table: string, error: unknown) => void
  /** None could even be read. */
  readonly stumbled: (error: unknown) => void
}

export function openTicker(house: House, lane: Lane, { failed, stumbled }: Report): Ticker {
  const watch = openWatch({ now: house.now, round: () => runTimers(house, failed, lane), stumbled })
  return {
    ...watch,
    heed(timers) {
      watch.wake(soonest(timers.filter(({ key }) => laneOf(key) === lane)))
    },
  }
}

/** Never, if there are none. */
export const soonest = (promises: readonly { readonly dueAt: number }[]): number =>
  Math.min(...promises.map(({ dueAt }) => dueAt))
