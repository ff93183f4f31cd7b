/**
 * How steady players play, in a few letters: whatever they answered in two games of fixed seeds, of the fewest players and of the most.
 * What was counted among them is still true as long as these are the same.
 */
import type { AnyHosted } from '../src/games/hosted.ts'
import { canonical } from '../src/kernel/json.ts'
import { playMatch } from '../src/kernel/match.ts'
import { sha256 } from '../src/kernel/record.ts'
import { steadyAt } from '../src/players/index.ts'
import type { Player } from '../src/players/player.ts'

const SEED = 7

export function habitOf(hosted: AnyHosted, steady: Player = steadyAt(hosted)!): string {
  const { game } = hosted
  const answers: unknown[] = []
  const watched: Player = (position) => {
    const answer = steady(position)
    answers.push(position.decision.id, answer ?? null)
    return answer
  }
  for (const count of new Set([game.seats.min, game.seats.max])) {
    const players = Object.fromEntries(Array.from({ length: count }, (_, i) => [`p${i + 1}`, watched]))
    playMatch({ game: game as never, players, seed: SEED })
  }
  return sha256(canonical(answers)).slice(0, 12)
}
