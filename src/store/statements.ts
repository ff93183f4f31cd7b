/**
 * Statements for the file, made once and used ever after: making one costs more than what most of them do. What stands in a row, and how,
 * is the schema's to say; which rows is said in SQL.
 */
import { Column, getTableColumns, getTableName } from 'drizzle-orm'
import type { SQLiteTable } from 'drizzle-orm/sqlite-core'
import type { Database } from '../sqlite.mjs'

type Given = readonly unknown[]
type Row<T extends SQLiteTable> = T['$inferSelect']

export type Reader<R> = { all(...given: Given): R[]; get(...given: Given): R | null }
/** Says how many rows it changed. */
export type Writer = (...given: Given) => number

/** Dearer than a look-up by name, so they are looked up once: how a value of a column is written and read, where it is not as it is. */
type Cell = {
  readonly key: string
  readonly column: string
  readonly name: string
  readonly encode: ((value: unknown) => unknown) | null
  readonly decode: ((value: unknown) => unknown) | null
  /** SQLite counts it up. */
  readonly isNumbered: boolean
}

const cellsOf = (table: SQLiteTable): Cell[] =>
  Object.entries(getTableColumns(table)).map(([key, column]) => {
    const { mapToDriverValue, mapFromDriverValue } = Column.prototype
    return {
      key,
      column: column.name,
      name: `"${column.name}"`,
      encode: column.mapToDriverValue === mapToDriverValue ? null : (value) => column.mapToDriverValue(value),
      decode: column.mapFromDriverValue === mapFromDriverValue ? null : (value) => column.mapFromDriverValue(value),
      isNumbered: 'autoIncrement' in column && column.autoIncrement === true,
    }
  })

const written = ({ key, encode }: Cell, row: Readonly<Record<string, unknown>>): unknown => {
  const value = row[key] ?? null
  return encode === null || value === null ? value : encode(value)
}

export type Statements = ReturnType<typeof statementsOn>

export function statementsOn(file: Database) {
  /** Rows as SQLite gives them, under the names that the statement gives their columns. */
  const look = <R>(sql: string): Reader<R> => {
    const statement = file.prepare(sql)
    return {
      all: (...given) => statement.all(...given) as R[],
      get: (...given) => (statement.get(...given) as R | undefined) ?? null,
    }
  }
  const run = (sql: string): Writer => {
    const statement = file.prepare(sql)
    return (...given) => statement.run(...given).changes
  }
  /** Adds a row; what number it gets, where it gets one, is left to SQLite. */
  const insert = <T extends SQLiteTable>(table: T, onConflict = '') => {
    const cells = cellsOf(table).filter(({ isNumbered }) => !isNumbered)
    const columns = cells.map(({ name }) => name)
    const statement = file.prepare(
      `insert into ${getTableName(table)} (${columns}) values (${columns.map(() => '?')}) ${onConflict}`,
    )
    return (row: T['$inferInsert']) => statement.run(cells.map((cell) => written(cell, row)))
  }
  return {
    look,
    run,
    /** A single value; null where there is none. */
    value<V>(sql: string): (...given: Given) => V | null {
      const statement = file.prepare(sql).pluck()
      return (...given) => (statement.get(...given) as V | undefined) ?? null
    },
    /** Rows of a table, whole but for what is left out; `those` says which, and in which order. */
    rows<T extends SQLiteTable, Left extends keyof Row<T> & string = never>(
      table: T,
      those: string,
      leftOut: readonly Left[] = [],
    ): Reader<Omit<Row<T>, Left>> {
      const cells = cellsOf(table).filter(({ key }) => !(leftOut as readonly string[]).includes(key))
      const columns = cells.map(({ name }) => name)
      const statement = file.prepare(`select ${columns} from ${getTableName(table)} ${those}`).raw()
      // Put together here: those of SQLite's driver are slow ones where there are many columns.
      const read = (values: unknown[]) => {
        const row: Record<string, unknown> = {}
        for (const [i, { key, decode }] of cells.entries()) {
          const value = values[i]
          row[key] = decode === null || value === null ? value : decode(value)
        }
        return row as Omit<Row<T>, Left>
      }
      return {
        all: (...given) => (statement.all(...given) as unknown[][]).map(read),
        get(...given) {
          const values = statement.get(...given) as unknown[] | undefined
          return values ? read(values) : null
        },
      }
    },
    insert,
    /** Adds a row, or changes the one with the same key into it. The key is not written again: its index would be, too. */
    put<T extends SQLiteTable>(table: T, key: string) {
      const columns = cellsOf(table).filter(({ column }) => !key.split(', ').includes(column))
      const set = columns.map(({ name }) => `${name} = excluded.${name}`)
      return insert(table, `on conflict (${key}) do update set ${set}`)
    },
    /** Changes the rows that `those` names into this one, but for the columns that are left alone. */
    rewrite<T extends SQLiteTable>(table: T, those: string, leftAlone: readonly (keyof Row<T> & string)[]) {
      const cells = cellsOf(table).filter(({ key }) => !(leftAlone as readonly string[]).includes(key))
      const statement = file.prepare(`update ${getTableName(table)} set ${cells.map(({ name }) => `${name} = ?`)} ${those}`)
      return (row: Row<T>, ...given: Given): number =>
        statement.run([...cells.map((cell) => written(cell, row)), ...given]).changes
    },
    /** Changes some columns of the rows that `those` names. A statement for every choice of columns: there are few. */
    update<T extends SQLiteTable>(table: T, those: string) {
      const cells = new Map(cellsOf(table).map((cell) => [cell.key, cell]))
      const made = new Map<string, ReturnType<Database['prepare']>>()
      return (change: Partial<Row<T>>, ...given: Given): number => {
        const changed = Object.keys(change).flatMap((key) =>
          change[key as keyof Row<T>] === undefined ? [] : (cells.get(key) ?? []),
        )
        const of = changed.map(({ name }) => name).join()
        let statement = made.get(of)
        if (!statement) {
          const set = changed.map(({ name }) => `${name} = ?`)
          statement = file.prepare(`update ${getTableName(table)} set ${set} ${those}`)
          made.set(of, statement)
        }
        return statement.run([...changed.map((cell) => written(cell, change)), ...given]).changes
      }
    },
  }
}
