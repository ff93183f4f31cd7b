/**
 * Interactions that led to something stored, noted in the same transaction. One that is delivered again, to this process or to
 * another, is found here and does nothing more.
 */
import { eq, lte } from 'drizzle-orm'
import type { BetterSQLite3Database } from 'drizzle-orm/better-sqlite3'
import { DoneBefore, toBeKept } from './deed.ts'
import { deeds } from './schema.ts'

/** Discord repeats itself within minutes, if at all. */
const MOST_KEPT = 10_000

export function deedsOn(db: BetterSQLite3Database) {
  const before = (id: string): { readonly table: string | null } | null =>
    db.select({ table: deeds.table }).from(deeds).where(eq(deeds.id, id)).get() ?? null
  return {
    done: async (id: string) => before(id),
    /** Throws, and so undoes the transaction it stands in, if it was done before. */
    note(table: string | null): void {
      const id = toBeKept()
      if (id === null) return
      const { changes, lastInsertRowid } = db.insert(deeds).values({ id, table }).onConflictDoNothing().run()
      if (changes === 0) throw new DoneBefore(before(id)?.table ?? null)
      db.delete(deeds)
        .where(lte(deeds.n, Number(lastInsertRowid) - MOST_KEPT))
        .run()
    },
  }
}
