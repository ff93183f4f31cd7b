/**
 * Everybody at a table of Atlantis Rising places at the same time: between look and press, others take places. Of all presses made
 * on panels that others made stale, only those whose own choice changed are refused.
 */
import { describe, expect, it } from 'vitest'
import { decode } from '../../src/discord/show/present/answer-code.ts'
import { changeIn, markOf } from '../../src/discord/show/present/mark.ts'
import { nameIn } from '../../src/discord/show/present/names.ts'
import type { Voice } from '../../src/discord/show/present/question.ts'
import { HOSTED } from '../../src/games/index.ts'
import type { Decision, Input, Option, State } from '../../src/kernel/contract.ts'
import { apply, create, decisions, isRefusal } from '../../src/kernel/engine.ts'
import { misfit, sample } from '../../src/kernel/input.ts'
import { bySeat } from '../../src/kernel/language.ts'
import { dice, randomFrom } from '../../src/kernel/random.ts'
import { meaningOf, spelledOut } from '../../src/kernel/told.ts'
import { oursIn, PUBLIC } from '../../src/words/words.ts'

const { game } = HOSTED.find(({ game: { id } }) => id === 'atlantis-rising')!
const SEATS = ['p1', 'p2', 'p3', 'p4', 'p5']
const voice: Voice = { say: (text) => game.speak(text, bySeat()), ours: oursIn(PUBLIC) }

type Chosen = { readonly pick: string; readonly then?: Chosen }

const codeFor = (input: Input, { pick, then }: Chosen): string => {
  if (input.kind !== 'pick') throw new Error('placing is picking')
  const place = input.options.findIndex(({ id }) => id === pick)
  const option = input.options[place]!
  return `${nameIn(input.options, place)}${option.then ? `/${codeFor(option.then, then!)}` : ''}`
}

/** The options it picks, one after the other; fewer where they are no longer there. */
function picked(input: Input | undefined, chosen: Chosen | undefined): Option[] {
  const option = input?.kind === 'pick' ? input.options.find(({ id }) => id === chosen?.pick) : undefined
  return option ? [option, ...picked(option.then, chosen!.then)] : []
}

/** Answers that pick and nothing else: amounts and shares have tests of their own. */
const isPicks = (chosen: unknown): boolean =>
  chosen === undefined || (typeof chosen === 'object' && chosen !== null && 'pick' in chosen && isPicks((chosen as Chosen).then))

/** What a person saw of a choice, in words; how things stood on the way to it is not part of it. */
function terms(input: Input, chosen: Chosen): string | null {
  const options = picked(input, chosen)
  const last = options.at(-1)
  const isWhole = last && !last.then
  if (!isWhole || options.some(({ blocked }) => blocked)) return null
  return JSON.stringify([last.label, meaningOf(last), options.map(({ price }) => price && [price.of, price.cost])])
}

const placing = (state: State, seat: string): Decision | undefined =>
  decisions(game, state, seat).find(({ id, input }) => /\.act\.\d+$/.test(id) && input.kind === 'pick')

function evening(seed: number) {
  const random = dice(seed)
  const count = { presses: 0, stale: 0, refused: 0, wronged: 0 }
  let { state } = create(game, { seats: SEATS, random: randomFrom(seed), held: false })
  for (let turn = 0; turn < 60 && !state.outcome; turn++) {
    const seat = SEATS[random(SEATS.length)]!
    const before = placing(state, seat)
    const question = before ?? decisions(game, state).find(({ offer }) => !offer)
    if (!question) break
    let answer = sample(question.input, random) as Chosen
    while (before && !isPicks(answer)) answer = sample(question.input, random) as Chosen
    if (before) {
      // Others place while this one thinks.
      for (let others = random(4); others > 0; others--) {
        const other = SEATS[random(SEATS.length)]!
        const theirs = other === seat ? undefined : placing(state, other)
        const moved = theirs && apply(game, state, other, theirs.id, sample(theirs.input, random))
        if (moved && !isRefusal(moved)) state = moved.state
      }
      const now = placing(state, seat)
      if (now?.id !== before.id) continue
      const code = codeFor(before.input, answer)
      const isRefused =
        changeIn(voice, now.input, { code, mark: markOf(before.input, code) }, '') !== null ||
        misfit(now.input, decode(now.input, code)) !== null
      const isSame = terms(before.input, answer) === terms(now.input, answer)
      count.presses++
      if (JSON.stringify(spelledOut(before).input) !== JSON.stringify(spelledOut(now).input)) count.stale++
      if (isRefused) count.refused++
      if (isRefused === isSame) count.wronged++
      if (isRefused) continue
    }
    const next = apply(game, state, seat === question.seat ? seat : question.seat, question.id, answer)
    if (!isRefusal(next)) state = next.state
  }
  return count
}

describe('placing side by side', () => {
  it('refuses a press only if its own choice changed', () => {
    const total = { presses: 0, stale: 0, refused: 0, wronged: 0 }
    for (let seed = 1; seed <= 12; seed++) {
      const { presses, stale, refused, wronged } = evening(seed)
      total.presses += presses
      total.stale += stale
      total.refused += refused
      total.wronged += wronged
    }
    expect(total.wronged).toBe(0)
    // Enough of them were stale for this to mean something, and few of those were refused.
    expect(total.stale).toBeGreaterThan(50)
    expect(total.refused).toBeGreaterThan(0)
    expect(total.refused / total.stale).toBeLessThan(0.15)
  })
})
