/** The answers that decided a game: found after the end without anybody waiting, told in the finale, the open book and the film. */
import { afterEach, expect, it, vi } from 'vitest'
import { randomPlayer } from '../../src/players/player.ts'
import type { Opinion } from '../../src/players/search.ts'
import { openTable, start } from '../../src/tables/lobby.ts'
import { UNTIL_TURNED_AGAIN } from '../../src/tables/set-timers.ts'
import { ThinkersClosed } from '../../src/thinking/thinkers.ts'
import type { Question } from '../../src/thinking/thought.ts'
import { type Evening, evening, pressables } from '../e2e/evening.ts'
import { lanterns } from '../kernel/lanterns.ts'
import { textOf } from './evenings.ts'
import { films } from './films.ts'

let night: Evening
afterEach(() => night.close())

type Weigh = NonNullable<Question['weigh']>

/** A game among computers to its end, and what those who think were asked about it. */
async function finished(opinion: (weigh: Weigh) => Opinion, ready: Promise<void> = Promise.resolve()) {
  const asked: Question[] = []
  const think = async (question: Question) => {
    asked.push(question)
    await ready
    return opinion(question.weigh!)
  }
  const { shown, studio } = films()
  const players = new Map([['lanterns', () => randomPlayer]])
  night = await evening([lanterns.hosted], { players, studio, thinkers: { think, close() {} } })
  const { parlour, archon } = night
  const ann = parlour.person('Ann')
  const opening = { server: parlour.guildId, channel: parlour.channel('tables'), game: 'lanterns', owner: ann, pace: 'none' }
  const { id } = await openTable(archon.house, { ...opening, size: 2, computers: 2, watching: true })
  await start(archon.house, id, ann.id)
  for (let i = 0; i < 3; i++) await archon.settle()
  return { ann: ann.in('tables'), asked, id, shown }
}

const told = (given: unknown, instead: readonly [unknown, number][], after: number): Opinion => ({
  answer: given,
  tried: [{ answer: given, worlds: 10, won: after }, ...instead.map(([answer, won]) => ({ answer, worlds: 10, won }))],
})
const OTHER = { pick: 'rest' }

it('three at most are told, with what they did and what else was possible', async () => {
  const { ann, id, shown, asked } = await finished(({ given }) =>
    // What is as usual moves nothing.
    ['look', 'bid', 'kindle'].includes((given as { pick?: string }).pick ?? '')
      ? told(given, [[OTHER, 2]], 6)
      : { answer: given, tried: [{ answer: given, worlds: 0, won: 0 }] },
  )
  await vi.waitFor(async () => expect((await night.archon.house.store.table(id))!.card.turningPoints).toBeDefined())
  for (let i = 0; i < 3; i++) await night.archon.settle()
  const points = (await night.archon.house.store.table(id))!.card.turningPoints!
  expect(points.length).toBeGreaterThan(1)
  expect(points.length).toBeLessThanOrEqual(3)
  expect(points.map(({ n }) => n)).toEqual(points.map(({ n }) => n).sort((a, b) => a - b))
  expect(
    asked.every(({ state }) => state.board !== undefined),
    'each is asked with a game that its seat could imagine',
  ).toBe(true)
  const finale = textOf(await ann.sees('What decided it'))
  expect(finale.match(/That took it from 20 to \*\*60\*\*/g)).toHaveLength(points.length)
  expect(finale).toContain('Most would have chosen')
  await ann.click('Open book')
  const book = (await ann.sees('moment 1 of'))!
  expect(pressables(book).flatMap(({ label }) => (label?.startsWith('Turning point') ? [label] : []))).not.toEqual([])
  const page = (await ann.click(`Turning point ${points.length}`, { message: book }))!
  expect(textOf(page)).toContain('That took it from 20 to')
  expect(shown.flat().filter((frame) => frame.kind === 'turn' && frame.story[0] === 'Turning point:')).not.toEqual([])
})

it('a game without any says nothing of them, and has its film all the same', async () => {
  const { ann } = await finished(({ given }) => told(given, [], 5))
  expect(textOf(await ann.sees('The film of the game'))).toContain('1.mp4')
  expect(ann.canSee('What decided it')).toBe(false)
})

it('what may be luck in so few games is not told', async () => {
  const { ann, id } = await finished(({ given }) => told(given, [[OTHER, 5]], 7))
  await vi.waitFor(async () => expect((await night.archon.house.store.table(id))!.card.turningPoints).toEqual([]))
  expect(ann.canSee('What decided it')).toBe(false)
})

it('a search that has to wait is not begun a second time beside itself; the film does not wait for it', async () => {
  let go = () => {}
  const waiting = new Promise<void>((resolve) => {
    go = resolve
  })
  const { ann, asked, id } = await finished(({ given }) => told(given, [], 5), waiting)
  await vi.waitFor(() => expect(asked).toHaveLength(1))
  for (let i = 0; i < 3; i++) {
    await night.parlour.clock.advance(UNTIL_TURNED_AGAIN)
    await night.archon.settle()
  }
  expect(asked).toHaveLength(1)
  await ann.sees('The film of the game')
  go()
  await vi.waitFor(async () => expect((await night.archon.house.store.table(id))!.card.turningPoints).toEqual([]))
})

it('nobody who thinks is no reason to be without a film', async () => {
  const { ann, id } = await finished(() => {
    throw new ThinkersClosed()
  })
  expect(ann.canSee('The film of the game')).toBe(false)
  for (let i = 0; i < 3; i++) {
    night.parlour.clock.advance(UNTIL_TURNED_AGAIN)
    await night.archon.settle()
  }
  expect((await night.archon.house.store.table(id))!.card.turningPoints).toBeUndefined()
  await ann.sees('The film of the game')
})
