/** The kernel as everything else sees it: a few functions over plain states. No I/O, no clock, no randomness but the state's. */
import type { Decision, Game, Options, Seat, Setting, State } from './contract.ts'
import { answerable, doubled, misfit } from './input.ts'
import { asName, copy } from './json.ts'
import { type Applied, Play, type Refusal } from './play.ts'
import { awaitedAt, decisionAt, decisionsAt, isOfferedAt, type Known, offeredAt, type Pending, pendingAt } from './questions.ts'
import type { RandomState } from './random.ts'
import { Fault, framesOf, indexOf, placeOf } from './steps.ts'

export type { Applied, Refusal } from './play.ts'
export type { Known, Pending } from './questions.ts'
export { Fault, framesOf, idOf } from './steps.ts'

export const isRefusal = (result: object): result is Refusal => 'refused' in result

export type Opening = {
  readonly seats: readonly Seat[]
  readonly options?: Options
  readonly random: RandomState
  readonly held?: boolean
}

export function create<G>(game: Game<G>, opening: Opening): Applied<G> {
  const { seats } = opening
  if (seats.length < game.seats.min || seats.length > game.seats.max)
    throw new Fault(`${game.id} is not for ${seats.length} seats`)
  const state: State<G> = {
    rules: { id: game.id, version: game.version, pack: game.pack, ...(game.fingerprint && { fingerprint: game.fingerprint }) },
    options: chosenOptions(game, opening.options ?? {}),
    seats: seats.map(asName),
    board: undefined as G, // laid out in the next lines; no rule runs before
    agenda: [],
    frames: 0,
    told: 0,
    offered: {},
    random: [...opening.random],
    held: opening.held ?? false,
    outcome: null,
  }
  const play = new Play(game, state)
  return play.guard('setup', () => {
    state.board = game.setup(play)
    play.call(game.first, {})
    play.run()
    return play.applied(null)
  })
}

/**
 * A game that is played on in one state, which nobody else changes meanwhile: what was found out for one question serves the next.
 * The functions below do the same once, for a state of which more is not asked.
 */
export class Following<G> {
  readonly #play: Play<G>

  constructor(game: Game<G>, state: State<G>, known?: readonly Known[]) {
    this.#play = new Play(game, state, known)
  }

  /** Every question that waits, or that seat's only. Offers come last. */
  decisions(seat?: Seat): Decision[] {
    return decisionsAt(this.#play, seat)
  }
  /** Who is asked which question, without deriving what may be answered. Offers are not asked. */
  pending(): Pending[] {
    return this.#play.state.outcome ? [] : pendingAt(this.#play)
  }
  /** One of those, with what may be answered; undefined if it does not wait. */
  question({ seat, id }: Pick<Pending, 'seat' | 'id'>): Decision | undefined {
    return this.#play.state.outcome ? undefined : decisionAt(this.#play, seat, id)
  }
  /** What may be done although nobody asked, by everybody. */
  offered(): Decision[] {
    return offeredAt(this.#play)
  }
  /** May anything be done although nobody asked? */
  isOffered(): boolean {
    return isOfferedAt(this.#play)
  }
  /** Goes on in this state. If the rules turn out to be at fault, it is to be thrown away. */
  answer(seat: Seat, decision: string, answer: unknown): Applied<G> | Refusal {
    const { state } = this.#play
    if (state.outcome) return { refused: 'finished', text: { say: 'refused.finished' } }
    if (!state.seats.includes(seat)) return { refused: 'stranger', text: { say: 'refused.stranger' } }
    return this.#play.guard(decision, () => this.#play.answer(seat, decision, answer))
  }
}

/** What is `known` of this very state is not derived again. */
export const decisions = <G>(game: Game<G>, state: State<G>, seat?: Seat, known?: readonly Known[]): Decision[] =>
  new Following(game, state, known).decisions(seat)

export const pending = <G>(game: Game<G>, state: State<G>): Pending[] => new Following(game, state).pending()

export const question = <G>(
  game: Game<G>,
  state: State<G>,
  asked: Pick<Pending, 'seat' | 'id'>,
  known?: readonly Known[],
): Decision | undefined => new Following(game, state, known).question(asked)

/** What was derived, for whoever goes on from there: it is not derived again. */
export const knownFrom = (open: readonly Decision[]): Known[] => open.map((ask) => ({ id: ask.id, seat: ask.seat, ask }))

/** The seats the game waits for. Everybody may know that. */
export function awaited<G>(game: Game<G>, state: State<G>): readonly Seat[] {
  return awaitedAt(new Play(game, state))
}

/** Whose answer, to which question, and what is already known of it. */
type Given = [seat: Seat, decision: string, answer: unknown, known?: readonly Known[]]

/** Applies an answer to a copy: whatever happens, the given state stays as it is. What is `known` of it is not derived again. */
export const apply = <G>(game: Game<G>, state: State<G>, ...given: Given): Applied<G> | Refusal =>
  consume(game, copy(state), ...given)

/** The same without the copy, for a caller that can throw the state away if the rules turn out to be at fault. */
export const consume = <G>(game: Game<G>, state: State<G>, ...[seat, decision, answer, known]: Given): Applied<G> | Refusal =>
  new Following(game, state, known).answer(seat, decision, answer)

/** Opens complete sealed answers of a `held` game. */
export function reveal<G>(game: Game<G>, state: State<G>): Applied<G> | Refusal {
  if (state.outcome) return { refused: 'finished', text: { say: 'refused.finished' } }
  const play = new Play(game, copy(state))
  if (awaitedAt(play).length > 0) return { refused: 'early', text: { say: 'refused.early' } }
  return play.guard('reveal', () => {
    play.mayOpen = true
    play.run()
    return play.applied(null)
  })
}

/** A stored state, brought up to the present rules and checked. */
export function load<G>(game: Game<G>, stored: unknown): State<G> {
  let state = stored as State<never>
  if (state?.rules?.id !== game.id) throw new Fault(`this is not a state of ${game.id}`)
  if (state.rules.version > game.version)
    throw new Fault(`${game.id}: the state is of version ${state.rules.version}, newer than these rules`)
  while (state.rules.version < game.version) {
    const { version } = state.rules
    const migrate = game.migrate[version]
    if (!migrate) throw new Fault(`${game.id}: no way from version ${version} to ${version + 1}`)
    state = migrate(state)
    if (state.rules.version !== version + 1) throw new Fault(`${game.id}: migration ${version} did not lead to ${version + 1}`)
  }
  if (state.rules.pack !== game.pack)
    throw new Fault(`${game.id}: this game was begun with another data pack (${state.rules.pack})`)
  const present = state as unknown as State<G>
  game.board.parse(present.board)
  const index = indexOf(game)
  for (const frame of framesOf(present.agenda)) placeOf(index, frame)
  return present
}

/** Settings left out take their default; unknown ones are refused. */
export function chosenOptions(game: { readonly id: string; readonly settings: readonly Setting[] }, chosen: Options): Options {
  for (const id of Object.keys(chosen))
    if (!game.settings.some((setting) => setting.id === id)) throw new Fault(`${game.id} has no setting "${id}"`)
  return Object.fromEntries(
    game.settings.map((setting) => {
      const value = chosen[setting.id] ?? setting.default
      if (!setting.choices.some(({ id }) => id === value))
        throw new Fault(`${game.id}: "${value}" is no choice for "${setting.id}"`)
      return [setting.id, value]
    }),
  )
}

/** For the suite: can this question be answered, every option be chosen, and is its default legal? Returns what is wrong. */
export function unsound(decision: Decision): string | null {
  if (!answerable(decision.input)) return `${decision.id}: nobody can answer it`
  const twice = doubled(decision.input)
  if (twice !== null) return `${decision.id}: two options have the id "${twice}"`
  const reason = misfit(decision.input, decision.idle)
  return reason ? `${decision.id}: its default does not fit (${reason.say})` : null
}
