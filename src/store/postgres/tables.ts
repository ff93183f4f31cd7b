/** Tables on PostgreSQL: a position is one read, a step one call. */
import { and, asc, desc, eq, getTableColumns, gt, gte, inArray, type SQL, sql } from 'drizzle-orm'
import type { Commit, EventRow, LogRow, PersonRow, Seated, SeatRow, Standing, Store, TableRow } from '../store.ts'
import { packed, type StoredState, unpacked } from '../stored-state.ts'
import { cells, rowFrom } from './cells.ts'
import type { Connection, Statement } from './connection.ts'
import type { Deeds } from './deeds.ts'
import { events, log, people, posts, results, seats, snapshots, tables, timers } from './schema.ts'
import type { Share } from './share.ts'

type Raw = Readonly<Record<string, unknown>>

const rows = (table: string, those: string, order: string) =>
  `coalesce((select json_agg(r order by ${order}) from ${table} r where ${those}), '[]')`

/** Everything about some tables, in one look. */
const STANDINGS: Statement = {
  name: 'standings',
  text: `select t.*, ${rows('seats', 'r.table_id = t.id', 'r.seat')} as seats,
    ${rows('log', 'r.table_id = t.id and r.n >= t.fence', 'r.n')} as since,
    ${rows('people', 'r.id in (select s.person from seats s where s.table_id = t.id)', 'r.id')} as people
    from tables t where t.id = any($1)`,
}
const UNCHANGED: Statement = {
  name: 'unchanged',
  text: `select ${rows('people', 'r.id in (select s.person from seats s where s.table_id = t.id)', 'r.id')} as people
    from tables t where t.id = $1 and t.seq = $2`,
}
const SEATED: Statement = {
  name: 'seated',
  text: `select t.*, ${rows('seats', 'r.table_id = t.id', 'r.seat')} as seats from tables t where t.id = $1`,
}
/** What was told from some moment on at each of these tables, and the states at some fences: one look each, however many there are. */
const TOLD: Statement = {
  name: 'told',
  text: `select wanted.place, r.* from unnest($1::text[], $2::bigint[]) with ordinality as wanted (at_table, since, place)
    join events r on r.table_id = wanted.at_table and r.n >= wanted.since order by wanted.place, r.n`,
}
const FENCES: Statement = {
  name: 'fences',
  text: `select wanted.place, r.state from unnest($1::text[], $2::bigint[]) with ordinality as wanted (at_table, fence, place)
    join snapshots r on r.table_id = wanted.at_table and r.fence = wanted.fence`,
}
const COMMIT: Statement = { name: 'commit', text: 'select archon_commit($1, $2, $3, $4) as done' }
const OPEN: Statement = { name: 'open', text: 'select archon_open($1, $2, $3, $4, $5, $6) as done' }

const live = ['lobby', 'playing'] as const

const tableFrom = (raw: Raw): TableRow => rowFrom<TableRow>(tables, raw)
const seatsFrom = (raw: unknown): SeatRow[] => (raw as Raw[]).map((seat) => rowFrom<SeatRow>(seats, seat))
const seatedFrom = (raw: Raw): Seated => ({ ...tableFrom(raw), seats: seatsFrom(raw.seats) })

export const postCells = (list: readonly object[]) => list.map((post) => cells(posts, post))
export const timerCells = (list: readonly object[]) => list.map((timer) => cells(timers, timer))

/** What a step says, as its function reads it; the state goes beside it, for it is large. */
function stepOf({ change, seats: changed, events: told, posts: owed, timers: set, results: ended, ...step }: Commit): string {
  const { state, ...rest } = change ?? {}
  return JSON.stringify({
    ...step,
    ...(change && { change: { ...cells(tables, rest), ...(state === null && { state }) } }),
    ...(changed && { seats: changed.map((seat) => cells(seats, seat)) }),
    ...(told && { events: told.map((event) => cells(events, event)) }),
    ...(owed && { posts: postCells(owed) }),
    ...(set && { timers: timerCells(set) }),
    ...(ended && { results: ended.map((result) => cells(results, result)) }),
  })
}

const commitValues = (commit: Commit, deed: string | null) => {
  const { state, fence } = commit.change ?? {}
  return [stepOf(commit), state ?? null, state && fence !== undefined ? packed(state) : null, deed]
}

type Kept = Pick<
  Store,
  | 'open'
  | 'commit'
  | 'commitEach'
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

export type Tables = {
  readonly kept: Kept
  standingsOf(ids: readonly string[]): Promise<Map<string, Standing>>
  /** In the order in which they were asked for. */
  eventsFrom(list: readonly Since[]): Promise<EventRow[][]>
  snapshotsAt(list: readonly AtFence[]): Promise<(StoredState | null)[]>
}
type Since = { readonly table: string; readonly since: number }
type AtFence = { readonly table: string; readonly fence: number }
type Placed = Raw & { readonly place: number }

export function tablesOn({ db, ask, transact }: Connection, deeds: Deeds, share: Share): Tables {
  const seated = async <T extends Pick<TableRow, 'id'>>(list: readonly T[]): Promise<(T & Pick<Seated, 'seats'>)[]> => {
    if (list.length === 0) return []
    const ids = list.map(({ id }) => id)
    const all = await db.select().from(seats).where(inArray(seats.table, ids)).orderBy(asc(seats.seat))
    return list.map((row) => ({ ...row, seats: all.filter(({ table }) => table === row.id) }))
  }
  const tablesWhere = async (those: SQL | undefined): Promise<Seated[]> =>
    seated(await db.select().from(tables).where(those).orderBy(asc(tables.openedAt)))
  const eventsFrom: Tables['eventsFrom'] = async (list) => {
    if (list.length === 0) return []
    const found = await ask<Placed>(TOLD, [list.map(({ table }) => table), list.map(({ since }) => since)])
    const told = list.map((): EventRow[] => [])
    for (const row of found) told[row.place - 1]!.push(rowFrom<EventRow>(events, row))
    return told
  }
  const snapshotsAt: Tables['snapshotsAt'] = async (list) => {
    if (list.length === 0) return []
    const found = await ask<Placed & { readonly state: Buffer }>(FENCES, [
      list.map(({ table }) => table),
      list.map(({ fence }) => fence),
    ])
    const states = list.map((): StoredState | null => null)
    for (const { place, state } of found) states[place - 1] = unpacked(state)
    return states
  }
  const standingsOf: Tables['standingsOf'] = async (ids) => {
    if (ids.length === 0) return new Map()
    const found = await ask<Raw>(STANDINGS, [ids])
    return new Map(
      found.map((raw) => [
        raw.id as string,
        {
          table: seatedFrom(raw),
          since: (raw.since as Raw[]).map((entry) => rowFrom<LogRow>(log, entry)),
          people: (raw.people as Raw[]).map((person) => rowFrom<PersonRow>(people, person)),
        },
      ]),
    )
  }

  const kept: Kept = {
    open: (table, list, first, set = []) =>
      deeds.storing(table.id, (deed, tries) => {
        const { state, ...row } = table
        const [opened, ...given] = [
          cells(tables, row),
          list.map((seat) => cells(seats, seat)),
          postCells(first),
          timerCells(set),
        ].map((part) => JSON.stringify(part))
        return ask<{ done: boolean }>(OPEN, [opened, state, ...given, deed], tries)
      }),
    commit: (commit) =>
      deeds.storing(commit.table, (deed, tries) => ask<{ done: boolean }>(COMMIT, commitValues(commit, deed), tries)),
    async commitEach(commits) {
      return transact(async (_, client) => {
        const refused: Commit[] = []
        for (const commit of commits) {
          const {
            rows: [answer],
          } = await client.query({ ...COMMIT, values: commitValues(commit, null) })
          if (!answer.done) refused.push(commit)
        }
        return refused
      })
    },
    async table(id) {
      const [raw] = await ask<Raw>(SEATED, [id])
      return raw ? seatedFrom(raw) : null
    },
    async standing(id) {
      return (await standingsOf([id])).get(id) ?? null
    },
    async unchanged(id, seq) {
      const [found] = await ask<Raw>(UNCHANGED, [id, seq])
      return found ? (found.people as Raw[]).map((person) => rowFrom<PersonRow>(people, person)) : null
    },
    async tableIn(channel) {
      const order = sql`case when ${tables.status} in ('lobby', 'playing') then 0 else 1 end, ${tables.openedAt} desc`
      return (await seated(await db.select().from(tables).where(eq(tables.channel, channel)).orderBy(order).limit(1)))[0] ?? null
    },
    async tablesOf(person) {
      const mine = db.select({ table: seats.table }).from(seats).where(eq(seats.person, person))
      return tablesWhere(and(inArray(tables.id, mine), inArray(tables.status, [...live])))
    },
    async lastTableOf(person) {
      const mine = db.select({ table: seats.table }).from(seats).where(eq(seats.person, person))
      const those = and(inArray(tables.id, mine), eq(tables.status, 'finished'))
      return (await seated(await db.select().from(tables).where(those).orderBy(desc(tables.endedAt)).limit(1)))[0] ?? null
    },
    async tablesOn(server) {
      return tablesWhere(and(eq(tables.server, server), inArray(tables.status, [...live])))
    },
    async playing(after, most, server) {
      const { state, ...outside } = getTableColumns(tables)
      const those = and(
        eq(tables.status, 'playing'),
        gt(tables.id, after),
        server === undefined ? share.isOurs(tables.server) : eq(tables.server, server),
      )
      return seated(await db.select(outside).from(tables).where(those).orderBy(asc(tables.id)).limit(most))
    },
    async entries(table, from = 0) {
      return db
        .select()
        .from(log)
        .where(and(eq(log.table, table), gte(log.n, from)))
        .orderBy(asc(log.n))
    },
    events: async (table, since) => (await eventsFrom([{ table, since }]))[0]!,
    snapshot: async (table, fence) => (await snapshotsAt([{ table, fence }]))[0]!,
    async fences(table) {
      return db
        .select({ fence: snapshots.fence, at: snapshots.at })
        .from(snapshots)
        .where(eq(snapshots.table, table))
        .orderBy(asc(snapshots.fence))
    },
  }
  return { kept, standingsOf, eventsFrom, snapshotsAt }
}
