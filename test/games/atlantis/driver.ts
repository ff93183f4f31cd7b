/**
 * A table in the language of the game: lay out what the example names, then let people act.
 *
 *     const t = table({ Tayanna: ['aztlan', 'hyperborea'], … })
 *     t.given({ akakor: { counter: 's_utopian_city', agents: { Tayanna: [0, 1] } } })
 *     t.at('Tayanna').does('pad.coup').does('akakor')
 *     t.dials({ Tayanna: 'attack-2' })
 */

import type { Board } from '../../../src/games/atlantis/board.ts'
import type { Rules } from '../../../src/games/atlantis/rules/customs.ts'
import { replace } from '../../../src/games/atlantis/rules/pieces.ts'
import { nationPower } from '../../../src/games/atlantis/rules/power.ts'
import type { Building } from '../../../src/games/atlantis/terms.ts'
import type { View } from '../../../src/games/atlantis/view.ts'
import type { Decision, Game, Input, Options, Seat, State, Text } from '../../../src/kernel/contract.ts'
import { type Applied, awaited, consume, create, decisions, isRefusal } from '../../../src/kernel/engine.ts'
import { copy } from '../../../src/kernel/json.ts'
import { bySeat } from '../../../src/kernel/language.ts'
import { randomFrom } from '../../../src/kernel/random.ts'
import { told } from '../../../src/kernel/told.ts'

export type Nations = Readonly<Record<Seat, readonly [string, string]>>
type Given = {
  counter?: string
  owner?: string | null
  units?: Record<string, number>
  agents?: Record<Seat, number[]>
  buildings?: Building[]
}

/** Five people in a ring, as in most examples; nations can be given otherwise. */
export const FIVE: Nations = {
  Tayanna: ['aztlan', 'hyperborea'],
  Sargon: ['hyperborea', 'lemuria'],
  Sophia: ['lemuria', 'atlantis'],
  Ramon: ['atlantis', 'brahmapura'],
  Inanna: ['brahmapura', 'aztlan'],
}

/** A table of one edition. */
export class Sitting<B extends Board, V extends View> {
  state: State<B>
  events: Text[] = []
  /** Of what was told last, what everybody should read. */
  headlines: string[] = []
  readonly game: Game<B, V>
  private readonly rules: Rules

  constructor(game: Game<B, V>, rules: Rules, nations: Nations, options: Options) {
    this.game = game
    this.rules = rules
    const seats = Object.keys(nations)
    this.state = create(game, { seats, options, random: randomFrom(1) }).state
    this.runUntil('space')
    this.clear(nations, seats)
  }

  /** A bare map: everything neutral, no buildings, plain counters, both archons at home, the first-named to move. */
  private clear(nations: Nations, seats: Seat[]) {
    const { rules } = this
    const { board } = this.state
    board.notes = []
    board.order = seats
    board.specials = {}
    board.changed = []
    board.nations = {}
    for (const id of rules.world.nationIds) {
      const controllers = seats.filter((seat) => nations[seat]!.includes(id))
      if (controllers.length > 0) board.nations[id] = { controllers, passive: false, loot: [] }
    }
    for (const id of rules.world.areaIds) {
      const printed = rules.world.areas[id]!.kind
      const kind = printed === 'home' && !(id in board.nations) ? 'wilderness' : printed
      const counter = kind === 'home' ? 'm_2' : kind === 'minor' ? 'p_plain_a' : null
      replace(board, id, { kind, counter, owner: kind === 'home' ? id : null, units: {}, agents: {}, buildings: [] })
    }
    for (const seat of seats)
      Object.assign(board.players[seat]!, { resource: 6, agents: [...rules.pack.agents.values], archons: [null, null] })
    this.turnOf(seats[0]!)
  }

  private runUntil(stage: string) {
    while (this.state.agenda.at(-1)!.at !== stage) {
      const [decision] = decisions(this.game, this.state).filter(({ given }) => given === undefined)
      this.answer(decision!, decision!.idle)
    }
  }

  get board() {
    return this.state.board
  }
  player(seat: Seat) {
    return this.board.players[seat]!
  }
  area(id: string) {
    return this.board.areas[id]!
  }
  power(nation: string) {
    return nationPower(this.rules, this.board, nation)
  }
  get awaited() {
    return awaited(this.game, this.state)
  }
  view(seat: Seat | null) {
    return this.game.view(this.board, seat)
  }
  get said() {
    return this.events.map(({ say }) => say)
  }

  // ── Laying out ──────────────────────────────────────────────────────────────────────────────────────────────

  given(areas: Readonly<Record<string, Given>>): this {
    for (const [id, given] of Object.entries(areas)) {
      const { agents = {}, ...rest } = copy(given)
      replace(this.board, id, rest)
      for (const [seat, values] of Object.entries(agents)) this.agents(seat, id, values)
      const special = rest.counter ? this.rules.world.counters[rest.counter]!.special : null
      if (special) this.board.specials = { ...this.board.specials, [special]: id }
    }
    return this
  }
  private agents(seat: Seat, area: string, values: number[]) {
    replace(this.board, area, { agents: { ...this.area(area).agents, [seat]: [...values].sort() } })
    const player = this.board.players[seat]
    for (const value of values) player?.agents.splice(player.agents.indexOf(value), 1)
  }
  has(amounts: Readonly<Record<Seat, number>>): this {
    for (const [seat, amount] of Object.entries(amounts)) this.player(seat).resource = amount
    return this
  }
  /** Anything else that lies on the table. */
  lay(change: (board: B) => void): this {
    change(this.board)
    return this
  }
  turnOf(seat: Seat): this {
    this.board.turn = this.board.order.indexOf(seat)
    Object.assign(this.state.agenda.at(-1)!, { seat })
    return this
  }

  // ── Acting ──────────────────────────────────────────────────────────────────────────────────────────────────

  asked(seat: Seat): Decision {
    const [decision] = decisions(this.game, this.state, seat)
    if (!decision) throw new Error(`${seat} is not asked anything; awaited: ${this.awaited}`)
    return decision
  }
  /** What is offered, without what is blocked. */
  offers(seat: Seat): string[] {
    const { input } = this.asked(seat)
    if (input.kind === 'amount') return []
    const options = input.kind === 'split' ? input.targets : input.options
    return options.filter(({ blocked }) => !blocked).map(({ id }) => id)
  }
  /** How the question sounds, and what its choices are called. */
  prompt(seat: Seat): string {
    return this.game.speak(this.asked(seat).prompt, bySeat())
  }
  labels(seat: Seat): string[] {
    const { input } = this.asked(seat)
    if (input.kind === 'amount') return []
    return (input.kind === 'split' ? input.targets : input.options).map(({ label }) => this.game.speak(label, bySeat()))
  }
  meanings(seat: Seat): string[] {
    const { input } = this.asked(seat)
    if (input.kind === 'amount') return []
    return (input.kind === 'split' ? input.targets : input.options).map(({ means }) => this.game.speak(told(means!), bySeat()))
  }
  /** Where the rulebook speaks of what is offered. */
  sections(seat: Seat): Record<string, string | undefined> {
    const { input } = this.asked(seat)
    return Object.fromEntries(input.kind === 'pick' ? input.options.map(({ id, rule }) => [id, rule]) : [])
  }
  /** Why the option cannot be chosen. */
  blocked(seat: Seat, id: string): Text | undefined {
    const { input } = this.asked(seat)
    return input.kind === 'pick' ? input.options.find((option) => option.id === id)?.blocked : undefined
  }
  at(seat: Seat) {
    const does = (...parts: unknown[]) => {
      const decision = this.asked(seat)
      this.answer(decision, spelled(decision.input, parts))
      return { does }
    }
    return { does }
  }
  dials(dials: Readonly<Record<Seat, string>>): this {
    for (const [seat, pick] of Object.entries(dials)) this.answer(this.asked(seat), { pick })
    return this
  }
  /** Everybody still asked does what the clock would. */
  rest(): this {
    while (this.state.agenda.at(-1)!.at !== 'space' && !this.state.outcome) {
      const [decision] = decisions(this.game, this.state).filter(({ given }) => given === undefined)
      this.answer(decision!, decision!.idle)
    }
    return this
  }
  answer(decision: Decision, answer: unknown): Applied<B> {
    const result = consume(this.game, this.state, decision.seat, decision.id, answer)
    if (isRefusal(result)) throw new Error(`refused: ${result.text.say} (${JSON.stringify(answer)})`)
    this.state = result.state
    this.events = result.events.map(({ text }) => text)
    const loud = result.events.filter(({ weight }) => weight === 'headline')
    this.headlines = loud.map(({ text }) => this.game.speak(text, bySeat()))
    return result
  }
}

/** `['akakor', 3]` as the answer to a pick that leads to an amount, and so on. */
function spelled(input: Input, [first, ...rest]: unknown[]): unknown {
  if (input.kind !== 'pick') return first
  const option = input.options.find(({ id }) => id === first)
  if (!option?.then) return { pick: first }
  // Which archon moves is the first one's business unless the example says otherwise.
  return { pick: first, then: spelled(option.then, rest.length > 0 ? rest : ['0']) }
}
