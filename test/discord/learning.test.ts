/** Learning by playing, through the parlour: every door leads to a lesson, and every way out of it is one press. */
import { ComponentType as Type } from 'discord.js'
import { afterEach, expect, it } from 'vitest'
import { start } from '../../src/tables/lobby.ts'
import { type Evening, evening } from '../e2e/evening.ts'
import { lanterns } from '../kernel/lanterns.ts'
import { readDescription } from '../parlour/description.ts'
import { tableOfTwo, textOf } from './evenings.ts'

let night: Evening
const { faultsOf } = readDescription()
afterEach(async () => {
  expect(night.parlour.traffic.flatMap(faultsOf)).toEqual([])
  await night.close()
})

async function atWelcome() {
  night = await evening([lanterns.hosted])
  const ann = night.parlour.person('Ann', { roles: ['Organiser'] }).in('welcome')
  await ann.slash('/archon setup', { welcome: true })
  await ann.sees('Welcome to Archon')
  return ann
}

it('is gone through from the welcome card to an invitation, and costs the server nothing', async () => {
  const ann = await atWelcome()
  expect(textOf(await ann.click('Learn a game …'))).toContain('Which game would you like to learn?')
  const hello = textOf(await ann.choose('Choose a lesson …', 'Lanterns: An evening by the lake'))
  expect(hello).toContain('Lanterns burn on the lake.')
  expect(hello).toContain('step 1 of 5')
  const rest = textOf(await ann.click('Go on'))
  expect(rest).toContain('Rest first.')
  expect(rest).toContain('→ Choose (rest).')
  expect(textOf(await ann.click('(bid)'))).toContain('Nobody runs in the dark. First: **(rest)**')
  expect(textOf(await ann.click('(rest)'))).toContain('Put the letters in order.')
  expect(textOf(await ann.click('← Back'))).toContain('Rest first.')
  expect(textOf(await ann.click('(rest)'))).toContain('Put the letters in order.')
  expect(textOf(await ann.click('Stop'))).toContain('You can go on from here')
  expect(textOf(await ann.slash('/learn'))).toContain('at step 3 of 5')
  expect(textOf(await ann.click('Go on learning'))).toContain('Put the letters in order.')
  expect(textOf(await ann.click('Restart'))).toContain('Lanterns burn on the lake.')
  expect(textOf(await ann.slash('/archon health')), 'where people stop').toContain('hello 1, rest 1, letters 2')
  expect(textOf(await ann.click('Just play'))).toContain('Your game is running')
  expect(await night.archon.house.store.counts()).toMatchObject({ tables: 1 })
})

it('tells what it says apart from the game, and keeps the ways out in one row below both', async () => {
  const ann = await atWelcome()
  await ann.click('Learn a game …')
  await ann.choose('Choose a lesson …', 'Lanterns: An evening by the lake')
  const { components = [] } = (await ann.click('Go on'))!
  expect(components.map(({ type }) => type)).toEqual([Type.Container, Type.Container, Type.ActionRow])
  const [says, plays, ways] = components.map((part) => textOf({ components: [part] } as never))
  expect(says).toContain('Rest first.')
  expect(says).not.toContain('Board')
  expect(plays).toContain('(bid)')
  expect(plays, 'only what it takes to answer').not.toMatch(/Why not|My hand|Recap|Recall/)
  for (const way of ['← Back', 'Restart', 'Stop', 'Just play']) expect(ways).toContain(way)
})

it('is offered before a game to whoever is new to it, and not to whoever knows it', async () => {
  const ann = await atWelcome()
  const asked = textOf(await ann.click('Lanterns'))
  expect(asked).toContain('New to Lanterns?')
  expect(asked).toContain('Play now')
  expect(textOf(await ann.click('Learn first (2 min)'))).toContain('Lanterns burn on the lake.')
  expect(await night.archon.house.store.counts(), 'nothing is opened by learning').toMatchObject({ tables: 0 })
  const { id } = night.parlour.person('Ann')
  await night.archon.house.store.savePerson(id, 'Ann', (held) => ({ ...held, taught: ['lanterns/evening'] }))
  expect(textOf(await ann.click('Lanterns'))).toContain('Your game is running')
})

it('works in private messages, and goes on after the bot was started again', async () => {
  const ann = await atWelcome()
  const { id } = night.parlour.person('Ann')
  const alone = ann.dm()
  await alone.slash('/learn')
  expect(textOf(await alone.choose('Choose a lesson …', 'Lanterns: An evening by the lake'))).toContain('Lanterns burn')
  night.archon.bot.lessons.close()
  expect(textOf(await alone.click('Go on')), 'the panel goes on working').toContain('Rest first.')
  expect(await night.archon.house.store.person(id)).toMatchObject({ settings: { lesson: { beat: 1 } } })
})

it('is a press away at a lobby and in the first panel of whoever is new, and beside what one was at', async () => {
  const table = await tableOfTwo({}, true)
  night = table
  const learns = async (label: string) => {
    const panel = await table.ann.click(label)
    expect(textOf(panel)).toContain('Lanterns burn on the lake.')
    return panel
  }
  table.ann.in(table.channel)
  await learns('Learn this game (2 min)')
  await start(night.archon.house, table.id, table.ann.id)
  await night.archon.settle()
  const turn = await table.ann.click('Take my turn')
  expect(textOf(turn)).toContain('Learn first (2 min)')
  expect((await learns('Learn first (2 min)'))!.id, 'the panel of the game stays').not.toBe(turn!.id)
  await night.archon.house.store.savePerson(table.ann.id, 'Ann', (held) => ({ ...held, taught: ['lanterns/evening'] }))
  expect(textOf(await table.ann.click('Take my turn')), 'whoever has learnt it is not asked').not.toContain('Learn first')
})
