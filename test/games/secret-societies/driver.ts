/** A table to play at by name: societies instead of seats, countries instead of places in the row. */
import { expect } from 'vitest'
import type { Board, Player } from '../../../src/games/secret-societies/board.ts'
import { cardsOf } from '../../../src/games/secret-societies/holdings/holdings.ts'
import { type SecretSocieties, secretSocieties } from '../../../src/games/secret-societies/index.ts'
import type { Decision, Event, Seat, State } from '../../../src/kernel/contract.ts'
import { apply, create, decisions, isRefusal, type Refusal } from '../../../src/kernel/engine.ts'
import { randomFrom } from '../../../src/kernel/random.ts'
import { broken } from './inheriting.ts'

type Arrangement = {
  readonly societies: readonly string[]
  readonly hqs?: readonly string[]
  /** The row from left to right, the facedown Deed last; Deeds that do not matter are filled in. */
  readonly row?: readonly string[]
  readonly hosted?: SecretSocieties
}

/** Deeds that bring nothing but themselves: no Islands, no borders with each other. */
const QUIET = ['PY', 'MN', 'PT', 'MA', 'NP', 'GT', 'LA', 'GR']

class Table {
  readonly hosted: SecretSocieties
  state: State<Board>
  events: Event[] = []
  /** Whether the last answer cannot be taken back. */
  isFenced = true

  constructor({ societies, hqs = ['SV', 'QA', 'LS', 'NR', 'SM'], row = [], hosted = secretSocieties }: Arrangement) {
    this.hosted = hosted
    const seats = societies.map((_, i) => `p${i + 1}`)
    this.state = create(hosted.game, { seats, options: { societies: 'draft' }, random: randomFrom(1) }).state
    for (const [i, seat] of seats.entries()) this.board.players[seat]!.hq = hqs[i]!
    for (const [i, society] of societies.entries()) this.answer(seats[i]!, 'setup.society', { pick: society })
    if (this.board.drawn) this.idle('setup.cache')
    const size = societies.length + 2
    const wanted = [...row, ...QUIET.filter((deed) => !row.includes(deed))].slice(0, size)
    const cached = this.board.cache ?? []
    // The Cache holds Venezuela, so that no Deed of an example can lie in it.
    this.board.cache = this.board.cache && cached.map(() => 'VE')
    const taken = [...wanted, ...(this.board.cache ?? [])]
    this.board.deck = [...wanted, ...hosted.rules.deedIds.filter((deed) => !taken.includes(deed))]
    while (this.open('setup.side')) this.idle('setup.side')
    this.sound()
  }

  get board(): Board {
    return this.state.board
  }
  seat(society: string): Seat {
    return this.state.seats.find((seat) => this.board.players[seat]!.society === society)!
  }
  player(society: string): Player {
    return this.board.players[this.seat(society)]!
  }

  /** Preconditions of an example. What is given comes from where it lay, what it replaces goes back there. */
  given(society: string, change: Partial<Player>): this {
    const { board } = this
    const player = this.player(society)
    const before = { cards: cardsOf(player), monuments: player.monuments }
    if (change.coins !== undefined) {
      board.issued += change.coins - player.coins
      board.counted[this.seat(society)] = change.coins
    }
    Object.assign(player, change)
    for (const card of missing(before.cards, cardsOf(player))) this.putBack(card)
    for (const card of missing(cardsOf(player), before.cards)) this.takeOut(card)
    for (const colour of missing(before.monuments, player.monuments)) board.monuments[colour]!.push(4)
    for (const colour of missing(player.monuments, before.monuments)) board.monuments[colour]!.pop()
    return this
  }
  private putBack(card: string) {
    const { kind } = this.hosted.rules.cards[card]!
    if (kind === 'deed') this.board.deck.push(card)
    if (kind === 'route') this.board.routes.left[card]! += 1
    if (kind === 'planet') this.board.planets!.pile.push(card)
  }
  private takeOut(card: string) {
    const { board } = this
    board.deck = board.deck.filter((deed) => deed !== card)
    board.gone = board.gone.filter((deed) => deed !== card)
    if (this.hosted.rules.cards[card]!.kind === 'route') board.routes.left[card]! -= 1
  }

  open(prompt: string, society?: string): Decision | undefined {
    return decisions(this.hosted.game, this.state).find(
      (decision) =>
        decision.prompt.say === prompt &&
        decision.given === undefined &&
        (society === undefined || decision.seat === this.seat(society)),
    )
  }
  asked(society: string): Decision {
    const mine = decisions(this.hosted.game, this.state, this.seat(society)).find(({ offer }) => !offer)
    if (!mine) throw new Error(`${society} is not asked anything; ${this.waiting()}`)
    return mine
  }
  /** Does it, and everything about the table still adds up. */
  does(society: string, answer: unknown): this {
    this.take(this.asked(society), answer)
    return this
  }
  /** Fills these spaces in Growth, in one answer. */
  grows(society: string, ...spaces: string[]): this {
    return this.does(society, { pick: 'invest', then: spaces })
  }
  refuses(society: string, answer: unknown): Refusal {
    const result = apply(this.hosted.game, this.state, this.seat(society), this.asked(society).id, answer)
    if (!isRefusal(result)) throw new Error(`${society} was not refused ${JSON.stringify(answer)}`)
    return result
  }
  offered(society: string, answer: unknown): this {
    const offer = decisions(this.hosted.game, this.state, this.seat(society)).find((decision) => decision.offer)
    if (!offer) throw new Error(`${society} is offered nothing`)
    this.take(offer, answer)
    return this
  }
  /** `bids('robots', 'down:5', 'GB', 1)`: face and card (`as:0`: a rival's), the Deed (or its place), Coins. */
  bids(society: string, card: string, deed: string | number, coins = 0): this {
    return this.does(society, this.bid(card, deed, coins))
  }
  /** The same as an answer, to be refused. */
  bid(card: string, deed: string | number, coins = 0): object {
    const [face, which] = card.split(':') as [string, string]
    const isDisguised = face === 'as'
    const stacked = { pick: `${isDisguised ? card : which}:${coins}` }
    return { pick: isDisguised ? 'up' : face, then: { pick: `${this.lot(deed)}`, then: stacked } }
  }
  /** Both laps at once: the two Bids of each society, as in `'up:5 PY 2'`: card, Deed, Coins. */
  laps(bids: Readonly<Record<string, readonly [string, string]>>): this {
    for (let i = 0; i < 2 * Object.keys(bids).length; i++) {
      const { seat, lap } = this.board.turn!
      const society = this.board.players[seat]!.society!
      const [card, deed, coins] = bids[society]![lap - 1]!.split(' ')
      this.bids(society, card!, deed!, Number(coins ?? 0))
    }
    return this
  }
  lot(deed: string | number): number {
    if (typeof deed === 'number') return deed - 1
    const found = this.board.row.findIndex((lot) => lot.deed === deed)
    if (found < 0) throw new Error(`${deed} is not in the row`)
    return found
  }

  /** Everybody answers as the clock would until that question is open. */
  until(prompt: string, society?: string): this {
    for (let i = 0; i < 500; i++) {
      if (this.open(prompt, society)) return this
      this.clock()
    }
    throw new Error(`${prompt} was never asked`)
  }
  /** One answer of the clock. */
  clock(): this {
    const [next] = decisions(this.hosted.game, this.state).filter(({ offer, given }) => !offer && given === undefined)
    if (!next) throw new Error(`nobody is asked anything; ${this.waiting()}`)
    this.take(next, next.idle)
    return this
  }
  idle(prompt: string): this {
    const decision = this.open(prompt)
    if (!decision) throw new Error(`${prompt} is not asked; ${this.waiting()}`)
    this.take(decision, decision.idle)
    return this
  }
  /** On to a phase of this or a later Round. */
  phase(phase: Board['phase'], round = this.board.round): this {
    for (let i = 0; i < 2000 && !(this.board.phase === phase && this.board.round === round); i++) this.clock()
    expect([this.board.phase, this.board.round]).toEqual([phase, round])
    return this
  }
  finish(): this {
    while (!this.state.outcome) this.clock()
    return this
  }
  said(say: string): Record<string, unknown>[] {
    return this.events.map(({ text }) => text).filter((text) => text.say === say)
  }

  private answer(seat: Seat, prompt: string, answer: unknown) {
    const decision = decisions(this.hosted.game, this.state, seat).find((each) => each.prompt.say === prompt)
    this.take(decision!, answer)
  }
  private take(decision: Decision, answer: unknown) {
    const applied = apply(this.hosted.game, this.state, decision.seat, decision.id, answer)
    if (isRefusal(applied)) throw new Error(`refused (${applied.text.say}): ${decision.prompt.say} ${JSON.stringify(answer)}`)
    this.state = applied.state
    this.isFenced = applied.fence
    this.events.push(...applied.events)
    this.sound()
  }
  private sound() {
    expect(broken(this.board)).toEqual([])
  }
  private waiting() {
    const open = decisions(this.hosted.game, this.state).map(
      ({ seat, prompt }) => `${this.board.players[seat]!.society}: ${prompt.say}`,
    )
    return `open: ${open.join(', ')}`
  }
}

/** What is in `list` and not in `other`, copies counted. */
function missing(list: readonly string[], other: readonly string[]): string[] {
  const left = [...other]
  return list.filter((each) => {
    const at = left.indexOf(each)
    if (at >= 0) left.splice(at, 1)
    return at < 0
  })
}

export const table = (arrangement: Arrangement) => new Table(arrangement)

/** Three societies without tokens, Drone or Planets between them. */
export const THREE = ['stonesmiths', 'illuminati', 'techbros']

/** Five Deeds that have nothing to do with each other. */
export const ROW = ['PY', 'PT', 'MN', 'MA', 'NP']

/** HQs that bring nothing but goods, and only with Islands. */
const PLAIN_HQS = ['LS', 'SM', 'QA']

/** A table at which nobody is short of Coins. */
export function rich(societies: readonly string[] = THREE, rest: Partial<Arrangement> = {}): Table {
  const game = table({ societies, row: ROW, hqs: PLAIN_HQS, ...rest })
  for (const society of societies) game.given(society, { coins: 20 })
  return game
}

export const columns = (cards: Partial<Player['above']> = {}) => ({
  black: [],
  purple: [],
  blue: [],
  yellow: [],
  red: [],
  ...cards,
})

/** The Stonesmiths, alone at the first Deed, have bought it and chosen its side. */
export function wins(deed: string, given: Partial<Player>, side: 'above' | 'below' = 'above', hq = 'QA'): Table {
  const game = table({ societies: THREE, hqs: [hq, 'NR', 'LS'], row: [deed, 'PT', 'MN', 'MA', 'NP'] })
  game.given('stonesmiths', { coins: 9, ...given })
  game.laps({ stonesmiths: [`up:1 ${deed}`, 'up:2 MN'], illuminati: ['up:1 PT', 'up:2 PT'], techbros: ['up:1 PT', 'up:2 PT'] })
  return game.does('stonesmiths', { pick: side })
}

/** The Stonesmiths in Growth, with enough of everything. */
export const growing = (given: Partial<Player>, hq = 'QA', round = 1): Table =>
  table({ societies: THREE, hqs: [hq, 'NR', 'LS'] })
    .phase('growth', round)
    .given('stonesmiths', { land: 9, industry: 9, population: 9, coins: 20, ...given })
