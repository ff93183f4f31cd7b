/** The first thing a newcomer sees: one press to a running game, to a table for people, or to a seat among the audience. */
import { ComponentType } from 'discord.js'
import { afterEach, expect, it } from 'vitest'
import { type Evening, evening, pressables } from '../e2e/evening.ts'
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
  expect(textOf(await ann.slash('/archon setup'))).toContain('No welcome card has been posted yet')
  await ann.slash('/archon setup', { welcome: true })
  await ann.sees('The welcome card is posted here')
  await ann.sees('Welcome to Archon')
  const tables = async () => archon.house.store.tablesOf(parlour.person('Ann').id)

  expect(textOf(await ann.click('Lanterns'))).toContain('New to Lanterns?')
  expect(await tables(), 'nothing is opened by asking').toEqual([])
  expect(textOf(await ann.click('Play now'))).toContain('Your game is running')
  expect((await tables()).map(({ status, seats }) => [status, seats.length])).toEqual([['playing', 4]])

  await ann.click('Open a table for people …')
  expect(textOf(await ann.click('Lanterns (2 to 4 players)'))).toContain('Your table is open')
  const lobby = (await tables()).find(({ status }) => status === 'lobby')!
  expect(lobby.seats.map(({ name }) => name)).toEqual(['Ann'])

  await ann.click('Watch computers play …')
  const watched = textOf(await ann.click('Lanterns'))
  const channel = /<#(\d+)>/.exec(watched)![1]!
  expect((await archon.house.store.tableIn(channel))!.seats.every(({ person }) => person === null)).toBe(true)
  expect(await tables()).toHaveLength(2)
})

it('does the same thing twice for whoever wants it twice: no list on the card keeps a choice', async () => {
  night = await evening([lanterns.hosted])
  const { parlour, archon } = night
  const ann = parlour.person('Ann', { roles: ['Organiser'] }).in('welcome')
  await ann.slash('/archon setup', { welcome: true })
  const card = await ann.sees('Welcome to Archon')
  expect(pressables(card).every(({ type }) => type === ComponentType.Button)).toBe(true)
  for (const count of [1, 2]) {
    await ann.click('Open a table for people …')
    await ann.click(/^Lanterns \(/)
    expect(await archon.house.store.tablesOf(parlour.person('Ann').id)).toHaveLength(count)
  }
})

it('tells what is new once, by an edit: whoever comes later finds it there, and nobody is called', async () => {
  night = await evening([lanterns.hosted])
  const { parlour } = night
  const ann = parlour.person('Ann', { roles: ['Organiser'] }).in('welcome')
  await ann.slash('/archon setup', { welcome: true })
  await ann.sees('What is new')
  const server = () => night.archon.house.store.server(parlour.guildId)
  const { welcome } = await server()
  expect(welcome).toMatchObject({ channel: parlour.channel('welcome') })
  // A card of an earlier version.
  await night.archon.house.store.saveServer(parlour.guildId, { welcome: { ...welcome!, news: 'earlier' } })
  const edits = () => parlour.traffic.filter(({ method, path }) => method === 'PATCH' && path.endsWith(welcome!.message)).length
  const before = edits()
  for (const _ of [1, 2]) {
    await night.restart()
    await night.archon.settle()
    expect((await server()).welcome).toEqual(welcome)
    expect(edits()).toBe(before + 1)
  }
})
