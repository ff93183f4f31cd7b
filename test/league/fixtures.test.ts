import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { randomFrom } from '../../src/kernel/random.ts'
import { AT_ONCE, type Fairness, fairnessOf, wavesOf } from '../../src/league/fairness.ts'
import { divisionFor, drawFixtures, gamesEach } from '../../src/league/fixtures.ts'
import { unevenness } from '../../src/league/mix.ts'
import { inPublic } from '../../src/words/words.ts'

const meetings = (games: readonly (readonly number[])[], a: number, b: number) =>
  games.filter((game) => game.includes(a) && game.includes(b)).length

describe('fixtures from difference sets', () => {
  it.each([
    { seats: 2, people: 3, each: 1 },
    { seats: 2, people: 5, each: 1 },
    { seats: 2, people: 7, each: 1 },
    { seats: 3, people: 7, each: 1 },
    { seats: 4, people: 7, each: 2 },
    { seats: 4, people: 13, each: 1 },
    { seats: 5, people: 11, each: 2 },
    { seats: 5, people: 21, each: 1 },
    { seats: 6, people: 11, each: 3 },
    { seats: 6, people: 31, each: 1 },
    { seats: 7, people: 15, each: 3 },
    { seats: 4, people: 5, each: 3 },
    { seats: 4, people: 4, each: 4 },
  ])('$people people at tables of $seats: every pair meets $each times, every seat equally often', ({ seats, people, each }) => {
    const { games, fairness } = drawFixtures(people, seats, randomFrom(1))
    const sat = gamesEach(people, seats) / seats
    expect(games).toHaveLength(people * sat)
    for (let a = 0; a < people; a++) for (let b = 0; b < a; b++) expect(meetings(games, a, b)).toBe(each)
    expect(fairness).toMatchObject({ meetings: [each, each], seats: [sat, sat], score: 100 })
  })

  it('give tables of two a season of six games, and tables of more as many as they have seats', () => {
    expect([2, 3, 4, 5].map((seats) => gamesEach(divisionFor(seats), seats))).toEqual([6, 3, 4, 5])
    expect(gamesEach(2, 2)).toBe(2)
  })

  it('are the default: seven people for tables of three and four, eleven for tables of five', () => {
    expect([3, 4, 5].map(divisionFor)).toEqual([7, 7, 11])
    for (const seats of [3, 4, 5, 6, 7]) expect(drawFixtures(divisionFor(seats), seats, randomFrom(2)).fairness.score).toBe(100)
  })

  it('say how fair they are', () => {
    const told = (fairness: Fairness) => inPublic('standings.how-fair', { ...fairness, atOnce: AT_ONCE })
    expect(told(drawFixtures(7, 4, randomFrom(1)).fairness)).toBe(
      '-# Fairness 100 of 100: every pair meets twice, everybody sits in every seat once, 3 rounds of at most 2 games each.',
    )
    expect(
      told(
        fairnessOf(
          [
            [0, 1],
            [0, 1],
            [0, 1],
            [2, 3],
          ],
          4,
        ),
      ),
    ).toContain('(even would be 0 to 1)')
  })
})

describe('fixtures for any head count', () => {
  it('give everybody every seat equally often, nobody two seats in a game, and pairs that meet about equally often', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 5 }), fc.integer({ min: 0, max: 12 }), fc.nat(), (seats, more, seed) => {
        const people = seats + more
        const { games, fairness } = drawFixtures(people, seats, randomFrom(seed))
        const sat = gamesEach(people, seats) / seats
        expect(games).toHaveLength(people * sat)
        for (const game of games) expect(new Set(game).size).toBe(seats)
        for (let seat = 0; seat < seats; seat++) expect(new Set(games.map((game) => game[seat])).size).toBe(people)
        expect(fairness.seats).toEqual([sat, sat])
        expect(fairness.score).toBeGreaterThanOrEqual(90)
        expect(fairness).toEqual(fairnessOf(games, people))
        expect(wavesOf(games).flat()).toEqual(games)
        for (const wave of wavesOf(games))
          for (let person = 0; person < people; person++)
            expect(wave.filter((game) => game.includes(person)).length).toBeLessThanOrEqual(2)
      }),
      { numRuns: 25 },
    )
  })

  it('are the same again from the same seed', () => {
    expect(drawFixtures(9, 4, randomFrom(5))).toEqual(drawFixtures(9, 4, randomFrom(5)))
    expect(drawFixtures(9, 4, randomFrom(5)).games).not.toEqual(drawFixtures(9, 4, randomFrom(6)).games)
  })

  it('cannot be drawn for fewer people than seats', () => {
    expect(() => drawFixtures(3, 4, randomFrom(1))).toThrow(RangeError)
  })

  it('share the kinds of a league of several games out more evenly than chance, without more rounds', () => {
    let gained = 0
    for (const [people, seats, kinds] of [
      [7, 4, 2],
      [8, 4, 2],
      [9, 3, 2],
      [11, 5, 3],
      [7, 2, 3],
    ] as const) {
      for (const seed of [1, 2, 3]) {
        const [mixed, plain] = [
          drawFixtures(people, seats, randomFrom(seed), kinds),
          drawFixtures(people, seats, randomFrom(seed)),
        ]
        expect(mixed.fairness.waves).toBe(plain.fairness.waves)
        expect(unevenness(mixed.games, kinds)).toBeLessThanOrEqual(unevenness(plain.games, kinds))
        gained += unevenness(plain.games, kinds) - unevenness(mixed.games, kinds)
      }
    }
    expect(gained).toBeGreaterThan(10)
  })
})
