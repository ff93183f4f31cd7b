/** Being forgotten, on PostgreSQL: what others still need stays without the person. */
import { randomBytes } from 'node:crypto'
import { and, eq, inArray, isNotNull, isNull, not, notExists, notInArray, or, type SQL, sql } from 'drizzle-orm'
import { isAbout } from '../contents.ts'
import type { Store } from '../store.ts'
import type { Connection, Db } from './connection.ts'
import type { Deeds } from './deeds.ts'
import { entries, expeditions, gameSeats, games, incidents, leagues, ratingSteps, ratings, seasons } from './league-schema.ts'
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
import type { Share } from './share.ts'

const isOver = notInArray(tables.status, ['lobby', 'playing'])

/** Seats of running games stay; everything else of that person goes. */
async function forgetPerson(db: Db, person: string): Promise<boolean> {
  await db.delete(people).where(eq(people.id, person))
  await db.update(results).set({ person: null, achieved: [] }).where(eq(results.person, person))
  await db.update(reports).set({ person: null, words: '' }).where(eq(reports.person, person))
  await forgetInLeagues(db, person)
  await forgetInOversight(db, person)
  await db
    .update(tables)
    .set({ owner: '' })
    .where(and(eq(tables.owner, person), isOver))
  const over = db.select({ id: tables.id }).from(tables).where(isOver)
  const goingOn = db.select({ id: tables.id }).from(tables).where(not(isOver))
  await db
    .update(seats)
    .set({ person: null, name: 'somebody', note: '', orders: [] })
    .where(and(eq(seats.person, person), inArray(seats.table, over)))
  await db
    .update(seats)
    .set({ offeredTo: null })
    .where(and(eq(seats.offeredTo, person), inArray(seats.table, over)))
  await forgetInMail(db, person, inArray(mail.table, over))
  await forgetInPosts(db, person, notInArray(posts.table, goingOn))
  // What is promised for the end of games that need them still, goes with the last of these.
  await db.delete(timers).where(and(eq(timers.table, person), notExists(knowing(db, person))))
  return true
}

/** Games that go on, in which somebody sits or is asked to, which they opened or left, or in which a letter is from or to them. */
const knowing = (db: Db, person: string) =>
  db
    .select({ id: tables.id })
    .from(tables)
    .where(
      and(
        not(isOver),
        or(
          eq(tables.owner, person),
          sql`strpos(${tables.terms}::text, ${person}) > 0`,
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
              .where(or(eq(mail.by, person), sql`strpos(${mail.to}::text, ${person}) > 0`)),
          ),
        ),
      ),
    )

/** That something was done stays; neither who did it nor to whom. */
async function forgetInOversight(db: Db, person: string): Promise<void> {
  await db.update(oversight).set({ by: '' }).where(eq(oversight.by, person))
  await db.update(oversight).set({ given: {} }).where(sql`strpos(${oversight.given}::text, ${person}) > 0`)
}

/** What they wrote goes; what others wrote to them is for whoever sat there. */
async function forgetInMail(db: Db, person: string, atOverTables: SQL): Promise<void> {
  await db.delete(mail).where(and(eq(mail.by, person), atOverTables))
  const theirs = and(sql`strpos(${mail.to}::text, ${person}) > 0`, atOverTables)
  for (const { id, to } of await db.select().from(mail).where(theirs))
    await db
      .update(mail)
      .set({ to: to.map((each) => (each.person === person ? { ...each, person: '' } : each)) })
      .where(eq(mail.id, id))
}

/** Whom a message called when it was sent, nobody has to know any more; what was still to be sent to them is not, but where a game goes on. */
async function forgetInPosts(db: Db, person: string, isOfNoGame: SQL): Promise<void> {
  const those = and(sql`strpos(${posts.body}::text, ${person}) > 0`, or(isNotNull(posts.sentAt), isOfNoGame))
  for (const { n, body } of await db.select({ n: posts.n, body: posts.body }).from(posts).where(those)) {
    if (isAbout(body)) await db.delete(posts).where(eq(posts.n, n))
    else if ('ping' in body) {
      const ping = body.ping?.filter((each) => each !== person) ?? []
      await db
        .update(posts)
        .set({ body: { ...body, ping } })
        .where(eq(posts.n, n))
    }
  }
}

/**
 * Ratings and the record go at once. Seasons that are over keep their results without the person; one being signed up for
 * loses the entry; one being played keeps it, with its misses, until it is over.
 */
async function forgetInLeagues(db: Db, person: string): Promise<void> {
  for (const rows of [ratings, ratingSteps]) await db.delete(rows).where(eq(rows.person, person))
  const underWay: string[] = []
  const theirs = await db
    .select({ season: seasons.id, phase: seasons.phase })
    .from(entries)
    .innerJoin(seasons, eq(entries.season, seasons.id))
    .where(eq(entries.person, person))
  for (const { season, phase } of theirs) {
    const entry = and(eq(entries.person, person), eq(entries.season, season))
    if (phase === 'signup') await db.delete(entries).where(entry)
    else if (phase === 'over') await anonymise(db, season, person)
    else {
      await db.update(entries).set({ isForgotten: true }).where(entry)
      underWay.push(season)
    }
  }
  const isNeeded = underWay.length > 0 ? inArray(incidents.season, underWay) : sql`false`
  await db.delete(incidents).where(and(eq(incidents.person, person), or(isNull(incidents.season), not(isNeeded))))
  // What they did as an organiser stays, without them.
  await db.update(leagues).set({ organiser: '' }).where(eq(leagues.organiser, person))
  const excused = await db.select().from(incidents).where(sql`${incidents.excuse}->>'by' = ${person}`)
  for (const { id, excuse } of excused)
    await db
      .update(incidents)
      .set({ excuse: { ...excuse!, by: '' } })
      .where(eq(incidents.id, id))
}

/** The same stand-in in a person's entry, seats and misses, so that the old table still adds up. */
export async function anonymise(db: Db, season: string, person: string): Promise<void> {
  const nobody = `gone-${randomBytes(6).toString('hex')}`
  await db
    .update(entries)
    .set({ person: nobody, name: 'somebody', isForgotten: false })
    .where(and(eq(entries.person, person), eq(entries.season, season)))
  const inSeason = inArray(gameSeats.game, db.select({ id: games.id }).from(games).where(eq(games.season, season)))
  await db
    .update(gameSeats)
    .set({ owner: nobody })
    .where(and(eq(gameSeats.owner, person), inSeason))
  await db
    .update(gameSeats)
    .set({ player: nobody })
    .where(and(eq(gameSeats.player, person), inSeason))
  // Some ids name the person, and reasons may tell more than one wants to be known for ever.
  const noted = await db
    .select()
    .from(incidents)
    .where(and(eq(incidents.person, person), eq(incidents.season, season)))
  for (const { id, excuse } of noted)
    await db
      .update(incidents)
      .set({ person: nobody, id: id.replaceAll(person, nobody), excuse: excuse && { ...excuse, reason: '' } })
      .where(eq(incidents.id, id))
}

/** One table with all that belongs to it. */
async function eraseTable(db: Db, id: string): Promise<boolean> {
  const there = [
    ...(await db.select({ person: seats.person }).from(seats).where(eq(seats.table, id))),
    ...(await db.select({ person: results.person }).from(results).where(eq(results.table, id))),
    ...(await db.select({ person: tables.owner }).from(tables).where(eq(tables.id, id))),
    ...(await db.select({ person: mail.by }).from(mail).where(eq(mail.table, id))),
    ...(await db.select({ person: incidents.person }).from(incidents).where(eq(incidents.table, id))),
  ]
  for (const rows of [log, snapshots, events, mail, seats, posts, timers, results, ratingSteps, expeditions, incidents])
    await db.delete(rows).where(eq(rows.table, id))
  await db.delete(tables).where(eq(tables.id, id))
  await forgetUnlessElsewhere(db, there)
  return true
}

/** What is left of a server whose tables are erased. */
async function eraseServer(db: Db, server: string): Promise<boolean> {
  const theirs = db.select({ id: leagues.id }).from(leagues).where(eq(leagues.server, server))
  const played = db.select({ id: seasons.id }).from(seasons).where(inArray(seasons.league, theirs))
  const fixtures = db.select({ id: games.id }).from(games).where(inArray(games.season, played))
  const there = [
    ...(await db.select({ person: entries.person }).from(entries).where(inArray(entries.season, played))),
    ...(await db.select({ person: leagues.organiser }).from(leagues).where(eq(leagues.server, server))),
    ...(await db.select({ person: results.person }).from(results).where(eq(results.server, server))),
  ]
  await db.delete(gameSeats).where(inArray(gameSeats.game, fixtures))
  for (const rows of [games, entries, incidents]) await db.delete(rows).where(inArray(rows.season, played))
  for (const rows of [posts, timers]) await db.delete(rows).where(inArray(rows.table, played))
  await db.delete(seasons).where(inArray(seasons.league, theirs))
  await db.delete(leagues).where(eq(leagues.server, server))
  for (const rows of [results, expeditions]) await db.delete(rows).where(eq(rows.server, server))
  for (const rows of [timers, posts]) await db.delete(rows).where(eq(rows.table, server))
  for (const rows of [reports, oversight]) await db.delete(rows).where(eq(rows.server, server))
  await db.delete(servers).where(eq(servers.id, server))
  await forgetUnlessElsewhere(db, there)
  return true
}

/** Whoever was only there goes with it. Those who never sat anywhere are no server's: they stay until they want to be forgotten. */
async function forgetUnlessElsewhere(db: Db, there: readonly { readonly person: string | null }[]): Promise<void> {
  const those = [...new Set(there.flatMap(({ person }) => person ?? []))]
  if (those.length === 0) return
  const known = [
    ...(await db.select({ person: seats.person }).from(seats).where(inArray(seats.person, those))),
    ...(await db.select({ person: results.person }).from(results).where(inArray(results.person, those))),
    ...(await db.select({ person: entries.person }).from(entries).where(inArray(entries.person, those))),
    ...(await db.select({ person: leagues.organiser }).from(leagues).where(inArray(leagues.organiser, those))),
  ]
  const elsewhere = new Set(known.map(({ person }) => person))
  const gone = those.filter((person) => !elsewhere.has(person))
  if (gone.length === 0) return
  for (const rows of [ratings, ratingSteps, incidents]) await db.delete(rows).where(inArray(rows.person, gone))
  await db.delete(timers).where(inArray(timers.table, gone))
  await db.delete(people).where(inArray(people.id, gone))
}

export const forgettingOn = (
  { db }: Connection,
  deeds: Deeds,
  share: Share,
): Pick<Store, 'forget' | 'tablesKnowing' | 'shownWith' | 'servers' | 'forgetServer'> => ({
  async forget(person) {
    await deeds.transact((tx) => forgetPerson(tx, person))
  },
  async tablesKnowing(person) {
    return (await knowing(db, person)).map(({ id }) => id)
  },
  /** Messages of tables that are over at which somebody sat: those that can still be brought up to date. */
  async shownWith(person) {
    return db
      .selectDistinct({ table: posts.table, post: posts.id, channel: posts.channel })
      .from(posts)
      .innerJoin(tables, eq(tables.id, posts.table))
      .innerJoin(seats, eq(seats.table, posts.table))
      .where(and(isOver, isNotNull(posts.message), or(eq(seats.person, person), eq(tables.owner, person))))
  },
  async servers() {
    const ours = share.isOurs(sql`id`)
    const all = sql`select ${tables.server} as id from ${tables} union select ${leagues.server} from ${leagues}
      union select ${servers.id} from ${servers}`
    const { rows } = await db.execute<{ id: string }>(sql`select id from (${all}) as known ${ours ? sql`where ${ours}` : sql``}`)
    return rows.map(({ id }) => id)
  },
  async forgetServer(server) {
    for (const { id } of await db.select({ id: tables.id }).from(tables).where(eq(tables.server, server)))
      await deeds.transact((tx) => eraseTable(tx, id))
    await deeds.transact((tx) => eraseServer(tx, server))
  },
})
