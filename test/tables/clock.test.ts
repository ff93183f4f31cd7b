import { afterEach, describe, expect, it } from 'vitest'
import type { PersonSettings } from '../../src/store/store.ts'
import { agree, propose } from '../../src/tables/consent.ts'
import { handOver, resign, takeSeat } from '../../src/tables/leaving.ts'
import { comeBack } from '../../src/tables/missed-deadlines.ts'
import { extend, followSettings } from '../../src/tables/pause.ts'
import { answer } from '../../src/tables/play.ts'
import { decisionsOf, owing, tableById } from '../../src/tables/position.ts'
import { lanterns } from '../kernel/lanterns.ts'
import { begun, letPass, look, newHouse, person, type TestHouse } from './setting.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
let house: TestHouse
afterEach(() => house.store.close())

const seat = async (id: string, name: string) => (await tableById(house, id)).seats.find((row) => row.person === `id-${name}`)!
const pass = (time: number) => letPass(house, time)
const keepHours = async (name: string, hours: NonNullable<PersonSettings['hours']>) => {
  const before = (await house.store.person(`id-${name}`))?.settings ?? {}
  await house.store.savePerson(`id-${name}`, name, () => ({ hours }))
  await followSettings(house, `id-${name}`, before)
}
const answerDefault = async (id: string, name: string) => {
  const position = await look(house, id)
  const { seat: mine } = await seat(id, name)
  for (const decision of decisionsOf(position, mine)
    .filter(({ offer }) => !offer)
    .slice(0, 1))
    await answer(house, id, `id-${name}`, decision.id, decision.idle)
}

describe('the clock', () => {
  it('runs for those who are asked, stops when they answer, and puts time back', async () => {
    house = newHouse()
    const id = await begun(house, ['Ann', 'Bob'], 0, 'lanterns', 'fast')
    expect((await seat(id, 'Ann')).dueAt).toBe(house.now() + DAY)
    expect((await seat(id, 'Bob')).dueAt).toBeNull()
    await pass(6 * HOUR)
    await answerDefault(id, 'Ann')
    await answerDefault(id, 'Ann')
    expect(await seat(id, 'Ann')).toMatchObject({ askedAt: null, bank: DAY - 6 * HOUR + 8 * HOUR })
    expect((await seat(id, 'Bob')).dueAt).toBe(house.now() + DAY)
  })

  it('gains once for a turn, however many small answers it takes', async () => {
    house = newHouse()
    const id = await begun(house, ['Ann', 'Bob'], 0, 'lanterns', 'fast')
    const looking = async (to: unknown) => {
      const position = await look(house, id)
      const decision = decisionsOf(position, (await seat(id, 'Ann')).seat).find(({ offer }) => !offer)!
      await answer(house, id, 'id-Ann', decision.id, to)
    }
    await pass(10 * HOUR)
    // A look at a card cannot be taken back; she is asked on.
    await looking({ pick: 'look', then: { pick: 'p2' } })
    expect(owing(await look(house, id))).toEqual(['p1'])
    expect(await seat(id, 'Ann')).toMatchObject({ bank: DAY - 10 * HOUR })
    await answerDefault(id, 'Ann')
    await answerDefault(id, 'Ann')
    await answerDefault(id, 'Ann')
    expect(await seat(id, 'Ann')).toMatchObject({ askedAt: null, bank: DAY - 10 * HOUR + 8 * HOUR })
  })

  it('gains once for a turn or phase, however often it comes back to somebody', async () => {
    const turns = { ...lanterns.hosted, turn: () => phase }
    let phase = 'first'
    house = newHouse({ hosted: turns })
    const id = await begun(house, ['Ann', 'Bob'], 0, 'lanterns', 'fast')
    const round = async () => {
      for (const name of ['Ann', 'Bob']) {
        await pass(5 * HOUR)
        while (owing(await look(house, id)).includes((await seat(id, name)).seat)) await answerDefault(id, name)
      }
    }
    const banks = async () => [(await seat(id, 'Ann')).bank, (await seat(id, 'Bob')).bank]
    await round()
    const gained = await banks()
    expect(gained).toEqual([DAY - 5 * HOUR + 8 * HOUR, DAY - 5 * HOUR + 8 * HOUR])
    await round()
    expect(await banks()).toEqual(gained.map((bank) => bank - 5 * HOUR))
    phase = 'second'
    await round()
    expect(await banks()).toEqual(gained.map((bank) => bank - 10 * HOUR + 8 * HOUR))
  })

  it('forgives once, then plays the printed default, then lets a computer take over until the owner is back', async () => {
    house = newHouse()
    const id = await begun(house, ['Ann', 'Bob'], 0, 'lanterns', 'fast')
    const missed: string[] = []
    Object.assign(house, { onMiss: async (_: string, who: string) => missed.push(who) })
    await pass(DAY)
    expect(await seat(id, 'Ann')).toMatchObject({ misses: 1, autopilot: false, dueAt: house.now() + 8 * HOUR })
    await pass(8 * HOUR)
    expect(await seat(id, 'Ann')).toMatchObject({ misses: 2, autopilot: false })
    expect(owing(await look(house, id))).toEqual(['p2'])
    await answerDefault(id, 'Bob')
    await answerDefault(id, 'Bob')
    await pass(2 * DAY)
    expect(await seat(id, 'Ann')).toMatchObject({ misses: 3, autopilot: true, offeredTo: '*' })
    expect(missed.filter((who) => who === 'p1')).toEqual(['p1', 'p1', 'p1'])
    expect(await comeBack(house, id, 'id-Ann')).toBe(true)
    expect(await seat(id, 'Ann')).toMatchObject({ autopilot: false, offeredTo: null })
    expect(await comeBack(house, id, 'id-Ann')).toBe(false)
  })

  it('lets every game finish in which nobody ever answers', async () => {
    house = newHouse()
    const id = await begun(house, ['Ann', 'Bob', 'Cid'], 0, 'lanterns', 'blitz')
    await pass(30 * DAY)
    expect(house.faults).toEqual([])
    expect((await tableById(house, id)).status).toBe('finished')
  })

  it('reminds at most twice after the first ping, only those who want it', async () => {
    house = newHouse()
    await house.store.savePerson('id-Bob', 'Bob', () => ({ remind: 'none' }))
    const id = await begun(house, ['Ann', 'Bob'], 0, 'lanterns', 'fast')
    const reminders = async () =>
      (await house.store.duePosts(house.now(), 500)).flatMap(({ body }) =>
        body.kind === 'remind' ? [[body.seat, body.last]] : [],
      )
    await pass(23 * HOUR)
    expect(await reminders()).toEqual([
      ['p1', false],
      ['p1', true],
    ])
    await answerDefault(id, 'Ann')
    await answerDefault(id, 'Ann')
    await pass(23 * HOUR)
    expect(await reminders()).toHaveLength(2)
  })

  it('reminds nobody at night: half and the last two hours are those of their own time', async () => {
    house = newHouse()
    house.clock.now = Date.parse('2026-06-10T17:00:00Z')
    await house.store.savePerson('id-Ann', 'Ann', () => ({ hours: { from: 8, to: 18, zone: 'UTC' } }))
    await begun(house, ['Ann', 'Bob'], 0, 'lanterns', 'fast')
    const { due: timers } = await house.store.dueTimers(house.now() + 9 * DAY, 50)
    expect(timers.map(({ key, dueAt }) => [key, new Date(dueAt).toISOString()])).toEqual([
      ['half:p1', '2026-06-12T09:00:00.000Z'],
      ['last:p1', '2026-06-13T09:00:00.000Z'],
      ['deadline:p1', '2026-06-13T11:00:00.000Z'],
    ])
  })

  it('stands still at night and on vacation, also when that is set later', async () => {
    house = newHouse()
    house.clock.now = Date.parse('2026-06-10T18:00:00Z')
    const id = await begun(house, ['Ann', 'Bob'], 0, 'lanterns', 'fast')
    await house.store.savePerson('id-Ann', 'Ann', () => ({ hours: { from: 8, to: 20, zone: 'UTC' } }))
    await followSettings(house, 'id-Ann', {})
    expect(new Date((await seat(id, 'Ann')).dueAt!).toISOString()).toBe('2026-06-12T18:00:00.000Z')
    await house.store.savePerson('id-Ann', 'Ann', () => ({ vacation: [{ from: house.now(), to: house.now() + 10 * DAY }] }))
    await followSettings(house, 'id-Ann', {})
    expect((await seat(id, 'Ann')).dueAt).toBe(house.now() + 11 * DAY)
  })

  it('gives nobody time for changing their hours, neither what is left nor what has run', async () => {
    house = newHouse()
    house.clock.now = Date.parse('2026-06-10T12:00:00Z')
    const id = await begun(house, ['Ann', 'Bob'], 0, 'lanterns', 'fast')
    await pass(20 * HOUR)
    const { dueAt } = await seat(id, 'Ann')
    await keepHours('Ann', { from: 0, to: 24, zone: 'UTC' })
    expect((await seat(id, 'Ann')).dueAt).toBe(dueAt)
    await keepHours('Ann', { from: 9, to: 15, zone: 'UTC' })
    expect(await seat(id, 'Ann')).toMatchObject({ bank: 4 * HOUR, dueAt: Date.parse('2026-06-11T13:00:00Z') })
  })

  it('leaves the clocks of others alone when somebody changes their hours or is given time', async () => {
    house = newHouse()
    const id = await begun(house, ['Ann', 'Bob'], 0, 'lanterns', 'fast')
    const position = await look(house, id)
    await answer(house, id, 'id-Ann', decisionsOf(position, 'p1')[0]!.id, { pick: 'bid' })
    await pass(6 * HOUR)
    const before = await seat(id, 'Bob')
    await extend(house, id, 'id-Bob', 'id-Ann', 20 * HOUR)
    await keepHours('Ann', { from: 0, to: 24, zone: 'UTC' })
    expect(await seat(id, 'Bob')).toEqual(before)
    expect((await seat(id, 'Ann')).bank, 'a gift may go beyond the cap').toBe(DAY - 6 * HOUR + 20 * HOUR)
  })

  it('does not run for somebody who comes back while the table rests', async () => {
    house = newHouse()
    const id = await begun(house, ['Ann', 'Bob'], 0, 'lanterns', 'fast')
    const { seq, seats } = await tableById(house, id)
    const away = { ...seats[0]!, autopilot: true, askedAt: null, dueAt: null }
    await house.store.commit({ table: id, seq, at: 0, seats: [away], change: { pausedAt: house.now() } })
    expect(await comeBack(house, id, 'id-Ann')).toBe(true)
    expect(await seat(id, 'Ann')).toMatchObject({ autopilot: false, askedAt: null, dueAt: null })
  })

  it('counts a miss once, also when the process dies before the default is played', async () => {
    house = newHouse()
    const id = await begun(house, ['Ann', 'Bob'], 0, 'lanterns', 'fast')
    await pass(DAY)
    const { commit } = house.store
    const dying: typeof commit = async (change) =>
      change.entries?.some((entry) => 'by' in entry && entry.by === 'clock')
        ? Promise.reject(new Error('killed'))
        : commit(change)
    Object.assign(house.store, { commit: dying })
    await pass(8 * HOUR + 5)
    expect(house.faults).not.toEqual([])
    Object.assign(house.store, { commit })
    await pass(5 * 60_000)
    expect(await seat(id, 'Ann')).toMatchObject({ misses: 2, autopilot: false })
    expect(owing(await look(house, id))).toEqual(['p2'])
  })

  it('rests when all agree, silence being consent, and goes on by itself', async () => {
    house = newHouse()
    const id = await begun(house, ['Ann', 'Bob', 'Cid'], 0, 'lanterns', 'slow')
    await propose(house, id, 'id-Ann', 'pause')
    await agree(house, id, 'id-Bob', true)
    expect((await tableById(house, id)).pausedAt).toBeNull()
    await pass(DAY)
    expect((await tableById(house, id)).pausedAt).not.toBeNull()
    expect(await seat(id, 'Ann')).toMatchObject({ dueAt: null, bank: 2 * DAY })
    await pass(13 * DAY)
    expect(await seat(id, 'Ann')).toMatchObject({ dueAt: null, misses: 0 })
    await pass(DAY)
    expect(await seat(id, 'Ann')).toMatchObject({ misses: 0 })
    expect((await seat(id, 'Ann')).dueAt).not.toBeNull()
  })

  it('can be given time by others, and goes with the seat', async () => {
    house = newHouse()
    const id = await begun(house, ['Ann', 'Bob'], 0, 'lanterns', 'fast')
    await extend(house, id, 'id-Bob', 'id-Ann', 5 * HOUR)
    expect((await seat(id, 'Ann')).dueAt).toBe(house.now() + DAY + 5 * HOUR)
    await expect(extend(house, id, 'id-Ann', 'id-Ann', HOUR)).rejects.toThrow('clock.not-oneself')
    await handOver(house, id, 'id-Ann', person('Zoe'))
    await takeSeat(house, id, 'p1', person('Zoe'))
    expect((await seat(id, 'Zoe')).dueAt).toBeGreaterThan(house.now() + DAY)
    await resign(house, id, 'id-Zoe')
    expect((await tableById(house, id)).seats[0]).toMatchObject({ person: null, dueAt: null })
  })
})

describe('a table without a clock', () => {
  it('says after three weeks that it fell asleep, and is closed a week later, unless somebody moves', async () => {
    house = newHouse()
    const id = await begun(house, ['Ann', 'Bob'])
    await pass(20 * DAY)
    await answerDefault(id, 'Ann')
    await answerDefault(id, 'Ann')
    await pass(20 * DAY)
    expect((await tableById(house, id)).status).toBe('playing')
    await pass(9 * DAY)
    expect((await tableById(house, id)).status).toBe('ended')
    const said = (await house.store.duePosts(house.now(), 500)).flatMap(({ body }) =>
      body.kind === 'notice' ? [body.text.say] : [],
    )
    expect(said).toEqual(['table.stalling', 'table.ended'])
  })
})
