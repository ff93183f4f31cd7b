/** What a store promises, whatever database stands behind it. A store joins by handing over a way to open an empty one. */
import { afterEach, beforeEach, describe } from 'vitest'
import type { Store } from '../../src/store/store.ts'
import { leaguesAreKept } from './suite-leagues.ts'
import { peopleAreKept } from './suite-people.ts'
import { postsAreKept } from './suite-posts.ts'
import { tablesAreKept } from './suite-tables.ts'
import { timersAreKept } from './suite-timers.ts'

export type Opened = {
  readonly store: Store
  /** Closes it and opens it again, as another process would. */
  again(): Promise<Store>
  close(): Promise<void>
}

export function storeKeeps(name: string, open: () => Promise<Opened>): void {
  describe(name, () => {
    let opened: Opened
    beforeEach(async () => {
      opened = await open()
    })
    afterEach(() => opened.close())
    const store = () => opened.store
    const again = () => opened.again()
    tablesAreKept(store, again)
    postsAreKept(store)
    timersAreKept(store, again)
    peopleAreKept(store)
    leaguesAreKept(store)
  })
}
