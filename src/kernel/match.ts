/** Plays a whole game among computer players: for simulations, benchmarks, balance reports, and to try an owner's pack. */
import type { Decision, Event, Game, Options, Outcome, Seat, State } from './contract.ts'
import { create, Following, isRefusal } from './engine.ts'
import { dice, randomFrom } from './random.ts'

/** Given what a person in that seat could see and one question, an answer; `undefined` leaves an offer alone. */
type Player<V> = (position: {
  readonly seat: Seat
  readonly view: V
  readonly decision: Decision
  readonly random: (n: number) => number
}) => unknown

type Company<G, V> = {
  readonly game: Game<G, V>
  readonly players: Readonly<Record<Seat, Player<V>>>
  readonly seed: number
  /** More answers than any sane game needs: a game that exceeds it does not end. */
  readonly most?: number
  /** Hears what is told, in order. */
  readonly hears?: (events: readonly Event[]) => void
}
export type Match<G, V> = Company<G, V> & { readonly options?: Options }
export type Played<G> = { readonly outcome: Outcome; readonly answers: number; readonly state: State<G> }

export function playMatch<G, V>({ options = {}, ...company }: Match<G, V>): Played<G> {
  const begun = create(company.game, { seats: Object.keys(company.players), options, random: randomFrom(company.seed) })
  company.hears?.(begun.events)
  return playOn(company, begun)
}

/** From any position to the end. The state is changed on the way: whoever needs it hands over a copy. */
export function playOn<G, V>(
  { game, players, seed, most = 20_000, hears }: Company<G, V>,
  { state }: { readonly state: State<G> },
): Played<G> {
  const random = dice(seed ^ 0x5eed)
  const position = new Following(game, state)
  for (let answers = 0; answers < most; answers++) {
    if (state.outcome) return { outcome: state.outcome, answers, state }
    const decision = nextOf(position, random)
    if (!decision) throw new Error(`${game.id}: nobody is asked anything (seed ${seed})`)
    const { seat } = decision
    const answer = players[seat]!({
      seat,
      // Made for those who look: chance does not.
      get view() {
        return game.view(state.board, seat)
      },
      decision,
      random,
    })
    if (answer === undefined && decision.offer) continue
    const applied = position.answer(seat, decision.id, answer)
    if (isRefusal(applied))
      throw new Error(`${game.id}: ${seat} gave an answer that was refused, ${applied.text.say} (seed ${seed})`)
    hears?.(applied.events)
  }
  throw new Error(`${game.id}: no end after ${most} answers (seed ${seed})`)
}

/** What is owed comes first; now and then an offer is considered. Nothing else is derived than what is then asked. */
function nextOf<G>(position: Following<G>, random: (n: number) => number): Decision | undefined {
  const owed = position.pending().filter(({ answered }) => !answered)
  if (position.isOffered() && (owed.length === 0 || random(8) === 0)) {
    const offers = position.offered()
    return offers[random(offers.length)]
  }
  const asked = owed[random(owed.length || 1)]
  return asked && position.question(asked)
}
