/** Promises to the clock: replaced by key, cleared by number, in lanes. */
import { describe, expect, it } from 'vitest'
import type { Store } from '../../src/store/store.ts'
import { tableRow, twoSeats } from './rows.ts'

export function timersAreKept(store: () => Store, again: () => Promise<Store>): void {
  const set = async (...timers: [key: string, dueAt: number][]) => {
    const table = await store().table('t')
    if (!table) await store().open(tableRow('t'), twoSeats('t'), [])
    await store().commit({ table: 't', seq: table?.seq ?? 1, at: 1, timers: timers.map(([key, dueAt]) => ({ key, dueAt })) })
  }
  const keys = (list: readonly { key: string }[]) => list.map(({ key }) => key)

  describe('a timer', () => {
    it('falls due in its order, and it is known when the next one will', async () => {
      await set(['a', 30], ['b', 10], ['c', 50], ['d', 90])
      const { due, next } = await store().dueTimers(50, 10)
      expect([keys(due), next]).toEqual([['b', 'a', 'c'], 90])
      expect(keys((await store().dueTimers(50, 2)).due)).toEqual(['b', 'a'])
      expect(await store().nextTimerAt()).toBe(10)
    })

    it('set again replaces the earlier one of the same key', async () => {
      await set(['a', 30])
      await set(['a', 80])
      expect((await store().dueTimers(50, 10)).due).toEqual([])
      expect(await store().nextTimerAt()).toBe(80)
      expect((await store().counts()).timers).toBe(1)
    })

    it('is cleared by number: another of the same key that was set meanwhile stays', async () => {
      await set(['a', 30])
      const [first] = (await store().dueTimers(50, 10)).due
      await set(['a', 40])
      await store().clearTimer(first!.id)
      const [second] = (await store().dueTimers(50, 10)).due
      expect(second?.dueAt).toBe(40)
      await store().delayTimer(second!.id, 99)
      expect(await store().nextTimerAt()).toBe(99)
      await store().commit({ table: 't', seq: 3, at: 1, clear: ['a'] })
      expect(await store().nextTimerAt()).toBeNull()
    })

    it('that runs out rests while its table is held, also one that is set meanwhile, and strikes again afterwards', async () => {
      await set(['deadline:p1', 10], ['vote', 12], ['computer:p2', 20])
      await store().commit({
        table: 't',
        seq: 2,
        at: 1,
        change: { heldAt: 5, heldFor: 'gone' },
        timers: [{ key: 'half:p1', dueAt: 11 }],
      })
      const due = async (from = store()) => keys((await from.dueTimers(50, 10, 'table')).due)
      expect([await due(), await store().nextTimerAt()]).toEqual([['computer:p2'], 20])
      await set(['last:p1', 13], ['order:p1', 30])
      expect(await due()).toEqual(['computer:p2', 'order:p1'])
      const later = await again()
      expect(await due(later)).toEqual(['computer:p2', 'order:p1'])
      await later.commit({ table: 't', seq: 4, at: 1, change: { heldAt: null, heldFor: null } })
      expect(await due(later)).toEqual(['deadline:p1', 'half:p1', 'vote', 'last:p1', 'computer:p2', 'order:p1'])
    })

    it('is of a table or of a league', async () => {
      await set(['deadline:p1', 10], ['league:finished', 20], ['league:left:p1', 30])
      const lane = async (which: 'table' | 'league', now = 25) => {
        const { due, next } = await store().dueTimers(now, 10, which)
        return [keys(due), next]
      }
      expect(await lane('table')).toEqual([['deadline:p1'], null])
      expect(await lane('league')).toEqual([['league:finished'], 30])
      expect([await store().nextTimerAt('table'), await store().nextTimerAt('league')]).toEqual([10, 20])
    })
  })
}
