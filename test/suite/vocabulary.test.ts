/**
 * Whoever has gone through a game's first lesson knows its words: what the questions of the first two rounds use has been said there, and
 * every word of the game that stands in them is on its page of words.
 */
import { describe, expect, it } from 'vitest'
import type { AnyHosted } from '../../src/games/hosted.ts'
import { HOSTED } from '../../src/games/index.ts'
import { type Saying, saidOf, wordsOf } from '../../src/games/lesson.ts'
import type { Term } from '../../src/games/primer.ts'
import { create } from '../../src/kernel/engine.ts'
import { speakerOf } from '../../src/kernel/language.ts'
import { playMatch } from '../../src/kernel/match.ts'
import { randomOf } from '../../src/kernel/record.ts'
import { steadyAt } from '../../src/players/index.ts'

const s = speakerOf('en-US', (seat) => seat)
const ROUNDS = 2
const SEEDS = [1, 2, 3]

class Enough extends Error {}

/** Every question that somebody is asked in the first two rounds, played as the lesson is. */
function promptsOf(hosted: AnyHosted): Set<string> {
  const { game } = hosted
  const { seats, options } = hosted.lessons![0]!
  const prompts = new Set<string>()
  const play = steadyAt(hosted)!
  const player = (at: Parameters<typeof play>[0]) => {
    if ((at.view as { round: number }).round > ROUNDS) throw new Enough()
    prompts.add(game.speak(at.decision.prompt, s))
    return play(at)
  }
  for (const seed of SEEDS)
    try {
      playMatch({
        game,
        options,
        seed,
        players: Object.fromEntries(Array.from({ length: seats }, (_, i) => [`p${i + 1}`, player])),
      })
    } catch (error) {
      if (!(error instanceof Enough)) throw error
    }
  return prompts
}

/** What is called something: places, cards, buildings. Names are no words. */
function namesIn(value: unknown, names = new Set<string>()): Set<string> {
  if (typeof value !== 'object' || value === null) return names
  for (const [key, inside] of Object.entries(value))
    if (typeof inside === 'string' && /^(name|code|initials|company)$/.test(key))
      for (const word of wordsIn(inside)) names.add(word)
    else namesIn(inside, names)
  return names
}

const wordsIn = (text: string): string[] => text.match(/[\p{L}][\p{L}\p{N}’+-]*/gu) ?? []

/** Words with a capital that do not begin a sentence. What stands before a colon at the front is the name of what asks. */
const capitalised = (text: string): string[] =>
  text
    .replace(/^[^:.?!]{1,60}: /, '')
    .split(/[.?!:]\s+/)
    .flatMap((sentence) => wordsIn(sentence).slice(1))
    .filter((word) => /^\p{Lu}/u.test(word))

const shapesOf = ({ word, also = [] }: Term) => [word, ...also].flatMap((shape) => wordsIn(shape))

/** All that the first lesson says. */
function lessonText(hosted: AnyHosted): string {
  const script = hosted.lessons![0]!
  const { beats, end } = wordsOf(hosted.about('en-US'), script.id)!
  const seats = Array.from({ length: script.seats }, (_, i) => `p${i + 1}`)
  const { state } = create(hosted.game, { seats, options: script.options, random: randomOf(script.secret, []) })
  const view = hosted.game.view(state.board, 'p1')
  const say = (saying: Saying<unknown>) => saidOf(saying, view, s)
  return [...Object.values(beats).flatMap(({ say: said, rather = '' }) => [say(said), rather]), say(end)].join(' ')
}

const WITH_A_PAGE = HOSTED.filter((hosted) => hosted.about('en-US').primer)

describe.each(WITH_A_PAGE.map((hosted) => ({ title: hosted.title, hosted })))('$title', ({ hosted }) => {
  const prompts = promptsOf(hosted)
  const { glossary } = hosted.about('en-US').primer!

  it('has every word of its own that is asked with on its page of words', () => {
    const { state } = create(hosted.game, { seats: ['p1', 'p2', 'p3'], random: randomOf('names', []) })
    const names = namesIn([hosted.facts, hosted.game.view(state.board, 'p1')])
    const known = new Set(glossary.flatMap(shapesOf))
    const missing = [...prompts].flatMap((prompt) =>
      capitalised(prompt).flatMap((word) => (known.has(word) || names.has(word) ? [] : [`${word}: ${prompt}`])),
    )
    expect(missing).toEqual([])
  })

  it('has taught every word of the first two rounds', () => {
    const asked = new Set([...prompts].flatMap(wordsIn))
    const taught = new Set(wordsIn(lessonText(hosted)).map((word) => word.toLowerCase()))
    const missing = glossary.filter((term) => {
      const shapes = shapesOf(term)
      return shapes.some((shape) => asked.has(shape)) && !shapes.some((shape) => taught.has(shape.toLowerCase()))
    })
    expect(missing.map(({ word }) => word)).toEqual([])
  })
})
