/** Plays a whole game among computer players: for simulations, benchmarks, balance reports, and to try an owner's pack. */
import type { Decision, Game, Options, Outcome, Seat, State } from './contract.ts'
import { consume, create, decisions, isRefusal } from './engine.ts'
import { dice, randomFrom } from './random.ts'

/** Given what a person in that seat could see and one question, an answer; `undefined` leaves an offer alone. */
type Player<V> = (position: {
  readonly seat: Seat
  readonly view: V
  readonly decision: Decision
  readonly random: (n: number) => number
}) => unknown

export type Match<G, V> = {
  readonly game: Game<G, V>
  readonly players: Readonly<Record<Seat, Player<V>>>
  readonly options?: Options
  readonly seed: number
  /** More answers than any sane game needs: a game that exceeds it does not end. */
  readonly most?: number
}
export type Played<G> = { readonly outcome: Outcome; readonly answers: number; readonly state: State<G> }

export function playMatch<G, V>({ game, players, options = {}, seed, most = 20_000 }: Match<G, V>): Played<G> {
  const random = dice(seed ^ 0x5eed)
  const { state } = create(game, { seats: Object.keys(players), options, random: randomFrom(seed) })
  for (let answers = 0; answers < most; answers++) {
    if (state.outcome) return { outcome: state.outcome, answers, state }
    const decision = nextOf(decisions(game, state), random)
    if (!decision) throw new Error(`${game.id}: nobody is asked anything (seed ${seed})`)
    const { seat } = decision
    const answer = players[seat]!({ seat, view: game.view(state.board, seat), decision, random })
    if (answer === undefined && decision.offer) continue
    const applied = consume(game, state, seat, decision.id, answer)
    if (isRefusal(applied))
      throw new Error(`${game.id}: ${seat} gave an answer that was refused, ${applied.text.say} (seed ${seed})`)
  }
  throw new Error(`${game.id}: no end after ${most} answers (seed ${seed})`)
}

/** What is owed comes first; now and then an offer is considered. */
function nextOf(open: readonly Decision[], random: (n: number) => number): Decision | undefined {
  const owed = open.filter(({ offer, given }) => !offer && given === undefined)
  const offers = open.filter(({ offer }) => offer)
  if (offers.length > 0 && (owed.length === 0 || random(8) === 0)) return offers[random(offers.length)]
  return owed[random(owed.length || 1)]
}
