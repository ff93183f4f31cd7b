/** After the end: the result first, and the whole game to leaf through. */
import { afterEach, expect, it } from 'vitest'
import { openTable, start } from '../../src/tables/lobby.ts'
import { type Evening, evening, pressables } from '../e2e/evening.ts'
import { lanterns } from '../kernel/lanterns.ts'
import { textOf } from './evenings.ts'

let night: Evening
afterEach(() => night.close())

async function finished() {
  night = await evening([lanterns.hosted])
  const { parlour, archon } = night
  const ann = parlour.person('Ann')
  const opening = { server: parlour.guildId, channel: parlour.channel('tables'), game: 'lanterns', owner: ann, pace: 'none' }
  const { id } = await openTable(archon.house, { ...opening, size: 2, computers: 2, watching: true })
  await start(archon.house, id, ann.id)
  await archon.settle()
  return ann.in('tables')
}

it('the card says who won before what happened last, and the board can be looked at', async () => {
  const ann = await finished()
  const card = textOf(await ann.sees('Lanterns: the end'))
  expect(card).toMatch(/the end\\n1\. \*\*/)
  await ann.click('Board')
  expect(textOf(await ann.sees('Text board'))).not.toContain('My turn')
})

it('the open book is turned page by page, and knows its first and its last', async () => {
  const ann = await finished()
  await ann.click('Open book')
  let page = (await ann.sees('moment 1 of'))!
  const count = Number(/moment 1 of (\d+)/.exec(textOf(page))![1])
  expect(count).toBeGreaterThan(3)
  expect(pressables(page).map(({ label }) => label)).toEqual(['Next →', '10 on', 'Last'])
  for (const [press, moment] of [
    ['Next →', 2],
    ['Last', count],
    ['← Back', count - 1],
    ['First', 1],
    ['10 on', Math.min(11, count)],
  ] as const) {
    page = (await ann.click(press, { message: page }))!
    expect(textOf(page)).toContain(`moment ${moment} of ${count}`)
  }
})
