/** People and servers on PostgreSQL: what they have set, what they have played, and how much of it there is. */
import { and, count, desc, eq, getTableColumns, inArray, ne, or, sql } from 'drizzle-orm'
import type { Store } from '../store.ts'
import type { TallyLine } from '../tally.ts'
import type { Connection } from './connection.ts'
import type { Deeds } from './deeds.ts'
import { entries, leagues, seasons } from './league-schema.ts'
import { people, results, seats, servers, tables } from './schema.ts'

type Kept = Pick<
  Store,
  | 'people'
  | 'person'
  | 'meet'
  | 'savePerson'
  | 'server'
  | 'saveServer'
  | 'resultsOf'
  | 'playedOn'
  | 'achievedOn'
  | 'tally'
  | 'signups'
>

export function peopleOn({ db }: Connection, deeds: Deeds): Kept {
  const seated = sql<number>`(select count(*) from ${seats} where ${seats.table} = ${tables.id} and ${seats.person} is not null)`
  return {
    async people(ids) {
      return ids.length === 0
        ? []
        : db
            .select()
            .from(people)
            .where(inArray(people.id, [...ids]))
    },
    async person(id) {
      return (await db.select().from(people).where(eq(people.id, id)))[0] ?? null
    },
    async meet(id, name, locale) {
      const met = { name, locale }
      await deeds.transact(async (tx) => {
        await tx
          .insert(people)
          .values({ id, ...met, settings: {} })
          .onConflictDoUpdate({ target: people.id, set: met })
        return true
      })
    },
    async savePerson(id, name, change = (held) => held) {
      await deeds.transact(async (tx) => {
        // The row is there and held before it is read, so that two things set at the same moment are both kept.
        await tx.insert(people).values({ id, name, settings: {} }).onConflictDoNothing()
        const [held] = await tx.select().from(people).where(eq(people.id, id)).for('update')
        await tx
          .update(people)
          .set({ name, settings: change(held?.settings ?? {}) })
          .where(eq(people.id, id))
        return true
      })
    },
    async server(id) {
      return (await db.select().from(servers).where(eq(servers.id, id)))[0]?.settings ?? {}
    },
    async saveServer(id, change) {
      await deeds.transact(async (tx) => {
        await tx.insert(servers).values({ id, settings: {} }).onConflictDoNothing()
        const [held] = await tx.select().from(servers).where(eq(servers.id, id)).for('update')
        await tx
          .update(servers)
          .set({ settings: { ...held?.settings, ...change } })
          .where(eq(servers.id, id))
        return true
      })
    },
    async resultsOf(person) {
      return db.select().from(results).where(eq(results.person, person)).orderBy(desc(results.at))
    },
    async playedOn(server, most) {
      const { achieved: _, ...columns } = getTableColumns(results)
      return db
        .select({ ...columns, startedAt: tables.startedAt })
        .from(results)
        .innerJoin(tables, eq(tables.id, results.table))
        .where(eq(results.server, server))
        .orderBy(desc(results.at), desc(results.seat))
        .limit(most)
    },
    async achievedOn(server, most) {
      return db
        .select()
        .from(results)
        .where(and(eq(results.server, server), sql`${results.achieved}::text <> '[]'`))
        .orderBy(desc(results.at))
        .limit(most)
    },

    async tally(server, person) {
      const [line] = await db
        .select({
          lobbies: sql<number>`count(*) filter (where ${tables.status} = 'lobby')`.mapWith(Number),
          games: sql<number>`count(*) filter (where ${tables.status} = 'playing')`.mapWith(Number),
          quick: sql<number>`count(*) filter (where ${tables.status} = 'playing' and ${seated} <= 1)`.mapWith(Number),
        })
        .from(tables)
        .where(and(eq(tables.server, server), inArray(tables.status, ['lobby', 'playing'])))
      const sitting = db.select({ id: seats.table }).from(seats).where(eq(seats.person, person))
      const theirs = await db
        .select({ channel: tables.channel, status: tables.status, seated: seated.mapWith(Number), owner: tables.owner })
        .from(tables)
        .where(
          and(
            eq(tables.server, server),
            inArray(tables.status, ['lobby', 'playing']),
            or(eq(tables.owner, person), inArray(tables.id, sitting)),
          ),
        )
        .orderBy(tables.openedAt)
      const mine = theirs.map(({ channel, status, seated: here, owner }) => ({
        channel,
        status: status as TallyLine['status'],
        isQuick: here <= 1,
        isOpener: owner === person,
      }))
      return { mine, server: line! }
    },
    async signups(server, person, season) {
      const isTheirs = sql`${entries.person} = ${person}`
      const [open] = await db
        .select({
          n: count(),
          mine: sql<number>`count(*) filter (where ${isTheirs})`.mapWith(Number),
          isIn: sql<number>`count(*) filter (where ${isTheirs} and ${entries.season} = ${season})`.mapWith(Number),
        })
        .from(entries)
        .innerJoin(seasons, eq(seasons.id, entries.season))
        .innerJoin(leagues, eq(leagues.id, seasons.league))
        .where(and(eq(leagues.server, server), ne(seasons.phase, 'over'), ne(entries.status, 'out')))
      return { server: open!.n, mine: open!.mine, isIn: open!.isIn > 0 }
    },
  }
}
