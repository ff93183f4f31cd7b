/** A database of one's own on the PostgreSQL of this test run. Others use it too: whoever does must bear that it is restarted. */
import { randomBytes } from 'node:crypto'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import pg from 'pg'
import { inject } from 'vitest'

async function ask(wish: 'start' | 'restart'): Promise<string> {
  const socket = connect(inject('postgres'), '127.0.0.1')
  socket.write(wish)
  const answer = await text(socket)
  if (answer.startsWith('!')) throw new Error(answer)
  return answer
}

export type Database = {
  readonly url: string
  /** Says something to it directly. */
  say<Row extends pg.QueryResultRow>(sql: string, values?: readonly unknown[]): Promise<Row[]>
  /** The server stops without a word, and comes back. */
  restart(): Promise<void>
  drop(): Promise<void>
}

export async function newDatabase(): Promise<Database> {
  const server = await ask('start')
  const name = `archon_${randomBytes(6).toString('hex')}`
  const saying = async (where: string, sql: string, values: readonly unknown[] = []) => {
    const client = new pg.Client({ connectionString: where })
    await client.connect()
    try {
      return (await client.query(sql, [...values])).rows
    } finally {
      await client.end()
    }
  }
  await saying(`${server}postgres`, `create database ${name}`)
  return {
    url: `${server}${name}`,
    say: (sql, values) => saying(`${server}${name}`, sql, values),
    async restart() {
      await ask('restart')
    },
    async drop() {
      await saying(`${server}postgres`, `drop database ${name} with (force)`)
    },
  }
}
