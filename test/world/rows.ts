/** What stands in the file of a server, read beside its bot. */
import { join } from 'node:path'
import { openDatabase } from '../../src/sqlite.mjs'

/** Whoever has a folder of data. */
type Housed = { readonly night: { readonly folder: string } }

export function rows<T extends object>({ night: { folder } }: Housed, sql: string, ...given: unknown[]): T[] {
  const file = openDatabase(join(folder, 'archon.sqlite'), { readonly: true })
  try {
    return file.prepare(sql).all(...given) as T[]
  } finally {
    file.close()
  }
}
