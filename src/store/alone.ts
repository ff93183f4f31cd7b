/**
 * One process at a time for one folder of data: two would both send what was promised. Held by SQLite's own lock on a file of
 * its own, which the system lets go of however the process ends.
 */
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { openDatabase } from '../sqlite.mjs'
import { explained } from './trouble.ts'

export class InUse extends Error {
  override readonly name = 'InUse'
}

/** How long one that is just ending is waited for: it has ten seconds to end in. */
const PATIENCE = 12_000
const LOOKS_EVERY = 100

/** Returns how to let go. `onWait` is told once, if somebody else is there. */
export async function holdAlone(folder: string, patience = PATIENCE, onWait?: () => void): Promise<() => void> {
  const path = join(folder, 'archon.lock')
  const file = openDatabase(path, { timeout: 0 })
  for (let waited = 0; ; waited += LOOKS_EVERY) {
    try {
      file.exec('begin exclusive')
      return () => file.close()
    } catch (error) {
      const isHeld = (error as { code?: string }).code === 'SQLITE_BUSY'
      if (!isHeld || waited >= patience) {
        file.close()
        throw isHeld ? inUse(folder) : explained(error, path)
      }
      if (waited === 0) onWait?.()
      await wait(LOOKS_EVERY)
    }
  }
}

const inUse = (folder: string) =>
  new InUse(
    `Archon is running already with the data in ${folder}. Stop it first, or give this one a folder of its own (ARCHON_DATA).`,
  )
