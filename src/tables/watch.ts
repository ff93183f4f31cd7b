/**
 * Somebody who sleeps until a promise falls due, goes on a round, and is told by it when the next one is due. One round at a time;
 * whoever makes a promise says when it is due, so nobody has to be asked meanwhile.
 */
const AFTER_A_STUMBLE = 2_000
/** Clocks of machines are set right now and then: it looks again before long. */
const LONGEST_SLEEP = 30_000

export type Watch = {
  /** Something is due then: at once, unless it is said when. */
  wake(at?: number): void
  isBusy(): boolean
  idle(): Promise<void>
  close(): void
}

export type Watched = {
  now(): number
  /** Keeps what is due, and says when to come again; null if nothing is promised. */
  round(): Promise<number | null>
  /** The round could not even be begun; it is tried again in a moment. */
  stumbled(error: unknown): void
}

export function openWatch({ now, round, stumbled }: Watched): Watch {
  let timer: NodeJS.Timeout | undefined
  let next = Number.POSITIVE_INFINITY
  let walking: Promise<void> | null = null
  let isClosed = false

  const sleep = () => {
    clearTimeout(timer)
    if (walking || isClosed || next === Number.POSITIVE_INFINITY) return
    timer = setTimeout(walk, Math.max(0, Math.min(next - now(), LONGEST_SLEEP)))
  }
  const wake = (at = now()) => {
    next = Math.min(next, at)
    if (next <= now() && !walking && !isClosed) walk()
    // Even if nothing changed: the clock may have been set meanwhile.
    else sleep()
  }
  const walk = () => {
    clearTimeout(timer)
    next = Number.POSITIVE_INFINITY
    walking = round()
      .catch((error) => {
        stumbled(error)
        return now() + AFTER_A_STUMBLE
      })
      .then((at) => {
        walking = null
        // What was promised during the round has been heard.
        if (at !== null) next = Math.min(next, at)
        sleep()
      })
  }
  return {
    wake,
    isBusy: () => walking !== null,
    async idle() {
      while (walking) await walking
    },
    close() {
      isClosed = true
      clearTimeout(timer)
    },
  }
}
