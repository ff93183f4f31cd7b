/**
 * Worlds that a seat can imagine: games it cannot tell from the one it sits in, to be played on at will. A computer player that thinks
 * gets these and never a state: what is in one can be looked at only as a player of it could, by views and questions.
 */
import { alike } from './alike.ts'
import type { Decision, Game, Outcome, Seat, State } from './contract.ts'
import { Following, isRefusal } from './engine.ts'
import { copy } from './json.ts'

export type World = {
  readonly seats: readonly Seat[]
  readonly outcome: Outcome | null
  /** One of the questions it waits for, whosever. */
  asked(random: (n: number) => number): Decision | undefined
  view(seat: Seat): unknown
  /** Goes on in this world; false if that is no answer there. */
  answer(decision: Decision, answer: unknown): boolean
  /** The same again: what is done in one does not happen in the other. */
  copy(): World
}

/** Every call is another world; the same generator imagines the same ones from any two states that the seat cannot tell apart. */
export type Imagine = (random: (n: number) => number) => World

export const imagining =
  <G>(game: Game<G>, state: State<G>, seat: Seat): Imagine =>
  (random) =>
    worldOf(game, imagined(game, state, seat, random))

/** What others have sealed they answer once more there; and nobody waits for a moment to open it. */
export const imagined = <G>(game: Game<G>, state: State<G>, seat: Seat, random: (n: number) => number): State<G> => ({
  ...alike(game, state, seat, random, 'asked'),
  held: false,
})

function worldOf<G>(game: Game<G>, state: State<G>): World {
  const position = new Following(game, state)
  return {
    seats: state.seats,
    get outcome() {
      return state.outcome
    },
    asked(random) {
      const owed = position.pending().filter(({ answered }) => !answered)
      const next = owed[random(owed.length || 1)]
      return next && position.question(next)
    },
    view: (seat) => game.view(state.board, seat),
    answer(decision, answer) {
      return !isRefusal(position.answer(decision.seat, decision.id, answer))
    },
    copy: () => worldOf(game, copy(state)),
  }
}
