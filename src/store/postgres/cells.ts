/** Rows on their way into the database and back, by the names of their columns: whole steps travel as JSON. */
import { getTableColumns } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'

type Names = readonly (readonly [key: string, column: string])[]

const known = new WeakMap<PgTable, Names>()

function namesIn(table: PgTable): Names {
  const found = known.get(table)
  if (found) return found
  const names = Object.entries(getTableColumns(table)).map(([key, { name }]) => [key, name] as const)
  known.set(table, names)
  return names
}

/** What is said of a row, by column. What is not mentioned is left out. */
export function cells(table: PgTable, row: object): Record<string, unknown> {
  const said = row as Readonly<Record<string, unknown>>
  const list = namesIn(table).filter(([key]) => said[key] !== undefined)
  return Object.fromEntries(list.map(([key, column]) => [column, said[key]]))
}

/** A row as it came: its columns by our names, and none that rows do not know. */
export function rowFrom<Row>(table: PgTable, raw: Readonly<Record<string, unknown>>, except: readonly string[] = []): Row {
  const list = namesIn(table).filter(([key]) => !except.includes(key))
  return Object.fromEntries(list.map(([key, column]) => [key, raw[column]])) as Row
}
