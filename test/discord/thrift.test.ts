/** What a press costs: how often the store is asked, and how often what a question offers is worked out. */
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { AnyHosted } from '../../src/games/hosted.ts'
import type { Frame, Seat, Stage } from '../../src/kernel/contract.ts'
import { idOf } from '../../src/kernel/engine.ts'
import { lanterns } from '../kernel/lanterns.ts'
import { type TableOfTwo, tableOfTwo } from './evenings.ts'

const MOST_CALLS = 10
/** Two fences: a seal, and the opening that follows from it. */
const MOST_WITH_OPENING = 14

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

/** The same store, counted. */
function countCalls(): void {
  const { store } = night.archon.house
  for (const part of [store, store.league] as unknown as Record<string, unknown>[])
    for (const [name, call] of Object.entries(part))
      if (typeof call === 'function')
        part[name] = (...given: unknown[]) => {
          calls.push(name)
          return call.apply(part, given)
        }
}

beforeEach(async () => {
  night = await tableOfTwo({}, false, overheard(lanterns.hosted))
  countCalls()
})
afterEach(() => night.close())

type Cost = {
  /** Up to the reply. */
  readonly calls: readonly string[]
  readonly asked: readonly string[]
  /** With all that it set going, until nobody asks the store any more. */
  readonly inAll: readonly string[]
}

const costOf = (what: string | RegExp, who = night.ann): Promise<Cost> => costOfDoing(() => who.in(night.channel).click(what))

async function costOfDoing(press: () => Promise<unknown>): Promise<Cost> {
  await quiet()
  calls.length = 0
  asked.length = 0
  await press()
  const cost = { calls: [...calls], asked: [...asked] }
  await quiet()
  return { ...cost, inAll: [...calls] }
}

const QUIET = 300

/** Nobody has asked the store for a while: what was promised has been kept, and who keeps promises sleeps. */
async function quiet(): Promise<void> {
  for (let before = -1; before !== calls.length; ) {
    before = calls.length
    await new Promise((resolve) => setTimeout(resolve, QUIET))
  }
}

/** Fails with the calls by name. */
const expectAtMost = (most: number, list: readonly string[]) =>
  expect(list.length, `${list.length} store calls: ${list.join(', ')}`).toBeLessThanOrEqual(most)

const entries = async () => (await night.archon.house.store.entries(night.id)).length
const fence = async () => (await night.archon.house.store.table(night.id))!.fence
const isTwice = (list: readonly string[]) => list.filter((each, i) => list.indexOf(each) !== i)

it('a press that raises a fence looks once whether the table is as it was, commits once, and works every question out once', async () => {
  await costOf('Take my turn')
  const look = await costOf(/bid/)
  expect(isTwice(look.asked)).toEqual([])
  expect(await fence()).toBe(0)
  const cost = await costOf('Do it')
  expect(await fence()).toBe(1)
  expectAtMost(MOST_CALLS, cost.inAll)
  expect(cost.calls.filter((name) => ['standing', 'unchanged'].includes(name))).toEqual(['unchanged'])
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
  expect(cost.calls.filter((name) => name !== 'savePerson')).toEqual(['person', 'unchanged', 'commit'])
  expect(cost.asked).toHaveLength(1)
  // The panel of the draft shows the question it showed before: nothing has to be worked out for it.
  expect((await costOf('Take my turn')).asked).toEqual([])
})

it('opening a panel finds the table, sees that it is as it was, and tells what happened and who wrote', async () => {
  await costOf('Take my turn')
  const cost = await costOf('Take my turn')
  expect(cost.calls.filter((name) => name !== 'savePerson')).toEqual(['person', 'table', 'unchanged', 'events', 'mailAt'])
  expect(isTwice(cost.asked)).toEqual([])
})

it('the same where somebody is told in private', async () => {
  const { bob } = night
  await bob.slash('/profile', { notify: 'dm' })
  await costOf('Take my turn')
  await costOf(/bid/)
  expectAtMost(MOST_CALLS, (await costOf('Do it')).inAll)
  await bob.sees('You can answer right here')
})

it('the last seal raises two fences, its own and that of the opening', async () => {
  await costOf('Take my turn')
  await costOf(/bid/)
  await costOf('Do it')
  for (const [who, most] of [
    [night.bob, MOST_CALLS],
    [night.ann, MOST_WITH_OPENING],
  ] as const) {
    await costOf('Seal my answer', who)
    const sealing = await costOfDoing(() => who.in(night.channel).choose(/Choose one/, '1'))
    expectAtMost(most, sealing.inAll)
  }
  expect(await fence()).toBe(4)
})

it('where nothing happens, nobody asks the store', async () => {
  await quiet()
  calls.length = 0
  await quiet()
  expect(calls).toEqual([])
})
