/** A whole game among computer players, moment by moment: what pictures are tried out on. */
import type { AnyHosted } from '../src/games/hosted.ts'
import type { Decision, Options, Seat, State } from '../src/kernel/contract.ts'
import { consume, create, isRefusal, type Known, knownFrom, pending, question } from '../src/kernel/engine.ts'
import { dice, randomFrom } from '../src/kernel/random.ts'
import { type Player, randomPlayer } from '../src/players/player.ts'

export type Moment = {
  /** Changes with the next moment: take views at once. */
  readonly state: State
  /** What is about to be answered; `null` at the end. */
  readonly decision: Decision | null
  readonly answers: number
}

export type Play = { readonly seats: number; readonly options: Options; readonly seed: number }

const seatsOf = (count: number): Seat[] => Array.from({ length: count }, (_, i) => `p${i + 1}`)

const PEOPLE = ['Mira', 'Jonas', 'Aiko Tanabe', 'Ravi', 'Persephone', 'Łucja', 'Maximilian']
export const namesOf = (count: number): Record<Seat, string> =>
  Object.fromEntries(seatsOf(count).map((seat, i) => [seat, PEOPLE[i % PEOPLE.length]!]))

const MOST_ANSWERS = 20_000

export function* moments({ game }: AnyHosted, play: Play, player: Player<never> = randomPlayer): Generator<Moment> {
  const random = dice(play.seed ^ 0x91c7)
  const opened = create(game, { seats: seatsOf(play.seats), options: play.options, random: randomFrom(play.seed) })
  const { state } = opened
  let known: readonly Known[] = opened.known
  for (let answers = 0; answers < MOST_ANSWERS; answers++) {
    if (state.outcome) {
      yield { state, decision: null, answers }
      return
    }
    const asked = pending(game, state).find(({ answered }) => !answered)
    const decision = asked && question(game, state, asked, known)
    if (!decision) throw new Error(`${game.id}: nobody is asked anything`)
    yield { state, decision, answers }
    const position = { seat: decision.seat, view: game.view(state.board, decision.seat) as never, decision, random }
    const applied = consume(game, state, decision.seat, decision.id, player(position), knownFrom([decision]))
    if (isRefusal(applied)) throw new Error(`${game.id}: ${decision.seat} was refused, ${applied.text.say}`)
    known = applied.known
  }
}

/** Every player count, and at the largest count every choice that is not the default. */
export function playsOf({ game }: AnyHosted): Play[] {
  const { min, max } = game.seats
  const counts = Array.from({ length: max - min + 1 }, (_, i) => ({ seats: min + i, options: {} }))
  const modes = game.settings.flatMap(({ id, choices, default: usual }) =>
    choices.filter((choice) => choice.id !== usual).map((choice) => ({ seats: max, options: { [id]: choice.id } })),
  )
  return [...counts, ...modes].map((play, i) => ({ ...play, seed: 1000 + i }))
}
