/** The suite must find what a person is not told. */
import { describe, expect, it } from 'vitest'
import type { Text } from '../../../src/kernel/contract.ts'
import type { Speaker } from '../../../src/kernel/language.ts'
import { inheriting as rising } from '../../games/atlantis-rising/inheriting.ts'
import { inheriting as societies } from '../../games/secret-societies/inheriting.ts'
import * as suite from '../inherited.ts'
import * as telling from '../telling.ts'

const found = (entry: suite.Inheriting, property: (entry: suite.Inheriting) => suite.Look): string | null => {
  try {
    const look = property(entry)
    let looks = 0
    // What is wrong everywhere shows early.
    suite.randomGame(entry, entry.plays[2]!, 5, (position) => (looks++ < 40 ? look(position) : null))
    return null
  } catch (error) {
    return (error as Error).message
  }
}
const { hosted } = rising

describe('the suite finds', () => {
  it('what somebody holds told to the channel', () => {
    const entry = { ...rising, hosted: { ...hosted, holds: () => '3 gold' } }
    expect(found(entry, telling.holdingsAreTold)).toMatch(/the channel is told/)
  })
  it('a seat that is not told what it holds', () => {
    const entry = { ...rising, hosted: { ...hosted, holds: () => '' } }
    expect(found(entry, telling.holdingsAreTold)).toMatch(/poor words for what p1 holds/)
  })
  it('a text board that does not say how the race stands', () => {
    const entry = { ...rising, hosted: { ...hosted, describe: () => 'Here is the board.' } }
    expect(found(entry, telling.textBoardTellsTheRace)).toMatch(/the text board does not say/)
  })
  it('a choice that nobody explains the absence of', () => {
    const entry = { ...rising, lookedFor: () => ['Cloud Castle'] }
    expect(found(entry, telling.absencesAreExplained)).toMatch(/nobody says why "Cloud Castle"/)
  })
  it('a choice whose meaning is cut off, too long, an id or a section of the rulebook', () => {
    const saying = (words: string) => ({ ...rising, hosted: { ...hosted, game: { ...hosted.game, speak: () => words } } })
    const means = (words: string) => found(saying(words), suite.choicesExplainThemselves)
    expect(means('long '.repeat(30))).toMatch(/is longer than 80 letters/)
    expect(means(`${'so it goes on '.repeat(5)}and on …`)).toMatch(/is cut off/)
    expect(means('See § 4')).toMatch(/names a section of the rulebook/)
    expect(means('Take the cloud.castle')).toMatch(/names something by an id/)
    expect(means('')).toMatch(/has no meaning/)
  })
  it('a meaning that leaves no room for its price', () => {
    const { hosted } = societies // has prices early
    const { speak } = hosted.game
    const wordy = (text: Text, speaker: Speaker) =>
      text.say.startsWith('means.') ? `${'so it goes on '.repeat(6)}and on` : speak(text, speaker)
    const entry = { ...societies, hosted: { ...hosted, game: { ...hosted.game, speak: wordy } } }
    expect(found(entry, suite.choicesExplainThemselves)).toMatch(/has no room for its price \(.*… · costs/)
  })
  it('nothing where nothing is wrong', () => {
    for (const property of [
      suite.choicesExplainThemselves,
      telling.holdingsAreTold,
      telling.textBoardTellsTheRace,
      telling.absencesAreExplained,
    ])
      expect(found(rising, property)).toBeNull()
  })
})
