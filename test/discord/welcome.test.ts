/** The first thing a newcomer sees: one press to a running game, to a table for people, or to a seat among the audience. */
import { afterEach, expect, it } from 'vitest'
import { type Evening, evening } from '../e2e/evening.ts'
import { lanterns } from '../kernel/lanterns.ts'
import { readDescription } from '../parlour/description.ts'
import { textOf } from './evenings.ts'

let night: Evening
const { faultsOf } = readDescription()
afterEach(async () => {
  // Whatever was pressed: Discord would have taken every answer to it.
  expect(night.parlour.traffic.flatMap(faultsOf)).toEqual([])
  await night.close()
})

it('leads to a game with computers, to a table for people, and to one to be watched', async () => {
  night = await evening([lanterns.hosted])
  const { parlour, archon } = night
  const ann = parlour.person('Ann', { roles: ['Organiser'] }).in('welcome')
  await ann.slash('/archon setup', { welcome: true })
  await ann.sees('Welcome to Archon')
  const tables = async () => archon.house.store.tablesOf(parlour.person('Ann').id)

  expect(textOf(await ann.click('Lanterns'))).toContain('Your game is running')
  expect((await tables()).map(({ status, seats }) => [status, seats.length])).toEqual([['playing', 4]])

  expect(textOf(await ann.choose('Open a table for people …', 'Lanterns'))).toContain('Your table is open')
  const lobby = (await tables()).find(({ status }) => status === 'lobby')!
  expect(lobby.seats.map(({ name }) => name)).toEqual(['Ann'])

  const watched = textOf(await ann.choose('Watch computers play …', 'Lanterns'))
  const channel = /<#(\d+)>/.exec(watched)![1]!
  expect((await archon.house.store.tableIn(channel))!.seats.every(({ person }) => person === null)).toBe(true)
  expect(await tables()).toHaveLength(2)
})
