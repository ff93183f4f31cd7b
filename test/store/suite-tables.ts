/** Tables: one step at a time, all or nothing, and what can be read of them. */
import { describe, expect, it } from 'vitest'
import { asDeed, DoneBefore, newDeed } from '../../src/store/deed.ts'
import type { Commit, Store } from '../../src/store/store.ts'
import { entry, postIn, say, seatRow, stateOf, tableRow, textOf, twoSeats } from './rows.ts'

export function tablesAreKept(store: () => Store, again: () => Promise<Store>): void {
  const open = (id = 't', change = {}) => store().open(tableRow(id, change), twoSeats(id), [])
  const step = (commit: Partial<Commit> = {}) => store().commit({ table: 't', seq: 1, at: 5, ...commit })

  describe('a table', () => {
    it('comes back as it was opened, seats in order', async () => {
      await store().open(tableRow('t'), [seatRow('t', 'p2', null), seatRow('t', 'p1', 'ann', { orders: [], hasActed: true })], [])
      const { seats, ...row } = (await store().table('t'))!
      expect(row).toEqual(tableRow('t'))
      expect(seats).toEqual([seatRow('t', 'p1', 'ann', { hasActed: true }), seatRow('t', 'p2', null)])
      expect(await store().table('nobody')).toBeNull()
    })

    it('is opened together with what is promised about it', async () => {
      await store().open(tableRow('t', { terms: { silent: 'computers' } }), twoSeats('t'), [], [{ key: 'unjoined', dueAt: 7 }])
      expect((await store().dueTimers(7, 10)).due).toMatchObject([{ table: 't', key: 'unjoined', dueAt: 7 }])
      expect((await store().table('t'))?.terms).toEqual({ silent: 'computers' })
      await step({ change: { terms: { startsAt: 9 } } })
      expect((await store().table('t'))?.terms).toEqual({ startsAt: 9 })
    })

    it('is alone in its channel while it is open or played', async () => {
      expect(await open('t', { channel: 'c' })).toBe(true)
      expect(await open('u', { channel: 'c' })).toBe(false)
      expect(await store().table('u')).toBeNull()
      await step({ change: { status: 'finished' } })
      expect(await open('u', { channel: 'c', openedAt: 9 })).toBe(true)
      expect((await store().tableIn('c'))?.id).toBe('u')
    })

    it('that is live is found in a channel before those that are over, and else the last of them', async () => {
      await open('t', { channel: 'c', status: 'ended', openedAt: 9 })
      await open('u', { channel: 'c', status: 'playing', openedAt: 3 })
      expect((await store().tableIn('c'))?.id).toBe('u')
      await store().commit({ table: 'u', seq: 1, at: 5, change: { status: 'ended' } })
      expect((await store().tableIn('c'))?.id).toBe('t')
      expect(await store().tableIn('elsewhere')).toBeNull()
    })

    it('is found by its people and its server, oldest first, while it is live', async () => {
      await open('t', { openedAt: 9 })
      await open('u', { openedAt: 3, status: 'lobby' })
      await open('v', { openedAt: 1, status: 'finished' })
      const ids = (list: readonly { id: string }[]) => list.map(({ id }) => id)
      expect(ids(await store().tablesOf('bob'))).toEqual(['u', 't'])
      expect(ids(await store().tablesOn('s'))).toEqual(['u', 't'])
      expect(await store().tablesOf('zoe')).toEqual([])
    })

    it('that is over is found by its people, the one that ended last', async () => {
      await open('t', { status: 'finished', endedAt: 5 })
      await open('u', { status: 'finished', endedAt: 9 })
      await open('v', { status: 'ended', endedAt: 20 })
      await open('w')
      expect((await store().lastTableOf('bob'))?.id).toBe('u')
      expect(await store().lastTableOf('zoe')).toBeNull()
    })

    it('survives the process', async () => {
      await open()
      await step({ change: { state: stateOf('{"a":1}'), fence: 1 }, keep: 0, entries: [entry(1)] })
      const reopened = await again()
      expect((await reopened.table('t'))?.seq).toBe(2)
      expect(textOf(await reopened.snapshot('t', 1))).toBe('{"a":1}')
    })
  })

  describe('a step', () => {
    it('raises the number, and one that expected another number changes nothing', async () => {
      await open()
      expect(await step({ change: { pace: 'fast' } })).toBe(true)
      const stale: Partial<Commit> = {
        change: { pace: 'none' },
        seats: [seatRow('t', 'p3', 'zoe')],
        leave: ['p1'],
        keep: 0,
        entries: [entry(1)],
        events: [{ n: 0, to: 'all', text: say(0) }],
        posts: [postIn('c', 'late', 5)],
        timers: [{ key: 'deadline:p1', dueAt: 5 }],
      }
      expect(await step(stale)).toBe(false)
      const table = (await store().table('t'))!
      expect([table.seq, table.pace, table.seats.length]).toEqual([2, 'fast', 2])
      expect(await store().entries('t')).toEqual([])
      expect(await store().events('t', 0)).toEqual([])
      expect(await store().post('late')).toBeNull()
      expect(await store().nextTimerAt()).toBeNull()
    })

    it('of two that come at once is taken once', async () => {
      await open()
      const taken = await Promise.all([step(), step(), step()])
      expect(taken.filter(Boolean)).toHaveLength(1)
    })

    it('of many tables at once goes through for each by itself, and all of it is there when it is said to be', async () => {
      const ids = Array.from({ length: 150 }, (_, i) => `t${i}`)
      await Promise.all(ids.map((id) => open(id)))
      const commits = ids.map((table, i): Commit => {
        const seq = i % 5 === 0 ? 9 : 1
        return {
          table,
          seq,
          at: 5,
          change: { pace: 'fast' },
          keep: 0,
          entries: [entry(i)],
          posts: [postIn(`c-${table}`, `${table}-n`, 5)],
        }
      })
      const paces = await Promise.all(
        commits.map(async (commit) => [await store().commit(commit), (await store().table(commit.table))!.pace]),
      )
      expect(paces).toEqual(ids.map((_, i) => (i % 5 === 0 ? [false, 'slow'] : [true, 'fast'])))
      const reopened = await again()
      expect((await reopened.counts()).posts).toBe(120)
      expect([(await reopened.entries('t5')).length, (await reopened.entries('t6')).length]).toEqual([0, 1])
    })

    it('that fails takes no other with it that comes at the same moment', async () => {
      for (const id of ['t', 'u', 'v']) await open(id)
      const twice = { keep: 0, entries: [entry(1)], posts: [postIn('c-u', 'same', 5), postIn('c-u', 'same', 5)] }
      const done = await Promise.allSettled([
        step({ posts: [postIn('c-t', 'one', 5)] }),
        step({ table: 'u', ...twice }),
        step({ table: 'v', posts: [postIn('c-v', 'two', 5)] }),
      ])
      expect(done.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
      const seqs = await Promise.all(['t', 'u', 'v'].map(async (id) => (await store().table(id))!.seq))
      expect(seqs).toEqual([2, 1, 2])
      expect([await store().entries('u'), (await store().counts()).posts]).toEqual([[], 2])
    })

    it('for one interaction may be several, and for the same one delivered again is none', async () => {
      for (const id of ['t', 'u', 'v']) await open(id)
      const [first, redelivered] = [newDeed('i1'), newDeed('i1')]
      const taken = await Promise.allSettled([
        asDeed(first, () => step()),
        asDeed(first, () => step({ table: 'u' })),
        asDeed(redelivered, () => step({ table: 'v' })),
      ])
      expect(taken.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected'])
      expect((taken[2] as PromiseRejectedResult).reason).toBeInstanceOf(DoneBefore)
      expect([first.isKept, first.table, redelivered.isStored]).toEqual([true, 't', false])
      expect((await store().table('v'))!.seq).toBe(1)
      expect(await store().done('i1')).toEqual({ table: 't' })
    })

    it('seats people, changes seats and lets them go', async () => {
      await open()
      await step({ seats: [seatRow('t', 'p1', 'ann', { bank: 7 }), seatRow('t', 'p3', 'zoe')], leave: ['p2'] })
      const { seats } = (await store().table('t'))!
      expect(seats.map(({ seat, person, bank }) => [seat, person, bank])).toEqual([
        ['p1', 'ann', 7],
        ['p3', 'zoe', 0],
      ])
    })

    it('appends to the log, and takes back a draft', async () => {
      await open()
      await step({ keep: 0, entries: [entry(1), entry(2)] })
      await step({ seq: 2, at: 6, keep: 1, entries: [entry(3)] })
      const log = await store().entries('t')
      expect(log.map(({ n, entry: stored, at }) => [n, stored, at])).toEqual([
        [0, entry(1), 5],
        [1, entry(3), 6],
      ])
      expect(await store().entries('t', 1)).toHaveLength(1)
    })

    it('keeps the state of every fence, and forgets those behind a rewind', async () => {
      await open()
      await step({ change: { state: stateOf('one'), fence: 1 }, events: [{ n: 0, to: 'all', text: say(0) }] })
      await step({ seq: 2, at: 6, change: { state: stateOf('two'), fence: 2 }, events: [{ n: 1, to: 'all', text: say(1) }] })
      expect(await store().fences('t')).toEqual([
        { fence: 1, at: 5 },
        { fence: 2, at: 6 },
      ])
      await step({ seq: 3, change: { state: stateOf('one'), fence: 1 }, rewind: { fence: 1, told: 1 } })
      expect(await store().fences('t')).toHaveLength(1)
      expect(textOf(await store().snapshot('t', 2))).toBeNull()
      expect((await store().events('t', 0)).map(({ n }) => n)).toEqual([0])
    })

    it('tells what was told, in order, with its weight and whom it concerns', async () => {
      await open()
      await step({
        change: { state: stateOf('one'), fence: 1 },
        events: [
          { n: 0, to: 'all', text: say(0), weight: 'headline', concerns: ['p1'] },
          { n: 0, to: 'p1', text: say(10) },
          { n: 1, to: 'all', text: say(1) },
        ],
      })
      const told = await store().events('t', 0)
      expect(told.map(({ n, text }) => [n, text]).sort()).toEqual([
        [0, say(0)],
        [0, say(10)],
        [1, say(1)],
      ])
      expect(told.find(({ n, to }) => n === 0 && to === 'all')).toMatchObject({
        weight: 'headline',
        concerns: ['p1'],
        fence: 1,
        at: 5,
      })
      expect((await store().events('t', 1)).map(({ n }) => n)).toEqual([1])
    })

    it('brings the table, what was answered since its fence and its people in one look', async () => {
      await open()
      await store().meet('ann', 'Ann', 'en-GB')
      await step({ keep: 0, entries: [entry(1), entry(2)], change: { state: stateOf('one'), fence: 1 } })
      const { table, since, people } = (await store().standing('t'))!
      expect([table.id, since.map(({ n }) => n), people.map(({ id }) => id)]).toEqual(['t', [1], ['ann']])
      expect(await store().standing('nobody')).toBeNull()
      expect(await store().unchanged('t', table.seq)).toEqual(people)
      expect(await store().unchanged('t', table.seq - 1)).toBeNull()
      expect(await store().unchanged('nobody', table.seq)).toBeNull()
      await store().commit({ table: 't', seq: table.seq, at: 1 })
      expect(await store().unchanged('t', table.seq)).toBeNull()
    })

    it('puts off timers by their keys, and leaves the others', async () => {
      await open()
      const timers = ['deadline:p1', 'half:p1', 'vote'].map((key) => ({ key, dueAt: 10 }))
      await step({ timers })
      await step({ seq: 2, delay: { keys: ['deadline:p1', 'half:p1'], by: 30 } })
      const { due, next } = await store().dueTimers(20, 10)
      expect([due.map(({ key }) => key), next]).toEqual([['vote'], 40])
    })

    it('of several tables goes through for each by itself', async () => {
      for (const id of ['t', 'u', 'v']) await open(id)
      const commit = (table: string, seq: number): Commit => ({ table, seq, at: 5, change: { pace: 'fast' } })
      const refused = await store().commitEach([commit('t', 1), commit('u', 9), commit('v', 1)])
      expect(refused.map(({ table }) => table)).toEqual(['u'])
      const paces = await Promise.all(['t', 'u', 'v'].map(async (id) => (await store().table(id))!.pace))
      expect(paces).toEqual(['fast', 'slow', 'fast'])
    })

    it('is read from the outside page by page, of one server or of all', async () => {
      for (const id of ['a', 'b', 'c']) await open(id, { state: stateOf('large'), server: id === 'b' ? 'other' : 's' })
      await open('d', { status: 'lobby' })
      const page = async (after: string, most: number, server?: string) =>
        (await store().playing(after, most, server)).map(({ id }) => id)
      expect([await page('', 2), await page('b', 2), await page('', 9, 's')]).toEqual([['a', 'b'], ['c'], ['a', 'c']])
      const [outside] = await store().playing('', 1)
      expect(outside).not.toHaveProperty('state')
      expect(outside!.seats).toHaveLength(2)
    })

    it('notes results, and they are found by person, newest first', async () => {
      await open()
      await open('u')
      const result = {
        seat: 'p1',
        person: 'ann',
        game: 'lanterns',
        server: 's',
        place: 1,
        size: 2,
        points: 12,
        ending: 'light',
        achieved: [],
      }
      await step({ change: { status: 'finished' }, results: [result] })
      await store().commit({ table: 'u', seq: 1, at: 8, results: [{ ...result, place: 2 }] })
      expect(await store().resultsOf('ann')).toEqual([
        { ...result, place: 2, table: 'u', at: 8 },
        { ...result, table: 't', at: 5 },
      ])
      const { achieved: _, ...played } = result
      expect(await store().playedOn('s', 9)).toMatchObject([
        { ...played, place: 2, table: 'u', at: 8 },
        { ...played, table: 't', at: 5 },
      ])
      expect((await store().playedOn('s', 1)).map(({ table, startedAt }) => [table, typeof startedAt])).toHaveLength(1)
      expect(await store().playedOn('elsewhere', 9)).toEqual([])
      expect(await store().counts()).toMatchObject({ tables: 2, playing: 1 })
    })
  })
}
