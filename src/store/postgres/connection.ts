/**
 * The line to PostgreSQL. It may break at any moment: what is asked meanwhile waits a little and is asked again, and only then whoever
 * asked is told. A step whose answer was lost may have been stored; that is looked up, never assumed.
 */
import { setTimeout as wait } from 'node:timers/promises'
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { isAway, unusable } from './refusals.ts'

export type Db = NodePgDatabase

/** One statement under a name: each connection prepares it once. */
export type Statement = { readonly name: string; readonly text: string }

/** How often something was asked. `isAgain`: an earlier try may have been stored, and only its answer was lost. */
export type Tries = { isAgain: boolean }

export type Connection = {
  readonly db: Db
  ask<Row extends pg.QueryResultRow>(statement: Statement, values: readonly unknown[], tries?: Tries): Promise<Row[]>
  /** All or nothing. */
  transact<T>(work: (db: Db, client: pg.ClientBase) => Promise<T>, tries?: Tries): Promise<T>
  /** A connection of one's own, for as long as it is needed. */
  apart(): Promise<pg.Client>
  close(): Promise<void>
}

export type Line = {
  /** By which others know this process. */
  readonly name: string
  /** Milliseconds for which what is asked waits for the line to come back. */
  readonly patience?: number
  /** Told once when the line breaks, and once when it is back. */
  readonly onAway?: (error: unknown) => void
  readonly onBack?: () => void
}

const MOST_CONNECTIONS = 8
const PATIENCE = 15_000
const FIRST_PAUSE = 50
const LONGEST_PAUSE = 1_000
const CONNECT_WITHIN = 5_000

const INT8 = 20
/** Numbers come as numbers: none of ours is larger than JavaScript can count. */
const types: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    oid === INT8 ? Number : pg.types.getTypeParser(oid, format)) as pg.CustomTypesConfig['getTypeParser'],
}

/** A broken line is nobody's end: without a listener, Node would make it ours. */
const deafen = <Client extends pg.ClientBase>(client: Client): Client => client.on('error', () => {})

export function connect(url: string, { name, patience = PATIENCE, onAway, onBack }: Line): Connection {
  const options: pg.ClientConfig = {
    connectionString: url,
    application_name: name,
    connectionTimeoutMillis: CONNECT_WITHIN,
    keepAlive: true,
    types,
  }
  const pool = new pg.Pool({ ...options, max: MOST_CONNECTIONS })
  // An idle connection that breaks is replaced by the next who needs one; whoever uses one learns it from what they asked.
  pool.on('error', () => {})
  pool.on('connect', deafen)
  let isClosed = false
  let isGone = false

  const again = async <T>(work: () => Promise<T>, tries?: Tries): Promise<T> => {
    const since = Date.now()
    for (let pause = FIRST_PAUSE; ; pause = Math.min(pause * 2, LONGEST_PAUSE)) {
      try {
        const done = await work()
        if (isGone) onBack?.()
        isGone = false
        return done
      } catch (error) {
        if (!isAway(error) || isClosed) throw unusable(error, url)
        if (!isGone) onAway?.(error)
        isGone = true
        if (Date.now() - since + pause > patience) throw unusable(error, url)
        if (tries) tries.isAgain = true
      }
      await wait(pause)
    }
  }

  const query = (...given: unknown[]) => again(() => (pool.query as (...given: unknown[]) => Promise<unknown>)(...given))
  return {
    db: drizzle({ client: { query } as unknown as pg.Client }),
    async ask<Row extends pg.QueryResultRow>({ name: known, text }: Statement, values: readonly unknown[], tries?: Tries) {
      const { rows } = await again(() => pool.query<Row>({ name: known, text, values: [...values] }), tries)
      return rows
    },
    transact: (work, tries) =>
      again(async () => {
        const client = await pool.connect()
        let broken: Error | undefined
        try {
          await client.query('begin')
          const done = await work(drizzle({ client }), client)
          await client.query('commit')
          return done
        } catch (error) {
          await client.query('rollback').catch((failed) => {
            broken = failed
          })
          throw error
        } finally {
          client.release(broken)
        }
      }, tries),
    async apart() {
      const client = deafen(new pg.Client(options))
      await client.connect()
      return client
    },
    async close() {
      if (isClosed) return
      isClosed = true
      await pool.end()
    },
  }
}
