/** Where tables live, on PostgreSQL. */
import { and, eq, inArray, or, type SQL } from 'drizzle-orm'
import type { Place, Store } from '../store.ts'
import type { Connection } from './connection.ts'
import { tables } from './schema.ts'

export function placesIn({ db }: Connection): Pick<Store, 'placesOn' | 'placesIn' | 'noteHome' | 'mendRows'> {
  const { id: table, channel, home, status, heldFor } = tables
  const isLive = inArray(status, ['lobby', 'playing'])
  const find = async (those: SQL | undefined): Promise<Place[]> =>
    (await db.select({ table, channel, home, status, heldFor }).from(tables).where(and(those, isLive))) as Place[]
  return {
    placesOn: (server) => find(eq(tables.server, server)),
    placesIn: (where) => find(or(eq(channel, where), eq(home, where))),
    async noteHome(id, parent) {
      await db.update(tables).set({ home: parent }).where(eq(table, id))
    },
    /** PostgreSQL takes nothing that is not JSON, and its pages have sums: there is nothing to be mended. */
    async mendRows() {
      return false
    },
  }
}
