/** One at a time in the world: a lock of the database, held by a connection that does nothing else. */
import type pg from 'pg'
import { newQueue } from '../queue.ts'
import type { Store } from '../store.ts'
import type { Connection } from './connection.ts'

/** In this process they queue first, so that each key takes one connection at most; and only so many keys at a time. */
export function aloneOn(connection: Connection): Pick<Store, 'alone'> {
  const turns = newQueue()
  return {
    alone: (key, work) =>
      turns.run(key, async () => {
        const client = await connection.apart()
        try {
          await client.query('select pg_advisory_lock(hashtextextended($1, 1))', [key])
          return await work()
        } finally {
          // The lock goes with it.
          await (client as pg.Client).end().catch(() => {})
        }
      }),
  }
}
