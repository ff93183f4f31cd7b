/** PostgreSQL keeps what a store promises. */
import { afterAll, beforeAll } from 'vitest'
import { openPostgres } from '../../src/store/postgres/index.ts'
import type { Store } from '../../src/store/store.ts'
import { type Database, newDatabase } from '../postgres/shared.ts'
import { type Opened, storeKeeps } from './suite.ts'

let database: Database
let store: Store

beforeAll(async () => {
  database = await newDatabase()
  store = await openPostgres(database.url)
})
afterAll(async () => {
  await store.close()
  await database.drop()
})

/** Everything that stands in it, but not what it looks like. */
const EMPTY = `do $$ declare each text; begin
  for each in select tablename from pg_tables where schemaname = 'public' loop execute format('delete from %I', each); end loop;
end $$`

storeKeeps('PostgreSQL', async (): Promise<Opened> => {
  await database.say(EMPTY)
  return {
    store,
    async again() {
      await store.close()
      store = await openPostgres(database.url)
      return store
    },
    async close() {},
  }
})
