/**
 * One process at a time for one folder of data: two would both send what was promised. Held by SQLite's own lock on a file of
 * its own, which the system lets go of however the process ends.
 */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { openDatabase } from '../sqlite.mjs'

export class InUse extends Error {
  override readonly name = 'InUse'
}

/** How long one that is just ending is waited for. */
const PATIENCE = 5_000

/** Returns how to let go. */
export function holdAlone(folder: string, patience = PATIENCE): () => void {
  mkdirSync(folder, { recursive: true })
  const file = openDatabase(join(folder, 'archon.lock'), { timeout: patience })
  try {
    file.exec('begin exclusive')
  } catch (error) {
    file.close()
    if ((error as { code?: string }).code !== 'SQLITE_BUSY') throw error
    throw new InUse(
      `Archon is running already with the data in ${folder}. Stop it first, or give this one a folder of its own (ARCHON_DATA).`,
    )
  }
  return () => file.close()
}
