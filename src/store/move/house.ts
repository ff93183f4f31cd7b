/**
 * Moving house: everything that is kept, from one database to another, either way. Cells are copied as they are, not as they are read;
 * what arrived is counted and summed up before it counts, and a move that fails changes nothing.
 */
import { createHash } from 'node:crypto'
import { getTableColumns } from 'drizzle-orm'
import { getTableConfig } from 'drizzle-orm/pg-core'
import { SCHEMA } from '../postgres/schema.ts'

/** A cell as both databases can write it. Yes and no are 1 and 0. */
export type Cell = string | number | Buffer | null

type Kind = 'plain' | 'json' | 'bytes' | 'yesno'
export type Column = { readonly name: string; readonly kind: Kind }
export type Table = { readonly name: string; readonly columns: readonly Column[] }

/** What a database keeps for itself, and makes again. */
const BESIDE: Readonly<Record<string, readonly string[]>> = { posts: ['server'], timers: ['server'], rating_steps: ['n'] }

const KINDS: Readonly<Record<string, Kind>> = { PgJson: 'json', PgBoolean: 'yesno' }

const kindOf = (column: { readonly columnType: string; getSQLType(): string }): Kind =>
  column.getSQLType() === 'bytea' ? 'bytes' : (KINDS[column.columnType] ?? 'plain')

export const TABLES: readonly Table[] = Object.values(SCHEMA).map((table) => {
  const { name } = getTableConfig(table)
  const columns = Object.values(getTableColumns(table)).filter((column) => !BESIDE[name]?.includes(column.name))
  return { name, columns: columns.map((column) => ({ name: column.name, kind: kindOf(column) })) }
})

/** Beside the rows: the key that games are signed with, and when people could last answer. */
export type Besides = { readonly key: string | null; readonly beat: number | null }

/** A house that everything leaves, or comes to. */
export type Side = {
  /** Rows in the order in which they were entered, a few hundred at a time. */
  read(table: Table): AsyncIterable<readonly (readonly Cell[])[]> | Iterable<readonly (readonly Cell[])[]>
  besides(): Promise<Besides>
}
export type Target = Side & {
  /** Empties it, lets it be filled, and keeps that only if nothing goes wrong. */
  replace(fill: (write: (table: Table, rows: readonly (readonly Cell[])[]) => Promise<void>) => Promise<void>): Promise<void>
  keepBesides(besides: Besides): Promise<void>
}

export class NotMoved extends Error {
  override readonly name = 'NotMoved'
}

export type Sum = { readonly rows: number; readonly digest: string }
export type Sums = ReadonlyMap<string, Sum>

const MODULUS = 2n ** 256n

/** The same whatever the order of the rows: databases sort words differently. */
function summing() {
  let rows = 0
  let sum = 0n
  return {
    add(row: readonly Cell[]) {
      const cells = row.map((cell) => (Buffer.isBuffer(cell) ? { bytes: cell.toString('base64') } : cell))
      sum = (sum + BigInt(`0x${createHash('sha256').update(JSON.stringify(cells)).digest('hex')}`)) % MODULUS
      rows++
    },
    get: (): Sum => ({ rows, digest: sum.toString(16).padStart(64, '0') }),
  }
}

export async function sumsOf(side: Side): Promise<Sums> {
  const sums = new Map<string, Sum>()
  for (const table of TABLES) {
    const sum = summing()
    for await (const rows of side.read(table)) for (const row of rows) sum.add(row)
    sums.set(table.name, sum.get())
  }
  return sums
}

const isEmpty = (sums: Sums) => [...sums.values()].every(({ rows }) => rows === 0)
const differing = (a: Sums, b: Sums) =>
  TABLES.filter(({ name }) => a.get(name)!.rows !== b.get(name)!.rows || a.get(name)!.digest !== b.get(name)!.digest)

/** What stands in the other house is only replaced by those who say so. Moving again what has been moved changes nothing. */
export async function moveHouse(from: Side, to: Target, { mayReplace = false } = {}): Promise<Sums> {
  const there = await sumsOf(to)
  const leaving = new Map<string, Sum>()
  if (!isEmpty(there)) {
    const here = await sumsOf(from)
    if (differing(here, there).length === 0) return there
    if (!mayReplace)
      throw new NotMoved(
        'There is a house already where this one should go, and it is another one. Nothing was changed. If it may be thrown away, say --replace.',
      )
  }
  await to.replace(async (write) => {
    for (const table of TABLES) {
      const sum = summing()
      for await (const rows of from.read(table)) {
        for (const row of rows) sum.add(row)
        await write(table, rows)
      }
      leaving.set(table.name, sum.get())
    }
    const lost = differing(leaving, await sumsOf(to))
    if (lost.length > 0)
      throw new NotMoved(`Not everything arrived as it was (${lost.map(({ name }) => name).join(', ')}). Nothing was changed.`)
  })
  await to.keepBesides(await from.besides())
  return leaving
}
