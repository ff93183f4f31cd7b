/** Being forgotten, on SQLite. What is deleted is overwritten (`file.ts`); what others still need stays without the person. */
import { and, eq, inArray, notInArray } from 'drizzle-orm'
import type { BetterSQLite3Database } from 'drizzle-orm/better-sqlite3'
import { forgetInLeagues } from './league-sqlite.ts'
import { people, results, seats, tables } from './schema.ts'

const live = ['lobby', 'playing'] as const

/** Seats of running games stay; everything else of that person goes. */
export function forgetPerson(db: BetterSQLite3Database, person: string): boolean {
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
}
