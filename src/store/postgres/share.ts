/** Which servers a process serves: all of them, or those of its shards. It keeps the promises of those, and no others. */
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { Shards } from '../company.ts'

export type Share = {
  set(shards: Shards): void
  readonly own: readonly number[]
  readonly of: number
  /** As the functions of the database want it: null where everything is ours. */
  values(): readonly [own: readonly number[] | null, of: number]
  isOurs(server: SQLWrapper): SQL | undefined
}

export function newShare(): Share {
  let shards: Shards = { own: [0], of: 1 }
  const isAll = () => shards.own.length === shards.of
  const values = () => [isAll() ? null : shards.own, shards.of] as const
  return {
    set(given) {
      shards = given
    },
    get own() {
      return shards.own
    },
    get of() {
      return shards.of
    },
    values,
    isOurs: (server) =>
      isAll() ? undefined : sql`archon_serves(${server}, ${sql.param(`{${shards.own.join(',')}}`)}::integer[], ${shards.of})`,
  }
}
