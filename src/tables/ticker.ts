/**
 * Wakes when a promise falls due, and keeps it. There is a ticker for tables and another for leagues: those wait for Discord to make
 * threads, and no table should wait with them.
 */
import type { Lane } from '../store/store.ts'
import type { House } from './house.ts'
import { runTimers } from './run-timers.ts'

const AFTER_A_STUMBLE = 2_000
/** Clocks of machines are set right now and then: it looks again before long. */
const LONGEST_SLEEP = 30_000

export type Ticker = { wake(): void; isBusy(): boolean; idle(): Promise<void>; close(): void }

export type Report = {
  /** One promise of that table could not be kept; it is tried again. */
  readonly failed: (table: string, error: unknown) => void
  /** None could even be read. */
  readonly stumbled: (error: unknown) => void
}

export function openTicker(house: House, lane: Lane, report: Report): Ticker {
  let timer: NodeJS.Timeout | undefined
  let ticking: Promise<void> | null = null
  let isClosed = false
  const wake = () => {
    if (ticking || isClosed) return
    clearTimeout(timer)
    ticking = runTimers(house, report.failed, lane)
      .then(() => house.store.nextTimerAt(lane))
      .catch((error) => {
        report.stumbled(error)
        return house.now() + AFTER_A_STUMBLE
      })
      .then((next) => {
        ticking = null
        if (next !== null && !isClosed) timer = setTimeout(wake, Math.max(5, Math.min(next - house.now(), LONGEST_SLEEP)))
      })
  }
  return {
    wake,
    isBusy: () => ticking !== null,
    async idle() {
      while (ticking) await ticking
    },
    close() {
      isClosed = true
      clearTimeout(timer)
    },
  }
}
