/**
 * The boundary between a process and its disk. Every call of the store goes through here, so a world can end a process between any
 * two writes, as `kill -9` would, or let the disk be full for a while; and it can hear of everything that was written.
 */
import type { Store } from '../../src/store/store.ts'

type Word = 'writes' | 'looks'

/** Every call that is a call, so that a new one is thought of here. */
const OF_STORE: Record<Exclude<keyof Store, 'league' | 'company' | 'close'>, Word> = {
  open: 'writes',
  commit: 'writes',
  commitEach: 'writes',
  table: 'looks',
  standing: 'looks',
  unchanged: 'looks',
  tableIn: 'looks',
  tablesOf: 'looks',
  lastTableOf: 'looks',
  tablesOn: 'looks',
  playing: 'looks',
  placesOn: 'looks',
  placesIn: 'looks',
  noteHome: 'writes',
  mendRows: 'writes',
  entries: 'looks',
  events: 'looks',
  snapshot: 'looks',
  fences: 'looks',
  duePosts: 'looks',
  takePosts: 'writes',
  letter: 'looks',
  post: 'looks',
  postAs: 'looks',
  sent: 'writes',
  postpone: 'writes',
  hurry: 'writes',
  dueTimers: 'looks',
  clearTimer: 'writes',
  delayTimer: 'writes',
  nextTimerAt: 'looks',
  person: 'looks',
  people: 'looks',
  meet: 'writes',
  savePerson: 'writes',
  forget: 'writes',
  tablesKnowing: 'looks',
  shownWith: 'looks',
  servers: 'looks',
  forgetServer: 'writes',
  promise: 'writes',
  promised: 'looks',
  server: 'looks',
  saveServer: 'writes',
  resultsOf: 'looks',
  playedOn: 'looks',
  keepMail: 'writes',
  mailAt: 'looks',
  titlesOf: 'looks',
  achievedOn: 'looks',
  keepReport: 'writes',
  report: 'looks',
  reportsOf: 'looks',
  reportsOn: 'looks',
  noteLessonStep: 'writes',
  lessonSteps: 'looks',
  noteOversight: 'writes',
  oversightOn: 'looks',
  tally: 'looks',
  signups: 'looks',
  done: 'looks',
  counts: 'looks',
  // Whoever is alone writes by other calls; a copy is beside the house.
  alone: 'looks',
  backup: 'looks',
}
const OF_LEAGUES: Record<keyof Store['league'], Word> = {
  saveLeague: 'writes',
  removeLeague: 'writes',
  league: 'looks',
  leaguesOn: 'looks',
  open: 'writes',
  commit: 'writes',
  season: 'looks',
  seasonsOf: 'looks',
  seasonsUnderWay: 'looks',
  seasonsWith: 'looks',
  seasonsInPlay: 'looks',
  couldBegin: 'looks',
  played: 'looks',
  tempo: 'looks',
  busy: 'looks',
  fixture: 'looks',
  gameIn: 'looks',
  seasonOfGame: 'looks',
  seasonOfTable: 'looks',
  note: 'writes',
  excuse: 'writes',
  incidentsOf: 'looks',
  incidentsIn: 'looks',
  incidentsAt: 'looks',
  ratingsIn: 'looks',
  ratingsOf: 'looks',
  rate: 'writes',
  stepsOf: 'looks',
  stepsIn: 'looks',
  correctRatings: 'writes',
  correctResults: 'writes',
  saveExpedition: 'writes',
  expeditionsOf: 'looks',
  expeditionsOn: 'looks',
}

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
  const wrap = (calls: Calls, words: Record<string, Word>, prefix: string): Calls =>
    Object.fromEntries(
      Object.entries(calls).map(([name, call]) => {
        if (typeof call !== 'function' || name === 'close') return [name, call]
        const bound = async (...given: never[]) => {
          if (fate.isDead()) return never()
          if (words[name] !== 'writes') return (call as Call)(...given)
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
  const league = wrap(store.league as unknown as Calls, OF_LEAGUES, 'league.')
  return { ...wrap(store as unknown as Calls, OF_STORE, ''), league } as unknown as Store
}
