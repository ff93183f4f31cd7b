/**
 * When people could last answer: noted every minute while they can, in a small file or where all processes see it, so that the next
 * process knows how long nobody was there, and this one that its machine slept.
 */
import { closeSync, constants, openSync, readFileSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import type { Company } from './company.ts'

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
  const write = async (at: number) => {
    try {
      overwrite(path, `${at}`.padEnd(WIDTH))
    } catch {
      // A full disk is told by everything else; the next process may think that we were away a little longer.
    }
  }
  return pulseOn({ before: lastIn(path), write, now, real })
}

const WIDTH = 16
/** What stood there is gone only when the new stands there: else a full disk, or a kill in that moment, would take the time of all. */
function overwrite(path: string, text: string): void {
  const file = openSync(path, constants.O_WRONLY | constants.O_CREAT)
  try {
    writeSync(file, text, 0)
  } finally {
    closeSync(file)
  }
}

/** Kept where all processes see it: what counts is when anybody last served those whom we serve. */
export async function sharedPulse(company: Company, now: () => number, real: () => number = Date.now): Promise<Pulse> {
  return pulseOn({ before: await company.lastBeat(), write: company.beat, now, real })
}

type Kept = {
  /** The last beat there was before this process; null if there was none. */
  readonly before: number | null
  write(at: number): Promise<void>
  now(): number
  real(): number
}

function pulseOn({ before, write, now, real }: Kept): Pulse {
  let last: Beat | null = null
  let written = 0
  /** While it cannot be noted nobody can answer either: that time is lost, too. */
  let isFailing = false
  return {
    beat() {
      const beat = { at: now(), real: real() }
      if (last === null || !isFailing) last = beat
      if (Math.abs(beat.at - written) < OFTEN) return
      written = beat.at
      write(written).then(
        () => {
          isFailing = false
          last = beat
        },
        () => {
          isFailing = true
          written = 0
        },
      )
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
