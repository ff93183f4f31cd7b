/** Nobody loses time, or a point, because the bot was not there. */
import { afterEach, expect, it } from 'vitest'
import type { Seated } from '../../src/store/store.ts'
import { arrange, start } from '../../src/tables/lobby.ts'
import { tableById } from '../../src/tables/position.ts'
import { type TableOfTwo, tableOfTwo } from '../discord/evenings.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR

let night: TableOfTwo
afterEach(() => night.close())

async function begun(): Promise<number> {
  night = await tableOfTwo({}, true)
  const { house } = night.archon
  await arrange(house, night.id, night.ann.id, { pace: 'fast' })
  await start(house, night.id, night.ann.id)
  await night.archon.settle()
  return house.now()
}
const ann = async (): Promise<Seated['seats'][number]> => (await tableById(night.archon.house, night.id)).seats[0]!

/** The process is gone for that time. */
async function away(time: number) {
  await night.archon.close()
  await night.parlour.clock.advance(time)
  await night.reopen()
  await night.archon.settle()
}

it('a deadline that passed while Archon was away is put off by as long as it was away', async () => {
  const began = await begun()
  await night.parlour.clock.advance(20 * HOUR)
  await away(3 * DAY)
  expect(await ann()).toMatchObject({ misses: 0, dueAt: began + DAY + 3 * DAY })
  expect(await night.archon.house.store.league.incidentsOf(night.ann.id)).toEqual([])
  // From there on the clock runs as always.
  await night.parlour.clock.advance(4 * HOUR)
  await night.archon.settle()
  expect((await ann()).misses).toBe(1)
})

it('nights count no more then than at any other time', async () => {
  await begun()
  const { house } = night.archon
  const hour = new Date(house.now()).getUTCHours()
  const hours = { from: (hour + 23) % 24, to: (hour + 11) % 24, zone: 'UTC' }
  await house.store.savePerson(night.ann.id, 'Ann', () => ({ hours }))
  const { askedAt, bank } = await ann()
  await away(DAY)
  const now = night.archon.house.now()
  // Half of that day was hers; nothing of her bank is gone.
  expect(await ann()).toMatchObject({ askedAt: now, misses: 0 })
  expect((await ann()).bank).toBeGreaterThanOrEqual(bank - (now - DAY - askedAt!))
  expect((await ann()).bank).toBeLessThanOrEqual(bank)
})

it('a short restart moves nothing', async () => {
  const began = await begun()
  await away(5 * 60_000)
  expect((await ann()).dueAt).toBe(began + DAY)
})

it('nobody’s time runs out where the channel was deleted', async () => {
  await begun()
  const { house } = night.archon
  night.parlour.faults.deleteChannel(night.channel)
  while ((await tableById(house, night.id)).heldFor !== 'gone') await new Promise((resolve) => setTimeout(resolve, 5))
  for (let day = 0; day < 4; day++) {
    await night.parlour.clock.advance(DAY)
    await night.archon.settle()
  }
  expect(await ann()).toMatchObject({ misses: 0, autopilot: false, person: night.ann.id })
})
