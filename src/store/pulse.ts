/** When Archon was last at work: a small file, written every minute, so that the next process knows how long nobody was there. */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

export type Pulse = {
  /** Null where nobody knows: the first time, or if the file cannot be read. */
  readonly last: number | null
  beat(): void
}

export function openPulse(folder: string, now: () => number): Pulse {
  const path = join(folder, 'alive')
  return {
    last: lastIn(path),
    beat() {
      try {
        writeFileSync(path, `${now()}\n`)
      } catch {
        // A full disk is told by everything else; the next process may think that we were away a little longer.
      }
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
