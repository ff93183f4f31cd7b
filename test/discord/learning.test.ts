/** Learning by playing, through the parlour: every door leads to a lesson, and every way out of it is one press. */
import { afterEach, expect, it } from 'vitest'
import type { Studio } from '../../render/studio.ts'
import { type Evening, evening, pressables } from '../e2e/evening.ts'
import { lanterns } from '../kernel/lanterns.ts'
import { readDescription } from '../parlour/description.ts'
import { textOf } from './evenings.ts'

let night: Evening
const { faultsOf } = readDescription()
afterEach(async () => {
  expect(night.parlour.traffic.flatMap(faultsOf)).toEqual([])
  await night.close()
})

async function atWelcome(setting: Parameters<typeof evening>[1] = {}) {
  night = await evening([lanterns.hosted], setting)
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
  expect(rest).toContain('Choose **(rest)**')
  expect(textOf(await ann.click('(bid)'))).toContain('Nobody runs in the dark. First: **(rest)**')
  expect(textOf(await ann.click('(rest)'))).toContain('Put the letters in order.')
  expect(textOf(await ann.click('← Back'))).toContain('Rest first.')
  expect(textOf(await ann.click('(rest)'))).toContain('Put the letters in order.')
  expect(textOf(await ann.click('Stop here'))).toContain('You can go on from here')
  expect(textOf(await ann.slash('/learn'))).toContain('at step 3 of 5')
  expect(textOf(await ann.click('Go on learning'))).toContain('Put the letters in order.')
  expect(textOf(await ann.click('From the start'))).toContain('Lanterns burn on the lake.')
  expect(textOf(await ann.click('Just let me play'))).toContain('Your game is running')
  expect(await night.archon.house.store.counts()).toMatchObject({ tables: 1 })
})

it('is offered to whoever is new to a game, and not to whoever knows it', async () => {
  const ann = await atWelcome()
  const running = textOf(await ann.click('Lanterns'))
  expect(running).toContain('New to Lanterns?')
  expect(textOf(await ann.click('Learn first (2 min)'))).toContain('Lanterns burn on the lake.')
  const { id } = night.parlour.person('Ann')
  await night.archon.house.store.savePerson(id, 'Ann', (held) => ({ ...held, taught: ['lanterns/evening'] }))
  expect(textOf(await ann.click('Lanterns'))).not.toContain('New to Lanterns?')
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

it('a picture that comes late does not bring back the step it belonged to', async () => {
  const drawn: (() => void)[] = []
  const picture = { bytes: new Uint8Array([1]), type: 'image/png', width: 1, height: 1, alt: 'a lake', name: 'lake.png' }
  const draw = () => new Promise((resolve) => drawn.push(() => resolve(picture)))
  const ann = await atWelcome({ studio: { draw, close: async () => {} } as unknown as Studio })
  await ann.click('Learn a game …')
  await ann.choose('Choose a lesson …', 'Lanterns: An evening by the lake')
  await ann.click('Go on')
  const letters = await ann.click('(rest)')
  const third = (panel: typeof letters) => pressables(panel).findLast(({ label }) => label?.endsWith('(letter)'))!.custom_id
  const dusk = (await ann.click(third(await ann.click(third(letters)))))!
  expect(textOf(dusk)).toContain('It is round')
  expect(textOf(await ann.click('Go on'))).toContain('Now do as you like.')
  for (const finish of drawn) finish()
  await night.archon.settle()
  const shown = ann.messages().find(({ id }) => id === dusk.id)
  expect(textOf(shown)).toContain('Now do as you like.')
})
