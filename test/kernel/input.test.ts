import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Input, Option } from '../../src/kernel/contract.ts'
import { amount, answerable, misfit, only, order, pick, sample, simplest, some, split } from '../../src/kernel/input.ts'
import { dice } from '../../src/kernel/random.ts'

const option = (id: string, blocked = false): Option => ({
  id,
  label: { say: id },
  ...(blocked && { blocked: { say: 'why-not' } }),
})
const options = fc
  .uniqueArray(fc.constantFrom(...'abcdefgh'), { minLength: 1 })
  .map((ids) => ids.map((id, i) => option(id, i > 0 && id < 'c')))

const inputs: fc.Arbitrary<Input> = fc.letrec<{ input: Input; pick: Input }>((tie) => ({
  input: fc.oneof(
    tie('pick'),
    fc.tuple(fc.nat(5), fc.nat(9)).map(([min, more]) => amount(min, min + more)),
    options.chain((list) => fc.nat(list.filter(({ blocked }) => !blocked).length).map((min) => some(list, min, list.length))),
    options.map((list) => order(list.map(({ id, label }) => ({ id, label })))),
    options.chain((list) =>
      fc.nat(list.filter(({ blocked }) => !blocked).length * 3).map((min) =>
        split(
          list.map((each) => ({ ...each, max: 3 })),
          min,
          min + 4,
        ),
      ),
    ),
  ),
  pick: fc
    .tuple(options, fc.option(tie('input'), { nil: undefined }))
    .map(([list, then]) => pick(then ? [{ ...list[0]!, then }, ...list.slice(1)] : list)),
})).input

describe('inputs', () => {
  it('a drawn answer always fits, so does the simplest, and an only answer is the only one', () => {
    fc.assert(
      fc.property(inputs, fc.nat(), (input, seed) => {
        expect(answerable(input)).toBe(true)
        const random = dice(seed)
        const single = only(input)
        for (let i = 0; i < 5; i++) {
          const answer = sample(input, random)
          expect(misfit(input, answer)).toBeNull()
          expect(misfit(input, JSON.parse(JSON.stringify(answer)))).toBeNull()
          if (single !== undefined) expect(answer).toEqual(single)
        }
        expect(misfit(input, simplest(input))).toBeNull()
      }),
      { numRuns: 2_000, seed: 3 },
    )
  })

  it('nothing that was not offered fits', () => {
    fc.assert(
      fc.property(inputs, fc.jsonValue(), (input, answer) => {
        if (misfit(input, answer) === null) expect(JSON.stringify(answer).length).toBeLessThan(400)
      }),
      { numRuns: 5_000, seed: 4 },
    )
    expect(misfit(amount(0, 3), 1.5)).toEqual({ say: 'misfit.number' })
    expect(misfit(amount(0, 3), '2')).toEqual({ say: 'misfit.number' })
    expect(misfit(amount(0, 3), 1e308)).toMatchObject({ say: 'misfit.range' })
    expect(misfit(some([option('a'), option('b')], 1, 2), ['a', 'a'])).toEqual({ say: 'misfit.twice' })
    expect(misfit(some([option('a'), option('b', true)], 1, 2), ['b'])).toEqual({ say: 'why-not' })
    expect(misfit(order([option('a'), option('b')]), ['a'])).toMatchObject({ say: 'misfit.order' })
    expect(misfit(split([{ ...option('a'), max: 2 }], 1, 2), { a: 3 })).toMatchObject({ say: 'misfit.range' })
    expect(misfit(split([{ ...option('a'), max: 2 }], 1, 2), {})).toMatchObject({ say: 'misfit.total' })
    expect(misfit(split([{ ...option('a'), max: 2 }], 0, 2), { toString: 1 })).toEqual({ say: 'misfit.option' })
  })

  it('an impossible question is recognised', () => {
    expect(answerable(pick([]))).toBe(false)
    expect(answerable(pick([{ ...option('a'), then: pick([]) }]))).toBe(false)
    expect(answerable(some([option('a')], 2, 2))).toBe(false)
    expect(answerable(split([{ ...option('a'), max: 1 }], 2, 2))).toBe(false)
    expect(answerable(amount(2, 1))).toBe(false)
  })
})
