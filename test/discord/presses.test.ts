/** A press counts if its own choice is still offered on the same terms, whatever else has changed; else it says what changed. */
import { describe, expect, it } from 'vitest'
import { pressOf } from '../../src/discord/ids.ts'
import { panelFor, voiceAt } from '../../src/discord/show/panel.ts'
import { type Answer, decode, moveOf } from '../../src/discord/show/present/answer-code.ts'
import { changeIn } from '../../src/discord/show/present/mark.ts'
import type { Input, Option } from '../../src/kernel/contract.ts'
import { type BotText, PUBLIC, speak } from '../../src/words/words.ts'
import { positionAsking } from './asking.ts'
import { pressablesOn } from './presser.ts'

const text = (words: string) => ({ say: 'label', text: words })
const named = (id: string, more: Partial<Option> = {}): Option => ({ id, label: text(`choice ${id}`), ...more })
const few = (options: readonly Option[]): Input => ({ kind: 'pick', options })
const COIN = { of: 'coin', many: 'coins', left: 5 }

/** Every answer the panel for a question can give at once: from buttons, and from single entries of lists. */
function answersOn(input: Input): Answer[] {
  const panel = panelFor(positionAsking(input), 'p1', { locale: PUBLIC })
  return pressablesOn(panel as never).flatMap(({ custom_id, options }) => {
    const press = pressOf(custom_id)!
    if (!press.decision) return []
    const moves = options ? options.map(({ value }) => moveOf(input, press, [value])) : [moveOf(input, press)]
    return moves.flatMap((move) => ('code' in move ? [move] : []))
  })
}
const pressFor = (shown: Input, answer: unknown) =>
  answersOn(shown).find(({ code }) => JSON.stringify(decode(shown, code)) === JSON.stringify(answer))!

/** What a press made on the one panel means when the other is what there is: an answer, or why not. */
function later(shown: Input, answer: unknown, now: Input): unknown {
  const voice = voiceAt(positionAsking(now), PUBLIC)
  const { code, shown: marks } = pressFor(shown, answer)
  const changes = marks.flatMap((each): BotText[] => {
    const change = changeIn(voice, now, each, 'what I saw')
    return change ? [change] : []
  })
  return changes[0] ? speak(changes[0], PUBLIC) : decode(now, code)
}

describe.each([
  ['a button', 3],
  ['an entry of a list', 9],
])('%s', (_, count) => {
  const options = Array.from({ length: count }, (_, i) =>
    named(`${i}`, { means: text(`brings ${i}`), price: { ...COIN, cost: i } }),
  )
  const shown = few(options)

  it('finds its choice wherever it stands', () => {
    expect(later(shown, { pick: '2' }, few(options.toReversed()))).toEqual({ pick: '2' })
    expect(later(shown, { pick: '2' }, few(options.slice(2)))).toEqual({ pick: '2' })
    expect(later(shown, { pick: '2' }, few([named('new'), ...options]))).toEqual({ pick: '2' })
  })

  it('counts although others cost or mean something else, and although less would be left', () => {
    const others = options.map((option) => (option.id === '2' ? option : { ...option, means: text('brings nothing') }))
    expect(later(shown, { pick: '2' }, few(others))).toEqual({ pick: '2' })
    const poorer = options.with(2, { ...options[2]!, price: { ...COIN, cost: 2, left: 1 } })
    expect(later(shown, { pick: '2' }, few(poorer))).toEqual({ pick: '2' })
  })

  it('says what changed: the price, the meaning, or that it is gone', () => {
    const dearer = options.with(2, { ...options[2]!, price: { ...COIN, cost: 3 } })
    expect(later(shown, { pick: '2' }, few(dearer))).toContain('choice 2 now costs 3 coins instead of 2')
    const other = options.with(2, { ...options[2]!, means: text('brings much less') })
    expect(later(shown, { pick: '2' }, few(other))).toContain('choice 2 does something else now: brings much less.')
    expect(later(shown, { pick: '2' }, few(options.toSpliced(2, 1)))).toContain('“what I saw” is no longer on offer')
  })
})

describe('a press', () => {
  it('that chooses several is judged by those it chose', () => {
    const options = [...'abcdefg'].map((id) => named(id))
    const shown: Input = { kind: 'some', options, min: 1, max: 2 }
    expect(later(shown, ['c'], { ...shown, options: options.toReversed() })).toEqual(['c'])
    expect(later(shown, ['c'], { ...shown, options: options.toSpliced(0, 1) })).toEqual(['c'])
    expect(later(shown, ['c'], { ...shown, options: options.toSpliced(2, 1) })).toContain('no longer on offer')
    expect(later(shown, ['c'], { ...shown, options: options.with(2, named('c', { means: text('less') })) })).toContain('less')
  })

  it('that shares something out is judged by where it goes', () => {
    const targets = [...'abcd'].map((id) => ({ ...named(id), max: 2 }))
    const shown: Input = { kind: 'split', targets, min: 1, max: 1 }
    expect(later(shown, { b: 1 }, { ...shown, targets: targets.toSpliced(0, 1) })).toEqual({ b: 1 })
    expect(later(shown, { b: 1 }, { ...shown, targets: targets.map((each) => ({ ...each, max: 5 })) })).toEqual({ b: 1 })
    expect(later(shown, { b: 1 }, { ...shown, targets: targets.toSpliced(1, 1) })).toContain('no longer on offer')
  })

  it('that completes another is judged by its own terms and by what the way to it costs', () => {
    const inner = (more: Partial<Option> = {}) => few([named('x', { means: text('brings x') }), named('y', more)])
    const shown = few([named('a', { means: text('3 places free'), price: { ...COIN, cost: 1 }, then: inner() }), named('b')])
    const now = (more: Partial<Option>) =>
      few([named('b'), named('a', { means: text('2 places free'), price: { ...COIN, cost: 1 }, then: inner(), ...more })])
    const answer = { pick: 'a', then: { pick: 'x' } }
    expect(later(shown, answer, now({}))).toEqual(answer)
    expect(later(shown, answer, now({ price: { ...COIN, cost: 4 } }))).toContain('now costs 4 coins instead of 1')
    expect(later(shown, answer, now({ then: inner({ means: text('other') }) }))).toEqual(answer)
  })

  it('says nothing of what is hidden: its letters follow from what was shown', () => {
    const options = [...'abc'].map((id) => named(id, { means: text(id) }))
    expect(answersOn(few(options))).toEqual(answersOn(few(options.map((option) => ({ ...option, rule: 'hidden' })))))
  })
})
