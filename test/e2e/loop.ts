/** How long nobody was heard: by the clock on the wall, and by the processor's own, which other programs do not lengthen. */
import { openSync, readSync } from 'node:fs'
import { monitorEventLoopDelay } from 'node:perf_hooks'

/** Milliseconds of the processor this process has had. */
export function cpu(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

/** The same of this thread alone, where the system says it: what compiles and collects garbage beside it holds nobody up. */
export const threadCpu: () => number = openThread() ?? cpu
function openThread(): (() => number) | null {
  try {
    const file = openSync('/proc/thread-self/schedstat', 'r')
    const bytes = Buffer.alloc(64)
    return () => Number.parseInt(bytes.toString('latin1', 0, readSync(file, bytes, 0, bytes.length, 0)), 10) / 1e6
  } catch {
    return null
  }
}

export type Stall = { readonly wallMs: number; readonly cpuMs: number }

/** Returns what stops it, and says what the longest turn of the loop took. */
export function watchLoop(): () => Stall {
  const delay = monitorEventLoopDelay({ resolution: 1 })
  delay.enable()
  let longest = 0
  let before = threadCpu()
  let isOver = false
  const beat = () => {
    const now = threadCpu()
    longest = Math.max(longest, now - before)
    before = now
    if (!isOver) setImmediate(beat)
  }
  setImmediate(beat)
  return () => {
    isOver = true
    delay.disable()
    return { wallMs: Math.round(delay.max / 1e5) / 10, cpuMs: Math.round(longest * 10) / 10 }
  }
}
