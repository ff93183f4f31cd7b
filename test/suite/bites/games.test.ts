/** The suite must find mistakes. Each is planted on purpose into the kernel's test game. */
import { describe, expect, it } from 'vitest'
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
  it('a question that changes the board', () => expect(found('mutating ask', suite.stateIsPlain)).toMatch(/changed the state/))
  it('nothing where nothing is wrong', () => {
    for (const property of [
      suite.nothingLeaks,
      suite.questionsAreSound,
      suite.stateIsPlain,
      suite.undoRestores,
      suite.sealsHold,
    ]) {
      expect(found(null, property)).toBeNull()
    }
  })
})
