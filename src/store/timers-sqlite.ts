/** Promises to the clock, on SQLite: timers still to fall due. Those that rest are not looked at: where nobody can answer, nobody's time runs out. */
import { LANES } from './lanes.ts'
import type { Statements } from './statements.ts'
import type { Commit, Lane, Store, TimerRow } from './store.ts'

type Kept = Pick<Store, 'dueTimers' | 'clearTimer' | 'delayTimer' | 'nextTimerAt' | 'promised'>
type Change = Pick<Commit, 'timers' | 'clear' | 'delay'>

/** Timers that run out while somebody should answer: those of a seat's clock, and those of a table. */
const RUNS_OUT = /^(deadline|half|last):|^(vote|resume|stalled|abandoned|leavers)$/

export function timersIn({ look, run, value }: Statements, aside: (write: () => void) => Promise<unknown>) {
  const due = look<TimerRow>(
    `select id, table_id as "table", key, due_at as "dueAt" from timers
     where lane = ? and not is_resting and due_at <= ? order by due_at limit ?`,
  )
  const nextIn = value<number>(
    'select due_at from timers where lane = ? and not is_resting and due_at > ? order by due_at limit 1',
  )
  const subjects = look<{ subject: string }>('select table_id as subject from timers where key = ?')
  const of = look<{ id: number; key: string }>('select id, key from timers where table_id = ?')
  // A timer that is set again is another one: what it did meanwhile is cleared by its number, and must not clear the new one.
  const set = run('insert or replace into timers (table_id, key, due_at, is_resting) values (?, ?, ?, ?)')
  const delay = run('update timers set due_at = due_at + ? where table_id = ? and key in (select value from json_each(?))')
  const rest = run('update timers set is_resting = ? where id = ?')
  const clear = run('delete from timers where id = ?')
  const put = run('update timers set due_at = ? where id = ?')
  const held = look<{ id: string }>('select id from tables where held_at > 0 union all select id from seasons where held_at > 0')
  const heldAs = value<'table' | 'season'>(`select case
    when exists (select 1 from seasons where id = @subject and held_at > 0) then 'season'
    when exists (select 1 from tables where id = @subject and held_at > 0) then 'table' end`)

  /** Which of a subject's timers rest: a table goes on where it can; a season rests altogether. */
  const restingAt = (subject: string): ((key: string) => 0 | 1) => {
    const held = heldAs({ subject })
    return (key) => (held === 'season' || (held === 'table' && RUNS_OUT.test(key)) ? 1 : 0)
  }

  /** After a table or a season was held or released. */
  const restTimers = (subject: string) => {
    const rests = restingAt(subject)
    for (const { id, key } of of.all(subject)) rest(rests(key), id)
  }

  const lanes = (lane: Lane | undefined): readonly Lane[] => (lane === undefined ? LANES : [lane])
  const nextAfter = (now: number, lane: Lane | undefined): number | null => {
    const found = lanes(lane).flatMap((each) => nextIn(each, now) ?? [])
    return found.length > 0 ? Math.min(...found) : null
  }

  const kept: Kept = {
    async dueTimers(now, most, lane) {
      const found = lanes(lane).flatMap((each) => due.all(each, now, most))
      return { due: found.sort((a, b) => a.dueAt - b.dueAt).slice(0, most), next: nextAfter(now, lane) }
    },
    async clearTimer(id) {
      await aside(() => clear(id))
    },
    async delayTimer(id, dueAt) {
      await aside(() => put(dueAt, id))
    },
    promised: async (key) => subjects.all(key).map(({ subject }) => subject),
    nextTimerAt: async (lane) => nextAfter(Number.NEGATIVE_INFINITY, lane),
  }
  return {
    kept,
    /** Belongs into the transaction of what they follow from. Says whether anything changed. */
    changeTimers(subject: string, { timers = [], clear: gone = [], delay: later }: Change): boolean {
      const there = gone.length > 0 ? of.all(subject).filter(({ key }) => gone.includes(key)) : []
      for (const { id } of there) clear(id)
      const delayed = later ? delay(later.by, subject, JSON.stringify(later.keys)) : 0
      if (timers.length > 0) {
        const rests = restingAt(subject)
        for (const { key, dueAt } of timers) set(subject, key, dueAt, rests(key))
      }
      return there.length + delayed + timers.length > 0
    },
    restTimers,
    /** Whoever filled the file may not have known of it. */
    restAll(): void {
      for (const { id } of held.all()) restTimers(id)
    },
  }
}
