/** The schemas of both databases say the same rows: the compiler sees to their types, this to their names. */
import { getTableColumns } from 'drizzle-orm'
import { getTableConfig as pgConfig } from 'drizzle-orm/pg-core'
import { getTableConfig as sqliteConfig } from 'drizzle-orm/sqlite-core'
import { expect, it } from 'vitest'
import { SCHEMA as POSTGRES } from '../../src/store/postgres/schema.ts'
import type { Rows } from '../../src/store/rows.ts'
import { SCHEMA as SQLITE } from '../../src/store/schema.ts'

/** What each keeps beside, for itself: where a promise belongs, whether a timer rests, the order in which ratings were entered. */
const BESIDE: Readonly<Record<string, readonly string[]>> = {
  posts: ['server'],
  timers: ['server', 'lane', 'isResting'],
  ratingSteps: ['n'],
}

it.each(Object.keys(SQLITE) as (keyof Rows)[])('%s has the same name and columns in both', (key) => {
  expect(pgConfig(POSTGRES[key]).name).toBe(sqliteConfig(SQLITE[key]).name)
  const names = (columns: Readonly<Record<string, { readonly name: string; readonly notNull: boolean }>>) =>
    Object.entries(columns)
      .filter(([of]) => !BESIDE[key]?.includes(of))
      .map(([of, { name, notNull }]) => `${of}: ${name}${notNull ? '' : '?'}`)
  expect(names(getTableColumns(POSTGRES[key]))).toEqual(names(getTableColumns(SQLITE[key])))
})
