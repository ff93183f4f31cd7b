/**
 * When people could last answer: a small file, written every minute while they can, so that the next process knows how long nobody was
 * there, and this one that its machine slept.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** A busy machine is late now and then; one that sleeps is later. */
const SLEPT = 5 * 60_000

/** Written no more often than that, however often it beats. */
const OFTEN = 15_000

export type Pulse = {
  beat(): void
  /** The last beat, where the one after it failed to come: before this process began, or because the machine slept. Else null. */
  missedSince(): number | null
}

type Beat = { readonly at: number; readonly real: number }

/** `now` is the time of the house, `real` that of the machine: whoever moves the former did not sleep. */
export function openPulse(folder: string, now: () => number, real: () => number = Date.now): Pulse {
  const path = join(folder, 'alive')
  const before = lastIn(path)
  let last: Beat | null = null
  let written = 0
  return {
    beat() {
      last = { at: now(), real: real() }
      if (Math.abs(last.at - written) < OFTEN) return
      written = last.at
      try {
        writeFileSync(path, `${written}\n`)
      } catch {
        // A full disk is told by everything else; the next process may think that we were away a little longer.
      }
    },
    missedSince() {
      if (last === null) return before
      return real() - last.real > SLEPT ? last.at : null
    },
  }
}

function lastIn(path: string): number | null {
  try {
    return Number.parseInt(readFileSync(path, 'utf8'), 10) || null
  } catch {
    return null
  }
}
