/** SQLite keeps what a store promises. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openStore } from '../../src/store/sqlite.ts'
import { type Opened, storeKeeps } from './suite.ts'

storeKeeps('SQLite', async (): Promise<Opened> => {
  const folder = await mkdtemp(join(tmpdir(), 'archon-store-'))
  const path = join(folder, 'archon.sqlite')
  let store = openStore(path)
  return {
    store,
    async again() {
      store.close()
      store = openStore(path)
      return store
    },
    async close() {
      store.close()
      await rm(folder, { recursive: true })
    },
  }
})
