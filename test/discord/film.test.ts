/** The film of a game: posted below the finale when it is ready, to be had again, and of what everybody has seen while it is played. */
import { afterEach, expect, it } from 'vitest'
import type { Studio } from '../../render/studio.ts'
import { makeFilm } from '../../src/discord/out/film.ts'
import { filmOf } from '../../src/discord/show/film-of-table.ts'
import type { Guest } from '../../src/parlour/harness.ts'
import { randomPlayer } from '../../src/players/player.ts'
import { openTable, start } from '../../src/tables/lobby.ts'
import { positionOf } from '../../src/tables/position.ts'
import { type Evening, evening } from '../e2e/evening.ts'
import { lanterns } from '../kernel/lanterns.ts'
import { tableOfTwo, textOf } from './evenings.ts'
import { films } from './films.ts'

let night: Evening
afterEach(() => night.close())

async function finished(studio: Studio) {
  night = await evening([lanterns.hosted], { players: new Map([['lanterns', () => randomPlayer]]), studio })
  const { parlour, archon } = night
  const ann = parlour.person('Ann')
  const opening = { server: parlour.guildId, channel: parlour.channel('tables'), game: 'lanterns', owner: ann, pace: 'none' }
  const { id } = await openTable(archon.house, { ...opening, size: 2, computers: 2, watching: true })
  await start(archon.house, id, ann.id)
  for (let i = 0; i < 3; i++) await archon.settle()
  return ann.in('tables')
}

const postedBelow = (ann: Guest) => ann.messages().filter((message) => textOf(message).includes('The film of the game'))

it('is posted below the finale, with all hands open, and can be had again from the open book', async () => {
  const { shown, studio } = films()
  const ann = await finished(studio)
  expect(textOf(await ann.sees('The film of the game'))).toContain('1.mp4')
  const [frames = []] = shown
  expect(frames[0]?.kind).toBe('opening')
  expect(frames.at(-1)?.kind).toBe('finale')
  const turns = frames.filter((frame) => frame.kind === 'turn')
  expect(turns.length).toBeGreaterThan(2)
  for (const { hands, story } of turns) {
    expect(hands).toHaveLength(2)
    expect(story.length).toBeGreaterThan(0)
  }
  await ann.click('Open book')
  const page = (await ann.sees('moment 1 of'))!
  await ann.click('Film', { message: page })
  expect(shown).toHaveLength(1)
})

it('is made again where the process that had it is gone before it was posted', async () => {
  const { shown, studio } = films(1)
  const ann = await finished(studio)
  expect(textOf(await ann.sees('The film of the game'))).toContain('2.mp4')
  expect(shown).toHaveLength(2)
})

it('is begun three times and no more, if it is gone whenever it should be posted', async () => {
  const { shown, studio } = films(Number.POSITIVE_INFINITY)
  const ann = await finished(studio)
  for (let i = 0; i < 5; i++) await night.archon.settle()
  expect(shown).toHaveLength(3)
  expect(postedBelow(ann)).toHaveLength(0)
})

it('is posted once, however many attempts come to an end', async () => {
  const { studio } = films()
  const ann = await finished(studio)
  const { archon, parlour } = night
  const table = (await archon.house.store.tableIn(parlour.channel('tables')))!
  for (const attempt of [2, 3]) await makeFilm(archon.bot, table.id, attempt)
  for (let i = 0; i < 3; i++) await archon.settle()
  expect(postedBelow(ann)).toHaveLength(1)
})

it('shows nothing but what everybody has seen while the game is played', async () => {
  const { shown, studio } = films()
  const table = await tableOfTwo({ studio })
  night = table
  const { house } = table.archon
  const stored = (await house.store.table(table.id))!
  await filmOf(table.archon.bot, stored, 'en-US')
  const [frames = []] = shown
  const { view } = (await positionOf(house, stored)).fenced.seen(null)
  expect(frames.at(-1)?.view).toEqual(view)
  for (const frame of frames) if (frame.kind === 'turn') expect(frame.hands).toEqual([])
  expect(frames.some(({ kind }) => kind === 'finale')).toBe(false)
})
