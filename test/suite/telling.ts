/** What a person is told besides the question itself: what they hold, how the race stands, why something is not theirs. */
import { bySeat } from '../../src/kernel/language.ts'
import { absentFrom } from '../../src/kernel/told.ts'
import { type Inheriting, type Look, optionsIn, partsIn } from './inherited.ts'
import { unreadable } from './sentences.ts'

const LONGEST = 400

/** One line for the seat whose view it is, and none for the channel. */
export const holdingsAreTold =
  ({ hosted: { game, holds } }: Inheriting): Look =>
  ({ state }) => {
    if (!holds) return null
    const s = bySeat()
    const line = (seat: string | null) => holds(game.view(state.board, seat), s)
    if (line(null) !== '') return `the channel is told what somebody holds: ${line(null)}`
    for (const seat of state.seats) {
      const words = line(seat)
      if (words.length < 3 || words.length > LONGEST || /undefined|NaN|\[object|\n/.test(words))
        return `poor words for what ${seat} holds: "${words}"`
      const wrong = unreadable(words)
      if (wrong) return `what ${seat} holds: ${wrong}`
    }
    return null
  }

/** Whoever cannot see bars reads in the text board what they show. */
export const textBoardTellsTheRace =
  ({ hosted: { game, race, describe } }: Inheriting): Look =>
  ({ state }) => {
    if (!race) return null
    const view = game.view(state.board, null)
    const board = describe(view, bySeat())
    const { bars, lines } = race(view, bySeat())
    const missing = [...bars.map(({ note }) => note), ...lines].find((words) => !board.includes(words))
    return missing === undefined ? null : `the text board does not say: ${missing}`
  }

/**
 * What a person may look for at a question, they find: among the choices, among those that cannot be had now, or among those
 * that are not theirs, with the reason. What people look for, the game's own entry says.
 */
export const absencesAreExplained =
  ({ hosted: { game }, lookedFor }: Inheriting): Look =>
  ({ state, open, words: wordsOf }) => {
    for (const decision of open()) {
      const { input, prompt, seat } = decision
      const absent = absentFrom(decision)
      const wanted = lookedFor?.(decision, game.view(state.board, seat) as never) ?? []
      for (const part of partsIn(input)) {
        const choices = part.kind === 'amount' ? [] : part.kind === 'split' ? part.targets : part.options
        const offered = new Set(choices.flatMap(({ label, blocked }) => (blocked ? [] : [wordsOf(label)])))
        const here = absentFrom(part)
          .map(({ label }) => wordsOf(label))
          .find((label) => offered.has(label))
        if (here !== undefined) return `"${here}" is offered further on at "${prompt.say}", and said not to be`
      }
      if (absent.length === 0 && wanted.length === 0) continue
      const told = absent.map(({ label }) => wordsOf(label))
      const twice = told.find((label, i) => told.indexOf(label) < i)
      if (twice !== undefined) return `"${twice}" is explained twice at "${prompt.say}"`
      const options = [...optionsIn(input)].map(({ label, blocked }) => ({ words: wordsOf(label), blocked }))
      const had = told.find((label) => options.some(({ words, blocked }) => words === label && !blocked))
      if (had !== undefined) return `"${had}" is offered at "${prompt.say}", and said not to be`
      const found = [...options.map(({ words }) => words), ...told]
      const missing = wanted.find((name) => !found.some((label) => label.includes(name)))
      if (missing !== undefined)
        return `nobody says why "${missing}" is not among the choices of ${seat} at "${prompt.say}": ${found.join(' / ')}`
    }
    return null
  }
