/**
 * A table of Atlas Lost in the language of the table. `given` arranges what a worked example takes for granted, always by
 * moving pieces that exist; everything after that goes through the questions players are asked.
 */
import { expect } from 'vitest'
import type { Board, Player } from '../../../src/games/atlas-lost/board.ts'
import { componentsOf, OWN_PACK } from '../../../src/games/atlas-lost/data/components.ts'
import type { Tree } from '../../../src/games/atlas-lost/data/language.ts'
import { atlasLost } from '../../../src/games/atlas-lost/index.ts'
import { settleTiles } from '../../../src/games/atlas-lost/rules/initiative.ts'
import type { View } from '../../../src/games/atlas-lost/view.ts'
import type { Decision, Event, Input, Option, Seat, State, Table } from '../../../src/kernel/contract.ts'
import { apply, create, decisions, isRefusal } from '../../../src/kernel/engine.ts'
import { randomFrom } from '../../../src/kernel/random.ts'

export const data = componentsOf(OWN_PACK)
export const TONY = 'tony'
export const MAGGIE = 'maggie'
export const BEN = 'ben'
export const ALEX = 'alex'

type Opening = {
  readonly trees?: readonly Tree[]
  readonly seats?: readonly Seat[]
  readonly options?: Readonly<Record<string, string>>
  readonly seed?: number
}
type Arranged = Partial<Omit<Player, 'waiting' | 'hand' | 'installed'>> & {
  readonly waiting?: Partial<Player['waiting']>
  readonly hand?: readonly string[]
  readonly installed?: readonly string[]
}

export class Sitting {
  state: State<Board>
  events: Event[] = []

  constructor({ trees = ['science', 'economy', 'culture'], seats = [TONY, BEN, ALEX], options = {}, seed = 1 }: Opening = {}) {
    const set = ['science', 'economy', 'culture', 'religion', 'military'].filter((tree) => trees.includes(tree as Tree)).join('-')
    const named = data.pack.recommended.find(({ trees: all }) => all.every((tree) => trees.includes(tree)))
    const chosen = { trees: named?.id ?? set, ...options }
    this.state = create(atlasLost.game, { seats, options: chosen, random: randomFrom(seed) }).state
    const { board } = this.state
    // In the order the example names them, with the resources of that order.
    if (seats.length > 1)
      for (const [i, seat] of seats.entries()) Object.assign(board.players[seat]!, data.pack.start.resources[i])
    board.order = [...seats]
    board.turn.seat = seats[0]!
    board.trees = [...trees]
    for (const seat of seats) board.players[seat]!.teams = trees.map((tree) => board.layout[tree]![0]!)
    for (const seat of seats) this.answer(this.decision(seat), simplest(this.decision(seat).input))
    for (const seat of seats) this.empty(seat)
  }

  get board() {
    return this.state.board
  }
  player(seat: Seat): Player {
    return this.board.players[seat]!
  }
  view(seat: Seat | null = null): View {
    return atlasLost.game.view(this.board, seat)
  }

  // ── Given ─────────────────────────────────────────────────────────────────────────────────────────────────────

  /** Initial cards would be in the way of most examples. */
  private empty(seat: Seat) {
    this.board.spent.push(...this.player(seat).hand.splice(0))
  }

  given(seat: Seat, arranged: Arranged): this {
    const { waiting, hand, installed, ...rest } = arranged
    const player = this.player(seat)
    Object.assign(player, structuredClone(rest))
    Object.assign(player.waiting, waiting)
    for (const card of hand ?? []) player.hand.push(this.fetch(card))
    for (const card of installed ?? []) player.installed.push({ card: this.fetch(card), used: false })
    this.settle()
    return this
  }

  /** A team on each of these Techs, taken from the rows. */
  teams(seat: Seat, ...techs: string[]): this {
    const player = this.player(seat)
    for (const tech of techs) {
      player.teams.push(tech)
      player.waiting[player.waiting.research > 0 ? 'research' : 'data']--
      if (data.techs[tech]!.level === 3 && tech in this.board.runners) player.runners.push(this.board.runners[tech]!)
      delete this.board.runners[tech]
    }
    return this
  }

  /** Whoever the arrangement makes the leader holds the tile. */
  settle(): this {
    settleTiles({ board: this.board, say: () => {} } as unknown as Table<Board>, data)
    return this
  }

  /** Puts tiles into slots of a Tree: two of Lv.2 or three of Lv.3, from the left. */
  lay(tree: Tree, ...techs: string[]): this {
    const layout = this.board.layout[tree]!
    const first = techs.length === 2 ? 1 : 3
    techs.forEach((tech, i) => {
      const old = layout[first + i]!
      const elsewhere = layout.indexOf(tech)
      layout[first + i] = tech
      if (elsewhere >= 0) layout[elsewhere] = old
      else if (old in this.board.runners) {
        this.board.runners[tech] = this.board.runners[old]!
        delete this.board.runners[old]
      }
    })
    return this
  }

  /** Put on top of their decks, the first one to be drawn first. */
  stack(...cards: string[]): this {
    for (const card of [...cards].reverse()) this.board.decks[data.cards[card]!.tree!]!.push(this.fetch(card))
    return this
  }

  private fetch(card: string): string {
    const { tree } = data.cards[card]!
    const from = tree ? [this.board.decks[tree]!, this.board.discards[tree]!] : [this.board.box, this.board.spent]
    for (const pile of from) if (pile.includes(card)) return pile.splice(pile.indexOf(card), 1)[0]!
    const player = Object.values(this.board.players).find(({ returned }) => returned === card)
    if (!player) throw new Error(`${card} is not to be had`)
    player.returned = null
    return card
  }

  // ── Doing ─────────────────────────────────────────────────────────────────────────────────────────────────────

  decision(seat?: Seat): Decision {
    const [decision] = decisions(atlasLost.game, this.state, seat).filter(({ given }) => given === undefined)
    if (!decision) throw new Error(`${seat ?? 'nobody'} is asked nothing`)
    return decision
  }

  private answer(decision: Decision, answer: unknown): this {
    const applied = apply(atlasLost.game, this.state, decision.seat, decision.id, answer)
    if (isRefusal(applied)) throw new Error(`refused: ${applied.text.say}`)
    this.state = applied.state
    this.events = applied.events
    return this
  }

  /** `does('place IIS-C research')`, `does('end')`: picks down the tree of options. A split: `does({ M: 1 })`. */
  does(...answers: readonly (string | Readonly<Record<string, number>>)[]): this {
    for (const words of answers) {
      const decision = this.decision()
      this.answer(decision, typeof words === 'string' ? answerOf(decision.input, words.split(' ')) : words)
    }
    return this
  }

  /** An answer as a player hands it in. */
  gives(answer: unknown): this {
    return this.answer(this.decision(), answer)
  }

  /** The same by a seat whose turn it is not. */
  says(seat: Seat, words: string): this {
    const decision = this.decision(seat)
    return this.answer(decision, answerOf(decision.input, words.split(' ')))
  }

  /** Everybody up to that seat ends the turn without doing anything. */
  until(seat: Seat): this {
    while (this.board.turn.seat !== seat) this.does('end')
    return this
  }

  // ── Expecting ─────────────────────────────────────────────────────────────────────────────────────────────────

  has(seat: Seat, expected: Partial<Record<'R' | 'D' | 'C' | 'M' | 'TP' | 'position', number>>): this {
    const player = this.player(seat)
    const actual = Object.fromEntries(Object.keys(expected).map((key) => [key, player[key as 'R']]))
    expect(actual, seat).toEqual(expected)
    return this
  }

  /** Option ids that can be had down that path. */
  offers(path = ''): string[] {
    return openIn(this.under(path))
  }
  /** Why an option cannot be had. */
  whyNot(path: string): string | undefined {
    const words = path.split(' ')
    const option = optionsOf(this.under(words.slice(0, -1).join(' '))).find(({ id }) => id === words.at(-1))
    return option?.blocked?.say
  }
  private under(path: string): Input {
    let { input }: { input: Input } = this.decision()
    for (const word of path.split(' ').filter(Boolean)) input = optionsOf(input).find(({ id }) => id === word)!.then!
    return input
  }
}

const optionsOf = (input: Input): readonly Option[] =>
  input.kind === 'amount' ? [] : input.kind === 'split' ? input.targets : input.options
const openIn = (input: Input) =>
  optionsOf(input)
    .filter(({ blocked }) => !blocked)
    .map(({ id }) => id)
const simplest = (input: Input) => ({ pick: openIn(input)[0] })

function answerOf(input: Input, words: readonly string[]): unknown {
  if (input.kind === 'some') return words
  const [word, ...rest] = words
  // Ending the turn is called by another name once the main action is done.
  const pick = word === 'end' && openIn(input).includes('done') ? 'done' : word
  const then = optionsOf(input).find(({ id }) => id === pick)?.then
  // A follow-up the example does not care about: the first option.
  return then ? { pick, then: answerOf(then, rest.length > 0 ? rest : [openIn(then)[0]!]) } : { pick }
}
