/**
 * How often people wait for each other in whole games among computer players, for `src/league/game-lengths.ts`.
 *   node --import tsx scripts/game-lengths.ts [games]
 * A wait begins when somebody is asked who was not asked before; what one person answers in a row is one sitting.
 */
import { HOSTED } from '../src/games/index.ts'
import { consume, create, isRefusal, pending, question } from '../src/kernel/engine.ts'
import { dice, randomFrom } from '../src/kernel/random.ts'
import { steadyAt } from '../src/players/index.ts'
import { randomPlayer } from '../src/players/player.ts'
import { wholeNumber } from './arguments.ts'

const games = wholeNumber(process.argv[2], 2, 'games')

function waitsIn(hosted: (typeof HOSTED)[number], size: number, seed: number): number {
  const { game } = hosted
  const seats = Array.from({ length: size }, (_, i) => `p${i + 1}`)
  const player = steadyAt(hosted) ?? randomPlayer
  const random = dice(seed)
  let { state } = create(game, { seats, options: {}, random: randomFrom(seed) })
  let asked = new Set<string>()
  let waits = 0
  for (let i = 0; i < 20_000 && !state.outcome; i++) {
    const owed = pending(game, state).filter(({ answered }) => !answered)
    const now = new Set(owed.map(({ seat }) => seat))
    if ([...now].some((seat) => !asked.has(seat))) waits++
    asked = now
    const decision = question(game, state, owed[0]!)!
    const { seat } = decision
    const answer = player({ seat, view: game.view(state.board, seat) as never, decision, random })
    const applied = consume(game, state, seat, decision.id, answer)
    if (isRefusal(applied)) throw new Error(`${game.id}: an answer was refused`)
    state = applied.state
  }
  return waits
}

for (const hosted of HOSTED) {
  const { min, max } = hosted.game.seats
  const lengths: Record<number, number> = {}
  for (let size = Math.max(2, min); size <= max; size++) {
    const all = Array.from({ length: games }, (_, i) => waitsIn(hosted, size, i + 1))
    lengths[size] = Math.round(all.reduce((sum, waits) => sum + waits, 0) / games)
  }
  console.log(`${hosted.game.id}: ${JSON.stringify(lengths)}`)
}
