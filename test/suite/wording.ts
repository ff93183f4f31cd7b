/** Whatever is shown has words, and every choice explains itself. */
import { aboutOf, unended } from '../../src/discord/show/present/question.ts'
import { HOSTED } from '../../src/games/index.ts'
import type { Decision, Option, Price, Seat } from '../../src/kernel/contract.ts'
import { apply, create, decisions } from '../../src/kernel/engine.ts'
import { sample } from '../../src/kernel/input.ts'
import { bySeat, speakerOf } from '../../src/kernel/language.ts'
import { dice, randomFrom } from '../../src/kernel/random.ts'
import { absentFrom, meaningOf, told } from '../../src/kernel/told.ts'
import { inPublic as ours } from '../../src/words/words.ts'
import { firstDifference, same } from './compared.ts'
import { accepted, type Inheriting, type Look, MOST_DECISIONS, type Play, seatsOf, where } from './position.ts'

/** Everything that is shown has words. */
export const everythingHasWords =
  ({ hosted }: Inheriting): Look =>
  ({ state, decision, open, applied, words: wordsOf }) => {
    const { game } = hosted
    const speaker = speakerOf('en-US', (seat) => `Player ${seat}`)
    for (const shown of open()) {
      for (const text of textsOf(shown)) {
        const words = wordsOf(text)
        if (words === '' || /undefined|NaN|\[object/.test(words)) return `poor words for "${text.say}": ${words}`
      }
      for (const { label } of optionsIn(shown.input)) {
        const words = wordsOf(label)
        if (words.length > 80) return `the label "${label.say}" is too long for a button: ${words}`
      }
    }
    for (const { text } of applied().events) {
      const words = wordsOf(text)
      if (words === '' || /undefined|NaN|\[object/.test(words)) return `poor words for "${text.say}": ${words}`
    }
    for (const seat of [null, decision.seat]) {
      const board = hosted.describe(game.view(state.board, seat), speaker)
      if (board.length < 40 || /undefined|NaN|\[object/.test(board)) return `poor text board: ${board.slice(0, 200)}`
    }
    return null
  }

/** How far everybody is from winning is told from public facts: a seat's own view tells what everybody's does. */
export const raceIsForAll =
  ({ hosted }: Inheriting): Look =>
  ({ state }) => {
    const { game, race } = hosted
    if (!race) return null
    const seen = (seat: Seat | null) => race(game.view(state.board, seat), bySeat())
    const everybody = seen(null)
    const { lead, bars, lines } = everybody
    const words = [lead, ...bars.flatMap(({ name, note }) => [name, note]), ...lines]
    if (/undefined|NaN|\[object/.test(words.join(' '))) return `poor words for the race: ${words.join(' / ')}`
    const crooked = bars.find(({ share }) => !(share >= 0 && share <= 1))
    if (crooked) return `the bar of ${crooked.name} is ${crooked.share} long`
    const other = state.seats.find((seat) => !same(seen(seat), everybody))
    return other === undefined ? null : `the race tells ${other} more than everybody: ${firstDifference(seen(other), everybody)}`
  }

/** Why a random game ended as it did, and what was hidden in it, in words; null where it is said well. */
export function poorVerdict({ hosted: { game } }: Inheriting, play: Play, seed: number): string | null {
  const random = dice(seed)
  let { state } = create(game, { seats: seatsOf(play.seats), options: play.options, random: randomFrom(seed), held: false })
  for (let answers = 0; !state.outcome; answers++) {
    if (answers > MOST_DECISIONS) return `no end after ${answers} answers`
    const open = decisions(game, state).filter(({ offer, given }) => !offer && given === undefined)
    const decision = open[random(open.length)]
    if (!decision) return `nobody can answer anything at ${where(state)}`
    state = accepted(apply(game, state, decision.seat, decision.id, sample(decision.input, random))).state
  }
  const { why, goals = {}, ranking, together } = state.outcome
  if (!why) return 'the end does not say why'
  const told = [why, ...Object.values(goals).flat()].map((text) => game.speak(text, bySeat()))
  const poor = told.find((words) => words.length < 10 || words.length > 400 || /undefined|NaN|\[object/.test(words))
  if (poor !== undefined) return `poor words at the end: "${poor}"`
  const winner = ranking[0]?.[0] ?? ''
  return together || told[0]!.includes(winner) ? null : `the verdict does not name ${winner}, who has won: "${told[0]}"`
}

/**
 * Every choice explains itself where a phone shows it: a label of at most 80 letters and a meaning of at most 100, both whole;
 * no section of a rulebook and no name that only the rules know. Where nothing can be chosen, the reason speaks.
 */
export const choicesExplainThemselves =
  ({ hosted }: Inheriting): Look =>
  ({ open, words }) => {
    // What nobody can open a table for speaks to nobody: the suite's own toy says its keys.
    if (!HOSTED.some(({ game }) => game.id === hosted.game.id)) return null
    for (const decision of open()) {
      for (const option of optionsIn(decision.input)) {
        const label = words(option.label)
        const meaning = meaningOf(option)
        const means = meaning ? words(meaning) : ''
        // A label may promise more (“Send it along with…”), unless it ends there because it ran out of room.
        const poor =
          (label.length < 76 ? unclear(label.replace(/…$/, ''), 80) : unclear(label, 80)) ??
          (means === '' && !option.blocked ? 'has no meaning' : unclear(means, 100)) ??
          (option.blocked
            ? null
            : (cutForItsPrice(aboutOf({ say: words, ours }, option), means) ?? unnamedPrice(`${label} ${means}`, option.price)))
        if (poor) return `"${label}" (${option.label.say}: ${meaning?.say ?? 'no meaning'}) ${poor}: ${means}`
      }
      for (const { label, why } of [decision, ...partsIn(decision.input)].flatMap(absentFrom))
        for (const text of [label, why]) {
          const poor = unclear(words(text), 400)
          if (poor) return `what is absent (${text.say}) ${poor}: ${words(text)}`
        }
    }
    return null
  }

/** A question and everything it leads to. */
export function* partsIn(input: Decision['input']): Generator<Decision['input']> {
  yield input
  for (const { then } of optionsIn(input)) if (then) yield then
}

/** A follow-up that many options share is gone through once. */
export function* optionsIn(input: Decision['input'], seen = new Set([input])): Generator<Option> {
  const options = input.kind === 'amount' ? [] : input.kind === 'split' ? input.targets : input.options
  for (const option of options) {
    yield option
    if (!option.then || seen.has(option.then)) continue
    seen.add(option.then)
    yield* optionsIn(option.then, seen)
  }
}

/** Beside its price, a meaning still has to fit whole. */
const cutForItsPrice = (about: string, means: string) =>
  about.length <= 100 && about.startsWith(unended(means)) ? null : `has no room for its price (${about})`

/** What is said to name its price does. */
const unnamedPrice = (words: string, price?: Price) =>
  !price?.isNamed || words.includes(`${price.cost} ${price.of}`) ? null : `does not name its price (${price.cost} ${price.of})`

/** What is wrong with words that have to be read at a glance. */
function unclear(words: string, most: number): string | null {
  if (words.length > most) return `is longer than ${most} letters`
  if (/…$/.test(words)) return 'is cut off'
  if (/§|\b\d+\.\d+\.\d+\b/.test(words)) return 'names a section of the rulebook'
  if (/\b[a-z]+[._][a-z]+|\b[a-z]+[A-Z][a-z]/.test(words)) return 'names something by an id'
  return null
}

export function* textsOf(
  { prompt, input, absent }: Pick<Decision, 'prompt' | 'input' | 'absent'>,
  seen = new Set([input]),
): Generator<Decision['prompt']> {
  yield prompt
  for (const { label, why } of [...absentFrom({ ...(absent && { absent }) }), ...absentFrom(input)]) yield* [label, why]
  if (input.asks) yield input.asks
  const options = input.kind === 'amount' ? [] : input.kind === 'split' ? input.targets : input.options
  for (const option of options) {
    yield option.label
    if (option.short) yield told(option.short)
    if (option.means) yield told(option.means)
    if (option.group) yield option.group
    if (option.blocked) yield option.blocked
    if (!option.then || seen.has(option.then)) continue
    seen.add(option.then)
    yield* textsOf({ prompt: option.label, input: option.then }, seen)
  }
}
