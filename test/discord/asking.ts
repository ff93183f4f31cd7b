/** A game that does nothing but ask one question, and perhaps makes offers: to see panels for any question there can be. */
import fc from 'fast-check'
import type { AnyHosted } from '../../src/games/hosted.ts'
import { type Event, type Game, type Input, type Option, type State, stepsOf, type Text } from '../../src/kernel/contract.ts'
import { create } from '../../src/kernel/engine.ts'
import { amount, answerable, order, pick, some, split } from '../../src/kernel/input.ts'
import { phrases, speakWith } from '../../src/kernel/words.ts'
import type { Seated } from '../../src/store/store.ts'
import { type Position, positionFrom } from '../../src/tables/position.ts'
import { hold } from '../../src/tables/states.ts'

const step = stepsOf<Record<string, never>>()

/** `told`: p1 has begun a draft that told this. */
export function positionAsking(input: Input, offers: readonly Input[] = [], isSealed = false, told?: readonly Event[]): Position {
  const question = step<Record<never, never>>('question', ({ all }) => ({
    whatDoYouChooseNow: all({
      open: true,
      sealed: isSealed,
      all: ({ seats }) => seats,
      ask: () => ({ prompt: { say: 'prompt' }, input }),
      take: () => {},
    }),
  }))
  const game: Game<Record<string, never>, unknown> = {
    id: 'asking',
    version: 1,
    pack: 'none',
    seats: { min: 2, max: 2 },
    settings: [],
    board: { parse: (value) => value as Record<string, never> },
    setup: () => ({}),
    first: question,
    steps: [question],
    offers: () => offers.map((ask, i) => ({ key: `o${i}`, ask: { prompt: { say: 'offer', i }, input: ask }, take: () => {} })),
    view: () => ({}),
    scramble: (state) => state,
    migrate: {},
    speak: speakWith({
      'en-US': phrases({
        prompt: 'Which of these would you like to have, or how much of it?',
        offer: ({ i }: { i: number }) => `Offer number ${i}`,
        label: ({ text }: { text: string }) => text,
        reason: 'It cannot be had now.',
      }),
    }),
  }
  const { state } = create(game, { seats: ['p1', 'p2'], random: [1, 2, 3, 4], held: true })
  const numbered: State = {
    ...state,
    frames: 12_345,
    agenda: state.agenda.map((frame) => ({ ...frame, n: '1234-567', asked: 12 })),
  }
  const seats = ['p1', 'p2'].map((seat) => ({ seat, name: seat, person: seat }))
  const table = { id: 'abcdefgh', terms: {}, seats } as unknown as Seated
  const hosted = { game, title: 'Asking', headline: () => 'Round 1' } as unknown as AnyHosted
  const fenced = hold(hosted, numbered)
  return positionFrom(table, { fenced, drafts: new Map(told ? [['p1', { entries: [], held: fenced, told }]] : []) })
}

const text = (words: string): Text => ({ say: 'label', text: words })

type Sketch = { words: string; isBlocked: boolean; price: number | null; group: number | null }
const sketch: fc.Arbitrary<Sketch> = fc.record({
  words: fc.oneof(
    { weight: 4, arbitrary: fc.string({ maxLength: 20 }) },
    fc.string({ minLength: 90, maxLength: 160, unit: 'grapheme' }),
  ),
  isBlocked: fc.oneof({ weight: 5, arbitrary: fc.constant(false) }, fc.constant(true)),
  price: fc.option(fc.nat(9)),
  group: fc.option(fc.nat(30), { freq: 8 }),
})

/** Every label begins with a number of its own, so that whoever reads them can tell them apart. */
const optionFrom = ({ words, isBlocked, price, group }: Sketch, i: number): Option => ({
  id: `id${i}`,
  label: text(i === 0 && words === '' ? ' ' : `${i}: ${words}`),
  ...(isBlocked && i > 0 && { blocked: { say: 'reason' } }),
  ...(price !== null && { price: { of: 'coin', cost: price, left: 9 - price } }),
  ...(group !== null && { group: text(`Group ${group}`) }),
  rule: '1.2.3',
})
const options = (most: number) =>
  fc
    .oneof(
      { weight: 5, arbitrary: fc.array(sketch, { minLength: 1, maxLength: 8 }) },
      { weight: 2, arbitrary: fc.array(sketch, { minLength: 9, maxLength: 27 }) },
      { weight: 1, arbitrary: fc.array(sketch, { minLength: 26, maxLength: most }) },
    )
    .map((list) => list.map(optionFrom))
const isOpen = ({ blocked }: Option) => !blocked

const amounts = fc
  .tuple(fc.integer({ min: -3, max: 9 }), fc.oneof(fc.nat(9), fc.nat(60)), fc.boolean())
  .map(([min, more, isPriced]) => amount(min, min + more, isPriced ? { of: 'coin', cost: 2, left: 200 } : undefined))
const somes = fc.tuple(options(130), fc.nat(), fc.nat()).map(([list, a, b]) => {
  const open = list.filter(isOpen).length
  const min = a % (open + 1)
  return some(list, min, min + (b % (list.length - min + 1)))
})
const orders = options(30).map((list) => order(list.map(({ blocked, ...rest }) => rest)))
const splits = fc
  .tuple(options(50), fc.array(fc.nat(9), { minLength: 50, maxLength: 50 }), fc.nat(40), fc.nat(20))
  .map(([list, rooms, a, more]) => {
    const targets = list.map((option, i) => ({ ...option, max: rooms[i % rooms.length]! }))
    const capacity = targets.filter(isOpen).reduce((sum, { max }) => sum + max, 0)
    const min = a % (capacity + 1)
    return split(targets, min, min + more)
  })

export const inputs: fc.Arbitrary<Input> = fc
  .letrec<{ input: Input; pick: Input }>((tie) => ({
    input: fc.oneof({ maxDepth: 2 }, amounts, somes, orders, splits, tie('pick')),
    pick: fc
      .tuple(options(230), fc.array(fc.option(tie('input'), { nil: undefined }), { maxLength: 3 }), fc.boolean())
      .map(([list, thens, isCommon]) =>
        pick(
          list.map((option, i) => {
            const then = isCommon ? thens[0] : thens[i % (thens.length + 1)]
            return then ? { ...option, then } : option
          }),
        ),
      ),
  }))
  .input.filter(answerable)

const many = (count: number, words: (i: number) => string, group?: (i: number) => number): Option[] =>
  Array.from({ length: count }, (_, i) =>
    optionFrom({ words: words(i), isBlocked: i % 9 === 8, price: i % 4, group: group?.(i) ?? null }, i),
  )
const long = (i: number) => `a label of many words that says more than anybody would like to read on a phone, number ${i}, 🏛`

/** The largest questions there may be. */
export const LARGE: Readonly<Record<string, Input>> = {
  'a pick of 230': pick(many(230, String)),
  'a pick of 230 in groups': pick(many(230, String, (i) => i % 3)),
  'a pick of 60 in too many groups': pick(many(60, String, (i) => i)),
  'a pick with long labels and follow-ups': pick(
    many(3, long).map((option) => ({ ...option, then: pick(many(4, long).map((each) => ({ ...each, then: amount(0, 1) }))) })),
  ),
  'a pick with labels of one long word': pick(many(9, () => 'x'.repeat(200))),
  'some of 130': some(many(130, long), 3, 120),
  'an order of 30': order(many(30, long).map(({ blocked, ...rest }) => rest)),
  'an order of 50': order(many(50, String).map(({ blocked, ...rest }) => rest)),
  'an order of nothing': order([]),
  'a split among 50': split(
    many(50, long).map((option) => ({ ...option, max: 9 })),
    30,
    60,
  ),
  'an amount up to a million': amount(0, 1_000_000, { of: 'coin', cost: 1, left: 1_000_000 }),
}
