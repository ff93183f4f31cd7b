/** How long nobody was heard: by the clock on the wall, and by the processor's own, which other programs do not lengthen. */
import { monitorEventLoopDelay } from 'node:perf_hooks'

/** Milliseconds of the processor this process has had. */
export function cpu(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

export type Stall = { readonly wallMs: number; readonly cpuMs: number }

/** Returns what stops it, and says what the longest turn of the loop took. */
export function watchLoop(): () => Stall {
  const delay = monitorEventLoopDelay({ resolution: 1 })
  delay.enable()
  let longest = 0
  let before = cpu()
  let isOver = false
  const beat = () => {
    const now = cpu()
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
