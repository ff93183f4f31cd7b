/** The store on SQLite: one file, WAL, fully synchronous, so that an answer that was acknowledged survives a power cut. */
import { and, asc, desc, eq, getTableColumns, gt, gte, inArray, isNull, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/better-sqlite3'
import { copyTo } from './backups.ts'
import { noteStored } from './deed.ts'
import { deedsOn } from './deeds-sqlite.ts'
import { openFile } from './file.ts'
import { forgettingOn } from './forget-sqlite.ts'
import { leagueOn } from './league-sqlite.ts'
import { lettersFrom } from './letters.ts'
import { placesIn } from './places-sqlite.ts'
import { promisesOn } from './promises-sqlite.ts'
import { events, log, people, posts, results, seats, servers, snapshots, tables, timers } from './schema.ts'
import type { Commit, Seated, SeatRow, Standing, Store, StoredState, TableRow } from './store.ts'
import { packed, unpacked } from './stored-state.ts'
import { tallyOn } from './tally-sqlite.ts'
import { troubleOf } from './trouble.ts'

export function openStore(path: string): Store {
  const { file, transact: inOneGo, close } = openFile(path)
  const db = drizzle(file)
  const { addPosts, setTimers, delayTimers, changeTimers, take, postWith, kept } = promisesOn(db)

  const deeds = deedsOn(db)
  const seated = <T extends Pick<TableRow, 'id'>>(rows: readonly T[]): (T & Pick<Seated, 'seats'>)[] => {
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
      const copy = { state: packed(state), at }
      db.insert(snapshots)
        .values({ table, fence, ...copy })
        .onConflictDoUpdate({ target: [snapshots.table, snapshots.fence], set: copy })
        .run()
    }
    for (const { n, to, text, weight, concerns } of commit.events ?? [])
      db.insert(events)
        .values({ table, n, to, text, weight, concerns, fence: fence ?? 0, at })
        .run()
    if (commit.change?.channel) movePosts(table, commit.change.channel, at)
    addPosts(table, commit.posts ?? [])
    if (commit.clear?.length)
      db.delete(timers)
        .where(and(eq(timers.table, table), inArray(timers.key, [...commit.clear])))
        .run()
    if (commit.delay) delayTimers(table, commit.delay)
    setTimers(table, commit.timers ?? [])
    for (const result of commit.results ?? [])
      db.insert(results)
        .values({ ...result, table, at })
        .run()
    return true
  }
  const tableWith = (id: string): Seated | null => seated(db.select().from(tables).where(eq(tables.id, id)).all())[0] ?? null
  /** One that cannot be read keeps no other from being read. */
  const readable = <T>(read: () => T[], ids: () => string[], one: (id: string) => T | null): T[] => {
    try {
      return read()
    } catch (error) {
      if (troubleOf(error) !== 'damaged') throw error
      return ids().flatMap((id) => {
        try {
          return one(id) ?? []
        } catch (damage) {
          if (troubleOf(damage) !== 'damaged') throw damage
          return []
        }
      })
    }
  }
  const idsWhere = (those: SQL | undefined, order: SQLWrapper): string[] =>
    db
      .select({ id: tables.id })
      .from(tables)
      .where(those)
      .orderBy(sql`${order}`)
      .all()
      .map(({ id }) => id)
  const tablesWhere = (those: SQL | undefined): Seated[] =>
    readable(
      () => seated(db.select().from(tables).where(those).orderBy(asc(tables.openedAt)).all()),
      () => idsWhere(those, tables.openedAt),
      tableWith,
    )
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
  /** All but the keeping of promises is written here. Says whether anything was. */
  const transact = (run: () => boolean, table: string | null = null): boolean => {
    const isStored = inOneGo(() => {
      const isWritten = run()
      if (isWritten) deeds.note(table)
      return isWritten
    })
    if (isStored) noteStored(table, true)
    return isStored
  }
  const { movePosts, kept: places } = placesIn(db, transact)
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
    return row ? unpacked(row.state) : null
  }
  const letterOf = lettersFrom({ postWith, standingOf, snapshotAt, eventsFrom })

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
    async commitEach(commits) {
      let refused: readonly Commit[] = []
      transact(() => {
        refused = commits.filter((commit) => !write(commit))
        return true
      })
      return refused
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
      return tablesWhere(and(inArray(tables.id, mine), inArray(tables.status, [...live])))
    },
    async playing(after, most, server) {
      const { state, ...outside } = getTableColumns(tables)
      const those = and(
        eq(tables.status, 'playing'),
        gt(tables.id, after),
        server === undefined ? undefined : eq(tables.server, server),
      )
      return readable(
        () => seated(db.select(outside).from(tables).where(those).orderBy(asc(tables.id)).limit(most).all()),
        () => idsWhere(those, tables.id).slice(0, most),
        tableWith,
      )
    },
    async tablesOn(server) {
      return tablesWhere(and(eq(tables.server, server), inArray(tables.status, [...live])))
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

    ...places,
    ...kept,
    async promise(subject, set, clear = []) {
      transact(() => changeTimers(subject, set, clear))
    },
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
    ...forgettingOn({ db, transact, checkpoint: () => file.pragma('wal_checkpoint(TRUNCATE)') }),
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

    league: leagueOn({ db, transact, addPosts, setTimers, delayTimers }),

    ...tallyOn(db),
    done: deeds.done,
    async counts() {
      return {
        tables: await db.$count(tables),
        playing: await db.$count(tables, eq(tables.status, 'playing')),
        posts: await db.$count(posts, isNull(posts.sentAt)),
        timers: await db.$count(timers),
      }
    },
    async backup(target) {
      await copyTo(file, target)
      noteStored()
    },
    close,
  }
}
