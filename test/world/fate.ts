/**
 * The boundary between a process and its disk. Every call of the store goes through here, so a world can end a process between any
 * two writes, as `kill -9` would, or let the disk be full for a while; and it can hear of everything that was written.
 */
import type { Store } from '../../src/store/store.ts'

/** Calls that write; all others only look. */
const WRITES = new Set([
  'open',
  'commit',
  'commitEach',
  'takePosts',
  'sent',
  'postpone',
  'clearTimer',
  'delayTimer',
  'meet',
  'savePerson',
  'forget',
  'saveServer',
  'saveLeague',
  'note',
  'excuse',
  'rate',
  'saveExpedition',
])

export type Fate = {
  writes: number
  /** At which write this process dies: just before it, or when it is done and nobody has heard of it. */
  dies: { readonly at: number; readonly isDone: boolean } | null
  /** So many writes find the disk full. */
  full: number
  /** Resolves when the process is dead. */
  readonly died: Promise<void>
  isDead(): boolean
  kill(): void
}

export function newFate(): Fate {
  let isDead = false
  let end = () => {}
  const died = new Promise<void>((resolve) => {
    end = resolve
  })
  const kill = () => {
    isDead = true
    end()
  }
  return { writes: 0, dies: null, full: 0, died, isDead: () => isDead, kill }
}

type Letters = Awaited<ReturnType<Store['takePosts']>>
type Call = (...given: never[]) => Promise<unknown>
type Calls = Record<string, unknown>
/** What a dead process waits for. */
export const never = <T>() => new Promise<T>(() => {})

/** Told of a call that was done, with `league.` before those of leagues. */
export type Heard = (name: string, given: readonly unknown[], result: unknown) => Promise<void>

/** The same store, in the hands of fate. `full` is what is said when there is no room. */
export function bind(store: Store, fate: Fate, full: () => Error, before: Heard, after: Heard): Store {
  const wrap = (calls: Calls, prefix: string): Calls =>
    Object.fromEntries(
      Object.entries(calls).map(([name, call]) => {
        if (typeof call !== 'function' || name === 'close') return [name, call]
        const bound = async (...given: never[]) => {
          if (fate.isDead()) return never()
          if (!WRITES.has(name)) return (call as Call)(...given)
          const taken = name === 'takePosts' ? await (call as Call)(...given) : undefined
          // Looking in vain is no write; how often that is done hangs on the clock of the machine.
          if (taken && (taken as Letters).letters.length === 0) return taken
          fate.writes++
          const isLast = fate.dies !== null && fate.writes >= fate.dies.at
          if (isLast && !fate.dies?.isDone) {
            fate.kill()
            return never()
          }
          if (fate.full > 0) {
            fate.full--
            throw full()
          }
          await before(`${prefix}${name}`, given, undefined)
          const result = taken ?? (await (call as Call)(...given))
          await after(`${prefix}${name}`, given, result)
          if (isLast) {
            fate.kill()
            return never()
          }
          return result
        }
        return [name, bound]
      }),
    )
  return { ...wrap(store as unknown as Calls, ''), league: wrap(store.league as unknown as Calls, 'league.') } as unknown as Store
}
