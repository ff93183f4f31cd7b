/** Tables on SQLite: what a position takes is read in one go, and one step of a table is a handful of statements. */
import { events, log, people, results, seats, snapshots, tables } from './schema.ts'
import type { Statements } from './statements.ts'
import type { Commit, NewPost, Outside, Seated, SeatRow, Standing, Store, StoredState, TableRow } from './store.ts'
import { packed, unpacked } from './stored-state.ts'
import { troubleOf } from './trouble.ts'

/** Word for word as an index has it. */
const LIVE = "status in ('lobby', 'playing')"

type Reading = Pick<
  Store,
  | 'table'
  | 'standing'
  | 'unchanged'
  | 'tableIn'
  | 'tablesOf'
  | 'lastTableOf'
  | 'tablesOn'
  | 'playing'
  | 'entries'
  | 'events'
  | 'snapshot'
  | 'fences'
>

export function tablesIn({ rows, look, value }: Statements) {
  const tableWith = rows(tables, 'where id = ?')
  const outsideOf = rows(tables, 'where id = ?', ['state'])
  const seatsAt = rows(seats, 'where table_id = ? order by seat')
  const peopleAt = rows(people, 'where id in (select person from seats where table_id = ?)')
  const AS_NUMBERED = 'select 1 from tables where id = ? and seq = ?'
  const numbered = value<1>(AS_NUMBERED)
  const peopleWhile = rows(people, `where id in (select person from seats where table_id = ?) and exists (${AS_NUMBERED})`)
  const logFrom = rows(log, 'where table_id = ? and n >= ? order by n')
  const eventsFrom = rows(events, 'where table_id = ? and n >= ? order by n')
  const snapshot = rows(snapshots, 'where table_id = ? and fence = ?')
  const fences = look<{ fence: number; at: number }>('select fence, at from snapshots where table_id = ? order by fence')

  type Found = { readonly id: string }
  const liveIn = look<Found>(`select id from tables indexed by tables_live where channel = ? and ${LIVE}`)
  const lastIn = look<Found>('select id from tables where channel = ? order by opened_at desc limit 1')
  const liveOf = look<Found>(
    `select id from tables where id in (select table_id from seats where person = ?) and ${LIVE} order by opened_at`,
  )
  const lastOf = look<Found>(
    `select id from tables where id in (select table_id from seats where person = ?) and status = 'finished'
     order by ended_at desc limit 1`,
  )
  const liveOn = look<Found>(`select id from tables where server = ? and ${LIVE} order by opened_at`)
  const playing = look<Found>("select id from tables where status = 'playing' and id > ? order by id limit ?")
  const playingOn = look<Found>("select id from tables where server = ? and status = 'playing' and id > ? order by id limit ?")

  const seated = <T extends Pick<TableRow, 'id'>>(row: T | null): (T & Pick<Seated, 'seats'>) | null =>
    row && Object.assign(row, { seats: seatsAt.all(row.id) })
  const tableOf = (id: string): Seated | null => seated(tableWith.get(id))
  const standingOf = (id: string): Standing | null => {
    const table = tableOf(id)
    return table && { table, since: logFrom.all(id, table.fence), people: peopleAt.all(id) }
  }
  const snapshotAt = (table: string, fence: number): StoredState | null => {
    const row = snapshot.get(table, fence)
    return row && unpacked(row.state)
  }
  /** One that cannot be read keeps no other from being read. */
  const readable = <T>(found: readonly Found[], read: (id: string) => T | null): T[] =>
    found.flatMap(({ id }) => {
      try {
        return read(id) ?? []
      } catch (damage) {
        if (troubleOf(damage) !== 'damaged') throw damage
        return []
      }
    })

  const reading: Reading = {
    table: async (id) => tableOf(id),
    standing: async (id) => standingOf(id),
    async unchanged(id, seq) {
      const found = peopleWhile.all(id, id, seq)
      // At a table of computers alone nobody is found either way.
      return found.length > 0 || numbered(id, seq) !== null ? found : null
    },
    async tableIn(channel) {
      const found = liveIn.get(channel) ?? lastIn.get(channel)
      return found && tableOf(found.id)
    },
    tablesOf: async (person) => readable(liveOf.all(person), tableOf),
    async lastTableOf(person) {
      const found = lastOf.get(person)
      return found && tableOf(found.id)
    },
    tablesOn: async (server) => readable(liveOn.all(server), tableOf),
    async playing(after, most, server) {
      const found = server === undefined ? playing.all(after, most) : playingOn.all(server, after, most)
      return readable(found, (id): Outside | null => seated(outsideOf.get(id)))
    },
    entries: async (table, from = 0) => logFrom.all(table, from),
    events: async (table, from) => eventsFrom.all(table, from),
    snapshot: async (table, fence) => snapshotAt(table, fence),
    fences: async (table) => fences.all(table),
  }
  const isTaken = (channel: string) => liveIn.get(channel) !== null
  return { reading, standingOf, snapshotAt, eventsFrom: (table: string, from: number) => eventsFrom.all(table, from), isTaken }
}

/** What a step says besides what happens at the table itself. */
type Aside = {
  addPosts(subject: string, list: readonly NewPost[]): void
  movePosts(table: string, to: string, now: number): void
  changeTimers(subject: string, commit: Pick<Commit, 'timers' | 'clear' | 'delay'>): void
  restTimers(subject: string): void
}

/** To be run within a transaction. A step says whether the table still had the number it must have; if not, nothing is written. */
export function writingTables({ insert, put, rewrite, update, run }: Statements, aside: Aside) {
  const { addPosts, movePosts, changeTimers, restTimers } = aside
  const newTable = insert(tables)
  const change = update(tables, 'where id = ? and seq = ?')
  const putSeat = put(seats, 'table_id, seat')
  const changeSeat = rewrite(seats, 'where table_id = ? and seat = ? and person is ?', ['table', 'seat', 'person'])
  /** Whoever sits there mostly still does: then the index of people is left alone. */
  const saveSeat = (row: SeatRow) => {
    if (changeSeat(row, row.table, row.seat, row.person) === 0) putSeat(row)
  }
  const leave = run('delete from seats where table_id = ? and seat = ?')
  const cutLog = run('delete from log where table_id = ? and n >= ?')
  const addEntry = insert(log)
  const forgetFences = run('delete from snapshots where table_id = ? and fence > ?')
  const forgetEvents = run('delete from events where table_id = ? and n >= ?')
  const keepFence = put(snapshots, 'table_id, fence')
  const addEvent = insert(events)
  const addResult = insert(results)

  const writeCourse = ({ table, at, keep, entries = [], rewind, change: changed = {}, events: told = [] }: Commit) => {
    if (keep !== undefined) {
      cutLog(table, keep)
      for (const [i, entry] of entries.entries()) addEntry({ table, n: keep + i, entry, at })
    }
    if (rewind) {
      forgetFences(table, rewind.fence)
      forgetEvents(table, rewind.told)
    }
    const { state, fence } = changed
    if (state && fence !== undefined) keepFence({ table, fence, state: packed(state), at })
    for (const { n, to, text, weight, concerns } of told)
      addEvent({ table, n, to, text, weight, concerns, fence: fence ?? 0, at })
  }
  return {
    open(table: TableRow, list: readonly SeatRow[], posts: readonly NewPost[], timers: NonNullable<Commit['timers']>): void {
      newTable(table)
      for (const seat of list) putSeat(seat)
      addPosts(table.id, posts)
      changeTimers(table.id, { timers })
    },
    step(commit: Commit): boolean {
      const { table, seq, at } = commit
      if (change(Object.assign({}, commit.change, { seq: seq + 1 }), table, seq) !== 1) return false
      for (const seat of commit.leave ?? []) leave(table, seat)
      for (const seat of commit.seats ?? []) saveSeat(seat)
      writeCourse(commit)
      if (commit.change?.channel) movePosts(table, commit.change.channel, at)
      addPosts(table, commit.posts ?? [])
      changeTimers(table, commit)
      if (commit.change?.heldAt !== undefined) restTimers(table)
      for (const result of commit.results ?? []) addResult({ ...result, table, at })
      return true
    },
  }
}
