/**
 * A table whose place is out of reach: it cannot be seen or written to, is locked or gone, or we were sent away from its server. Nobody
 * can answer there, so no time of anybody runs out (its clocks do not strike) until it is released; then that time is given back.
 */
import type { Commit, Hold } from '../store/store.ts'
import { settingsAt } from './clock.ts'
import { givenBack } from './given-back.ts'
import { commitAt, type House } from './house.ts'
import { atTable } from './position.ts'

/** As often as one likes: it has been held since the first time. `timers`: what is done about it, and when. */
export const holdTable = (house: House, id: string, why: Hold, timers: Commit['timers'] = []): Promise<void> =>
  atTable(house, id, async (table) => {
    if (table.status !== 'playing' || table.heldFor === why) return
    await commitAt(house, table, { change: { heldAt: table.heldAt ?? house.now(), heldFor: why }, timers })
  })

/** People can answer again: they have the time that they had, and hear of it, once. */
export const releaseTable = (house: House, id: string): Promise<void> =>
  atTable(house, id, async (table) => {
    if (table.heldAt === null) return
    const step = table.status === 'playing' ? givenBack(house, table, await settingsAt(house, table), table.heldAt) : {}
    await commitAt(house, table, { ...step, change: { ...step.change, heldAt: null, heldFor: null } })
  })
