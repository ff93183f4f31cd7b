/** What stands in the file of a server, read beside its bot. */
import { join } from 'node:path'
import { openDatabase } from '../../src/sqlite.mjs'
import type { Town } from './town.ts'

export function rows<T extends object>({ night: { folder } }: Town, sql: string, ...given: unknown[]): T[] {
  const file = openDatabase(join(folder, 'archon.sqlite'), { readonly: true })
  try {
    return file.prepare(sql).all(...given) as T[]
  } finally {
    file.close()
  }
}
