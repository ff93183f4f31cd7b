/**
 * Whether what people do can be stored. While the disk is full, cannot be written to or fails, everybody is refused: nobody can answer,
 * so that time counts for nobody.
 */
import { aside } from './deed.ts'
import type { Store } from './store.ts'
import { type Trouble, troubleOf } from './trouble.ts'

/** After that long without a look we try, to know. */
const STALE = 5 * 60_000
/** Archon's own page among those of servers: nothing is written on it that did not stand there. */
export const OWN_PAGE = '@archon'

/** Nothing can be stored while it lasts; everything else concerns what was asked. */
const ENDS_KEEPING: ReadonlySet<Trouble> = new Set(['full', 'readonly', 'failing', 'away'])

export type Keeping = {
  /** The same store, listened to. */
  readonly store: Store
  /** Since when nothing can be stored, as far as was seen; null while all is well. It is tried if something failed, and now and then. */
  check(): Promise<number | null>
  isSound(): boolean
}

type Calls = Record<string, unknown>

export function openKeeping(store: Store, now: () => number): Keeping {
  let soundAt = now()
  let lostAt: number | null = null
  let isFailing = false
  const hear = (error: unknown) => {
    const trouble = troubleOf(error)
    if (trouble && ENDS_KEEPING.has(trouble)) isFailing = true
  }
  const listened = <T extends object>(calls: T): T =>
    Object.fromEntries(
      Object.entries(calls as Calls).map(([name, call]) => {
        if (typeof call !== 'function') return [name, call]
        const heard = (...given: unknown[]) => {
          const done = call(...given)
          if (done instanceof Promise) done.catch(hear)
          return done
        }
        return [name, heard]
      }),
    ) as T
  const look = async () => {
    try {
      await aside(() => store.saveServer(OWN_PAGE, {}))
      soundAt = now()
      isFailing = false
      lostAt = null
    } catch {
      // Whatever it is: what people do is refused by it.
      lostAt ??= soundAt
    }
  }
  return {
    store: { ...listened(store), league: listened(store.league) },
    async check() {
      if (isFailing || lostAt !== null || now() - soundAt > STALE) await look()
      return lostAt
    },
    isSound: () => lostAt === null,
  }
}
