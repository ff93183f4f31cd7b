/** What is behind the tables that were just looked at. Every commit raises a table's number, so the same number is the same position. */
import type { AnyHosted } from '../games/hosted.ts'
import type { Seated } from '../store/store.ts'
import type { House } from './house.ts'
import type { Inside } from './states.ts'

const MOST = 64

type Recent = { readonly seq: number; readonly inside: Inside }
const recents = new WeakMap<House, Map<string, Recent>>()

/** Null if nobody has looked since it last changed, or if the rules have. */
export function recall(house: House, { id, seq }: Seated, hosted: AnyHosted): Inside | null {
  const recent = recents.get(house)?.get(id)
  return recent?.seq === seq && recent.inside.fenced.hosted === hosted ? recent.inside : null
}

export function remember(house: House, { id, seq, status }: Seated, inside: Inside): void {
  const tables = recents.get(house) ?? new Map<string, Recent>()
  recents.set(house, tables)
  tables.delete(id)
  if (status === 'playing') tables.set(id, { seq, inside })
  // The oldest stands first, and no look adds more than one.
  if (tables.size > MOST) tables.delete(tables.keys().next().value!)
}
