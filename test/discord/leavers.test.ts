/** Whoever leaves the server does not keep a game waiting that has no clock. */
import { afterEach, expect, it } from 'vitest'
import { dice } from '../../src/kernel/random.ts'
import { owing, positionOf, tableById } from '../../src/tables/position.ts'
import { playTurn } from '../e2e/evening.ts'
import { publicTexts, type TableOfTwo, tableOfTwo } from './evenings.ts'

const DAY = 86_400_000

let night: TableOfTwo
afterEach(() => night.close())

const seats = async () => (await tableById(night.archon.house, night.id)).seats
const asked = async () => {
  const { house } = night.archon
  const position = await positionOf(house, await tableById(house, night.id))
  return position.table.seats.filter(({ seat }) => owing(position).includes(seat)).map(({ person }) => person)
}

it('a computer plays for who is gone, and for nobody else, until they are back', async () => {
  night = await tableOfTwo()
  const { parlour, archon, ann, bob } = night
  // Ann is asked, is there, and takes her time.
  await parlour.clock.advance(3 * DAY)
  await archon.settle()
  expect((await seats()).map(({ autopilot }) => autopilot)).toEqual([false, false])
  await playTurn(ann, night.channel, dice(5))
  await archon.settle()
  expect(await asked()).toEqual([bob.id])
  parlour.faults.leaveGuild(bob.id)
  await parlour.clock.advance(DAY)
  await archon.settle()
  expect((await seats()).map(({ autopilot }) => autopilot)).toEqual([false, true])
  expect(await asked()).toEqual([ann.id])
  expect(publicTexts(night).filter((text) => text.includes('Bob has left the server'))).toHaveLength(1)
  // He is back, and his seat is his.
  parlour.faults.joinGuild(bob.id)
  await bob.in(night.channel).click('Take my turn')
  await archon.settle()
  expect((await seats()).map(({ autopilot, offeredTo }) => [autopilot, offeredTo])[1]).toEqual([false, null])
})
