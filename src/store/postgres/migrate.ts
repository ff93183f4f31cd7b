/** Before anything is asked of it: is it one we can use, and is it up to date? Several processes may begin at once: one sees to it. */
import { join } from 'node:path'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import type pg from 'pg'
import { Unusable } from '../trouble.ts'
import type { Connection } from './connection.ts'
import { shown, unusable } from './refusals.ts'

const MIGRATIONS = { migrationsFolder: join(import.meta.dirname, '..', '..', '..', 'migrations', 'postgres') }
const OLDEST = 150_000
const ONE_AT_A_TIME = 0x41726368

export async function bringUpToDate({ apart }: Connection, url: string): Promise<void> {
  let client: pg.Client | undefined
  try {
    client = await apart()
    const { rows } = await client.query("select current_setting('server_version_num')::int as version")
    if (rows[0].version < OLDEST) throw new Unusable('old', shown(url))
    await client.query('select pg_advisory_lock($1)', [ONE_AT_A_TIME])
    if (await isFromLater(client)) throw new Unusable('newer', shown(url))
    await client.query('set client_min_messages = warning')
    await migrate(drizzle({ client }), MIGRATIONS)
  } catch (error) {
    throw unusable(error, url)
  } finally {
    await client?.end().catch(() => {})
  }
}

/** Whether a version after this one has brought it up to date: then nobody here knows what stands in it. */
async function isFromLater(client: pg.Client): Promise<boolean> {
  const { rows: found } = await client.query("select to_regclass('drizzle.__drizzle_migrations') as begun")
  if (found[0].begun === null) return false
  const { rows } = await client.query('select max(created_at)::float8 as at from drizzle.__drizzle_migrations')
  return rows[0].at !== null && readMigrationFiles(MIGRATIONS).every(({ folderMillis }) => folderMillis < rows[0].at)
}
