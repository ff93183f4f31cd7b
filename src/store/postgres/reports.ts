/** Reports of what is wrong, on PostgreSQL. */
import { desc, eq, sql } from 'drizzle-orm'
import type { Store } from '../store.ts'
import type { Connection } from './connection.ts'
import type { Deeds } from './deeds.ts'
import { reports } from './schema.ts'
import { postCells } from './tables.ts'

type Kept = Pick<Store, 'keepReport' | 'report' | 'reportsOf' | 'reportsOn'>

export function reportsOn({ db }: Connection, deeds: Deeds): Kept {
  const newest = desc(reports.at)
  return {
    async keepReport(report, posts) {
      const { server } = report
      const soonest = posts.length > 0 ? Math.min(...posts.map(({ dueAt }) => dueAt)) : null
      await deeds.transact(async (tx) => {
        await tx.insert(reports).values(report).onConflictDoUpdate({ target: reports.id, set: report })
        await tx.execute(sql`select archon_add_posts(${server}, ${server}, ${JSON.stringify(postCells(posts))}::json),
          archon_tell(${server}, ${soonest}, null)`)
        return true
      })
    },
    async report(id) {
      return (await db.select().from(reports).where(eq(reports.id, id)))[0] ?? null
    },
    async reportsOf(person) {
      return db.select().from(reports).where(eq(reports.person, person)).orderBy(newest)
    },
    async reportsOn(server) {
      return db.select().from(reports).where(eq(reports.server, server)).orderBy(newest)
    },
  }
}
