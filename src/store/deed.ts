/**
 * Whether what somebody does has been stored. The store itself notes it, for whoever the writing is done for, so that no act can
 * forget to say so and no failure afterwards can deny it.
 */
import { AsyncLocalStorage } from 'node:async_hooks'

export type Deed = {
  isStored: boolean
  /** At which table first, if it was at one. */
  table: string | null
}

const deeds = new AsyncLocalStorage<Deed | null>()

export const newDeed = (): Deed => ({ isStored: false, table: null })

/** What is stored by the work is the deed's. */
export const asDeed = <T>(deed: Deed, work: () => T): T => deeds.run(deed, work)

/** Books that are kept beside, and what follows in its own time, are nobody's deed. */
export const aside = <T>(work: () => T): T => deeds.run(null, work)

export function noteStored(table: string | null = null): void {
  const deed = deeds.getStore()
  if (!deed || deed.isStored) return
  deed.isStored = true
  deed.table = table
}
