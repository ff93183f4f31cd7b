/** What a press costs: how often the store is asked, and how often what a question offers is worked out. */
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { AnyHosted } from '../../src/games/hosted.ts'
import type { Frame, Seat, Stage } from '../../src/kernel/contract.ts'
import { idOf } from '../../src/kernel/engine.ts'
import { lanterns } from '../kernel/lanterns.ts'
import { type TableOfTwo, tableOfTwo } from './evenings.ts'

const MOST_CALLS = 10

let night: TableOfTwo
/** Names of the store's functions, and "question of seat", as they are used. */
const calls: string[] = []
const asked: string[] = []

/** The same rules, with an ear at every question. */
function overheard(hosted: AnyHosted): AnyHosted {
  const listen = (stage: Stage<unknown, Frame>) =>
    typeof stage === 'function'
      ? stage
      : {
          ...stage,
          ask(table: never, frame: Frame, seat: Seat) {
            asked.push(`${idOf(frame)} of ${seat}`)
            return stage.ask(table, frame, seat)
          },
        }
  const steps = hosted.game.steps.map((step) => ({
    ...step,
    stages: Object.fromEntries(Object.entries(step.stages).map(([name, stage]) => [name, listen(stage)])),
  }))
  return { ...hosted, game: { ...hosted.game, steps: steps as AnyHosted['game']['steps'] } }
}

/** Asked by those who keep promises, whenever they like. */
const POLLS = ['duePosts', 'nextPostAfter', 'dueTimers', 'nextTimerAt']

/** The same store, counted. */
function countCalls(): void {
  const { store } = night.archon.house
  for (const part of [store, store.league] as unknown as Record<string, unknown>[])
    for (const [name, call] of Object.entries(part))
      if (typeof call === 'function')
        part[name] = (...given: unknown[]) => {
          if (!POLLS.includes(name)) calls.push(name)
          return call.apply(part, given)
        }
}

beforeEach(async () => {
  night = await tableOfTwo({}, false, overheard(lanterns.hosted))
  countCalls()
})
afterEach(() => night.close())

/** Presses, and counts up to the reply; what the press sets going afterwards is done later, and is not its own. */
async function costOf(what: string | RegExp): Promise<{ calls: readonly string[]; asked: readonly string[] }> {
  const { house } = night.archon
  const { wake } = house
  Object.assign(house, { wake: () => {} })
  calls.length = 0
  asked.length = 0
  await night.ann.in(night.channel).click(what)
  const cost = { calls: [...calls], asked: [...asked] }
  Object.assign(house, { wake })
  wake()
  await night.archon.settle()
  return cost
}

const entries = async () => (await night.archon.house.store.entries(night.id)).length
const fence = async () => (await night.archon.house.store.table(night.id))!.fence
const isTwice = (list: readonly string[]) => list.filter((each, i) => list.indexOf(each) !== i)

it('a press that raises a fence reads the table once, commits once, and works every question out once', async () => {
  await costOf('Take my turn')
  const look = await costOf(/bid/)
  expect(isTwice(look.asked)).toEqual([])
  expect(await fence()).toBe(0)
  const cost = await costOf('Do it')
  expect(await fence()).toBe(1)
  expect(cost.calls.length).toBeLessThanOrEqual(MOST_CALLS)
  expect(cost.calls.filter((name) => name === 'standing')).toHaveLength(1)
  expect(cost.calls.filter((name) => name === 'commit')).toHaveLength(1)
  expect(cost.calls.filter((name) => ['table', 'entries', 'events', 'snapshot'].includes(name))).toEqual([])
  expect(isTwice(cost.asked)).toEqual([])
  // What came of it is a question of its own: at least one was worked out.
  expect(cost.asked.length).toBeGreaterThan(0)
})

it('a press that stays a draft costs no more', async () => {
  await costOf('Take my turn')
  const cost = await costOf(/kindle/)
  expect([await fence(), await entries()]).toEqual([0, 1])
  expect(cost.calls.filter((name) => name !== 'savePerson')).toEqual(['person', 'standing', 'commit'])
  expect(cost.asked).toHaveLength(1)
  // The panel of the draft shows the question it showed before: nothing has to be worked out for it.
  expect((await costOf('Take my turn')).asked).toEqual([])
})

it('opening a panel finds the table, reads it once and tells what happened', async () => {
  await costOf('Take my turn')
  const cost = await costOf('Take my turn')
  expect(cost.calls.filter((name) => name !== 'savePerson')).toEqual(['person', 'table', 'standing', 'events'])
  expect(isTwice(cost.asked)).toEqual([])
})
