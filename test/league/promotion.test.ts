import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dealt, divisionName, shapeOf } from '../../src/league/division-sizes.ts'
import { type Candidate, moveOf, seedingOf } from '../../src/league/promotion.ts'

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
  it('moves the first up and the last two down, but not beyond the ends', () => {
    expect([1, 2, 5, 6, 7].map((place) => moveOf(place, 7, 1, 3, false))).toEqual(['up', 'stay', 'stay', 'down', 'down'])
    expect([1, 7].map((place) => moveOf(place, 7, 0, 3, false))).toEqual(['stay', 'down'])
    expect([1, 7].map((place) => moveOf(place, 7, 2, 3, false))).toEqual(['up', 'stay'])
    expect([1, 2].map((place) => moveOf(place, 2, 0, 2, false))).toEqual(['stay', 'down'])
    expect(moveOf(1, 7, 0, 3, true)).toBe('bottom')
  })

  it('fills each tier with exactly those who earned it when everybody comes back', () => {
    const tiers = [[7], [7, 7], [7, 7, 7, 7]]
    const last = tiers.flatMap((sizes, tier) =>
      sizes.flatMap((size, division) =>
        Array.from({ length: size }, (_, i) => ({
          person: `${tier}${division}${i + 1}`,
          last: { tier, place: i + 1, move: moveOf(i + 1, size, tier, tiers.length, false) },
          joinedAt: 0,
        })),
      ),
    )
    const [top, middle] = dealt(
      seedingOf(last, 3).map(({ person }) => person),
      shapeOf(49, 7, 4),
    )
    expect(top!.flat().sort()).toEqual(['001', '002', '003', '004', '005', '101', '111'])
    expect(middle!.flat().sort()).toEqual(
      ['006', '007', '102', '103', '104', '105', '112', '113', '114', '115', '201', '211', '221', '231'].sort(),
    )
  })

  it('keeps somebody up when a place above stays empty, and puts newcomers at the bottom', () => {
    const candidates: Candidate[] = [
      { person: 'new', joinedAt: 1 },
      { person: 'first', last: { tier: 0, place: 1, move: 'stay' }, joinedAt: 9 },
      { person: 'down', last: { tier: 0, place: 6, move: 'down' }, joinedAt: 9 },
      { person: 'second', last: { tier: 1, place: 2, move: 'stay' }, joinedAt: 9 },
      { person: 'up', last: { tier: 1, place: 1, move: 'up' }, joinedAt: 9 },
      { person: 'late', last: { tier: 0, place: 2, move: 'bottom' }, joinedAt: 0 },
    ]
    expect(seedingOf(candidates, 2).map(({ person }) => person)).toEqual(['first', 'up', 'down', 'second', 'new', 'late'])
  })

  it('lets strong newcomers begin a step higher, and organisers seed as they like', () => {
    const old = (person: string, tier: number, ordinal: number): Candidate => ({
      person,
      last: { tier, place: 3, move: 'stay' },
      ordinal,
      joinedAt: 0,
    })
    const candidates: Candidate[] = [
      old('a', 0, 30),
      old('b', 1, 20),
      old('c', 2, 10),
      old('d', 2, 12),
      { person: 'strong', ordinal: 15, joinedAt: 0 },
      { person: 'weak', ordinal: 5, joinedAt: 0 },
      { person: 'guest', seeded: 0, joinedAt: 0 },
    ]
    expect(seedingOf(candidates, 3).map(({ person }) => person)).toEqual(['guest', 'a', 'b', 'strong', 'd', 'c', 'weak'])
  })
})
