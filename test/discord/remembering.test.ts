/** What people leave behind: a sealed line a round, opened as the chronicle, and kind titles that nobody signs. */
import { afterEach, expect, it } from 'vitest'
import { profileFor } from '../../src/discord/show/league/profile.ts'
import { dice } from '../../src/kernel/random.ts'
import { owing, positionOf, tableById } from '../../src/tables/position.ts'
import { playTurn } from '../e2e/evening.ts'
import { publicTexts, type TableOfTwo, tableOfTwo, textOf } from './evenings.ts'

let night: TableOfTwo
afterEach(() => night.close())

/** To the end, by pressing anything. */
async function playOut() {
  const { archon, ann, bob, channel, id } = night
  const random = dice(3)
  for (let turn = 0; turn < 200; turn++) {
    const table = await tableById(archon.house, id)
    if (table.status === 'finished') break
    const [seat] = owing(await positionOf(archon.house, table))
    const person = table.seats.find((row) => row.seat === seat)?.person
    await archon.settle()
    await playTurn(person === ann.id ? ann : bob, channel, random)
  }
  await archon.settle()
  expect((await tableById(archon.house, id)).status).toBe('finished')
}

const choosing = async (who: TableOfTwo['ann'], what: string) => {
  await who.in(night.channel).click('More')
  return textOf(await who.choose('What would you like?', what))
}

it('a line is sealed while the game is played, one a round, and opened as the chronicle', async () => {
  night = await tableOfTwo()
  const { ann, bob, channel } = night
  expect(await choosing(ann, 'A line for the chronicle')).toContain('This is round 1')
  await ann.click('Write …')
  expect(textOf(await ann.modal({ 'Sealed until the game is over': 'Bob does not\nsee me coming' }))).toContain('Sealed')
  expect(await choosing(ann, 'A line for the chronicle')).toContain('Bob does not see me coming')
  // Nobody else sees it, nor that there is one; letters are another thing.
  expect(await choosing(bob, 'A line for the chronicle')).toContain('This is round 1')
  expect(publicTexts(night).join()).not.toContain('see me coming')
  await playOut()
  expect(textOf(await bob.in(channel).sees('1 line in the chronicle'))).toContain('Chronicle')
  const opened = textOf(await bob.in(channel).click('Chronicle'))
  expect(opened).toMatch(/Round 1.*Ann:.*> Bob does not see me coming/)
})

it('titles are kind, given once, shown without a name at the end and in the profile', async () => {
  night = await tableOfTwo()
  const { ann, bob, channel, archon } = night
  await playOut()
  const asked = textOf(await ann.in(channel).click('Give a title …'))
  expect(asked).toContain('nobody sees whose it is')
  expect(asked).not.toContain('For Ann')
  expect(textOf(await ann.choose('For Bob …', 'The best of rivals'))).toContain('Bob: **The best of rivals**')
  await archon.settle()
  const card = publicTexts(night).join()
  expect(card).toMatch(/Given by the others.*Bob: The best of rivals/)
  expect((await archon.house.store.person(bob.id))!.settings.titles).toEqual({ rival: 1 })
  expect(textOf(await profileFor(archon.bot, ann.id, bob, 'en-US'))).toContain('The best of rivals')
  // A second one is not to be had, however it is asked for.
  expect(textOf(await ann.in(channel).click('Give a title …'))).not.toContain('For Bob …')
})
