/**
 * How fast people may ask: a few things at a time each, and so many a minute, for each person and for each server. Answers to the
 * questions of a game are never counted: nobody's turn waits for a limit.
 */
import { type House, refuse } from '../tables/house.ts'
import { type Limits, limitsIn } from '../tables/limits.ts'
import { newMemory } from './memory.ts'

const AT_A_TIME = 8
const MINUTE = 60_000
const MOST_KEPT = 10_000

type Asking = { readonly server: string; readonly person: string }

export type Pace = {
  /** Counts one more request under way, and says how to count it done; refuses one too many. */
  begin(person: string): () => void
  /** Counts one more in this minute; refuses one too many. */
  count(asking: Asking): Promise<void>
  /** A server's limits were changed. */
  changed(server: string): void
}

export function newPace({ store, now }: Pick<House, 'store' | 'now'>): Pace {
  const underWay = new Map<string, number>()
  const known = newMemory<{ readonly limits: Limits; readonly until: number }>(MOST_KEPT)
  const minutes = newMemory<{ readonly until: number; count: number }>(MOST_KEPT)

  /** Asked of the store once a minute, not with every press. */
  async function limitsOf(server: string): Promise<Limits> {
    const held = known.get(server)
    if (held && held.until > now()) return held.limits
    const limits = limitsIn(await store.server(server))
    known.keep({ limits, until: now() + MINUTE }, server)
    return limits
  }

  function minuteOf(...key: readonly string[]) {
    const held = minutes.get(...key)
    if (held && held.until > now()) return held
    const minute = { until: now() + MINUTE, count: 0 }
    minutes.keep(minute, ...key)
    return minute
  }
  const secondsUntil = (until: number) => Math.max(1, Math.ceil((until - now()) / 1000))

  return {
    begin(person) {
      const before = underWay.get(person) ?? 0
      if (before >= AT_A_TIME) refuse('limit.hasty')
      underWay.set(person, before + 1)
      return () => {
        const left = (underWay.get(person) ?? 1) - 1
        if (left > 0) underWay.set(person, left)
        else underWay.delete(person)
      }
    },
    async count({ server, person }) {
      const limits = await limitsOf(server)
      const [mine, all] = [minuteOf(server, person), minuteOf(server)]
      if (mine.count >= limits.person.requests) refuse('limit.requests', { seconds: secondsUntil(mine.until) })
      if (server && all.count >= limits.server.requests) refuse('limit.requests-server', { seconds: secondsUntil(all.until) })
      mine.count++
      all.count++
    },
    changed: (server) => known.drop(server),
  }
}
