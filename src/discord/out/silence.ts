/**
 * A time in which nobody could answer anywhere: no process ran, the machine slept, the gateway was lost, requests were refused, or
 * nothing could be stored. While it lasts no promise to the clock is kept; when it is over, the time is given back before anything falls due.
 */
import type { Pulse } from '../../store/pulse.ts'

export type Silence = {
  /** Nobody can answer just now, or what was lost has been given back only just. */
  isOn(): Promise<boolean>
  idle(): Promise<void>
}

type Span = { from: number; to: number }

/** Since when nobody can answer, as far as one of them knows; null while all is well. */
type Sense = { check(): Promise<number | null> }

type Listening = {
  readonly senses: readonly Sense[]
  readonly pulse: Pulse
  now(): number
  /** Where silences stand as long as clocks have to know of them. */
  readonly silences: Span[]
  /** Says whether anything was put off by it. */
  giveBack(from: number): Promise<boolean>
}

export function openSilence({ senses, pulse, now, silences, giveBack }: Listening): Silence {
  let looking: Promise<boolean> | null = null

  const begin = (from: number) => {
    const [open] = silences
    if (open) open.from = Math.min(open.from, from)
    else silences.push({ from, to: Number.POSITIVE_INFINITY })
  }
  const notice = (from: number | null) => from !== null && begin(from)
  // Clocks have to know before anybody presses.
  notice(pulse.missedSince())
  const look = async (): Promise<boolean> => {
    notice(pulse.missedSince())
    const lost = (await Promise.all(senses.map((sense) => sense.check()))).filter((since) => since !== null)
    for (const since of lost) begin(since)
    if (lost.length > 0) return true
    const [over] = silences
    if (!over) {
      pulse.beat()
      return false
    }
    over.to = now()
    const hasGiven = await giveBack(over.from)
    silences.length = 0
    pulse.beat()
    // What was due before may be due no longer: whoever asks looks at it once more.
    return hasGiven
  }
  return {
    isOn() {
      looking ??= look().finally(() => {
        looking = null
      })
      return looking
    },
    async idle() {
      await looking
    },
  }
}
