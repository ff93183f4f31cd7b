/** Boards mark what has changed: for everybody since the card before, for a player since they acted. */
import { afterEach, expect, it, vi } from 'vitest'
import type { PictureAsk } from '../../render/picture.ts'
import type { Studio } from '../../render/studio.ts'
import { type TableOfTwo, tableOfTwo } from './evenings.ts'

let night: TableOfTwo
afterEach(() => night.close())

it('a card looks back to the card before, a board of one’s own to one’s own last deed', async () => {
  const asked: { view: unknown; ask: PictureAsk }[] = []
  const draw: Studio['draw'] = async (_game, view, ask) => {
    if (ask.kind === 'overview') asked.push({ view, ask })
    return null
  }
  night = await tableOfTwo({ studio: { draw, close() {} } })
  const { ann, bob, channel } = night
  const looks = () => asked.map(({ ask }) => ask.before)
  await ann.in(channel).click('Take my turn')
  expect(looks().every((before) => before === undefined)).toBe(true)
  const first = asked.at(-1)!.view
  await ann.in(channel).click(/bid/)
  await ann.in(channel).click('Do it')
  await bob.sees('Seal my answer')
  expect(asked.at(-1)!.ask.before).toEqual(first)
  asked.length = 0
  // Ann has just acted: nothing has happened to her board since. Bob has never acted, and looks back with his own eyes.
  await ann.in(channel).slash('/board', {})
  await vi.waitFor(() => expect(looks()).toEqual([undefined]), 20_000)
  await bob.in(channel).slash('/board', {})
  await vi.waitFor(() => expect(asked).toHaveLength(2), 20_000)
  expect(looks()[1]).toBeDefined()
  expect(looks()[1]).not.toEqual(first)
})
