import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { inPoints, POINT, pointsFor } from '../../src/league/points.ts'
import { lotOf, type Result, standings } from '../../src/league/standings.ts'

const plain = (places: number[]) => pointsFor(places).map(inPoints)
const game = (...seats: [string, number, number?][]): Result =>
  seats.map(([owner, place, score = 0]) => ({ owner, player: owner, place, score }))
const order = (rows: ReturnType<typeof standings>) => rows.map(({ person }) => person)

describe('points', () => {
  it('are worth what was agreed', () => {
    expect(plain([1, 2, 3, 4, 5])).toEqual([10, 7, 4, 2, 1])
    expect(plain([1, 2, 3, 4])).toEqual([10, 6, 3, 1])
    expect(plain([1, 2, 3])).toEqual([10, 5, 1])
    expect(plain([1, 2])).toEqual([10, 1])
  })

  it('are shared by those who share a place', () => {
    expect(plain([1, 1, 2, 3])).toEqual([8, 8, 3, 1])
    expect(plain([1, 2, 2, 2])).toEqual([10, 3.33, 3.33, 3.33])
    expect(plain([4, 4, 4, 4])).toEqual([5, 5, 5, 5])
  })

  it('are whole 840ths, the same in sum however places are shared, and never more for a worse place', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 7 }), { minLength: 1, maxLength: 7 }), (places) => {
        const points = pointsFor(places)
        const apart = pointsFor(places.map((_, i) => i + 1))
        const sum = (list: number[]) => list.reduce((total, each) => total + each, 0)
        expect(sum(points)).toBe(sum(apart))
        for (const [i, each] of points.entries()) {
          expect(Number.isInteger(each / 2)).toBe(true)
          for (const [j, other] of points.entries()) {
            if (places[i]! === places[j]!) expect(each).toBe(other)
            if (places[i]! < places[j]!) expect(each).toBeGreaterThan(other)
          }
        }
      }),
    )
  })
})

describe('standings', () => {
  const none = new Map<string, number>()

  it('go by points, and give the owner of a seat finished by others nothing, a substitute half', () => {
    const games: Result[] = [
      [
        { owner: 'ann', player: null, place: 1, score: 9 },
        { owner: 'bob', player: 'dan', place: 2, score: 3 },
        { owner: 'cid', player: 'cid', place: 3, score: 0 },
      ],
    ]
    const rows = standings(['ann', 'bob', 'cid', 'dan'], games, none, 's')
    const of = (name: string) => {
      const { points, relief, played, wins } = rows.find(({ person }) => person === name)!
      return [points / POINT, relief / POINT, played, wins]
    }
    expect(of('ann')).toEqual([0, 0, 1, 0])
    expect(of('bob')).toEqual([0, 0, 1, 0])
    expect(of('cid')).toEqual([1, 0, 1, 0])
    expect(of('dan')).toEqual([2.5, 2.5, 0, 0])
    expect(order(rows).slice(0, 2)).toEqual(['dan', 'cid'])
  })

  it('take deductions off', () => {
    const rows = standings(['ann', 'bob'], [game(['ann', 1], ['bob', 2])], new Map([['ann', 10 * POINT]]), 's')
    expect(rows[0]).toMatchObject({ person: 'bob', points: POINT, by: 'points' })
    expect(rows[1]).toMatchObject({ person: 'ann', points: 0, deducted: 10 * POINT })
  })

  it('break ties by wins, then by meetings, then by share, then by lot', () => {
    // ann 10 + 1 + 1, bob 6 + 6: more wins
    const byWins = standings(
      ['ann', 'bob'],
      [
        game(['ann', 1], ['x', 2], ['y', 3], ['z', 4]),
        game(['ann', 4], ['bob', 2], ['x', 1], ['y', 3]),
        game(['bob', 2], ['ann', 4], ['x', 1], ['y', 3]),
      ],
      none,
      's',
    )
    expect(byWins.map(({ person, by }) => [person, by])).toEqual([
      ['ann', 'wins'],
      ['bob', null],
    ])
    // The same points and wins; where they met, bob was ahead.
    const apart = [game(['ann', 1], ['x', 2], ['y', 3], ['z', 4]), game(['bob', 1], ['x', 2], ['y', 3], ['z', 4])]
    const met = [
      game(['ann', 3], ['bob', 2], ['x', 1], ['z', 4]),
      game(['bob', 3], ['x', 1], ['y', 2], ['z', 4]),
      game(['ann', 2], ['x', 1], ['y', 3], ['z', 4]),
    ]
    expect(standings(['ann', 'bob'], [...apart, ...met], none, 's').map(({ person, by }) => [person, by])).toEqual([
      ['bob', 'meetings'],
      ['ann', null],
    ])
    const shares = [game(['ann', 1, 30], ['x', 2, 10]), game(['bob', 1, 20], ['x', 2, 20])]
    expect(standings(['bob', 'ann'], shares, none, 's').map(({ person, by }) => [person, by])).toEqual([
      ['ann', 'share'],
      ['bob', null],
    ])
    const even = [game(['ann', 1, 5], ['bob', 1, 5])]
    const lots = (seed: string) => standings(['ann', 'bob'], even, none, seed)
    expect(lots('a')[0]!.by).toBe('lot')
    expect(new Set(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((seed) => order(lots(seed))[0])).size).toBe(2)
    expect(order(lots('a'))).toEqual(lotOf('a', 'ann') < lotOf('a', 'bob') ? ['ann', 'bob'] : ['bob', 'ann'])
  })

  it('do not depend on the order in which people and games are listed', () => {
    const people = ['a', 'b', 'c', 'd', 'e']
    const seat = fc.record({
      place: fc.integer({ min: 1, max: 4 }),
      score: fc.integer({ min: -5, max: 40 }),
      isGone: fc.boolean(),
    })
    const played = fc
      .tuple(fc.shuffledSubarray(people, { minLength: 4, maxLength: 4 }), fc.array(seat, { minLength: 4, maxLength: 4 }))
      .map(([owners, seats]) =>
        seats.map(({ place, score, isGone }, i) => ({ owner: owners[i]!, player: isGone ? null : owners[i]!, place, score })),
      )
    fc.assert(
      fc.property(fc.array(played, { maxLength: 8 }), fc.shuffledSubarray(people, { minLength: 5 }), (games, shuffled) => {
        const rows = standings(people, games, none, 'seed')
        expect(order(standings(shuffled, [...games].reverse(), none, 'seed'))).toEqual(order(rows))
        // Whoever is level in everything shares a place, and leaves out the next.
        for (const [i, { place }] of rows.entries()) expect(place).toBe(rows[i - 1]?.by === 'lot' ? rows[i - 1]!.place : i + 1)
        for (const [i, row] of rows.entries()) if (i > 0) expect(rows[i - 1]!.points).toBeGreaterThanOrEqual(row.points)
      }),
    )
  })
})
