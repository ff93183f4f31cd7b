/** A whole game among computer players, moment by moment: what pictures are tried out on. */
import type { AnyHosted } from '../src/games/hosted.ts'
import type { Decision, Options, Seat, State } from '../src/kernel/contract.ts'
import { create, Following, isRefusal } from '../src/kernel/engine.ts'
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
  const { state } = create(game, { seats: seatsOf(play.seats), options: play.options, random: randomFrom(play.seed) })
  const position = new Following(game, state)
  for (let answers = 0; answers < MOST_ANSWERS; answers++) {
    if (state.outcome) {
      yield { state, decision: null, answers }
      return
    }
    const asked = position.pending().find(({ answered }) => !answered)
    const decision = asked && position.question(asked)
    if (!decision) throw new Error(`${game.id}: nobody is asked anything`)
    yield { state, decision, answers }
    const seen = { seat: decision.seat, view: game.view(state.board, decision.seat) as never, decision, random }
    const applied = position.answer(decision.seat, decision.id, player(seen))
    if (isRefusal(applied)) throw new Error(`${game.id}: ${decision.seat} was refused, ${applied.text.say}`)
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
