/**
 * The parlour's one clock. Everything that waits (three seconds for an answer, fifteen minutes for a token, a week for a
 * thread) waits on it, so that a test can let a month pass in a moment.
 */
export interface Clock {
  now(): number
  /** Runs `act` once `ms` have passed; the returned function calls it off. */
  after(ms: number, act: () => void): () => void
  /** Moves the clock forward and runs what falls due on the way, in order. */
  advance(ms: number): Promise<void>
  stop(): void
}

/** The same clock for one tenant: stopping it calls off only what that tenant was waiting for. */
export function leaseClock(clock: Clock): Clock {
  const waiting = new Set<() => void>()
  return {
    now: clock.now,
    advance: clock.advance,
    after(ms, act) {
      const callOff = clock.after(ms, () => {
        waiting.delete(callOff)
        act()
      })
      waiting.add(callOff)
      return () => {
        waiting.delete(callOff)
        callOff()
      }
    },
    stop() {
      for (const callOff of waiting) callOff()
      waiting.clear()
    },
  }
}

interface Alarm {
  at: number
  act: () => void
}

/** The longest delay `setTimeout` understands; longer ones are armed again when it has passed. */
const LONGEST = 2 ** 31 - 1

/** Lets sockets and promises catch up between two alarms, as they would if real time had passed. */
const breathe = () => new Promise<void>((resolve) => setImmediate(resolve))

/**
 * A clock that runs with real time, or stands still at `standingAt` until it is advanced. A running one can be advanced too:
 * it then stays ahead of real time.
 */
export function openClock({ standingAt }: { standingAt?: number } = {}): Clock {
  const running = standingAt === undefined
  let ahead = standingAt ?? 0
  let alarms: Alarm[] = []
  let timer: NodeJS.Timeout | undefined

  const now = () => (running ? Date.now() + ahead : ahead)
  const takeDue = (until: number) => {
    const next = alarms[0]
    if (!next || next.at > until) return undefined
    alarms.shift()
    return next
  }
  const placeFor = (at: number) => {
    let [low, high] = [0, alarms.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((alarms[middle]?.at ?? 0) <= at) low = middle + 1
      else high = middle
    }
    return low
  }
  const arm = () => {
    clearTimeout(timer)
    const next = alarms[0]
    if (!running || !next) return
    timer = setTimeout(ring, Math.min(LONGEST, Math.max(0, next.at - now()))).unref()
  }
  const ring = () => {
    for (let due = takeDue(now()); due; due = takeDue(now())) due.act()
    arm()
  }

  return {
    now,
    after(ms, act) {
      const alarm = { at: now() + ms, act }
      // Equal times keep the order in which they were set.
      const place = placeFor(alarm.at)
      alarms.splice(place, 0, alarm)
      if (place === 0) arm()
      return () => {
        alarms = alarms.filter((other) => other !== alarm)
        arm()
      }
    },
    async advance(ms) {
      const until = now() + ms
      for (let due = takeDue(until); due; due = takeDue(until)) {
        ahead += Math.max(0, due.at - now())
        due.act()
        await breathe()
      }
      ahead += Math.max(0, until - now())
      arm()
      await breathe()
    },
    stop() {
      alarms = []
      clearTimeout(timer)
    },
  }
}
