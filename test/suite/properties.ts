import * as suite from './inherited.ts'
import { readsAsSentences } from './sentences.ts'
import * as telling from './telling.ts'

/**
 * What is looked at in random games of every game, and how often: the dear ones on a sample, so that the whole suite stays
 * quick. The soak looks at all. docs/add-a-game.md names them to whoever adds a game.
 */
export const PROPERTIES: readonly [string, (entry: suite.Inheriting) => suite.Look, number][] = [
  ['every question can be answered and has a legal default', suite.questionsAreSound, 3],
  ['the board keeps its invariants', suite.boardIsSound, 3],
  ['the state is plain JSON and looking changes nothing', suite.stateIsPlain, 17],
  ['undo restores the position to the byte', suite.undoRestores, 7],
  ['everything shown has words', suite.everythingHasWords, 13],
  ['every choice explains itself, whole and in words', suite.choicesExplainThemselves, 5],
  ['what is read is words: no signs stand for them', readsAsSentences, 13],
  ['how far everybody is from winning, everybody is told alike', suite.raceIsForAll, 13],
  ['what one holds is told in a line, to nobody else', telling.holdingsAreTold, 13],
  ['the text board says how far everybody is', telling.textBoardTellsTheRace, 13],
  ['whoever misses a choice is told why it is not theirs', telling.absencesAreExplained, 23],
  ['no seat learns what it may not know', suite.nothingLeaks, 29],
  ['what a seat imagines follows from what it may know', suite.imaginationIsBlind, 29],
  ['computers answer the same, whatever they may not know', suite.computersAreHonest, 29],
  ['sealed answers stay sealed', suite.sealsHold, 5],
  ['bad input is refused and changes nothing', suite.badInputChangesNothing, 11],
]
