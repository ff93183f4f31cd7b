/**
 * A copy of everything in a PostgreSQL: a file like that of a house without one, written while people play. It shows one moment, is counted
 * and summed against what was read, and then read through as every backup is. `npm run restore` goes back to it.
 */
import { rmSync } from 'node:fs'
import { setImmediate as breathe } from 'node:timers/promises'
import { copySafely } from '../backups.ts'
import { seenPath } from '../file.ts'
import { moveHouse, type Side, type Target } from '../move/house.ts'
import { readingFrom } from '../move/postgres.ts'
import { inFile } from '../move/sqlite.ts'
import type { Connection } from './connection.ts'

export async function copyPostgres(connection: Connection, target: string): Promise<void> {
  const client = await connection.apart()
  try {
    await client.query('begin isolation level repeatable read read only')
    // Two processes that relieve each other may have the same thought at the same time.
    await client.query("select pg_advisory_xact_lock(hashtextextended('backup', 1))")
    const { rows } = await client.query<{ bytes: number }>('select pg_database_size(current_database()) as bytes')
    await copySafely(target, rows[0]!.bytes, async (part) => {
      const file = inFile(part)
      try {
        // Key and pulse are not part of a copy: they are the house's, whatever it goes back to.
        const nothing = async () => ({ key: null, beat: null })
        await moveHouse({ ...unhurried(readingFrom(client)), besides: nothing }, { ...file, ...unhurried(file) })
      } finally {
        file.close()
        rmSync(seenPath(part), { force: true })
      }
    })
  } finally {
    await client.end().catch(() => {})
  }
}

/** People are served between any few hundred rows. */
const unhurried = ({ read }: Pick<Side | Target, 'read'>): Pick<Side, 'read'> => ({
  async *read(table) {
    for await (const rows of read(table)) {
      yield rows
      await breathe()
    }
  },
})
