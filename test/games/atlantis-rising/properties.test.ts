/** What holds for any position: splitting costs, the kinds of flood, and the words for everything. */

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Board } from '../../../src/games/atlantis-rising/board.ts'
import { atlantisRising } from '../../../src/games/atlantis-rising/index.ts'
import { missingFrom, oneEach, splitCost, suffices, together, without } from '../../../src/games/atlantis-rising/rules/payment.ts'
import { sumOf } from '../../../src/games/atlantis-rising/words/parameters.ts'
import type { State, Text } from '../../../src/kernel/contract.ts'
import { apply, awaited, create, decisions, isRefusal } from '../../../src/kernel/engine.ts'
import { sample } from '../../../src/kernel/input.ts'
import { bySeat, speakerOf } from '../../../src/kernel/language.ts'
import { dice, randomFrom } from '../../../src/kernel/random.ts'
import { seatsOf } from '../../suite/inherited.ts'
import { invariants } from './invariants.ts'
import { game } from './table.ts'

const KINDS = ['ore', 'gold', 'crystal', 'atlantium', 'energy'] as const
const units = fc.integer({ min: 0, max: 3 })
const goods = fc.record({ ore: units, gold: units, crystal: units, atlantium: units, energy: units })
const purses = fc
  .array(goods, { minLength: 1, maxLength: 7 })
  .map((list) => Object.fromEntries(list.map((purse, i) => [`p${i + 1}`, purse])))

describe('paying together', () => {
  it('a cost that suffices is split exactly, and nobody pays more than he has', () => {
    fc.assert(
      fc.property(goods, purses, (cost, owned) => {
        fc.pre(suffices(cost, together(owned)))
        const parts = splitCost(cost, owned, Object.keys(owned))
        for (const kind of KINDS) {
          const paid = Object.values(parts).reduce((sum, part) => sum + (part[kind] ?? 0), 0)
          expect(paid).toBe(cost[kind])
        }
        for (const [seat, part] of Object.entries(parts))
          for (const kind of KINDS) expect(part[kind] ?? 0).toBeLessThanOrEqual(owned[seat]![kind])
      }),
    )
  })

  it('what is missing is nothing exactly when it suffices', () => {
    fc.assert(
      fc.property(
        goods,
        purses,
        (cost, owned) => (Object.keys(missingFrom(cost, together(owned))).length === 0) === suffices(cost, together(owned)),
      ),
    )
  })

  it('one unit each is found whenever it exists, and then the whole cost can be paid around it', () => {
    const exists = (cost: Record<string, number>, owned: Record<string, number>[]): boolean => {
      const [first, ...rest] = owned
      if (!first) return true
      return KINDS.some((kind) => cost[kind]! > 0 && first[kind]! > 0 && exists({ ...cost, [kind]: cost[kind]! - 1 }, rest))
    }
    fc.assert(
      fc.property(goods, purses, (cost, owned) => {
        const each = oneEach(cost, owned)
        expect(each !== null).toBe(exists(cost, Object.values(owned)))
        if (!each || !suffices(cost, together(owned))) return
        const parts = splitCost(cost, owned, Object.keys(owned), each)
        for (const seat of Object.keys(owned))
          expect(Object.values(parts[seat]!).reduce((sum, n) => sum + n, 0)).toBeGreaterThan(0)
        for (const kind of KINDS) expect(Object.values(parts).reduce((sum, part) => sum + (part[kind] ?? 0), 0)).toBe(cost[kind])
      }),
    )
  })

  it('leaving a unit out lowers the cost by exactly that', () => {
    fc.assert(
      fc.property(goods, fc.constantFrom(...KINDS), (cost, kind) => {
        fc.pre(cost[kind] > 0)
        expect({ ...cost, [kind]: 0, ...without(cost, kind) }).toEqual({ ...cost, [kind]: cost[kind] - 1 })
      }),
    )
  })
})

describe('any course of a game', () => {
  /** Random answers, some of them offers, until the end or a number of them. */
  function* course(seats: number, seed: number, most: number): Generator<State<Board>> {
    const random = dice(seed)
    let { state } = create(game, { seats: seatsOf(seats), options: { councilors: 'random' }, random: randomFrom(seed) })
    for (let i = 0; i < most && !state.outcome; i++) {
      yield state
      const open = decisions(game, state)
      const decision = open[random(open.length)]!
      const result = apply(game, state, decision.seat, decision.id, sample(decision.input, random))
      if (isRefusal(result)) throw new Error(result.text.say)
      state = result.state
    }
    yield state
  }

  it('loses nothing, always waits for somebody, and floods only from the outside', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 7 }), fc.integer({ min: 1, max: 100_000 }), (seats, seed) => {
        let before: Board['flooded'] | null = null
        for (const state of course(seats, seed, 120)) {
          expect(invariants(state)).toEqual([])
          if (!state.outcome) expect(awaited(game, state).length).toBeGreaterThan(0)
          if (before)
            for (const id of Object.keys(before)) expect(state.board.flooded[id]! - before[id]!).toBeGreaterThanOrEqual(-3)
          before = state.board.flooded
        }
      }),
      { numRuns: 12 },
    )
  })

  it('the clock alone brings every game to an end', () => {
    for (const seats of [1, 2, 4, 7]) {
      let { state } = create(game, { seats: seatsOf(seats), options: {}, random: randomFrom(seats) })
      for (let i = 0; i < 2000 && !state.outcome; i++) {
        const decision = decisions(game, state).find(({ offer }) => !offer)!
        const result = apply(game, state, decision.seat, decision.id, decision.idle)
        if (isRefusal(result)) throw new Error(result.text.say)
        state = result.state
      }
      expect(state.outcome?.together).toBe('lost')
    }
  })

  it('the text board tells everything that is public: places, goods, components, the story', () => {
    const names = (seat: string) => `Player ${seat}`
    for (const state of course(4, 5, 60)) {
      const text = atlantisRising.describe(game.view(state.board, null), speakerOf('en-US', names))
      for (const id of [...state.board.blueprint, ...state.board.built])
        expect(text).toContain(game.view(state.board, null).facts.names[id])
      for (const seat of state.seats) expect(text).toContain(names(seat))
      expect(text.length).toBeLessThan(12_000)
      expect(atlantisRising.headline(game.view(state.board, null), speakerOf('en-US', names)).length).toBeLessThanOrEqual(60)
    }
  })
})

describe('labels', () => {
  it('say everything there is to choose in full: nothing printed is cut off', () => {
    const { facts } = game.view(create(game, { seats: seatsOf(2), options: {}, random: randomFrom(1) }).state.board, null)
    const places = facts.peninsulas.flatMap(({ tiles }) => tiles.map(({ id }) => id))
    const built = Object.values(facts.components)
    const acting = [...places, facts.centre.id, ...built.flatMap(({ id, action }) => (action ? [id] : []))]
    const texts: Text[] = [
      ...Object.keys(facts.cards).flatMap((card) => ['card', 'scroll.play'].map((say) => ({ say, card }))),
      ...acting.map((place) => ({ say: 'place', place })),
      ...acting.flatMap((place) => ['leader', 'volunteer', 'hologram'].map((kind) => ({ say: 'deed', kind, place }))),
      ...built.map(({ id, cost }) => ({
        say: 'build.option',
        component: id,
        cost: sumOf(cost),
      })),
    ]
    const meanings: Text[] = [
      ...Object.keys(facts.councilors).map((councilor) => ({ say: 'means.councilor', councilor })),
      ...Object.keys(facts.cards).flatMap((card) => ['means.card', 'means.discard'].map((say) => ({ say, card }))),
      ...Object.keys(facts.misfortunes).map((card) => ({ say: 'means.misfortune', card })),
      ...acting.map((place) => ({ say: 'means.tile', place, next: true })),
      ...built.flatMap(({ id, cost }) =>
        ['means.component', 'means.goal', 'means.pay'].map((say) => ({ say, component: id, cost: sumOf(cost) })),
      ),
    ]
    for (const [list, most] of [
      [texts, 80],
      [meanings, 100],
    ] as const)
      for (const text of list) {
        const words = game.speak(text, bySeat())
        expect(words).not.toMatch(/…|undefined/)
        expect(words.length, words).toBeLessThanOrEqual(most)
      }
  })
})

describe('topics', () => {
  it('cover the game, each with its place in the rulebook', () => {
    const ids = atlantisRising.about('en-US').topics.map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids.length).toBeGreaterThan(25)
    for (const { title, text, rule } of atlantisRising.about('en-US').topics) {
      expect(title.length).toBeLessThan(60)
      expect(text.length).toBeGreaterThan(60)
      expect(text).not.toMatch(/undefined|\[object|NaN/)
      expect(rule).not.toBe('')
    }
  })
})
