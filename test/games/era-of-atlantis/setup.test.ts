import { describe, expect, it } from 'vitest'
import { PASSIVE } from '../../../src/games/atlantis/board.ts'
import { meetsRestriction } from '../../../src/games/atlantis/rules/control.ts'
import { stability } from '../../../src/games/atlantis/rules/power.ts'
import type { EraBoard } from '../../../src/games/era-of-atlantis/board.ts'
import { eraOfAtlantis } from '../../../src/games/era-of-atlantis/index.ts'
import { choosable } from '../../../src/games/era-of-atlantis/rules/draft.ts'
import type { Decision, Options, State } from '../../../src/kernel/contract.ts'
import { apply, create, decisions, isRefusal } from '../../../src/kernel/engine.ts'
import { sample } from '../../../src/kernel/input.ts'
import { dice, randomFrom } from '../../../src/kernel/random.ts'
import { rules, table } from './driver.ts'

const { game } = eraOfAtlantis
const SEATS = ['a', 'b', 'c', 'd', 'e']

/** Random answers until the named stage waits. */
function until(stage: string, players: number, options: Options = {}, seed = 1): State<EraBoard> {
  const random = dice(seed)
  let state = create(game, { seats: SEATS.slice(0, players), options, random: randomFrom(seed) }).state as State<EraBoard>
  while (state.agenda.at(-1)!.at !== stage) {
    const [decision] = decisions(game, state).filter(({ given }) => given === undefined)
    const result = apply(game, state, decision!.seat, decision!.id, sample(decision!.input, random))
    if (isRefusal(result)) throw new Error(result.text.say)
    state = result.state
  }
  return state
}
const areas = (board: EraBoard, kind: string) => Object.keys(board.areas).filter((id) => board.areas[id]!.kind === kind)

describe('5.2 Prepare map', () => {
  it('T17: counters by number of players; no Psychotronic Weaponry with three', () => {
    for (const [players, special, minors] of [
      [3, 3, 12],
      [4, 4, 12],
      [5, 4, 15],
    ] as const)
      for (let seed = 1; seed <= 30; seed++) {
        const { board } = until('back', players, {}, seed)
        expect(Object.keys(board.specials)).toHaveLength(special)
        expect(areas(board, 'minor')).toHaveLength(minors)
        const counters = areas(board, 'minor').map((id) => board.areas[id]!.counter)
        expect(new Set(counters).size).toBe(minors)
        if (players === 3) expect(board.specials.psychotronic_weaponry).toBeUndefined()
      }
  })
  it('a counter with a building comes with the building, and neither counts as built', () => {
    const { board } = until('back', 5, {}, 3)
    for (const id of areas(board, 'minor')) {
      const { building } = rules.world.counters[board.areas[id]!.counter!]!
      expect(board.areas[id]!.buildings).toEqual(building ? [building] : [])
    }
    expect(board.flipped).toBe(false)
  })
  it('homes start with the units of their counters; relics lie in the five wildernesses and on the track', () => {
    const { board } = until('back', 5)
    for (const id of areas(board, 'home'))
      expect(board.areas[id]!.units).toEqual({ [id]: rules.world.counters[board.areas[id]!.counter!]!.units })
    expect(board.relics).toEqual({ found: 0, areas: areas(board, 'wilderness'), track: [9, 11, 13] })
  })
  it('three players: a passive nation with three possessions, guards and two buildings', () => {
    for (let seed = 1; seed <= 20; seed++) {
      const { board } = until('back', 3, {}, seed)
      const passive = Object.keys(board.nations).find((id) => board.nations[id]!.passive)!
      const owned = areas(board, 'minor').filter((id) => board.areas[id]!.owner === passive)
      expect(owned).toHaveLength(3)
      for (const id of owned) expect(board.areas[id]!.units).toEqual({ [passive]: 5 })
      expect(owned.flatMap((id) => board.areas[id]!.agents[PASSIVE]).sort()).toEqual([2, 2, 3])
      expect(board.areas[passive]!.buildings).toHaveLength(2)
      expect(board.areas[passive]!.buildings).not.toContain('light')
    }
  })
  it('a table may agree on the special actions', () => {
    let state = create(game, { seats: SEATS, options: { specials: 'agreed' }, random: randomFrom(1) }).state as State<EraBoard>
    const [decision] = decisions(game, state)
    expect(decision!.seat).toBe(state.board.order[0])
    const agreed = ['s_vimanas', 's_chimeras', 's_oracle_of_rama', 's_spy_network']
    const result = apply(game, state, decision!.seat, decision!.id, agreed)
    if (isRefusal(result)) throw new Error(result.text.say)
    state = result.state as State<EraBoard>
    expect(Object.keys(state.board.specials).sort()).toEqual(['chimeras', 'oracle_of_rama', 'spy_network', 'vimanas'])
  })
})

describe('5.3 Player setup', () => {
  it('T18: cards left in the deck, and compensation by turn order', () => {
    for (const [players, deck, tiles] of [
      [3, 3, [6, 3, 0]],
      [4, 4, [9, 6, 3, 0]],
      [5, 5, [12, 9, 6, 3, 0]],
    ] as const) {
      const { board } = until('nation', players)
      expect(board.deck).toHaveLength(deck)
      expect(board.order.map((seat) => board.compensation[seat])).toEqual(tiles)
      expect(board.order.map((seat) => board.players[seat]!.hand.length)).toEqual(board.order.map(() => 2))
      expect(board.order.map((seat) => board.players[seat]!.resource)).toEqual(board.order.map(() => 6))
      expect(Object.values(board.layout!).sort()).toEqual(['ascension', 'continuation', 'poleShift'])
    }
  })
  it('introductory: two cards, no layout, no compensation, no special actions', () => {
    const { board } = until('nation', 4, { mode: 'introductory' })
    expect(board).toMatchObject({ layout: null, compensation: {}, specials: {} })
    expect(board.order.map((seat) => board.players[seat]!.hand.length)).toEqual([2, 2, 2, 2])
    expect(board.deck).toHaveLength(15 - 8)
  })
  it('T10, B24: whatever is chosen, the draft ends in a ring, and the same two nations are never shared', () => {
    for (const players of [3, 4, 5])
      for (let seed = 1; seed <= 60; seed++) {
        const { board } = until('place', players, { mode: 'introductory' }, seed)
        const active = Object.entries(board.nations).filter(([, { passive }]) => !passive)
        expect(active).toHaveLength(players)
        expect(active.every(([, { controllers }]) => controllers.length === 2)).toBe(true)
        expect(meetsRestriction(Object.fromEntries(active.map(([id, { controllers }]) => [id, controllers])))).toBe(true)
      }
  })
  it('T10: Tayanna on Aztlán is refused Lemuria while Sophia has both', () => {
    const t = table()
    for (const nation of Object.values(t.board.nations)) nation.controllers = []
    t.board.nations.aztlan!.controllers = ['Sophia', 'Tayanna']
    t.board.nations.lemuria!.controllers = ['Sophia']
    t.board.nations.atlantis!.controllers = ['Sargon', 'Inanna']
    t.board.nations.brahmapura!.controllers = ['Ramon']
    expect(choosable({ ...t.board, order: ['Inanna', 'Sargon', 'Ramon', 'Tayanna', 'Sophia'] }, 'Tayanna', 6)).not.toContain(
      'lemuria',
    )
  })
  it('the nation nobody chose leaves the game; its home is a wilderness without a relic', () => {
    for (const players of [3, 4]) {
      const { board } = until('place', players, {}, 5)
      expect(areas(board, 'wilderness')).toHaveLength(5 + 3 + 1)
      const removed = rules.world.nationIds.find((id) => !(id in board.nations))!
      expect(board.areas[removed]).toMatchObject({ kind: 'wilderness', counter: null, owner: null, units: {} })
      expect(board.relics.areas).not.toContain(removed)
    }
  })
  describe('three agents of value 0', () => {
    const asked = () => {
      const state = until('place', 4, {}, 2)
      const [decision] = decisions(game, state)
      return { state, decision: decision!, minors: areas(state.board, 'minor') }
    }
    const played = (state: ReturnType<typeof asked>['state'], answer: unknown) => {
      const [{ seat, id }] = decisions(game, state) as [Decision]
      const result = apply(game, state, seat, id, answer)
      if (isRefusal(result)) throw new Error(result.text.say)
      return result.state as typeof state
    }
    const agentsOf = ({ board }: ReturnType<typeof asked>['state'], seat: string) =>
      Object.entries(board.areas).flatMap(([area, { agents }]) => (agents[seat] ?? []).map(() => area))

    it('go into nations of one’s own choice, but not into wildernesses', () => {
      const { input } = asked().decision
      const own = input.kind === 'pick' ? input.options.find(({ id }) => id === 'own')!.then! : input
      expect(own.kind === 'some' && [own.min, own.max, own.options.length]).toEqual([1, 3, 12 + 4])
    })
    it('stand one in each of three', () => {
      const { state, decision, minors } = asked()
      const then = minors.slice(0, 3)
      expect(agentsOf(played(state, { pick: 'own', then }), decision.seat)).toEqual(then)
    })
    it('stand all in one', () => {
      const { state, decision, minors } = asked()
      const [one = ''] = minors
      expect(agentsOf(played(state, { pick: 'own', then: [one] }), decision.seat)).toEqual([one, one, one])
    })
    it('stand in two, and it is said which gets two', () => {
      const { state, decision, minors } = asked()
      const [one = '', two = ''] = minors
      const marked = played(state, { pick: 'own', then: [one, two] })
      expect(agentsOf(marked, decision.seat)).toEqual([])
      const [next] = decisions(game, marked)
      expect(next).toMatchObject({ seat: decision.seat, input: { options: [{ id: one }, { id: two }] } })
      expect(agentsOf(played(marked, { pick: two }), decision.seat).sort()).toEqual([one, two, two].sort())
    })
  })
  it('one press places them where coups have least to beat, as the clock would', () => {
    const state = until('place', 4, {}, 2)
    const [decision] = decisions(game, state)
    expect(decision!.idle).toMatchObject({ pick: 'easiest' })
    const { seat, id } = decision!
    const result = apply(game, state, seat, id, { pick: 'easiest' })
    if (isRefusal(result)) throw new Error(result.text.say)
    const board = result.state.board as EraBoard
    const ofStability = (area: string) => stability(rules, board, area)
    const taken = areas(board, 'minor').filter((area) => board.areas[area]!.agents[seat] !== undefined)
    const others = areas(board, 'minor').filter((area) => !taken.includes(area))
    expect(taken).toHaveLength(3)
    expect(Math.max(...taken.map(ofStability))).toBeLessThanOrEqual(Math.min(...others.map(ofStability)))
  })
  it('8.1: societies are chosen in turn order; the Brotherhood gets 6 more unless it controls Lemuria', () => {
    for (let seed = 1; seed <= 20; seed++) {
      const { board } = until('space', 5, { powers: 'on' }, seed)
      expect(new Set(board.order.map((seat) => board.players[seat]!.society)).size).toBe(5)
      const brother = board.order.find((seat) => board.players[seat]!.society === 'lemurian_brotherhood')!
      const hasLemuria = board.nations.lemuria!.controllers.includes(brother)
      expect(board.players[brother]!.resource).toBe(hasLemuria ? 6 : 12)
    }
  })
  it('8.1: they are chosen before the open map; a table that chose them before it is not asked again', () => {
    const state = until('choose', 4, { powers: 'on' })
    expect(areas(state.board, 'minor').every((id) => state.board.areas[id]!.counter !== null)).toBe(true)
    const early = create(game, { seats: SEATS, options: { powers: 'on' }, random: randomFrom(1) }).state as State<EraBoard>
    const setup = early.agenda.find(({ step }) => step === 'setup')!
    early.agenda = [Object.assign(setup, { at: 'agree' }), early.agenda.at(-1)!]
    const asked = new Set<string>()
    let later = early
    while (later.agenda.at(-1)!.at !== 'back') {
      const [decision] = decisions(game, later)
      expect(asked).not.toContain(decision!.seat)
      asked.add(decision!.seat)
      const result = apply(game, later, decision!.seat, decision!.id, decision!.idle)
      if (isRefusal(result)) throw new Error(result.text.say)
      later = result.state as State<EraBoard>
    }
    expect(asked.size).toBe(4) // the last one takes what is left
  })
  it('6, 10.6: without Repolarize the Order of Thoth is offered only if there are not enough others', () => {
    const offered = (players: number, mode: string) => {
      const [decision] = decisions(game, until('choose', players, { powers: 'on', mode }))
      return decision!.input.kind === 'pick' ? decision!.input.options.map(({ id }) => id) : []
    }
    expect(offered(4, 'standard')).toContain('order_of_thoth')
    expect(offered(4, 'introductory')).toHaveLength(4)
    expect(offered(4, 'introductory')).not.toContain('order_of_thoth')
    expect(offered(5, 'introductory')).toHaveLength(5)
    for (let seed = 1; seed <= 10; seed++) {
      const { board } = until('space', 5, { powers: 'on', mode: 'introductory' }, seed)
      expect(new Set(board.order.map((seat) => board.players[seat]!.society)).size).toBe(5)
    }
  })
  it('8.2: every nation in play has a secret goal; only its controllers know it, and nobody the passive one', () => {
    const { board } = until('space', 3, { ambitions: 'on' })
    expect(Object.keys(board.ambitions).sort()).toEqual(Object.keys(board.nations).sort())
    expect(board.ambitionDeck).toHaveLength(9 - 4)
    for (const [nation, { seen }] of Object.entries(board.ambitions)) expect(seen).toEqual(board.nations[nation]!.controllers)
    expect(game.view(board, null).ambitions.every(({ card }) => card === null)).toBe(true)
  })
})
