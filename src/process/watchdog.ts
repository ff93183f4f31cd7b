/**
 * Alive means working. A process that has not heard the gateway, or has not moved what is due, for some minutes ends itself, so that
 * whoever looks after it starts another. It does so only where another would fare better: Discord is asked over a new line first, and
 * while that is silent too, this process stays, and goes on when Discord is back. So an outage of Discord's ends nobody.
 */
import type { Signs } from '../archon.ts'
import type { Part } from './discord-there.ts'

/** Each time of patience is so many looks. One that comes late begins anew: the machine slept, or stood still, and so did everybody else. */
const LOOKS = 10
const LATE = 3
const LONGEST_PAUSE = 60_000
/** The gateway gives a sign of life every 41 s, if nothing else happens. */
const SHORTEST_DEAFNESS = 2 * 60_000

/** For so long nothing may be heard, or sent, before anybody hears of it. */
const QUIET = 90_000

export type Watchdog = {
  /** Why nobody is served, as of the last look; null while all is well. */
  why(): string | null
  look(): Promise<void>
  close(): void
}

type Watched = {
  readonly signs: () => Promise<Signs>
  /** Milliseconds. */
  readonly patience: number
  isThere(part: Part): Promise<boolean>
  onStuck(why: string): void
  readonly clock?: () => number
}

export function openWatchdog({ signs, patience, isThere, onStuck, clock = () => performance.now() }: Watched): Watchdog {
  const every = Math.min(patience, LONGEST_PAUSE * LOOKS) / LOOKS
  const longest: Readonly<Record<Part, number>> = { gateway: Math.max(patience, SHORTEST_DEAFNESS), posts: patience }
  const still: Record<Part, number> = { gateway: 0, posts: 0 }
  let before: Signs | null = null
  let lookedAt = clock()

  let isLooking = false

  const look = async () => {
    const passed = clock() - lookedAt
    lookedAt += passed
    const now = await signs()
    const isLate = passed > every * LATE
    const moves: Record<Part, boolean> = {
      gateway: now.heardAt !== before?.heardAt,
      // On the same disk, another process would not even start.
      posts: !now.isOwing || !now.isStoring || now.moves !== before?.moves,
    }
    before = now
    for (const part of ['gateway', 'posts'] as const) {
      still[part] = isLate || moves[part] ? 0 : still[part] + passed
      if (still[part] >= longest[part] && (await isThere(part))) return onStuck(SAYING[part](minutes(still[part])))
    }
  }
  /** Sooner than we end: whoever asks wants to know. */
  const why = () => {
    if (before && !before.isStoring) return WHY.storing
    if (before && before.silentSince !== null) return WHY.silent
    return still.gateway >= QUIET ? WHY.gateway : still.posts >= QUIET ? WHY.posts : null
  }
  const timer = setInterval(async () => {
    if (isLooking) return
    isLooking = true
    // Whoever cannot even look has a database that fails, and says so everywhere else.
    await look().catch(() => {})
    isLooking = false
  }, every)
  timer.unref()
  return { why, look, close: () => clearInterval(timer) }
}

const minutes = (ms: number) => Math.max(1, Math.round(ms / 60_000))

const SAYING: Readonly<Record<Part, (minutes: number) => string>> = {
  gateway: (m) => `the gateway has not been heard for ${m} min, and others are let in; ending, so that another process can`,
  posts: (m) => `nothing that is due has been sent for ${m} min, and Discord answers others; ending, so that another process can`,
}

const WHY = {
  storing: 'nothing can be stored; see the log for what the disk says',
  silent: 'Discord cannot be reached',
  gateway: "Discord's gateway is not heard",
  posts: 'what is due is not sent',
}
