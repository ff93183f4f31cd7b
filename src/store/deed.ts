/**
 * Whether what somebody does has been stored. The store itself notes it, for whoever the writing is done for, so that no act can
 * forget to say so and no failure afterwards can deny it.
 */
import { AsyncLocalStorage } from 'node:async_hooks'

export type Deed = {
  /** The interaction it follows from; null where nobody could ask for it twice. */
  readonly id: string | null
  isStored: boolean
  /** The store remembers the interaction with it. */
  isKept: boolean
  /** At which table first, if it was at one. */
  table: string | null
}

const deeds = new AsyncLocalStorage<Deed | null>()

export const newDeed = (id: string | null = null): Deed => ({ id, isStored: false, isKept: false, table: null })

/** What is stored by the work is the deed's. */
export const asDeed = <T>(deed: Deed, work: () => T): T => deeds.run(deed, work)

/** Books that are kept beside, and what follows in its own time, are nobody's deed. */
export const aside = <T>(work: () => T): T => deeds.run(null, work)

/** Whose deed it is that something is being done for; null where it is nobody's. */
export const deedNow = (): Deed | null => deeds.getStore() ?? null

export const wasStored = (): boolean => deedNow()?.isStored ?? false

export function noteStored(table: string | null = null, isKept = false, deed = deedNow()): void {
  if (!deed) return
  if (!deed.isStored) deed.table = table
  deed.isStored = true
  deed.isKept ||= isKept
}

/** The same interaction was seen to before, by this process or another: nothing is done again. */
export class DoneBefore extends Error {
  override readonly name = 'DoneBefore'
  /** Where it was done, if it was at a table. */
  readonly table: string | null
  constructor(table: string | null) {
    super('this interaction was seen to before')
    this.table = table
  }
}
