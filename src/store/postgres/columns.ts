/** Cells of PostgreSQL. JSON stays the text it was written as: what is moved from one database to another is the same to the byte. */
import { bigint, customType, json as plainJson } from 'drizzle-orm/pg-core'
import type { StoredState } from '../stored-state.ts'

export const json = <T>(name: string) => plainJson(name).$type<T>()

/** Milliseconds do not fit into four bytes, and everything that is counted fits into eight. */
export const whole = (name: string) => bigint(name, { mode: 'number' })

export const bytes = customType<{ data: Buffer; driverData: Buffer }>({ dataType: () => 'bytea' })

export const state = customType<{ data: StoredState; driverData: string }>({ dataType: () => 'text' })
