/** Choices that need a list stand there as buttons, too; and whoever comes by steps is not asked once more. */
import { ComponentType } from 'discord.js'
import { describe, expect, it } from 'vitest'
import { pressOf } from '../../src/discord/ids.ts'
import { panelFor } from '../../src/discord/show/panel.ts'
import { codeOf } from '../../src/discord/show/present/answer-code.ts'
import type { Input, Option } from '../../src/kernel/contract.ts'
import { decisionsOf } from '../../src/tables/position.ts'
import { PUBLIC } from '../../src/words/words.ts'
import { positionAsking } from './asking.ts'
import { type Pressable, pressablesOn, pressesFor, pressesTo } from './presser.ts'

const words = (text: string) => ({ say: 'label', text })
const choice = (id: string, more: Partial<Option> = {}): Option => ({
  id,
  label: words(`the choice called ${id}`),
  means: words(`what ${id} means`),
  ...more,
})
const ids = [...'abcdefghijk']

const shownOf = (input: Input, path = '') => {
  const position = positionAsking(input)
  const decision = decisionsOf(position, 'p1')[0]!.id
  return pressablesOn(panelFor(position, 'p1', { decision, path, locale: PUBLIC }) as never) as (Pressable & { label?: string })[]
}
const buttonsOf = (shown: readonly (Pressable & { label?: string })[]) =>
  shown.flatMap(({ type, label = '' }) => (type === ComponentType.Button ? [label] : []))

describe('buttons at once', () => {
  it('stand above the list by their short names, and one press answers', () => {
    const options = ids.map((id) => choice(id, { short: words(id.toUpperCase()) }))
    const shown = shownOf({ kind: 'pick', options })
    expect(buttonsOf(shown)).toEqual(expect.arrayContaining(ids.map((id) => id.toUpperCase())))
    const list = shown.find(({ type }) => type === ComponentType.StringSelect)!
    expect(list.options!.map(({ label }) => label)).toEqual(ids.map((id) => `the choice called ${id}`))
    expect(pressesFor(positionAsking({ kind: 'pick', options }), { pick: 'k' })).toBe(1)
  })

  it('say what they cost, and a long list of long names stays a list', () => {
    const priced = ids.map((id) => choice(id, { short: words(id), price: { of: 'coin', cost: 2, left: 3 } }))
    expect(buttonsOf(shownOf({ kind: 'pick', options: priced }))).toContain('a · 2 coin')
    const long = ids.map((id) => choice(id, { label: words(`${id} ${'very '.repeat(12)}long`) }))
    expect(buttonsOf(shownOf({ kind: 'pick', options: long })).filter((label) => label.includes('very'))).toEqual([])
  })

  it('open two picks where a third follows: one press for both', () => {
    const last: Input = { kind: 'pick', options: ids.map((id) => choice(id)) }
    const where: Input = { kind: 'pick', options: ['x', 'y', 'z'].map((id) => choice(id, { short: words(id), then: last })) }
    const options = ['up', 'down'].map((id) => choice(id, { then: where }))
    expect(buttonsOf(shownOf({ kind: 'pick', options })).filter((label) => /^[xyz]$/.test(label))).toHaveLength(6)
    const position = positionAsking({ kind: 'pick', options })
    expect(pressesFor(position, { pick: 'down', then: { pick: 'y', then: { pick: 'c' } } })).toBe(2)
  })
})

describe('the last of several steps', () => {
  const last: Input = { kind: 'pick', options: ids.map((id) => choice(id)) }
  const options = ids.map((id) => choice(id, { then: last }))
  const pressed = (path: string) =>
    shownOf({ kind: 'pick', options }, path).flatMap(({ custom_id }) => {
      const { verb = '' } = pressOf(custom_id) ?? {}
      return verb === 'go' || verb === 'sure' ? [verb] : []
    })

  it('says that nothing leads back from there, and takes the press for sure; the first one does not', () => {
    const position = positionAsking({ kind: 'pick', options })
    const decision = decisionsOf(position, 'p1')[0]!.id
    const said = (path: string) => JSON.stringify(panelFor(position, 'p1', { decision, path, locale: PUBLIC }))
    const WARNS = 'you cannot take it back on your own'
    expect(said('')).not.toContain(WARNS)
    expect(new Set(pressed(''))).toEqual(new Set(['go']))
    expect(said(codeOf(options, 2))).toContain(WARNS)
    expect(new Set(pressed(codeOf(options, 2)))).toEqual(new Set(['sure']))
  })
})

describe('what follows every choice alike', () => {
  const named = (id: string) => ({ id, label: { say: 'label', text: id } })
  const said = (id: string, then?: Input) => ({
    ...named(id),
    means: { say: 'label', text: `does ${id}` },
    ...(then && { then }),
  })
  const which: Input = { kind: 'pick', options: [named('first'), named('second')] }
  const places: Input = { kind: 'pick', options: [...'abcdef'].map((id) => said(id, which)) }
  const at = positionAsking(places)
  const decision = decisionsOf(at, 'p1')[0]!

  it('is answered beforehand: one press for one of them, two for another', () => {
    expect(pressesTo(at, decision, { pick: 'd', then: { pick: 'second' } })).toHaveLength(1)
    expect(pressesTo(at, decision, { pick: 'd', then: { pick: 'first' } })).toHaveLength(2)
    const text = JSON.stringify(panelFor(at, 'p1', { locale: PUBLIC }))
    expect(text).toContain('With every choice below: **second**')
    expect(text).toContain('Rather: first')
    expect(text).toContain('does d')
  })

  it('is a list for each where it is long, and there are few choices', () => {
    const many: Input = { kind: 'pick', options: [...'abcdefghijklmnop'].map(named) }
    const few = positionAsking({ kind: 'pick', options: [said('one', many), said('two', many), { ...named('no'), leads: 'on' }] })
    const [press] = pressesTo(few, decisionsOf(few, 'p1')[0]!, { pick: 'two', then: { pick: 'k' } })
    expect(press!.values).toHaveLength(1)
  })

  it('stands there at once where there is one thing to do, and a way past it', () => {
    const kinds: Input = { kind: 'pick', options: [...'abc'].map((id) => ({ ...named(id), then: which })) }
    const swap = positionAsking({ kind: 'pick', options: [said('swap', kinds), { ...named('no more'), leads: 'end' }] })
    const presses = pressesTo(swap, decisionsOf(swap, 'p1')[0]!, { pick: 'swap', then: { pick: 'b', then: { pick: 'first' } } })
    expect(presses).toHaveLength(1)
  })
})
