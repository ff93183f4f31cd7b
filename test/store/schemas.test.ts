/** The schemas of both databases say the same rows: the compiler sees to their types, this to their names. */
import { getTableColumns } from 'drizzle-orm'
import { getTableConfig as pgConfig } from 'drizzle-orm/pg-core'
import { getTableConfig as sqliteConfig } from 'drizzle-orm/sqlite-core'
import { expect, it } from 'vitest'
import { SCHEMA as POSTGRES } from '../../src/store/postgres/schema.ts'
import type { Rows } from '../../src/store/rows.ts'
import { SCHEMA as SQLITE } from '../../src/store/schema.ts'

/** What PostgreSQL keeps beside: where a promise belongs, and the order in which ratings were entered. */
const BESIDE: Readonly<Record<string, readonly string[]>> = { posts: ['server'], timers: ['server'], ratingSteps: ['n'] }

it.each(Object.keys(SQLITE) as (keyof Rows)[])('%s has the same name and columns in both', (key) => {
  expect(pgConfig(POSTGRES[key]).name).toBe(sqliteConfig(SQLITE[key]).name)
  const names = (columns: Readonly<Record<string, { readonly name: string; readonly notNull: boolean }>>) =>
    Object.entries(columns).map(([of, { name, notNull }]) => `${of}: ${name}${notNull ? '' : '?'}`)
  const beside = BESIDE[key] ?? []
  const inPostgres = Object.fromEntries(Object.entries(getTableColumns(POSTGRES[key])).filter(([of]) => !beside.includes(of)))
  expect(names(inPostgres)).toEqual(names(getTableColumns(SQLITE[key])))
})
