/** After the end: the result first, and the whole game to leaf through. */
import { afterEach, expect, it } from 'vitest'
import type { Studio } from '../../render/studio.ts'
import type { Setting } from '../../src/archon.ts'
import { type Player, randomPlayer } from '../../src/players/player.ts'
import { openTable, start } from '../../src/tables/lobby.ts'
import { type Evening, evening, pressables } from '../e2e/evening.ts'
import { lanterns } from '../kernel/lanterns.ts'
import { textOf } from './evenings.ts'

let night: Evening
afterEach(() => night.close())

async function finished(player: Player<never> = randomPlayer, setting: Partial<Setting> = {}) {
  night = await evening([lanterns.hosted], { players: new Map([['lanterns', () => player]]), ...setting })
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
  // Two who play at random may end without a single point: then nobody's bar is longer.
  expect(card).toMatch(
    /the end\\n\*\*(\w+) wins\.\*\* \(brightest\).*\\n1\\\\\. (▰{8} \*\*\1\*\* [1-9]\d*|▱{8} \*\*\1\*\* 0)\\n2\\\\\. /,
  )
  await ann.click('Board')
  expect(textOf(await ann.sees('Text board'))).not.toContain('My turn')
})

it('the open book is turned page by page, and knows its first and its last', async () => {
  const ann = await finished()
  await ann.click('Open book')
  let page = (await ann.sees('moment 1 of'))!
  const count = Number(/moment 1 of (\d+)/.exec(textOf(page))![1])
  expect(count).toBeGreaterThan(3)
  expect(pressables(page).flatMap(({ label }) => label ?? [])).toEqual(['Next →', '10 →'])
  const listed = pressables(page).find(({ placeholder }) => placeholder === 'Go to …')!.options!
  expect(listed.at(-1)!.label).toMatch(new RegExp(`^${count}\\. .`))
  for (const [press, moment] of [
    ['Next →', 2],
    ['10 →', Math.min(12, count)],
    ['← Back', Math.min(12, count) - 1],
    ['← 10', Math.max(1, Math.min(12, count) - 11)],
  ] as const) {
    page = (await ann.click(press, { message: page }))!
    expect(textOf(page)).toContain(`moment ${moment} of ${count}`)
  }
  page = (await ann.choose('Go to …', listed.at(-1)!.label, { message: page }))!
  expect(textOf(page)).toContain(`moment ${count} of ${count}`)
})

it('the alt texts of the open book say whose hand each one is', async () => {
  let drawn = 0
  const blank = { bytes: Buffer.from('7'), type: 'image/png', width: 1, height: 1, alt: 'Your hand.' } as const
  const draw: Studio['draw'] = async (_game, _view, { kind }) => (kind === 'hand' ? { ...blank, name: `${++drawn}.png` } : null)
  const ann = await finished(randomPlayer, { studio: { draw, close: async () => {} } as Studio })
  await ann.click('Open book')
  const page = textOf(await ann.sees('moment 1 of'))
  const { seats } = (await night.archon.house.store.tableIn(night.parlour.channel('tables')))!
  for (const { name } of seats) expect(page).toContain(`"${name}. Your hand."`)
})

/** Looks at a card of the other's in every turn. */
const curious: Player<never> = (asked) =>
  asked.decision.prompt.say === 'turn' ? { pick: 'look', then: { pick: asked.seat === 'p1' ? 'p2' : 'p1' } } : randomPlayer(asked)

it('the open book tells who knew what: with somebody’s eyes, it is closed to what they were not told', async () => {
  const ann = await finished(curious)
  await ann.click('Open book')
  let page = (await ann.sees('moment 1 of'))!
  // The moment before the first look.
  const { id } = (await night.archon.house.store.tableIn(night.parlour.channel('tables')))!
  const events = await night.archon.house.store.events(id, 0)
  const secret = events.find(({ to }) => to !== 'all')!
  const fences = await night.archon.house.store.fences(id)
  const before = fences.findIndex(({ fence }) => fence === secret.fence) - 1
  for (let i = 0; i < before; i++) page = (await ann.click('Next →', { message: page }))!
  const names = (await night.archon.house.store.table(id))!.seats
  const as = async (label: string) => {
    page = (await ann.choose('Who knew what?', label, { message: page }))!
    return textOf(page)
  }
  const told = `(${secret.text.say})`
  for (const { seat, name } of names) expect((await as(`What ${name} knew`)).includes(told)).toBe(seat === secret.to)
  expect(await as('What everybody knew')).not.toContain(told)
  expect(await as('Everything opened')).toContain('(computer)')
  // The eyes stay the same from page to page.
  await as('What everybody knew')
  expect(textOf(await ann.click('Next →', { message: page }))).not.toContain('(computer)')
})
