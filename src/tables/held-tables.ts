/**
 * A table whose place is out of reach: it cannot be seen or written to, is locked or gone, or we were sent away from its server. Nobody
 * can answer there, so no time of anybody runs out (its clocks do not strike) until it is released; then that time is given back.
 */
import type { Hold } from '../store/store.ts'
import { settingsAt } from './clock.ts'
import { givenBack } from './given-back.ts'
import { commitAt, type House } from './house.ts'
import { atTable } from './position.ts'

/** As often as one likes: it has been held since the first time, or since `since`, where it is known to be longer. */
export const holdTable = (house: House, id: string, why: Hold, since = house.now()): Promise<void> =>
  atTable(house, id, async (table) => {
    if (table.status !== 'playing' || table.heldFor === why) return
    await commitAt(house, table, { change: { heldAt: table.heldAt ?? since, heldFor: why } })
  })

/** People can answer again: they have the time that they had, and hear of it, once. */
export const releaseTable = (house: House, id: string): Promise<void> =>
  atTable(house, id, async (table) => {
    if (table.heldAt === null) return
    const step = table.status === 'playing' ? givenBack(house, table, await settingsAt(house, table), table.heldAt) : {}
    await commitAt(house, table, { ...step, change: { ...step.change, heldAt: null, heldFor: null } })
    // What did not strike is due again some time.
    house.wake()
  })
