/** A file with thousands of tables that are being played with a clock, made by copying one. */
import { openDatabase } from '../../src/sqlite.mjs'
import { begun, newHouse, person } from '../tables/setting.ts'

const ROWS = { tables: 'id', seats: 'table_id', posts: 'table_id', timers: 'table_id', snapshots: 'table_id' }

export type Wanted = {
  readonly tables: number
  /** When they were begun, if it matters. */
  readonly at?: number
  /** Where they stand: on that server, spread over those channels; each has one of its own otherwise. */
  readonly where?: {
    readonly server: string
    readonly channels: readonly string[]
    readonly people: Readonly<Record<string, string>>
  }
}

export async function manyTables(path: string, { tables, at, where }: Wanted): Promise<void> {
  const house = newHouse({ path })
  if (at !== undefined) house.clock.now = at
  const id = await begun(house, ['Ann', 'Bob'], 0, 'lanterns', 'slow')
  house.store.close()
  const file = openDatabase(path)
  file.exec('begin')
  file.exec('create temp table places (n integer primary key, channel text)')
  const place = file.prepare('insert into places values (?, ?)')
  for (const [n, channel] of (where?.channels ?? []).entries()) place.run(n, channel)
  if (where) {
    file.prepare('update tables set server = ?, channel = ?').run(where.server, where.channels[0])
    file.prepare('update posts set channel = ?').run(where.channels[0])
    for (const [name, own] of Object.entries(where.people))
      for (const [table, column] of Object.entries({ tables: 'owner', seats: 'person', people: 'id' }))
        file.prepare(`update ${table} set ${column} = ? where ${column} = ?`).run(own, person(name).id)
  }
  const channel = where ? `(select channel from places where places.n = i % ${where.channels.length})` : "'c' || i"
  for (const [name, key] of Object.entries(ROWS)) copy(file, { name, key, id, channel, count: tables })
  file.exec('commit')
  file.close()
}

type Copied = {
  readonly name: string
  readonly key: string
  readonly id: string
  readonly channel: string
  readonly count: number
}

/** Rows of a table under other names; a number of their own they get anew. */
function copy(file: ReturnType<typeof openDatabase>, { name, key, id, channel, count }: Copied): void {
  const columns = (file.prepare(`pragma table_info(${name})`).all() as { name: string; pk: number; type: string }[]).filter(
    (column) => !(column.pk === 1 && column.type.toLowerCase() === 'integer'),
  )
  const names = columns.map((column) => `"${column.name}"`).join(', ')
  const values = columns.map((column) => {
    if (column.name === key) return "'t' || i"
    if (column.name === 'channel') return channel
    // Posts are named after their table, and its card and other posts name them.
    return ['id', 'card', 'body'].includes(column.name) ? `replace("${column.name}", '${id}', 't' || i)` : `"${column.name}"`
  })
  file
    .prepare(
      `with recursive many(i) as (select 1 union all select i + 1 from many where i < ?)
       insert into ${name} (${names}) select ${values.join(', ')} from ${name}, many where "${key}" = ?`,
    )
    .run(count, id)
}
