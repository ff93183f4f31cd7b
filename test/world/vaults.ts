/** Where a realm keeps everything: a file of its own, or a PostgreSQL that its processes share. And what can befall that. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import type { Archon, Setting } from '../../src/archon.ts'
import { type Database, openDatabase } from '../../src/sqlite.mjs'
import { isAway } from '../../src/store/postgres/refusals.ts'
import { Unusable } from '../../src/store/trouble.ts'
import { connectionOf, fillDisk } from '../store/planted.ts'

export type Vault = {
  readonly setting: Pick<Setting, 'dataFolder' | 'database' | 'line'>
  /** What is said when there is no room. */
  full(): Error
  open(opening: () => Promise<Archon>): Promise<Archon>
  /** What stands there, read beside the bot: each `?` is one of what is given. */
  rows<T extends object>(sql: string, ...given: unknown[]): Promise<T[]>
  /** What rows without a number of their own are put in order by: as they came. */
  readonly inOrder: string
  /** Nothing can be stored any more, until what is returned is called. */
  fail(): Promise<() => Promise<void>>
  /** It ends without warning, and is back in a moment. */
  restart(): Promise<void>
  /** That shard was last served then, whatever was noted. */
  servedLast(at: number, shard: number): Promise<void>
  /** What a dead process held in its hands is free again: its half minute is over. */
  leaseOver(name: string | undefined): Promise<void>
  close(): Promise<void>
}

const newFolder = () => mkdtempSync(join(tmpdir(), 'archon-world-'))
const drop = (folder: string) => rmSync(folder, { recursive: true, force: true })

export function fileVault(): Vault {
  const folder = newFolder()
  let connection: Database
  return {
    setting: { dataFolder: folder },
    full: () => Object.assign(new Error('database or disk is full'), { code: 'SQLITE_FULL' }),
    async open(opening) {
      const found = await connectionOf(opening)
      connection = found.connection
      return found.opened
    },
    async rows<T extends object>(sql: string, ...given: unknown[]) {
      const file = openDatabase(join(folder, 'archon.sqlite'), { readonly: true })
      try {
        return file.prepare(sql).all(...given) as T[]
      } finally {
        file.close()
      }
    },
    inOrder: 'rowid',
    async fail() {
      const makeRoom = fillDisk(connection)
      return async () => makeRoom()
    },
    async restart() {},
    async servedLast(at) {
      writeFileSync(join(folder, 'alive'), `${at}\n`)
    },
    async leaseOver() {},
    close: async () => drop(folder),
  }
}

/** A database on a PostgreSQL that can be stopped and started. */
export type Elsewhere = {
  readonly url: string
  restart(): Promise<void>
  halt?(): Promise<() => Promise<void>>
}

const PATIENCE = 1_000
const MOST_TRIES = 100
const INT8 = 20
const types = { getTypeParser: (oid: number) => (oid === INT8 ? Number : pg.types.getTypeParser(oid)) } as pg.CustomTypesConfig

export function postgresVault({ url, restart, halt }: Elsewhere): Vault {
  const folder = newFolder()
  /** It cannot fall twice at once. */
  let restarting = Promise.resolve()
  const askOnce = async (sql: string, given: readonly unknown[]) => {
    const client = new pg.Client({ connectionString: url, types })
    client.on('error', () => {}) // told again by whoever asked
    try {
      await client.connect()
      let n = 0
      return (
        await client.query(
          sql.replaceAll('?', () => `$${++n}`),
          [...given],
        )
      ).rows
    } finally {
      await client.end().catch(() => {})
    }
  }
  /** It may fall while it is being asked. */
  const ask = async (sql: string, given: readonly unknown[]) => {
    for (let tries = 1; ; tries++) {
      await restarting
      try {
        return await askOnce(sql, given)
      } catch (error) {
        if (!isAway(error) || tries === MOST_TRIES) throw error
        await sleep(100)
      }
    }
  }
  return {
    setting: { dataFolder: folder, database: url, line: { patience: PATIENCE } },
    full: () => new Unusable('full', url),
    open: (opening) => opening(),
    rows: (sql, ...given) => ask(sql, given),
    inOrder: 'n',
    async fail() {
      if (!halt) throw new Error('this PostgreSQL is shared with others: it cannot be stopped for hours')
      await restarting
      return halt()
    },
    restart() {
      restarting = restarting.then(restart)
      return restarting
    },
    async servedLast(at, shard) {
      await ask('update pulses set at = ? where shard = ?', [at, shard])
    },
    async leaseOver(name) {
      // With a process that is killed its lines go, and what it held by them.
      await ask('select pg_terminate_backend(pid) from pg_stat_activity where application_name = ?', [name])
      await ask('delete from claims where claimed_by = ?', [name])
    },
    close: async () => drop(folder),
  }
}
