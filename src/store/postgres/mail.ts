/** Letters between seats, on PostgreSQL. */
import { and, asc, eq, sql } from 'drizzle-orm'
import type { Store } from '../store.ts'
import type { Connection } from './connection.ts'
import type { Deeds } from './deeds.ts'
import { mail, seats } from './schema.ts'
import { postCells } from './tables.ts'

export const mailOn = ({ db }: Connection, deeds: Deeds): Pick<Store, 'keepMail' | 'mailAt' | 'titlesOf'> => ({
  async keepMail(letter, posts) {
    const { table } = letter
    const soonest = posts.length > 0 ? Math.min(...posts.map(({ dueAt }) => dueAt)) : null
    await deeds.transact(async (tx) => {
      await tx
        .insert(mail)
        .values(letter)
        .onConflictDoUpdate({ target: mail.id, set: { promise: letter.promise } })
      await tx.execute(sql`select archon_add_posts(${table}, archon_server_of(${table}), ${JSON.stringify(postCells(posts))}::json),
        archon_tell(${table}, ${soonest}, null)`)
      return true
    }, table)
  },
  async mailAt(table) {
    return db.select().from(mail).where(eq(mail.table, table)).orderBy(asc(mail.at))
  },
  async titlesOf(person) {
    const isToThem = and(eq(mail.table, seats.table), eq(mail.kind, 'title'), sql`${mail.to}->0->>'seat' = ${seats.seat}`)
    const given = await db.select({ about: mail.about }).from(seats).innerJoin(mail, isToThem).where(eq(seats.person, person))
    return given.map(({ about }) => about)
  },
})
