import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { AgeBoard } from '../../../src/games/age-of-atlantis/board.ts'
import { ageOfAtlantis } from '../../../src/games/age-of-atlantis/index.ts'
import { placings } from '../../../src/games/age-of-atlantis/rules/draft.ts'
import { cubesOf, meetsRestriction, nationsOf } from '../../../src/games/atlantis/rules/control.ts'
import type { Options, State } from '../../../src/kernel/contract.ts'
import { apply, create, decisions, isRefusal } from '../../../src/kernel/engine.ts'
import { sample } from '../../../src/kernel/input.ts'
import { bySeat } from '../../../src/kernel/language.ts'
import { dice, randomFrom } from '../../../src/kernel/random.ts'
import { meaningOf } from '../../../src/kernel/told.ts'
import { rules, table } from './driver.ts'

const { game } = ageOfAtlantis
const SEATS = ['a', 'b', 'c', 'd', 'e']

/** Random answers until the named stage waits; `asked` sees every question on the way. */
function until(stage: string, players: number, seed = 1, options: Options = {}, asked: (labels: string[]) => void = () => {}) {
  const random = dice(seed)
  let state = create(game, { seats: SEATS.slice(0, players), options, random: randomFrom(seed) }).state as State<AgeBoard>
  while (state.agenda.at(-1)!.at !== stage) {
    const [decision] = decisions(game, state).filter(({ given }) => given === undefined)
    const { input } = decision!
    if (input.kind === 'pick') asked(input.options.map(({ label }) => label.say))
    const result = apply(game, state, decision!.seat, decision!.id, sample(input, random))
    if (isRefusal(result)) throw new Error(result.text.say)
    state = result.state
  }
  return state
}
const areas = (board: AgeBoard, kind: string) => Object.keys(board.areas).filter((id) => board.areas[id]!.kind === kind)
const printedMinors = rules.world.areaIds.filter((id) => rules.world.areas[id]!.kind === 'minor')

describe('5.1 Prepare map', () => {
  it('T43: with three players six nations are wilderness, Brahmapura among them: 10 minor and 4 major nations are left', () => {
    const { board } = until('back', 3)
    for (const id of ['akakor', 'arcadia', 'brahmapura', 'beringia', 'thule', 'yorubaland'])
      expect(board.areas[id], id).toEqual({
        kind: 'wilderness',
        counter: null,
        owner: null,
        units: {},
        agents: {},
        buildings: [],
      })
    expect([areas(board, 'minor').length, areas(board, 'home').length]).toEqual([10, 4])
    expect(Object.keys(board.nations)).toEqual(['atlantis', 'aztlan', 'hyperborea', 'lemuria'])
  })
  it('with four players three minor nations are wilderness, with five none', () => {
    const [four, five] = [until('back', 4).board, until('back', 5).board]
    expect(printedMinors.filter((id) => four.areas[id]!.kind === 'wilderness')).toEqual(['arcadia', 'thule', 'yorubaland'])
    expect([areas(four, 'minor').length, areas(four, 'home').length]).toEqual([12, 5])
    expect([areas(five, 'minor').length, areas(five, 'home').length, areas(five, 'wilderness').length]).toEqual([15, 5, 5])
  })
  it('24 counters are shuffled, 13 of them with a special action; each is dealt once, with its building and its card', () => {
    expect([rules.world.plain.length, rules.world.special.length]).toEqual([11, 13])
    for (let seed = 1; seed <= 30; seed++) {
      const { board } = until('back', 3 + (seed % 3), seed)
      const minors = areas(board, 'minor')
      const counters = minors.map((id) => board.areas[id]!.counter!)
      expect(new Set(counters).size).toBe(minors.length)
      for (const id of minors) {
        const { building, special } = rules.world.counters[board.areas[id]!.counter!]!
        expect(board.areas[id]!.buildings).toEqual(building ? [building] : [])
        if (special) expect(board.specials[special]).toBe(id)
      }
      expect(Object.keys(board.specials)).toHaveLength(counters.filter((id) => id.startsWith('s_')).length)
    }
  })
  it('B22: a Temple of Light that was dealt does not turn the End marker', () => {
    for (let seed = 1; seed <= 20; seed++) {
      const { board } = until('space', 5, seed)
      expect(board.flipped).toBe(false)
    }
  })
  it('homes start with the units of their counters, and the markers where their symbols are', () => {
    for (const [players, doom, end] of [
      [3, 14, 17],
      [4, 15, 16],
      [5, 16, 15],
    ] as const) {
      const { board } = until('back', players)
      expect(board).toMatchObject({ round: 1, doom, end })
      for (const id of areas(board, 'home'))
        expect(board.areas[id]!.units).toEqual({ [id]: rules.world.counters[board.areas[id]!.counter!]!.units })
    }
  })
})

describe('5.2 Player pieces', () => {
  it('T42: 6, 5, 4, 3, 2 power points in turn order', () => {
    for (const players of [3, 4, 5]) {
      const { board } = until('back', players)
      expect(board.order.map((seat) => board.players[seat]!.resource)).toEqual([6, 5, 4, 3, 2].slice(0, players))
    }
  })
  it('everybody keeps two of three objective cards and remembers the one put back', () => {
    for (const [players, deck] of [
      [3, 9],
      [4, 7],
      [5, 5],
    ] as const) {
      const { board } = until('nation', players)
      expect(board.order.map((seat) => board.players[seat]!.hand.length)).toEqual(board.order.map(() => 2))
      expect(board.deck).toHaveLength(deck)
      for (const seat of board.order) {
        const [memory] = game.view(board, seat).memories
        expect(memory).toMatchObject({ of: null, stale: false, open: false })
        expect(board.deck).toContain(memory!.cards[0])
      }
      expect(game.view(board, null).memories).toEqual([])
    }
  })
  it('B01: nine influence markers each; the three of value 0 are placed in any nations, in turn order', () => {
    const state = until('place', 5)
    expect(state.board.players.a!.agents).toEqual([0, 0, 0, 1, 1, 1, 2, 2, 3])
    const [decision] = decisions(game, state)
    expect(decision!.seat).toBe(state.board.order[0])
    const { input } = decision!
    const thens = input.kind === 'pick' ? input.options.map(({ then }) => then) : []
    expect(thens).toMatchObject([undefined, { kind: 'some', min: 1, max: 3 }])
    const { board } = until('space', 5)
    for (const seat of board.order) {
      const placed = Object.values(board.areas).flatMap((area) => area.agents[seat] ?? [])
      expect([placed, board.players[seat]!.agents]).toEqual([
        [0, 0, 0],
        [1, 1, 1, 2, 2, 3],
      ])
    }
  })
  it('a game stored when societies were chosen before the map was laid goes on, and asks nobody twice', () => {
    let state = create(game, { seats: SEATS, options: { powers: 'on' }, random: randomFrom(1) }).state as State<AgeBoard>
    Object.assign(state.agenda[0]!, { at: 'map' })
    for (let choices = 0; choices < SEATS.length - 1; choices++) {
      const [decision] = decisions(game, state)
      expect(decision!.prompt.say).toBe('setup.society')
      const result = apply(game, state, decision!.seat, decision!.id, decision!.idle)
      if (isRefusal(result)) throw new Error(result.text.say)
      state = result.state
    }
    expect(decisions(game, state).map(({ prompt }) => prompt.say)).toEqual(SEATS.map(() => 'setup.back'))
  })
  it('societies are but colours, unless their powers are in play: then they are chosen in turn order', () => {
    const { board } = until('back', 4)
    expect(new Set(Object.values(board.players).map(({ society }) => society)).size).toBe(4)
    const chosen = create(game, { seats: SEATS, options: { powers: 'on' }, random: randomFrom(1) }).state as State<AgeBoard>
    expect(chosen.board.players.a!.society).toBeNull()
    expect(decisions(game, chosen)[0]!.seat).toBe(chosen.board.order[0])
    expect(Object.keys(chosen.board.specials).length, 'the map lies open before anybody chooses').toBeGreaterThan(0)
    expect(chosen.board.changed).toEqual([])
    const all = until('back', 5, 1, { powers: 'on' }).board
    expect(new Set(Object.values(all.players).map(({ society }) => society)).size).toBe(5)
  })
})

describe('5.2 Choosing nations', () => {
  it('goes once round the table and back, and ends with two nations for everybody', () => {
    for (const players of [3, 4, 5])
      for (let seed = 1; seed <= 40; seed++) {
        const { board } = until('place', players, seed)
        for (const seat of board.order) expect(nationsOf(board, seat)).toHaveLength(2)
        expect(meetsRestriction(cubesOf(board))).toBe(true)
      }
  })
  it('says with whom a nation would be shared', () => {
    const { state } = create(game, { seats: SEATS.slice(0, 3), random: randomFrom(1) })
    const [, second] = state.board.order
    state.board.nations.atlantis!.controllers = [second!]
    state.agenda = [{ step: 'draft', n: 1, at: 'nation', asked: 0, ...{ picks: 0 } }]
    const { input } = decisions(game, state)[0]!
    const offered = input.kind === 'pick' ? input.options : []
    expect(offered.slice(0, 2).map(({ label }) => game.speak(label, bySeat()))).toEqual([`Atlantis with ${second}`, 'Aztlán'])
    expect(game.speak(meaningOf(offered[1]!)!, bySeat())).toMatch(/^Power 4, 3 spots\. /)
  })
  it('may leave places free, even a whole nation', () => {
    const free = new Set<number>()
    for (let seed = 1; seed <= 40; seed++)
      for (const { controllers } of Object.values(until('place', 3, seed).board.nations)) free.add(controllers.length)
    expect([...free].sort()).toEqual([0, 1, 2])
  })
  it('B23: only with five can somebody be stuck, and then another cube can always be moved out of the way', () => {
    const stuck = { 3: 0, 4: 0, 5: 0 }
    for (const players of [3, 4, 5] as const)
      for (let seed = 1; seed <= 150; seed++)
        until('place', players, seed, {}, (labels) => {
          if (labels.includes('draft.instead')) stuck[players]++
        })
    expect([stuck[3], stuck[4]]).toEqual([0, 0])
    expect(stuck[5]).toBeGreaterThan(0)
  })
  it('B23: whatever the others have chosen, there is a way', () => {
    const nations = rules.world.nationIds
    const seats = SEATS
    fc.assert(
      fc.property(fc.array(fc.nat(), { minLength: 10, maxLength: 10 }), (choices) => {
        const { board } = table()
        for (const nation of nations) board.nations[nation] = { controllers: [], passive: false, loot: [] }
        const snake = [...seats, ...[...seats].reverse()]
        for (const [i, seat] of snake.entries()) {
          const options = placings(board, seat)
          if (options.length === 0) return false
          const { nation, moved } = options[choices[i]! % options.length]!
          const { controllers } = board.nations[nation]!
          if (moved) {
            controllers.splice(controllers.indexOf(moved.seat), 1)
            board.nations[moved.to]!.controllers.push(moved.seat)
          }
          controllers.push(seat)
          if (!meetsRestriction(cubesOf(board))) return false
        }
        return true
      }),
      { numRuns: 300 },
    )
  })
  it('B23: a stuck player takes the place of a cube that goes to a free one', () => {
    const { board } = table()
    const cubes = {
      atlantis: ['Tayanna', 'Sargon'],
      aztlan: ['Sargon', 'Sophia'],
      brahmapura: ['Sophia', 'Ramon'],
      hyperborea: ['Ramon', 'Tayanna'],
      lemuria: ['Inanna'],
    }
    for (const [nation, controllers] of Object.entries(cubes)) board.nations[nation]!.controllers = [...controllers]
    const ways = placings(board, 'Inanna')
    expect(ways.length).toBeGreaterThan(0)
    expect(ways.every(({ moved }) => moved?.to === 'lemuria')).toBe(true)
    // Where Tayanna leaves Atlantis for Lemuria, Inanna would share only Atlantis with Sargon and only Lemuria with her.
    expect(ways).toContainEqual({ nation: 'atlantis', moved: { seat: 'Tayanna', to: 'lemuria' } })
  })
})
