/** Being forgotten, on SQLite. What is deleted is overwritten (`file.ts`); what others still need stays without the person. */
import { and, eq, inArray, isNotNull, not, notExists, notInArray, or, type SQL, sql } from 'drizzle-orm'
import type { BetterSQLite3Database } from 'drizzle-orm/better-sqlite3'
import { isAbout } from './contents.ts'
import { entries, expeditions, gameSeats, games, incidents, leagues, ratingSteps, ratings, seasons } from './league-schema.ts'
import { forgetInLeagues } from './league-sqlite.ts'
import {
  events,
  log,
  mail,
  oversight,
  people,
  posts,
  reports,
  results,
  seats,
  servers,
  snapshots,
  tables,
  timers,
} from './schema.ts'
import type { Shown, Store } from './store.ts'

const isOver = notInArray(tables.status, ['lobby', 'playing'])

/** Seats of running games stay; everything else of that person goes. */
function forgetPerson(db: BetterSQLite3Database, person: string): boolean {
  db.delete(people).where(eq(people.id, person)).run()
  db.update(results).set({ person: null, achieved: [] }).where(eq(results.person, person)).run()
  db.update(reports).set({ person: null, words: '' }).where(eq(reports.person, person)).run()
  forgetInLeagues(db, person)
  forgetInOversight(db, person)
  db.update(tables)
    .set({ owner: '' })
    .where(and(eq(tables.owner, person), isOver))
    .run()
  const over = db.select({ id: tables.id }).from(tables).where(isOver)
  const goingOn = db.select({ id: tables.id }).from(tables).where(not(isOver))
  db.update(seats)
    .set({ person: null, name: 'somebody', note: '', orders: [] })
    .where(and(eq(seats.person, person), inArray(seats.table, over)))
    .run()
  db.update(seats)
    .set({ offeredTo: null })
    .where(and(eq(seats.offeredTo, person), inArray(seats.table, over)))
    .run()
  forgetInMail(db, person, inArray(mail.table, over))
  forgetInPosts(db, person, notInArray(posts.table, goingOn))
  // What is promised for the end of games that need them still, goes with the last of these.
  db.delete(timers)
    .where(and(eq(timers.table, person), notExists(knowing(db, person))))
    .run()
  return true
}

/** Games that go on, in which somebody sits or is asked to, which they opened or left, or in which a letter is from or to them. */
const knowing = (db: BetterSQLite3Database, person: string) =>
  db
    .select({ id: tables.id })
    .from(tables)
    .where(
      and(
        not(isOver),
        or(
          eq(tables.owner, person),
          sql`instr(${tables.terms}, ${person}) > 0`,
          inArray(
            tables.id,
            db
              .select({ id: seats.table })
              .from(seats)
              .where(or(eq(seats.person, person), eq(seats.offeredTo, person))),
          ),
          inArray(
            tables.id,
            db
              .select({ id: mail.table })
              .from(mail)
              .where(or(eq(mail.by, person), sql`instr(${mail.to}, ${person}) > 0`)),
          ),
        ),
      ),
    )

/** That something was done stays; neither who did it nor to whom. */
function forgetInOversight(db: BetterSQLite3Database, person: string): void {
  db.update(oversight).set({ by: '' }).where(eq(oversight.by, person)).run()
  db.update(oversight).set({ given: {} }).where(sql`instr(${oversight.given}, ${person}) > 0`).run()
}

/** What they wrote goes; what others wrote to them is for whoever sat there. */
function forgetInMail(db: BetterSQLite3Database, person: string, atOverTables: SQL): void {
  db.delete(mail)
    .where(and(eq(mail.by, person), atOverTables))
    .run()
  const theirs = and(sql`instr(${mail.to}, ${person}) > 0`, atOverTables)
  for (const { id, to } of db.select().from(mail).where(theirs).all())
    db.update(mail)
      .set({ to: to.map((each) => (each.person === person ? { ...each, person: '' } : each)) })
      .where(eq(mail.id, id))
      .run()
}

/** Whom a message called when it was sent, nobody has to know any more; what was still to be sent to them is not, but where a game goes on. */
function forgetInPosts(db: BetterSQLite3Database, person: string, isOfNoGame: SQL): void {
  const names = sql`instr(${posts.body}, ${person}) > 0`
  for (const { n, body } of db
    .select()
    .from(posts)
    .where(and(names, or(isNotNull(posts.sentAt), isOfNoGame)))
    .all()) {
    if (isAbout(body)) db.delete(posts).where(eq(posts.n, n)).run()
    else if ('ping' in body)
      db.update(posts)
        .set({ body: { ...body, ping: body.ping?.filter((each) => each !== person) ?? [] } })
        .where(eq(posts.n, n))
        .run()
  }
}

/** Messages of tables that are over at which somebody sat: those that can still be brought up to date. */
const shownWith = (db: BetterSQLite3Database, person: string): Shown[] =>
  db
    .selectDistinct({ table: posts.table, post: posts.id, channel: posts.channel })
    .from(posts)
    .innerJoin(tables, eq(tables.id, posts.table))
    .innerJoin(seats, eq(seats.table, posts.table))
    .where(and(isOver, isNotNull(posts.message), or(eq(seats.person, person), eq(tables.owner, person))))
    .all()

/** One table with all that belongs to it. */
function eraseTable(db: BetterSQLite3Database, id: string): boolean {
  const there = [
    ...db.select({ person: seats.person }).from(seats).where(eq(seats.table, id)).all(),
    ...db.select({ person: results.person }).from(results).where(eq(results.table, id)).all(),
    ...db.select({ person: tables.owner }).from(tables).where(eq(tables.id, id)).all(),
    ...db.select({ person: mail.by }).from(mail).where(eq(mail.table, id)).all(),
    ...db.select({ person: incidents.person }).from(incidents).where(eq(incidents.table, id)).all(),
  ]
  for (const rows of [log, snapshots, events, mail, seats, posts, timers, results, ratingSteps, expeditions, incidents])
    db.delete(rows).where(eq(rows.table, id)).run()
  db.delete(tables).where(eq(tables.id, id)).run()
  forgetUnlessElsewhere(db, there)
  return true
}

/** What is left of a server whose tables are erased. */
function eraseServer(db: BetterSQLite3Database, server: string): boolean {
  const theirs = db.select({ id: leagues.id }).from(leagues).where(eq(leagues.server, server))
  const played = db.select({ id: seasons.id }).from(seasons).where(inArray(seasons.league, theirs))
  const fixtures = db.select({ id: games.id }).from(games).where(inArray(games.season, played))
  const there = [
    ...db.select({ person: entries.person }).from(entries).where(inArray(entries.season, played)).all(),
    ...db.select({ person: leagues.organiser }).from(leagues).where(eq(leagues.server, server)).all(),
    ...db.select({ person: results.person }).from(results).where(eq(results.server, server)).all(),
  ]
  db.delete(gameSeats).where(inArray(gameSeats.game, fixtures)).run()
  for (const rows of [games, entries, incidents]) db.delete(rows).where(inArray(rows.season, played)).run()
  for (const rows of [posts, timers]) db.delete(rows).where(inArray(rows.table, played)).run()
  db.delete(seasons).where(inArray(seasons.league, theirs)).run()
  db.delete(leagues).where(eq(leagues.server, server)).run()
  for (const rows of [results, expeditions]) db.delete(rows).where(eq(rows.server, server)).run()
  for (const rows of [timers, posts]) db.delete(rows).where(eq(rows.table, server)).run()
  for (const rows of [reports, oversight]) db.delete(rows).where(eq(rows.server, server)).run()
  db.delete(servers).where(eq(servers.id, server)).run()
  forgetUnlessElsewhere(db, there)
  return true
}

/** Whoever was only there goes with it. Those who never sat anywhere are no server's: they stay until they want to be forgotten. */
function forgetUnlessElsewhere(db: BetterSQLite3Database, there: readonly { readonly person: string | null }[]): void {
  for (const person of new Set(there.map((each) => each.person ?? ''))) {
    const isElsewhere =
      db.select({ is: sql`1` }).from(seats).where(eq(seats.person, person)).get() ??
      db.select({ is: sql`1` }).from(results).where(eq(results.person, person)).get() ??
      db.select({ is: sql`1` }).from(entries).where(eq(entries.person, person)).get() ??
      db.select({ is: sql`1` }).from(leagues).where(eq(leagues.organiser, person)).get()
    if (isElsewhere) continue
    for (const rows of [ratings, ratingSteps, incidents]) db.delete(rows).where(eq(rows.person, person)).run()
    db.delete(timers).where(eq(timers.table, person)).run()
    db.delete(people).where(eq(people.id, person)).run()
  }
}

/** Every server that something is kept about. */
const serversIn = (db: BetterSQLite3Database): string[] =>
  (
    db.all(sql`select ${tables.server} as id from ${tables} union select ${leagues.server} from ${leagues}
      union select ${servers.id} from ${servers}`) as { id: string }[]
  ).map(({ id }) => id)

type Ground = {
  readonly db: BetterSQLite3Database
  transact(run: () => boolean): Promise<boolean>
  /** Nothing is left of it beside the file, either. */
  checkpoint(): void
}

export const forgettingOn = ({
  db,
  transact,
  checkpoint,
}: Ground): Pick<Store, 'forget' | 'tablesKnowing' | 'shownWith' | 'servers' | 'forgetServer'> => ({
  async forget(person) {
    await transact(() => forgetPerson(db, person))
    checkpoint()
  },
  async tablesKnowing(person) {
    return knowing(db, person)
      .all()
      .map(({ id }) => id)
  },
  async shownWith(person) {
    return shownWith(db, person)
  },
  async servers() {
    return serversIn(db)
  },
  async forgetServer(server) {
    for (const { id } of db.select({ id: tables.id }).from(tables).where(eq(tables.server, server)).all()) {
      // Others are served in between.
      await transact(() => eraseTable(db, id))
    }
    await transact(() => eraseServer(db, server))
    checkpoint()
  },
})
