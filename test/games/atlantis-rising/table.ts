/**
 * A table to try things out at. `table(4, { goods: … })` lays out a position the way one would set up a chess problem;
 * after that everything happens through the questions the game asks, as it would for real players.
 */
import type { Board, Piece } from '../../../src/games/atlantis-rising/board.ts'
import { atlantisRising } from '../../../src/games/atlantis-rising/index.ts'
import type { View } from '../../../src/games/atlantis-rising/view.ts'
import type { Decision, Event, Input, Option, Options, Seat, State, Text } from '../../../src/kernel/contract.ts'
import { type Applied, apply, awaited, create, decisions, isRefusal } from '../../../src/kernel/engine.ts'
import { draw, type RandomState, randomFrom } from '../../../src/kernel/random.ts'
import { seatsOf } from '../../suite/inherited.ts'

export const { game } = atlantisRising

type Given = {
  readonly councilors?: Readonly<Record<Seat, string>>
  readonly goods?: Readonly<Record<Seat, Partial<Board['players'][Seat]['goods']>>>
  readonly hands?: Readonly<Record<Seat, readonly string[]>>
  readonly artifacts?: Readonly<Record<Seat, readonly string[]>>
  readonly reserve?: Readonly<Record<Seat, number>>
  readonly flooded?: Readonly<Record<string, number>>
  readonly barriers?: readonly string[]
  readonly supply?: Partial<Board['supply']>
  readonly wrath?: number
  readonly blueprint?: readonly string[]
  readonly built?: readonly string[]
  /** Cards in the order in which they will be drawn; the rest of the deck stays below. */
  readonly misfortunes?: readonly string[]
  readonly library?: readonly string[]
  /** The whole library deck and its discard, instead of the shuffled one. */
  readonly wholeLibrary?: { readonly deck: readonly string[]; readonly discard: readonly string[] }
  /** The two boards the Hologram may take (one or two players). */
  readonly hologram?: readonly [string, string]
  readonly options?: Options
}

/** Councilors that change nothing in most positions, so that a test names only the one it is about. */
const QUIET = ['orator', 'alchemist', 'scholar', 'merchant', 'champion', 'explorer', 'priest']

/** A round about to begin with the placing; p1 is the starting player. Misfortunes are calm unless the test says otherwise. */
export function table(seats: number, given: Given = {}): Table {
  const names = seatsOf(seats)
  const options = { councilors: 'random', ...given.options }
  let seed = 1
  let { state } = create(game, { seats: names, options, random: randomFrom(seed) })
  while (state.board.starting !== 'p1') state = create(game, { seats: names, options, random: randomFrom(++seed) }).state
  const { board } = state
  for (const [i, seat] of names.entries()) {
    const player = board.players[seat]!
    player.councilor = given.councilors?.[seat] ?? QUIET[i]!
    // With a Hologram about, everybody is one energy or one ability ahead; positions start from nothing.
    player.goods = { ore: 0, gold: 0, crystal: 0, atlantium: 0, energy: 0, ...given.goods?.[seat] }
    player.hand = [...(given.hands?.[seat] ?? [])]
    player.artifacts = [...(given.artifacts?.[seat] ?? [])]
    player.reserve = given.reserve?.[seat] ?? player.reserve
  }
  // The printed rules, without our evening out of levels.
  if (board.tide) board.misfortunes.draws = []
  if (board.tide && board.tide < 0) board.now.floods--
  delete board.tide
  Object.assign(board.flooded, given.flooded)
  board.barriers = [...(given.barriers ?? [])]
  Object.assign(board.supply, given.supply)
  board.wrath = given.wrath ?? 0
  if (given.blueprint) board.blueprint = [...given.blueprint]
  if (given.built) board.built = [...given.built]
  const calm = Array.from({ length: 20 }, () => 'calm-seas')
  board.misfortunes.deck = [...board.misfortunes.deck, ...calm, ...(given.misfortunes ?? []).toReversed()]
  if (given.wholeLibrary) board.library = { deck: given.wholeLibrary.deck.toReversed(), discard: [...given.wholeLibrary.discard] }
  board.library.deck.push(...(given.library ?? []).toReversed())
  if (given.hologram) board.hologram!.shown = [...given.hologram]
  return new Table(state)
}

export class Table {
  state: State<Board>
  events: Event[] = []
  /** What the last answer led to. */
  last?: Applied<Board>

  constructor(state: State<Board>) {
    this.state = state
  }

  get board() {
    return this.state.board
  }
  get phase() {
    return this.board.phase
  }
  get awaited() {
    return awaited(game, this.state)
  }
  player(seat: Seat) {
    return this.board.players[seat]!
  }
  goods(seat: Seat) {
    return this.player(seat).goods
  }
  pieces(seat: Seat, at?: string): Piece[] {
    return this.board.pieces.filter((piece) => piece.owner === seat && (at === undefined || piece.at === at))
  }
  at(place: string): Piece[] {
    return this.board.pieces.filter((piece) => piece.at === place)
  }
  view(seat: Seat | null): View {
    return game.view(this.board, seat)
  }

  // ── Questions ─────────────────────────────────────────────────────────────────────────────────────────────────

  question(seat: Seat): Decision {
    const found = decisions(game, this.state, seat).find(({ offer }) => !offer)
    if (!found) throw new Error(`${seat} is not asked anything`)
    return found
  }
  offer(seat: Seat, key: string): Decision | undefined {
    return decisions(game, this.state, seat).find(({ id }) => id.startsWith(`offer.${key}.`))
  }
  /** Ids of what can be chosen, after choosing `path`. */
  options(seat: Seat, ...path: string[]): string[] {
    return this.choices(seat, ...path).map(({ id }) => id)
  }
  /** What can be chosen, after choosing `path`. */
  choices(seat: Seat, ...path: string[]): Option[] {
    return choices(this.question(seat).input, path).filter(({ blocked }) => !blocked)
  }
  labels(seat: Seat, ...path: string[]): Text[] {
    return this.choices(seat, ...path).map(({ label }) => label)
  }
  /** Why the last of `path` cannot be chosen. */
  whyNot(seat: Seat, ...path: string[]): string | undefined {
    const found = choices(this.question(seat).input, path.slice(0, -1)).find(({ id }) => id === path.at(-1))
    return found?.blocked?.say
  }

  // ── Answers ───────────────────────────────────────────────────────────────────────────────────────────────────

  /** Answers the seat's question: a path of picks, or the plain answer. */
  does(seat: Seat, ...path: unknown[]): this {
    return this.give(seat, this.question(seat), path)
  }
  takes(seat: Seat, key: string, ...path: unknown[]): this {
    const offer = this.offer(seat, key)
    if (!offer) throw new Error(`${seat} is not offered "${key}"`)
    return this.give(seat, offer, path)
  }
  /** What the clock would do. */
  idles(seat: Seat): this {
    const { id, idle } = this.question(seat)
    return this.send(seat, id, idle)
  }
  /** The reason why an answer is refused. */
  refusal(seat: Seat, ...path: unknown[]): string {
    const asked = decisions(game, this.state, seat).find(({ offer }) => !offer)
    const result = apply(game, this.state, seat, asked?.id ?? 'nothing', asked ? answerTo(asked.input, path) : path)
    if (!isRefusal(result)) throw new Error('it was not refused')
    return result.text.say
  }

  private give(seat: Seat, decision: Decision, path: readonly unknown[]): this {
    return this.send(seat, decision.id, answerTo(decision.input, path))
  }
  private send(seat: Seat, decision: string, answer: unknown): this {
    const result = apply(game, this.state, seat, decision, answer)
    if (isRefusal(result)) throw new Error(`refused: ${result.text.say} (${JSON.stringify(answer)})`)
    this.state = result.state
    this.last = result
    this.events.push(...result.events)
    return this
  }

  // ── The language of the table ─────────────────────────────────────────────────────────────────────────────────

  places(seat: Seat, kind: Piece['kind'], place: string): this {
    return this.does(seat, ...pathTo(place), kind)
  }
  /** Everybody who is not ready sends the rest to the centre. */
  allReady(): this {
    while (this.phase === 'place') this.idles(this.awaited[0]!)
    return this
  }
  /** All others send the rest to the centre and are ready. */
  allReadyBut(seat: Seat): this {
    for (const other of this.state.seats) if (other !== seat && !this.player(other).ready) this.does(other, 'rest')
    return this
  }
  /** On to the actions, whatever has to be chosen on the way being left to the clock. */
  toActions(): this {
    if (this.phase === 'place') this.allReady()
    while (this.phase !== 'actions' && !this.state.outcome) this.idles(this.awaited[0]!)
    return this
  }
  /** Everybody finishes acting without using what is left. */
  allDone(): this {
    const { round } = this.board
    while (this.phase === 'actions' && this.board.round === round && !this.state.outcome) {
      const seat = this.awaited[0]!
      if (this.question(seat).id.includes('.act.')) this.does(seat, 'done')
      else this.idles(seat)
    }
    return this
  }
  /** On to the next placing, all choices left to the clock. */
  toNextRound(): this {
    const { round } = this.board
    this.toActions().allDone()
    while ((this.board.round === round || this.phase !== 'place') && !this.state.outcome) this.idles(this.awaited[0]!)
    return this
  }
  /** The dice to fall next. */
  dice(...values: number[]): this {
    this.state = { ...this.state, random: rolling(values) }
    return this
  }
  /** The piece of that sort at a place. */
  piece(seat: Seat, kind: Piece['kind'], at: string): string {
    const found = this.pieces(seat, at).find((piece) => piece.kind === kind && !piece.down)
    if (!found) throw new Error(`${seat} has no ${kind} standing at ${at}`)
    return found.id
  }
  acts(seat: Seat, kind: Piece['kind'], at: string, ...told: unknown[]): this {
    return this.does(seat, this.piece(seat, kind, at), ...told)
  }
}

const pathTo = (place: string): string[] => {
  if (place === 'centre') return ['to.centre']
  if (place.startsWith('build-')) return ['to.gate', place]
  const peninsula = /^(.+)-\d$/.exec(place)?.[1]
  return peninsula ? [`to.${peninsula}`, place] : ['to.components', place]
}

function choices(input: Input, path: readonly string[]): readonly Option[] {
  const options: readonly Option[] = input.kind === 'amount' ? [] : input.kind === 'split' ? input.targets : input.options
  const [first, ...rest] = path
  if (first === undefined) return options
  const found = options.find(({ id }) => id === first)
  if (!found?.then) throw new Error(`"${first}" leads nowhere`)
  return choices(found.then, rest)
}

/** A path of ids as an answer; a sort of piece at its end is dropped where there is nothing to choose. */
function answerTo(input: Input, path: readonly unknown[]): unknown {
  const [first, ...rest] = path
  if (input.kind !== 'pick' || typeof first !== 'string') return first
  const found = input.options.find(({ id }) => id === first)
  return found?.then ? { pick: first, then: answerTo(found.then, rest) } : { pick: first }
}

/** A state of the generator that lets these dice fall next. */
function rolling(values: readonly number[]): RandomState {
  for (let seed = 1; ; seed++) {
    const state = randomFrom(seed)
    if (values.every((value) => draw(state, 6) + 1 === value)) return randomFrom(seed)
  }
}
