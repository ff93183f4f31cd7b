/** A game in which nobody does anything any more. */
import type { AnyGame, Options, Outcome, State } from '../kernel/contract.ts'
import { apply, consume, create, decisions, isRefusal, reveal } from '../kernel/engine.ts'
import { randomFrom } from '../kernel/random.ts'
import type { Seated } from '../store/store.ts'
import { type House, hostedAt } from './house.ts'
import { stateFrom } from './states.ts'

const MOST_ANSWERS = 20_000

export type PlayedOut = { readonly outcome: Outcome; readonly answers: number }

/**
 * Every open question gets its printed default until the game is over. The number of answers this took also tells how far
 * the game had come. Null: this game never ends that way, so somebody has to decide.
 */
export function playedOut(game: AnyGame, from: State): PlayedOut | null {
  let state = from
  for (let answers = 0; answers < MOST_ANSWERS; answers++) {
    if (state.outcome) return { outcome: state.outcome, answers }
    const open = decisions(game, state).find(({ offer, given }) => !offer && given === undefined)
    // The first answer is given to a copy, which may then be used up.
    const give = answers === 0 ? apply : consume
    const applied = open ? give(game, state, open.seat, open.id, open.idle) : reveal(game, state)
    if (isRefusal(applied)) return null
    state = applied.state
  }
  return null
}

/** How the game at a table would end from where it stands. */
export function restOf(house: House, { game, pack, state }: Seated): PlayedOut | null {
  const hosted = hostedAt(house, game, pack)
  return state && playedOut(hosted.game, stateFrom(hosted, state))
}

/** How a game would end that begins like this. */
export function wholeOf(game: AnyGame, size: number, options: Options): PlayedOut | null {
  const seats = Array.from({ length: size }, (_, i) => `p${i + 1}`)
  return playedOut(game, create(game, { seats, options, random: randomFrom(1), held: false }).state)
}
