/** A house in PostgreSQL. All of it happens in one transaction: who reads sees one moment, who writes is seen whole or not at all. */
import type pg from 'pg'
import { connect } from '../postgres/connection.ts'
import { bringUpToDate } from '../postgres/migrate.ts'
import { unusable } from '../postgres/refusals.ts'
import { type Cell, type Column, NotMoved, TABLES, type Table, type Target } from './house.ts'

const AT_ONCE = 200
const MOVER = 'archon-move'

/** In the order in which they were entered, as far as that is known. */
const ORDER: Readonly<Record<string, string>> = { posts: 'n', timers: 'id', deeds: 'n', rating_steps: 'n' }
/** Numbers that are counted on from the highest. */
const COUNTED: readonly (readonly [table: string, column: string])[] = [
  ['posts', 'n'],
  ['timers', 'id'],
  ['deeds', 'n'],
]

const read = ({ name, kind }: Column) =>
  kind === 'json' ? `"${name}"::text` : kind === 'yesno' ? `"${name}"::integer` : `"${name}"`

/** What stands there at one moment: `client` is in a transaction that sees no other. */
export const readingFrom = (client: pg.ClientBase): Pick<Target, 'read'> => ({
  async *read(table) {
    const cursor = `reading_${table.name}`
    const columns = table.columns.map(read).join(', ')
    await client.query(
      `declare ${cursor} no scroll cursor for select ${columns} from "${table.name}" order by ${ORDER[table.name] ?? '1'}`,
    )
    for (;;) {
      const { rows } = await client.query<Cell[]>({ text: `fetch ${AT_ONCE} from ${cursor}`, rowMode: 'array' })
      if (rows.length === 0) break
      yield rows
    }
    await client.query(`close ${cursor}`)
  },
})

/** `ahead`: what follows gets numbers so much higher than they need be. */
export async function inPostgres(url: string, { ahead = 0 } = {}): Promise<Target & { close(): Promise<void> }> {
  const connection = connect(url, { name: MOVER, patience: 0 })
  await bringUpToDate(connection, url)
  const client = await connection.apart().catch((error) => {
    throw unusable(error, url)
  })
  const { rows: others } = await client.query(
    "select from pg_stat_activity where datname = current_database() and application_name like 'archon-%' and application_name <> $1",
    [MOVER],
  )
  if (others.length > 0) {
    await client.end()
    await connection.close()
    throw new NotMoved('Archon is running with that database. Stop all of its processes first; nothing was changed.')
  }
  await client.query('begin isolation level repeatable read')

  return {
    ...readingFrom(client),
    async replace(fill) {
      await client.query(`truncate ${TABLES.map(({ name }) => `"${name}"`).join(', ')}, claims, pulses, house`)
      await fill(async (table: Table, rows) => {
        const width = table.columns.length
        const places = rows.map(
          (_, i) =>
            `(${table.columns.map(({ kind }, j) => `$${i * width + j + 1}${kind === 'yesno' ? '::integer::boolean' : ''}`).join(', ')})`,
        )
        const columns = table.columns.map(({ name }) => `"${name}"`).join(', ')
        await client.query(`insert into "${table.name}" (${columns}) values ${places.join(', ')}`, rows.flat())
      })
      for (const table of ['posts', 'timers']) await client.query(`update ${table} set server = archon_server_of(table_id)`)
      for (const [table, column] of COUNTED)
        await client.query(
          `select setval(pg_get_serial_sequence('${table}', '${column}'), coalesce(max(${column}), 0) + 1 + ${ahead}, false) from ${table}`,
        )
    },
    async besides() {
      const { rows: kept } = await client.query("select value from house where name = 'key'")
      const { rows: beats } = await client.query('select max(at) as at from pulses')
      return { key: kept[0]?.value ?? null, beat: beats[0].at }
    },
    async keepBesides({ key, beat }) {
      if (key !== null)
        await client.query(
          "insert into house (name, value) values ('key', $1) on conflict (name) do update set value = excluded.value",
          [key],
        )
      if (beat !== null)
        await client.query('insert into pulses (shard, shards, at) values (0, 1, $1) on conflict do nothing', [beat])
      await client.query('commit')
    },
    async close() {
      await client.end()
      await connection.close()
    },
  }
}
