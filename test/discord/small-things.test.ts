/** Small things said clearly: nothing to go back to, a pause that is still being voted on, and how often one is asked twice. */
import { afterEach, expect, it } from 'vitest'
import { tableById } from '../../src/tables/position.ts'
import { type TableOfTwo, tableOfTwo, textOf } from './evenings.ts'

let night: TableOfTwo
afterEach(() => night.close())

const ann = () => night.ann.in(night.channel)
const table = () => tableById(night.archon.house, night.id)

it('asking everybody to go back where nothing has happened says so, and asks nobody', async () => {
  night = await tableOfTwo()
  expect(textOf(await ann().slash('/undo', { ask: true }))).toContain('There is nothing to go back to')
  expect((await table()).vote).toBeNull()
})

it('ending a pause that is still being voted on says that it has not begun', async () => {
  night = await tableOfTwo()
  expect(textOf(await ann().slash('/clock resume'))).toContain('This game is not paused.')
  await ann().slash('/clock pause')
  expect((await table()).vote).toMatchObject({ kind: 'pause' })
  expect(textOf(await ann().slash('/clock resume'))).toContain('still being asked')
  expect((await table()).vote).toMatchObject({ kind: 'pause' })
})

it.each([
  ['never', false],
  ['matters', true],
  ['always', true],
] as const)('what cannot be taken back is asked once more, as one wishes: %s', async (confirm, isAsked) => {
  night = await tableOfTwo()
  await ann().slash('/profile', { confirm })
  const shown = textOf(await ann().click('(bid)', { message: (await ann().click('Take my turn'))! }))
  expect(shown.includes('Do it')).toBe(isAsked)
})

it('the rules are opened, and searched by a form', async () => {
  night = await tableOfTwo()
  const book = (await ann().slash('/rules'))!
  expect(textOf(book)).toContain('Rules of Lanterns')
  await ann().click('Search …', { message: book })
  expect(textOf(await night.ann.modal({ words: 'xyzzy' }))).toContain('Nothing about “xyzzy”')
})
