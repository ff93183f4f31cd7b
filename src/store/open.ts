/** Where everything is kept: in a file of one's own unless a database is named. */
import { join } from 'node:path'
import type { Line } from './postgres/connection.ts'
import { openPostgres } from './postgres/index.ts'
import { openStore } from './sqlite.ts'
import type { Store } from './store.ts'

export type Kept = {
  readonly dataFolder: string
  /** postgres://…; then any number of processes may share it. */
  readonly database?: string | undefined
}

export const openKept = async ({ dataFolder, database }: Kept, line: Partial<Line> = {}): Promise<Store> =>
  database === undefined ? openStore(join(dataFolder, 'archon.sqlite')) : openPostgres(database, line)
