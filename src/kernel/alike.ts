/**
 * A state that one seat cannot tell from another: what it may not know is drawn anew. The game scrambles its hidden parts;
 * the kernel does what is the same for all games, the random state and the sealed answers of others.
 * Tests compare what leaves the two; trying things out starts from it.
 */
import type { Game, Seat, State } from './contract.ts'
import { framesOf, idOf, pending, question } from './engine.ts'
import { misfit, sample } from './input.ts'
import { copy } from './json.ts'

/**
 * What becomes of answers that others have sealed: drawn anew; `kept` as they are, as long as they could have been answered there, for
 * proofs about openings; or `asked` again, for worlds in which they answer as they would.
 */
type Seals = 'drawn' | 'kept' | 'asked'

export function alike<G>(
  game: Game<G>,
  state: State<G>,
  seat: Seat | null,
  random: (n: number) => number,
  seals: Seals = 'drawn',
): State<G> {
  const other = game.scramble(copy(state), seat, random)
  if (seals === 'asked' && seat !== null) game.infer?.(other, seat)
  other.random = [random(2 ** 31), random(2 ** 31), random(2 ** 31), random(2 ** 31)]
  for (const asked of pending(game, other)) {
    if (asked.seat === seat || !asked.answered) continue
    const decision = question(game, other, asked)!
    // What nobody could have answered there must not stand there: it has to be a world that might be.
    if ((!decision.sealed || seals === 'kept') && !misfit(decision.input, decision.given)) continue
    for (const frame of framesOf(other.agenda)) {
      if (!frame.answers || idOf(frame) !== decision.id) continue
      if (seals === 'asked') delete frame.answers[decision.seat]
      else frame.answers[decision.seat] = sample(decision.input, random)
    }
  }
  return other
}
