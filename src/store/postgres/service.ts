/** Who serves which servers, as processes call it out to each other. Nothing of it is stored: whoever is dead does not answer. */
import { sql } from 'drizzle-orm'
import type pg from 'pg'
import type { Shards } from '../company.ts'
import type { Connection } from './connection.ts'

export const CHANNEL = 'archon_service'
/** Whoever serves answers within that. */
const ANSWER_WITHIN = 1_000

export type Call =
  | { readonly by: string; readonly asks: Shards }
  | { readonly by: string; readonly answers: string }
  | { readonly by: string; readonly takes: Shards; readonly from: number }

export const call = async ({ db }: Connection, said: Call): Promise<void> =>
  void (await db.execute(sql`select pg_notify(${CHANNEL}, ${JSON.stringify(said)})`))

export const heardIn = ({ payload = '' }: pg.Notification): Call => JSON.parse(payload)

/** Dealt out differently, every hand may hold something of every other. */
export const overlap = (a: Shards, b: Shards): boolean => a.of !== b.of || a.own.some((shard) => b.own.includes(shard))

/** Asked on a line of its own, which is there before anything else listens. */
export async function askWhoServes(connection: Connection, by: string, asks: Shards): Promise<boolean> {
  const client = await connection.apart()
  try {
    const answered = new Promise<boolean>((resolve) => {
      setTimeout(() => resolve(false), ANSWER_WITHIN)
      client.on('notification', (told) => {
        const said = heardIn(told)
        if ('answers' in said && said.answers === by) resolve(true)
      })
    })
    await client.query(`listen ${CHANNEL}`)
    await call(connection, { by, asks })
    return await answered
  } finally {
    await client.end().catch(() => {})
  }
}
