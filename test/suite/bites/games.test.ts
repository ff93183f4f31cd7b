/** The suite must find mistakes. Each is planted on purpose into the kernel's test game. */
import { describe, expect, it } from 'vitest'
import { sample } from '../../../src/kernel/input.ts'
import { dice } from '../../../src/kernel/random.ts'
import { lanterns, lanternsWith, type Plant } from '../../kernel/lanterns.ts'
import * as suite from '../inherited.ts'

const found = (plant: Plant, property: (entry: suite.Inheriting) => suite.Look): string | null => {
  const entry = { ...lanterns, hosted: lanternsWith(plant) }
  try {
    for (let seed = 1; seed <= 12; seed++) suite.randomGame(entry, { seats: 3, options: {} }, seed, property(entry))
    return null
  } catch (error) {
    return (error as Error).message
  }
}

/** Draws by what others hold, if it is shown that. */
const peeking: suite.Inheriting['player'] = ({ view, decision }) =>
  sample(decision.input, dice(JSON.stringify(view).length * 31 + sumOf(view)))
const sumOf = (view: unknown) => [...JSON.stringify(view)].reduce((sum, letter, i) => sum + letter.charCodeAt(0) * (i + 1), 0)

describe('the suite finds', () => {
  it('a hand shown in a view', () => expect(found('view', suite.nothingLeaks)).toMatch(/view of .* shows what it may not know/))
  it('a question skipped for a secret reason', () => expect(found('skip', suite.nothingLeaks)).toMatch(/under way depends on/))
  it('a secret question answered as if it were evident', () => expect(found('evident', suite.nothingLeaks)).not.toBeNull())
  it('a secret in what is told beside a question', () =>
    expect(found('meaning', suite.nothingLeaks)).toMatch(/the decisions of .* show what it may not know/))
  it('a secret in an event', () => expect(found('event', suite.nothingLeaks)).toMatch(/hears something/))
  it('every hand told to everybody when bids are opened', () =>
    expect(found('told at opening', suite.nothingLeaks)).toMatch(/was told more than it can see afterwards/))
  it('hidden things learnt without a fence', () => expect(found('undo', suite.nothingLeaks)).not.toBeNull())
  it('an illegal default', () => expect(found('idle', suite.questionsAreSound)).toMatch(/default does not fit/))
  it('two options with one id', () => expect(found('same id', suite.questionsAreSound)).toMatch(/two options have the id "a"/))
  it('a scramble that changes nothing', () => {
    const play = { seats: 3, options: {} }
    expect(suite.whereNothingIsHidden({ ...lanterns, hosted: lanternsWith('scramble') }, play, 1)).toContain('p1')
    expect(suite.whereNothingIsHidden(lanterns, play, 1)).toEqual([])
  })
  it('worlds that are imagined from how things truly lie', () =>
    expect(found('unsorted', suite.imaginationIsBlind)).toMatch(/imagines depends on what it may not know/))
  it('a computer that is shown a hand, whether it thinks or not', () => {
    const entry = { ...lanterns, hosted: lanternsWith('view'), player: peeking }
    const looked = () => suite.randomGame(entry, { seats: 3, options: {} }, 5, suite.computersAreHonest(entry))
    expect(looked).toThrow(/plays by what it may not know/)
    const thought = { ...entry, hosted: lanternsWith('unsorted') }
    const wrong = [1, 2, 3, 4, 5, 6].map((seed) => suite.dishonestThought(thought, { seats: 3, options: {} }, seed))
    expect(wrong.join()).toMatch(/plays by what it may not know/)
    expect([1, 2, 3].map((seed) => suite.dishonestThought(lanterns, { seats: 3, options: {} }, seed))).toEqual([null, null, null])
  })
  it('a question that changes the board', () => expect(found('mutating ask', suite.stateIsPlain)).toMatch(/changed the state/))
  it('what is no plain JSON, in a view and in a state', () => {
    const { hosted } = lanterns
    const odd = (change: Partial<typeof hosted.game>) => {
      const entry = { ...lanterns, hosted: { ...hosted, game: { ...hosted.game, ...change } } }
      return () => suite.randomGame(entry, { seats: 3, options: {} }, 1, suite.stateIsPlain(entry))
    }
    expect(odd({ view: (board, seat) => ({ ...hosted.game.view(board, seat), at: new Date(0) }) as never })).toThrow(
      /the view of .* is not plain JSON/,
    )
    expect(odd({ setup: (table) => Object.assign(hosted.game.setup(table), { share: Number.NaN }) })).toThrow(
      /does not survive a JSON round trip/,
    )
  })
  it('nothing where nothing is wrong', () => {
    for (const property of [
      suite.nothingLeaks,
      suite.imaginationIsBlind,
      suite.computersAreHonest,
      suite.questionsAreSound,
      suite.stateIsPlain,
      suite.undoRestores,
      suite.sealsHold,
    ]) {
      expect(found(null, property)).toBeNull()
    }
  })
})
