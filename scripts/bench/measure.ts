/** Small tools for measuring. */
import { cpu } from '../../test/e2e/loop.ts'

export { cpu } from '../../test/e2e/loop.ts'

/** A goal beside what was measured. */
export type Goal = { readonly goal: string; readonly met: boolean }
export type Line = { readonly bench: string; readonly goals?: readonly Goal[]; readonly [figure: string]: unknown }

export const atMost = (what: string, is: number, limit: number): Goal => ({ goal: `${what} at most ${limit}`, met: is <= limit })
export const atLeast = (what: string, is: number, limit: number): Goal => ({
  goal: `${what} at least ${limit}`,
  met: is >= limit,
})

export const describe = (error: unknown): string => (error instanceof Error ? error.message : String(error))

export const rounded = (value: number, digits = 2): number => Math.round(value * 10 ** digits) / 10 ** digits

export type Rate = { readonly perSecond: number; readonly perRun: number }

/**
 * Runs each of these in turns until each has had about `time` ms of the processor; each returns how many things it did. Time spent
 * by other programs does not count, so that a busy machine measures (nearly) the same.
 */
export function rate(time: number, ...runs: readonly (() => number)[]): Rate[] {
  const sums = runs.map(() => ({ done: 0, ms: 0, runs: 0 }))
  // What is measured is a process that has been running for a while. Its compiler works beside it and is counted here too, for
  // seconds: by the same clock, so that a busy machine does not start measuring in the middle of that.
  for (const run of runs) for (const start = cpu(); cpu() - start < 1.5 * time; ) run()
  while (sums.some(({ ms }) => ms < time)) {
    for (const [i, run] of runs.entries()) {
      const start = cpu()
      sums[i]!.done += run()
      sums[i]!.ms += cpu() - start
      sums[i]!.runs++
    }
  }
  return sums.map(({ done, ms, runs: count }) => ({ perSecond: (1000 * done) / ms, perRun: done / count }))
}

export function percentiles(list: readonly number[]): { p50: number; p95: number; p99: number; max: number } {
  const sorted = [...list].sort((a, b) => a - b)
  const at = (share: number) =>
    Math.round(1000 * (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0)) / 1000
  return { p50: at(0.5), p95: at(0.95), p99: at(0.99), max: at(1) }
}
