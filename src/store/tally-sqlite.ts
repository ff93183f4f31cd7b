/** How many tables and sign-ups there are on a server, on SQLite. */
import { and, count, eq, inArray, ne, or, sql } from 'drizzle-orm'
import type { BetterSQLite3Database } from 'drizzle-orm/better-sqlite3'
import { entries, leagues, seasons } from './league-schema.ts'
import { seats, tables } from './schema.ts'
import type { Signups, Tally, TallyLine } from './tally.ts'

export function tallyOn(db: BetterSQLite3Database) {
  const people = sql<number>`(select count(*) from ${seats} where ${seats.table} = ${tables.id} and ${seats.person} is not null)`
  const live = (server: string) => and(eq(tables.server, server), inArray(tables.status, ['lobby', 'playing']))
  return {
    async tally(server: string, person: string): Promise<Tally> {
      const [lobbies = 0, games = 0] = (['lobby', 'playing'] as const).map(
        (status) =>
          db
            .select({ n: count() })
            .from(tables)
            .where(and(eq(tables.server, server), eq(tables.status, status)))
            .get()?.n,
      )
      const quick = db
        .select({ n: count() })
        .from(tables)
        .where(and(eq(tables.server, server), eq(tables.status, 'playing'), sql`${people} <= 1`))
        .get()?.n
      const sitting = db.select({ id: seats.table }).from(seats).where(eq(seats.person, person))
      const mine = db
        .select({ channel: tables.channel, status: tables.status, people, owner: tables.owner })
        .from(tables)
        .where(and(live(server), or(eq(tables.owner, person), inArray(tables.id, sitting))))
        .orderBy(tables.openedAt)
        .all()
        .map(({ channel, status, people: seated, owner }) => ({
          channel,
          status: status as TallyLine['status'],
          isQuick: seated <= 1,
          isOpener: owner === person,
        }))
      return { mine, server: { lobbies, games, quick: quick ?? 0 } }
    },
    async signups(server: string, person: string, season: string): Promise<Signups> {
      const open = db
        .select({
          n: count(),
          mine: sql<number>`coalesce(sum(${entries.person} = ${person}), 0)`,
          isIn: sql<number>`coalesce(sum(${entries.person} = ${person} and ${entries.season} = ${season}), 0)`,
        })
        .from(entries)
        .innerJoin(seasons, eq(seasons.id, entries.season))
        .innerJoin(leagues, eq(leagues.id, seasons.league))
        .where(and(eq(leagues.server, server), ne(seasons.phase, 'over'), ne(entries.status, 'out')))
        .get()
      return { server: open?.n ?? 0, mine: open?.mine ?? 0, isIn: (open?.isIn ?? 0) > 0 }
    },
  }
}
