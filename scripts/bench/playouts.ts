/**
 * What a player that thinks lives off: worlds its seat cannot tell from the real one (`alike`), each played to its end. Measured from
 * the middle of a game; the goals are twice what a processor did in a second before anything was done about it.
 */
import type { AnyHosted } from '../../src/games/hosted.ts'
import { HOSTED } from '../../src/games/index.ts'
import { alike } from '../../src/kernel/alike.ts'
import type { State } from '../../src/kernel/contract.ts'
import { consume, create, isRefusal, pending, question } from '../../src/kernel/engine.ts'
import { copy } from '../../src/kernel/json.ts'
import { playMatch, playOn } from '../../src/kernel/match.ts'
import { dice, randomFrom } from '../../src/kernel/random.ts'
import { steadyAt } from '../../src/players/index.ts'
import { randomPlayer } from '../../src/players/player.ts'
import { atLeast, type Line, rate, rounded } from './measure.ts'

const BEFORE: Readonly<Record<string, { readonly random: number; readonly steady: number }>> = {
  'era-of-atlantis': { random: 107, steady: 123 },
  'age-of-atlantis': { random: 115, steady: 160 },
  'secret-societies': { random: 60, steady: 27 },
  'atlas-lost': { random: 49, steady: 39 },
  'atlantis-rising': { random: 43, steady: 29 },
}
const SEED = 7

export function* benchPlayouts(): Generator<Line> {
  for (const hosted of HOSTED) {
    const before = BEFORE[hosted.game.id]
    const steady = steadyAt(hosted)
    if (!before || !steady) continue
    const { game } = hosted
    const middle = middleOf(hosted)
    const [seat] = middle.seats
    const chance = dice(SEED)
    let seed = 0
    const by = (player: typeof steady) => () => {
      const players = Object.fromEntries(middle.seats.map((each) => [each, player]))
      playOn({ game, players, seed: ++seed }, { state: alike(game, middle, seat!, chance) })
      return 1
    }
    const worlds = () => {
      for (let i = 0; i < 20; i++) alike(game, middle, seat!, chance)
      return 20
    }
    const [random, thoughtful, imagined] = rate(1_500, by(randomPlayer), by(steady), worlds).map(({ perSecond }) =>
      rounded(perSecond, 1),
    )
    yield {
      bench: `players: playouts a second from the middle of ${game.id}`,
      seats: middle.seats.length,
      random,
      steady: thoughtful,
      worlds: imagined,
      goals: [atLeast('random', random!, 2 * before.random), atLeast('steady', thoughtful!, 2 * before.steady)],
    }
  }
}

/** A game among steady players, half as many answers in as it takes to its end. */
function middleOf(hosted: AnyHosted): State {
  const { game } = hosted
  const steady = steadyAt(hosted)!
  const seats = Array.from({ length: Math.min(4, game.seats.max) }, (_, i) => `p${i + 1}`)
  const { answers } = playMatch({ game, players: Object.fromEntries(seats.map((seat) => [seat, steady])), seed: SEED })
  const random = dice(SEED)
  const { state } = create(game, { seats, random: randomFrom(SEED) })
  for (let n = 0; 2 * n < answers && !state.outcome; n++) {
    const before = copy(state)
    const owed = pending(game, state).filter(({ answered }) => !answered)
    const decision = question(game, state, owed[random(owed.length)]!)!
    const { seat } = decision
    const answer = steady({ seat, view: game.view(state.board, seat), decision, random })
    const applied = consume(game, state, seat, decision.id, answer)
    if (isRefusal(applied)) throw new Error(applied.text.say)
    if (state.outcome) return before
  }
  return state
}
