/** A table out of reach: no time runs out there, and all of it is given back, once. */
import { afterEach, beforeEach, expect, it } from 'vitest'
import { propose } from '../../src/tables/consent.ts'
import { giveBack } from '../../src/tables/downtime.ts'
import { holdTable, releaseTable } from '../../src/tables/held-tables.ts'
import { answer } from '../../src/tables/play.ts'
import { decisionsOf, tableById } from '../../src/tables/position.ts'
import { begun, letPass, look, newHouse, type TestHouse } from './setting.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
let house: TestHouse
beforeEach(() => {
  house = newHouse()
})
afterEach(() => house.store.close())

const seats = async (id: string) => (await tableById(house, id)).seats
const pass = (time: number) => letPass(house, time)
const notices = async () =>
  (await house.store.duePosts(house.now(), 500)).flatMap(({ body }) => (body.kind === 'notice' ? [body.text] : []))

it('strikes nobody for four days, and moves every deadline by four days', async () => {
  const id = await begun(house, ['Ann', 'Bob'], 0, 'lanterns', 'fast')
  const began = house.now()
  await pass(23 * HOUR)
  await holdTable(house, id, 'unseen')
  await pass(2 * DAY)
  // However often somebody notices it, and whatever they think that it is.
  await holdTable(house, id, 'unseen')
  await holdTable(house, id, 'gone')
  await pass(2 * DAY)
  expect((await seats(id))[0]).toMatchObject({ misses: 0, autopilot: false })
  await releaseTable(house, id)
  await releaseTable(house, id)
  expect((await seats(id))[0]).toMatchObject({ misses: 0, dueAt: began + DAY + 4 * DAY })
  expect(await notices()).toEqual([{ say: 'clock.given-back', time: 4 * DAY }])
  await pass(HOUR)
  expect((await seats(id))[0]).toMatchObject({ misses: 1 })
})

it('lets people go on from elsewhere, without using up anybody’s time', async () => {
  const id = await begun(house, ['Ann', 'Bob'], 0, 'lanterns', 'fast')
  await pass(10 * HOUR)
  await holdTable(house, id, 'locked')
  await pass(3 * DAY)
  for (let i = 0; i < 2; i++) {
    const [decision] = decisionsOf(await look(house, id), 'p1').filter(({ offer }) => !offer)
    await answer(house, id, 'id-Ann', decision!.id, decision!.idle)
  }
  expect((await seats(id))[0]).toMatchObject({ askedAt: null, bank: DAY - 10 * HOUR + 8 * HOUR })
  await pass(3 * DAY)
  await releaseTable(house, id)
  expect((await seats(id))[1]).toMatchObject({ misses: 0, dueAt: house.now() + DAY })
})

it('does not take silence for consent', async () => {
  const id = await begun(house, ['Ann', 'Bob'], 0, 'lanterns', 'fast')
  await propose(house, id, 'id-Ann', 'pause')
  await pass(HOUR)
  await holdTable(house, id, 'mute')
  await pass(4 * DAY)
  expect((await tableById(house, id)).pausedAt).toBeNull()
  await releaseTable(house, id)
  await pass(22 * HOUR)
  expect((await tableById(house, id)).pausedAt).toBeNull()
  await pass(HOUR)
  expect((await tableById(house, id)).pausedAt).not.toBeNull()
})

it('closes no table as forgotten that nobody could reach', async () => {
  const id = await begun(house, ['Ann', 'Bob'])
  await pass(22 * DAY)
  await holdTable(house, id, 'server')
  await pass(30 * DAY)
  expect((await tableById(house, id)).status).toBe('playing')
  await releaseTable(house, id)
  await pass(5 * DAY)
  expect((await tableById(house, id)).status).toBe('playing')
  await pass(DAY)
  expect((await tableById(house, id)).status).toBe('ended')
})

it('counts no day twice, however its absences lie to those of everybody', async () => {
  const id = await begun(house, ['Ann', 'Bob'], 0, 'lanterns', 'slow')
  const { dueAt } = (await seats(id))[0]!
  const day = (n: number) => {
    house.clock.now = 1_000_000 + n * DAY
  }
  // Everybody from day 1 to 3, this table from 2 to 4; then this table from 5 to 7, everybody from 6 to 8.
  day(2)
  await holdTable(house, id, 'unseen')
  day(3)
  await giveBack(house, 1_000_000 + DAY)
  day(4)
  await releaseTable(house, id)
  expect((await seats(id))[0]!.dueAt).toBe(dueAt! + 3 * DAY)
  day(5)
  await holdTable(house, id, 'unseen')
  day(7)
  await releaseTable(house, id)
  day(8)
  for (let i = 0; i < 2; i++) await giveBack(house, 1_000_000 + 6 * DAY)
  expect((await seats(id))[0]).toMatchObject({ misses: 0, dueAt: dueAt! + 6 * DAY })
})
