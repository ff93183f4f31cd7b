/** The store on SQLite: one file, WAL, fully synchronous, so that an answer that was acknowledged survives a power cut. */
import { existsSync, mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { deflateRawSync, inflateRawSync } from 'node:zlib'
import { and, asc, desc, eq, gt, gte, inArray, isNotNull, isNull, notInArray, sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/better-sqlite3'
import { migrate } from 'drizzle-orm/better-sqlite3/migrator'
import { openDatabase } from '../sqlite.mjs'
import { noteStored } from './deed.ts'
import { deedsOn } from './deeds-sqlite.ts'
import { forgetInLeagues, leagueOn } from './league-sqlite.ts'
import { promisesOn } from './promises-sqlite.ts'
import { events, log, people, posts, results, seats, servers, snapshots, tables, timers } from './schema.ts'
import type { Commit, Letter, PostRow, Seated, SeatRow, Standing, Store, StoredState, TableRow } from './store.ts'
import { tallyOn } from './tally-sqlite.ts'

const MIGRATIONS = join(import.meta.dirname, '..', '..', 'migrations')

export function openStore(path: string): Store {
  if (path !== ':memory:') mkdirSync(dirname(path), { recursive: true })
  const file = openDatabase(path)
  file.pragma('page_size = 8192')
  file.pragma('journal_mode = WAL')
  file.pragma('synchronous = FULL')
  file.pragma('cache_size = -65536')
  file.pragma('busy_timeout = 5000')
  const db = drizzle(file)
  migrate(db, { migrationsFolder: MIGRATIONS })

  const { addPosts, setTimers, take, postWith, kept } = promisesOn(db)
  const deeds = deedsOn(db)
  const counting = tallyOn(db)

  const seated = (rows: TableRow[]): Seated[] => {
    if (rows.length === 0) return []
    const ids = rows.map(({ id }) => id)
    const all = db.select().from(seats).where(inArray(seats.table, ids)).orderBy(asc(seats.seat)).all()
    return rows.map((row) => ({ ...row, seats: all.filter(({ table }) => table === row.id) }))
  }

  const saveSeats = (list: readonly SeatRow[]) => {
    for (const seat of list) {
      db.insert(seats)
        .values(seat)
        .onConflictDoUpdate({ target: [seats.table, seats.seat], set: seat })
        .run()
    }
  }

  const write = (commit: Commit): boolean => {
    const { table, seq, at } = commit
    const { changes } = db
      .update(tables)
      .set({ ...commit.change, seq: seq + 1 })
      .where(and(eq(tables.id, table), eq(tables.seq, seq)))
      .run()
    if (changes !== 1) return false
    if (commit.leave?.length)
      db.delete(seats)
        .where(and(eq(seats.table, table), inArray(seats.seat, [...commit.leave])))
        .run()
    if (commit.seats) saveSeats(commit.seats)
    if (commit.keep !== undefined) {
      db.delete(log)
        .where(and(eq(log.table, table), gte(log.n, commit.keep)))
        .run()
      let n = commit.keep
      for (const entry of commit.entries ?? []) db.insert(log).values({ table, n: n++, entry, at }).run()
    }
    if (commit.rewind) {
      db.delete(snapshots)
        .where(and(eq(snapshots.table, table), gt(snapshots.fence, commit.rewind.fence)))
        .run()
      db.delete(events)
        .where(and(eq(events.table, table), gte(events.n, commit.rewind.told)))
        .run()
    }
    const { state, fence } = commit.change ?? {}
    if (state && fence !== undefined) {
      const packed = deflateRawSync(state as unknown as string, { level: 1 })
      db.insert(snapshots)
        .values({ table, fence, state: packed, at })
        .onConflictDoUpdate({ target: [snapshots.table, snapshots.fence], set: { state: packed, at } })
        .run()
    }
    for (const { n, to, text, weight, concerns } of commit.events ?? [])
      db.insert(events)
        .values({ table, n, to, text, weight, concerns, fence: fence ?? 0, at })
        .run()
    addPosts(table, commit.posts ?? [])
    if (commit.clear?.length)
      db.delete(timers)
        .where(and(eq(timers.table, table), inArray(timers.key, [...commit.clear])))
        .run()
    setTimers(table, commit.timers ?? [])
    for (const result of commit.results ?? [])
      db.insert(results)
        .values({ ...result, table, at })
        .run()
    return true
  }
  const tableWith = (id: string): Seated | null => seated(db.select().from(tables).where(eq(tables.id, id)).all())[0] ?? null
  const logFrom = (table: string, from: number) =>
    db
      .select()
      .from(log)
      .where(and(eq(log.table, table), gte(log.n, from)))
      .orderBy(asc(log.n))
      .all()
  const peopleCalled = (ids: readonly string[]) =>
    ids.length === 0
      ? []
      : db
          .select()
          .from(people)
          .where(inArray(people.id, [...ids]))
          .all()
  const serverSettings = (id: string) => db.select().from(servers).where(eq(servers.id, id)).get()?.settings ?? {}
  const inOneGo = file.transaction((run: () => boolean) => run())
  /** All but the keeping of promises is written here. Says whether anything was. */
  const transact = (run: () => boolean, table: string | null = null): boolean => {
    const isStored = inOneGo.immediate(() => {
      const isWritten = run()
      if (isWritten) deeds.note(table)
      return isWritten
    })
    if (isStored) noteStored(table, true)
    return isStored
  }
  const live = ['lobby', 'playing'] as const
  const standingOf = (id: string): Standing | null => {
    const table = tableWith(id)
    if (!table) return null
    return { table, since: logFrom(id, table.fence), people: peopleCalled(table.seats.flatMap(({ person }) => person ?? [])) }
  }
  const eventsFrom = (table: string, from: number) =>
    db
      .select()
      .from(events)
      .where(and(eq(events.table, table), gte(events.n, from)))
      .orderBy(asc(events.n))
      .all()
  const snapshotAt = (table: string, fence: number): StoredState | null => {
    const row = db
      .select({ state: snapshots.state })
      .from(snapshots)
      .where(and(eq(snapshots.table, table), eq(snapshots.fence, fence)))
      .get()
    return row ? (inflateRawSync(row.state).toString() as unknown as StoredState) : null
  }
  const letterOf = (post: PostRow): Letter => {
    const { body } = post
    const edited = body.kind === 'edit' ? body.target : body.kind === 'league' ? body.edits : undefined
    const target = edited === undefined ? null : postWith(edited)
    const standing = body.kind === 'league' ? null : standingOf(post.table)
    const { body: shown } = target ?? post
    if (!standing || (shown.kind !== 'card' && shown.kind !== 'end')) return { post, target, standing, events: [], then: null }
    const { id, fence } = standing.table
    const then = shown.fence === fence ? null : snapshotAt(id, shown.fence)
    return { post, target, standing, events: eventsFrom(id, shown.since), then }
  }

  return {
    async open(table, list, first) {
      return transact(() => {
        const taken = db
          .select({ id: tables.id })
          .from(tables)
          .where(and(eq(tables.channel, table.channel), inArray(tables.status, [...live])))
          .get()
        if (taken) return false
        db.insert(tables).values(table).run()
        saveSeats(list)
        addPosts(table.id, first)
        return true
      }, table.id)
    },
    async commit(commit) {
      return transact(() => write(commit), commit.table)
    },
    async table(id) {
      return tableWith(id)
    },
    async standing(id) {
      return standingOf(id)
    },
    async tableIn(channel) {
      const order = [sql`case when ${tables.status} in ('lobby', 'playing') then 0 else 1 end`, desc(tables.openedAt)]
      return (
        seated(
          db
            .select()
            .from(tables)
            .where(eq(tables.channel, channel))
            .orderBy(...order)
            .limit(1)
            .all(),
        )[0] ?? null
      )
    },
    async tablesOf(person) {
      const mine = db.select({ table: seats.table }).from(seats).where(eq(seats.person, person))
      return seated(
        db
          .select()
          .from(tables)
          .where(and(inArray(tables.id, mine), inArray(tables.status, [...live])))
          .orderBy(asc(tables.openedAt))
          .all(),
      )
    },
    async tablesWithClocks() {
      return db
        .selectDistinct({ id: seats.table })
        .from(seats)
        .innerJoin(tables, eq(tables.id, seats.table))
        .where(and(eq(tables.status, 'playing'), isNotNull(seats.askedAt)))
        .all()
        .map(({ id }) => id)
    },
    async tablesOn(server) {
      return seated(
        db
          .select()
          .from(tables)
          .where(and(eq(tables.server, server), inArray(tables.status, [...live])))
          .orderBy(asc(tables.openedAt))
          .all(),
      )
    },
    async entries(table, from = 0) {
      return logFrom(table, from)
    },
    async events(table, from) {
      return eventsFrom(table, from)
    },
    async snapshot(table, fence) {
      return snapshotAt(table, fence)
    },
    async fences(table) {
      return db
        .select({ fence: snapshots.fence, at: snapshots.at })
        .from(snapshots)
        .where(eq(snapshots.table, table))
        .orderBy(asc(snapshots.fence))
        .all()
    },

    ...kept,
    async takePosts(now, most, except) {
      const { due, next } = db.transaction(() => take(now, most, except), { behavior: 'immediate' })
      return { letters: due.map(letterOf), next }
    },
    async letter(id) {
      const post = postWith(id)
      return post && letterOf(post)
    },

    async people(ids) {
      return peopleCalled(ids)
    },
    async person(id) {
      return db.select().from(people).where(eq(people.id, id)).get() ?? null
    },
    async meet(id, name, locale) {
      transact(() => {
        const met = { name, locale }
        db.insert(people)
          .values({ id, ...met, settings: {} })
          .onConflictDoUpdate({ target: people.id, set: met })
          .run()
        return true
      })
    },
    async savePerson(id, name, change = (held) => held) {
      transact(() => {
        const held = db.select().from(people).where(eq(people.id, id)).get()?.settings ?? {}
        const person = { id, name, settings: change(held) }
        db.insert(people).values(person).onConflictDoUpdate({ target: people.id, set: person }).run()
        return true
      })
    },
    async forget(person) {
      transact(() => {
        db.delete(people).where(eq(people.id, person)).run()
        db.update(results).set({ person: null }).where(eq(results.person, person)).run()
        forgetInLeagues(db, person)
        db.update(tables)
          .set({ owner: '' })
          .where(and(eq(tables.owner, person), notInArray(tables.status, [...live])))
          .run()
        const over = db
          .select({ id: tables.id })
          .from(tables)
          .where(notInArray(tables.status, [...live]))
        db.update(seats)
          .set({ person: null, name: 'somebody', note: '', orders: [] })
          .where(and(eq(seats.person, person), inArray(seats.table, over)))
          .run()
        db.update(seats)
          .set({ offeredTo: null })
          .where(and(eq(seats.offeredTo, person), inArray(seats.table, over)))
          .run()
        return true
      })
    },
    async server(id) {
      return serverSettings(id)
    },
    async saveServer(id, change) {
      transact(() => {
        const settings = { ...serverSettings(id), ...change }
        db.insert(servers).values({ id, settings }).onConflictDoUpdate({ target: servers.id, set: { settings } }).run()
        return true
      })
    },
    async resultsOf(person) {
      return db.select().from(results).where(eq(results.person, person)).orderBy(desc(results.at)).all()
    },

    league: leagueOn({ db, transact, addPosts, setTimers }),

    async tally(server, person) {
      return counting.tally(server, person)
    },
    async signups(server, person, season) {
      return counting.signups(server, person, season)
    },
    async done(interaction) {
      return deeds.done(interaction)
    },
    async counts() {
      return {
        tables: await db.$count(tables),
        playing: await db.$count(tables, eq(tables.status, 'playing')),
        posts: await db.$count(posts, isNull(posts.sentAt)),
        timers: await db.$count(timers),
      }
    },
    async backup(target) {
      if (existsSync(target)) throw new Error(`${target} is already there; backups never overwrite`)
      mkdirSync(dirname(target), { recursive: true })
      await file.backup(target)
      noteStored()
    },
    close() {
      file.close()
    },
  }
}
