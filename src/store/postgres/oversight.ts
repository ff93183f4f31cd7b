/** What those who look after a server did there, on PostgreSQL. */
import { desc, eq } from 'drizzle-orm'
import type { Store } from '../store.ts'
import type { Connection } from './connection.ts'
import type { Deeds } from './deeds.ts'
import { oversight } from './schema.ts'

export const oversightOn = ({ db }: Connection, deeds: Deeds): Pick<Store, 'noteOversight' | 'oversightOn'> => ({
  async noteOversight(row) {
    await deeds.transact(async (tx) => {
      await tx.insert(oversight).values(row)
      return true
    })
  },
  async oversightOn(server, most) {
    return db.select().from(oversight).where(eq(oversight.server, server)).orderBy(desc(oversight.at)).limit(most)
  },
})
