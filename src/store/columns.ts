/** What stands in a cell of SQLite as text. */
import { customType } from 'drizzle-orm/sqlite-core'
import type { StoredState } from './stored-state.ts'
import { Unreadable } from './trouble.ts'

export const json = <T>(name: string) =>
  customType<{ data: T; driverData: string }>({
    dataType: () => 'text',
    toDriver: (value) => JSON.stringify(value),
    fromDriver(value) {
      try {
        return JSON.parse(value)
      } catch (error) {
        throw new Unreadable(`what stands under ${name} cannot be read`, { cause: error })
      }
    },
  })(name)

export const state = customType<{ data: StoredState; driverData: string }>({ dataType: () => 'text' })
