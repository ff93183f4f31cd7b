/**
 * Who meets whom, and in which seat. A division of v people plays v games; everybody plays as many as a table has seats and
 * sits in every seat once. Where a cyclic difference set exists, every pair also meets equally often; elsewhere annealing
 * comes as near to that as it can, and the fairness reached is printed for everybody to see. At tables of two that would be
 * a short season, so everybody plays up to three neighbours on either side: among seven, everybody once.
 */
import { draw, type RandomState, shuffle } from '../kernel/random.ts'
import { annealed } from './annealing.ts'
import { type Fairness, fairnessOf, wavesOf } from './fairness.ts'
import { unevenness } from './mix.ts'

/** Game → the person (by number) in each seat. */
export type Fixtures = readonly (readonly number[])[]
export type Drawn = { readonly games: Fixtures; readonly fairness: Fairness }

/** Seats → people in the division → base table. Game i is the base table with i added, modulo the number of people. */
const DIFFERENCE_SETS: Readonly<Record<number, Readonly<Record<number, readonly number[]>>>> = {
  3: { 7: [0, 1, 3] },
  4: { 7: [0, 3, 5, 6], 13: [0, 1, 3, 9] },
  5: { 11: [1, 3, 4, 5, 9], 21: [3, 6, 7, 12, 14] },
  6: { 11: [0, 2, 6, 7, 8, 10], 31: [1, 5, 11, 24, 25, 27] },
  7: { 15: [0, 1, 2, 4, 5, 8, 10] },
}

/** The size of a division where every pair meets equally often, in a season that is not too long. */
const DIVISIONS: Readonly<Record<number, number>> = { 2: 7, 3: 7, 4: 7, 5: 11, 6: 11, 7: 15 }
export const divisionFor = (seats: number): number => DIVISIONS[seats] ?? 2 * seats + 1

/** With the season's published seed behind `random` anybody can draw the same fixtures again. `kinds` of games take turns in their order. */
export function drawFixtures(people: number, seats: number, random: RandomState, kinds = 1): Drawn {
  if (people < seats) throw new RangeError(`${people} people cannot fill a table of ${seats}`)
  const start = basesFor(people, seats).flatMap((base) => cyclic(base, people))
  const isEven = fairnessOf(start, people).score === 100
  const games = inGoodOrder(isEven ? start : annealed(start, people, (n) => draw(random, n)), random, kinds)
  return { games, fairness: fairnessOf(games, people) }
}

const MOST_NEIGHBOURS = 3

function basesFor(people: number, seats: number): (readonly number[])[] {
  if (seats !== 2) return [DIFFERENCE_SETS[seats]?.[people] ?? Array.from({ length: seats }, (_, i) => i)]
  const neighbours = Math.max(1, Math.min(MOST_NEIGHBOURS, Math.floor((people - 1) / 2)))
  return Array.from({ length: neighbours }, (_, i) => [0, i + 1])
}

/** How many games everybody plays. */
export const gamesEach = (people: number, seats: number): number => basesFor(people, seats).length * seats

const cyclic = (base: readonly number[], people: number): number[][] =>
  Array.from({ length: people }, (_, i) => base.map((person) => (person + i) % people))

const ORDERS = 150

/** Nobody plays more than two games at a time, so a good order lets many games begin early. */
function inGoodOrder(games: Fixtures, random: RandomState, kinds: number): Fixtures {
  let best = games
  for (let i = 0; i < ORDERS; i++) {
    const order = shuffle(random, [...games])
    if (isBetter(order, best, kinds)) best = order
  }
  return wavesOf(best).flat()
}

/** Fewer rounds; then everybody plays every kind as often, as far as that goes; then more games in the first round; then fewer people who have to wait for theirs. */
function isBetter(a: Fixtures, b: Fixtures, kinds: number): boolean {
  const [one, two] = [wavesOf(a), wavesOf(b)].map((waves) => {
    const [first = []] = waves
    return [-waves.length, -unevenness(waves.flat(), kinds), first.length, new Set(first.flat()).size]
  }) as [number[], number[]]
  const i = one.findIndex((value, at) => value !== two[at])
  return i >= 0 && one[i]! > two[i]!
}
