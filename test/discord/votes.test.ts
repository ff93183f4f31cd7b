/** Votes in the channel: what is asked stands on the card, old cards lose their buttons, and what was taken back is told so. */
import { afterEach, expect, it } from 'vitest'
import { answer } from '../../src/tables/play.ts'
import { decisionsOf, positionOf, tableById } from '../../src/tables/position.ts'
import { publicTexts, type TableOfTwo, tableOfTwo, textOf } from './evenings.ts'

let night: TableOfTwo
afterEach(() => night.close())

async function play(seat: 'p1' | 'p2', value: unknown) {
  const { house } = night.archon
  const position = await positionOf(house, await tableById(house, night.id))
  const [decision] = decisionsOf(position, seat)
  await answer(house, night.id, seat === 'p1' ? night.ann.id : night.bob.id, decision!.id, value)
  await night.archon.settle()
}

it('a pause is asked for as a pause, counted, and decided', async () => {
  night = await tableOfTwo()
  await night.ann.in(night.channel).slash('/clock pause')
  await night.archon.settle()
  expect(night.bob.pings).toHaveLength(1)
  const card = await night.bob.sees('Ann asks for a pause', { channel: night.channel })
  expect(textOf(card)).toContain('Whoever says nothing within a day agrees')
  await night.bob.in(night.channel).click('I agree')
  await night.archon.settle()
  await night.bob.sees('The game is paused', { channel: night.channel })
  expect(publicTexts(night).filter((text) => text.includes('I agree'))).toEqual([])
  expect(publicTexts(night).join()).toContain('No longer open')
})

it('the buttons of a vote that is over are gone, and pressed all the same they do nothing', async () => {
  night = await tableOfTwo()
  const sure = await night.bob.in(night.channel).slash('/table end')
  await night.bob.in(night.channel).click('Ask everybody', { message: sure! })
  await night.archon.settle()
  const card = await night.ann.sees('to end this game', { channel: night.channel })
  await night.ann.in(night.channel).click('No')
  await night.archon.settle()
  await night.ann.sees('Not everybody agreed to end the game', { channel: night.channel })
  expect(publicTexts(night).filter((text) => text.includes('I agree'))).toEqual([])
  await expect(night.ann.in(night.channel).click('I agree', { message: card })).rejects.toThrow('sees no button')
})

it('after going back, the card that told what happened says that it was taken back', async () => {
  night = await tableOfTwo()
  await play('p1', { pick: 'look', then: { pick: 'p2' } })
  await play('p1', { pick: 'no' })
  await play('p1', ['a', 'b', 'c'])
  expect(publicTexts(night).join()).toContain('(looked)')
  for (let i = 0; i < 2; i++) {
    await night.bob.in(night.channel).slash('/undo', { ask: true })
    await night.archon.settle()
    await night.ann.in(night.channel).click('I agree')
    await night.archon.settle()
  }
  expect((await tableById(night.archon.house, night.id)).fence).toBe(0)
  expect(publicTexts(night).join()).not.toContain('(looked)')
  expect(publicTexts(night).join()).toContain('this was taken back')
  expect((await night.archon.house.store.counts()).posts).toBe(0)
  await night.ann.sees('Everybody agreed to go one step back', { channel: night.channel })
})
