/** Where tables live, and rows that can be read no more, on SQLite. Nothing here reads a game: it works where a row is damaged. */
import { and, eq, gte, inArray, isNull, like, not, or, type SQL, sql } from 'drizzle-orm'
import type { BetterSQLite3Database } from 'drizzle-orm/better-sqlite3'
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core'
import { events, log, mail, posts, seats, tables } from './schema.ts'
import type { Place, Store } from './store.ts'

type Kept = Pick<Store, 'placesOn' | 'placesIn' | 'noteHome' | 'mendRows'>

const NO_CARD = JSON.stringify({ post: null, asked: [], told: 0 })

export function placesIn(db: BetterSQLite3Database, transact: (run: () => boolean, table?: string) => Promise<boolean>) {
  const { id: table, channel, home, status, heldFor } = tables
  const isLive = inArray(status, ['lobby', 'playing'])
  const find = (those: SQL | undefined): Place[] =>
    db.select({ table, channel, home, status, heldFor }).from(tables).where(and(those, isLive)).all() as Place[]
  const isBroken = (column: SQLiteColumn): SQL => sql`(${column} is not null and not json_valid(${column}))`

  /** What is still to be said at a table is said where it lives now; what would change an old message is left. */
  const movePosts = (id: string, to: string, now: number) => {
    const owed = and(eq(posts.table, id), isNull(posts.sentAt), not(like(posts.channel, 'dm:%')))
    const isEdit = sql`json_valid(${posts.body}) and json_extract(${posts.body}, '$.kind') = 'edit'`
    db.delete(posts).where(and(owed, isEdit)).run()
    db.update(posts).set({ channel: to, dueAt: now }).where(owed).run()
  }

  const kept: Kept = {
    async placesOn(server) {
      return find(eq(tables.server, server))
    },
    async placesIn(where) {
      return find(or(eq(channel, where), eq(home, where)))
    },
    async noteHome(id, parent) {
      db.update(tables).set({ home: parent }).where(eq(table, id)).run()
    },
    async mendRows(id) {
      let mended = 0
      await transact(() => {
        const at = and(eq(table, id))
        const fence = db.select({ fence: tables.fence }).from(tables).where(at).get()?.fence ?? 0
        const raw = (text: string) => sql`${text}` as never
        const changes = [
          db
            .update(tables)
            .set({ card: raw(NO_CARD) })
            .where(and(at, isBroken(tables.card)))
            .run(),
          db
            .update(tables)
            .set({ vote: null })
            .where(and(at, isBroken(tables.vote)))
            .run(),
          db
            .update(tables)
            .set({ terms: raw('{}') })
            .where(and(at, isBroken(tables.terms)))
            .run(),
          db
            .update(seats)
            .set({ orders: raw('[]') })
            .where(and(eq(seats.table, id), isBroken(seats.orders)))
            .run(),
          db
            .delete(events)
            .where(and(eq(events.table, id), or(isBroken(events.text), isBroken(events.concerns))))
            .run(),
          db
            .delete(mail)
            .where(and(eq(mail.table, id), isBroken(mail.to)))
            .run(),
          // Answers of the draft only: those before it have been counted.
          db
            .delete(log)
            .where(and(eq(log.table, id), gte(log.n, fence), isBroken(log.entry)))
            .run(),
          db
            .delete(posts)
            .where(and(eq(posts.table, id), isBroken(posts.body)))
            .run(),
        ]
        mended = changes.reduce((sum, { changes: n }) => sum + n, 0)
        // Whoever remembers the table looks again.
        if (mended > 0) db.update(tables).set({ seq: sql`seq + 1` }).where(at).run()
        return mended > 0
      }, id)
      return mended > 0
    },
  }
  return { movePosts, kept }
}
