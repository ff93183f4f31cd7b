import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dealt, divisionName, shapeOf } from '../../src/league/division-sizes.ts'
import { type Candidate, type Ended, movesOf, seedingOf } from '../../src/league/promotion.ts'

describe('the shape of a league', () => {
  it('is one division at the top, then twice as many', () => {
    expect(shapeOf(7, 7, 4)).toEqual([[7]])
    expect(shapeOf(21, 7, 4)).toEqual([[7], [7, 7]])
    expect(shapeOf(49, 7, 4)).toEqual([[7], [7, 7], [7, 7, 7, 7]])
    expect(shapeOf(11, 11, 5)).toEqual([[11]])
    expect(shapeOf(9, 7, 4)).toEqual([[9]])
    expect(shapeOf(12, 7, 4)).toEqual([[7], [5]])
    expect(shapeOf(20, 7, 4)).toEqual([[7], [7, 6]])
    expect(shapeOf(24, 7, 4)).toEqual([[7], [9, 8]])
    expect(shapeOf(4, 7, 4)).toEqual([[4]])
  })

  it('has room for everybody, and no division too small to play', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 2, max: 7 }),
        fc.integer({ min: 0, max: 150 }),
        fc.integer({ min: 1, max: 8 }),
        (seats, more, wider) => {
          const shape = shapeOf(seats + more, seats + wider, seats)
          expect(shape.flat().reduce((sum, size) => sum + size, 0)).toBe(seats + more)
          for (const [tier, sizes] of shape.entries()) {
            expect(sizes.length).toBeLessThanOrEqual(2 ** tier)
            for (const size of sizes) expect(size).toBeGreaterThanOrEqual(seats)
          }
          const people = Array.from({ length: seats + more }, (_, i) => i)
          const divisions = dealt(people, shape)
          expect(divisions.map((tier) => tier.map((each) => each.length))).toEqual(shape)
          expect(divisions.flat(2).sort((a, b) => a - b)).toEqual(people)
        },
      ),
    )
  })

  it('names divisions, and deals strength back and forth', () => {
    expect([divisionName(0, 0, 1), divisionName(1, 0, 2), divisionName(1, 1, 2)]).toEqual(['1', '2A', '2B'])
    expect([25, 26, 27, 52].map((division) => divisionName(6, division, 64))).toEqual(['7Z', '7AA', '7AB', '7BA'])
    expect(dealt([1, 2, 3, 4, 5, 6, 7], [[3], [2, 2]])).toEqual([
      [[1, 2, 3]],
      [
        [4, 7],
        [5, 6],
      ],
    ])
  })
})

describe('promotion', () => {
  /** Divisions as they ended, with names like 105: tier 1, division 0, fifth. */
  const ended = (shape: readonly (readonly number[])[], banished: readonly string[] = []): Ended[] =>
    shape.flatMap((sizes, tier) =>
      sizes.map((size, division) => ({
        tier,
        wasPlayed: true,
        lines: Array.from({ length: size }, (_, i) => {
          const person = `${tier}${division}${i + 1}`
          return { person, average: 100 - i - division / 10, isBanished: banished.includes(person) }
        }),
      })),
    )
  const going = (divisions: readonly Ended[], where: string) =>
    [...movesOf(divisions)].flatMap(([person, move]) => (move === where ? [person] : [])).sort()

  it('moves as many up as down, at two, three and more divisions', () => {
    const two = ended([[7], [7]])
    expect([going(two, 'up'), going(two, 'down')]).toEqual([['101'], ['007']])
    const three = ended([[7], [7, 7]])
    expect([going(three, 'up'), going(three, 'down')]).toEqual([
      ['101', '111'],
      ['006', '007'],
    ])
    // Two divisions above one: its two best go up, the last of each comes down.
    const four = ended([[7], [7, 7], [8]])
    expect([going(four, 'up'), going(four, 'down')]).toEqual([
      ['101', '111', '201', '202'],
      ['006', '007', '107', '117'],
    ])
    // Two above three: of the second last the weaker one goes as well.
    const six = ended([[7], [7, 7], [7, 7, 7]])
    expect(going(six, 'down')).toEqual(['006', '007', '107', '116', '117'])
    expect(going(ended([[7]]), 'stay')).toHaveLength(7)
  })

  it('counts whoever starts again at the bottom among those who go down', () => {
    const divisions = ended([[7], [7, 7]], ['003'])
    expect([going(divisions, 'bottom'), going(divisions, 'down'), going(divisions, 'up')]).toEqual([
      ['003'],
      ['007'],
      ['101', '111'],
    ])
  })

  it('lets whoever gave their place away go down without keeping anybody else up, and does not move who had no game', () => {
    const [first, second] = ended([[8], [7]]) as [Ended, Ended]
    const lines = first.lines.map((line, i) => ({
      ...line,
      ...(i === 7 && { isReplaced: true }),
      ...(i === 6 && { average: Number.NEGATIVE_INFINITY }),
    }))
    expect(going([{ ...first, lines }, second], 'down')).toEqual(['006', '008'])
    expect(going([{ ...first, lines }], 'down')).toEqual([])
  })

  it('moves nobody where nobody played', () => {
    const divisions = ended([[7], [7, 7]]).map((division, i) => ({ ...division, wasPlayed: i !== 0 }))
    expect(going(divisions, 'stay')).toHaveLength(21)
  })

  it('fills each tier with exactly those whose mark says so when everybody comes back', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 2, max: 7 }),
        fc.integer({ min: 0, max: 120 }),
        fc.integer({ min: 1, max: 8 }),
        fc.nat(),
        (seats, more, wider, fallen) => {
          const shape = shapeOf(seats + more, seats + wider, seats)
          const everybody = ended(shape).flatMap(({ lines }) => lines.map(({ person }) => person))
          const divisions = ended(shape, seats > 3 && fallen % 2 ? [everybody[fallen % everybody.length]!] : [])
          const moves = movesOf(divisions)
          const last = divisions.flatMap(({ tier, lines }) =>
            lines.map(({ person }, i): Candidate => ({ person, last: { tier, place: i + 1, move: moves.get(person)! }, lot: i })),
          )
          const filled = dealt(
            seedingOf(last, shape.length).map(({ person }) => person),
            shape,
          )
          const by = { up: -1, stay: 0, down: 1, bottom: 99 }
          for (const { person, last: from } of last) {
            const earned = Math.max(0, Math.min(shape.length - 1, from!.tier + by[from!.move]))
            expect([person, filled.findIndex((tier) => tier.flat().includes(person))]).toEqual([person, earned])
          }
        },
      ),
    )
  })

  it('draws lots among those of whom nothing is known, and goes by rating where there is one', () => {
    const order = seedingOf(
      [
        { person: 'early', lot: 3 },
        { person: 'lucky', lot: 1 },
        { person: 'rated', lot: 9, ordinal: 12 },
        { person: 'strong', lot: 8, ordinal: 30 },
      ],
      2,
    )
    expect(order.map(({ person }) => person)).toEqual(['strong', 'rated', 'lucky', 'early'])
  })

  it('keeps somebody up when a place above stays empty, and puts newcomers at the bottom', () => {
    const candidates: Candidate[] = [
      { person: 'new', lot: 1 },
      { person: 'first', last: { tier: 0, place: 1, move: 'stay' }, lot: 9 },
      { person: 'down', last: { tier: 0, place: 6, move: 'down' }, lot: 9 },
      { person: 'second', last: { tier: 1, place: 2, move: 'stay' }, lot: 9 },
      { person: 'up', last: { tier: 1, place: 1, move: 'up' }, lot: 9 },
      { person: 'late', last: { tier: 0, place: 2, move: 'bottom' }, lot: 0 },
    ]
    expect(seedingOf(candidates, 2).map(({ person }) => person)).toEqual(['first', 'up', 'down', 'second', 'new', 'late'])
  })

  it('lets strong newcomers begin a step higher, and organisers seed as they like', () => {
    const old = (person: string, tier: number, ordinal: number): Candidate => ({
      person,
      last: { tier, place: 3, move: 'stay' },
      ordinal,
      lot: 0,
    })
    const candidates: Candidate[] = [
      old('a', 0, 30),
      old('b', 1, 20),
      old('c', 2, 10),
      old('d', 2, 12),
      { person: 'strong', ordinal: 15, lot: 0 },
      { person: 'weak', ordinal: 5, lot: 0 },
      { person: 'guest', seeded: 0, lot: 0 },
    ]
    expect(seedingOf(candidates, 3).map(({ person }) => person)).toEqual(['guest', 'a', 'b', 'strong', 'd', 'c', 'weak'])
  })
})
