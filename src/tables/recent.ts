/** What is behind the tables that were just looked at. Every commit raises a table's number, so the same number is the same position. */
import type { Seated } from '../store/store.ts'
import type { House } from './house.ts'
import type { Inside } from './states.ts'

const MOST = 64

type Recent = { readonly table: Seated; readonly inside: Inside }
const recents = new WeakMap<House, Map<string, Recent>>()

/** How it was when somebody last looked; null if nobody has for a while. */
export const recall = (house: House, id: string): Recent | null => recents.get(house)?.get(id) ?? null

export function remember(house: House, table: Seated, inside: Inside): void {
  const { id, status } = table
  const tables = recents.get(house) ?? new Map<string, Recent>()
  recents.set(house, tables)
  tables.delete(id)
  if (status === 'playing') tables.set(id, { table, inside })
  // The oldest stands first, and no look adds more than one.
  if (tables.size > MOST) tables.delete(tables.keys().next().value!)
}
