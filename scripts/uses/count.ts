/** Whole games among steady players, numbers of players and modes in turn: what they could choose, and what they chose. */
import type { AnyHosted } from '../../src/games/hosted.ts'
import { HOSTED } from '../../src/games/index.ts'
import { playMatch } from '../../src/kernel/match.ts'
import { steadyAt } from '../../src/players/index.ts'
import type { Player } from '../../src/players/player.ts'
import { steadyAnswer } from '../../src/players/search.ts'
import { habitOf } from '../habit.ts'
import { modesOf } from './modes.ts'
import { type Counted, usesOf } from './report.ts'

export function count(id: string, games: number, seed: number): Counted {
  const hosted: AnyHosted = HOSTED.find(({ game }) => game.id === id)!
  const { game } = hosted
  const steady = steadyAt(hosted)!
  const uses: Record<string, [there: number, taken: number]> = {}
  const watched: Player = (position) => {
    const answer = position.decision.offer ? steady(position) : steadyAnswer(steady, position)
    for (const [use, taken] of usesOf(position.decision, answer)) {
      uses[use] ??= [0, 0]
      uses[use][0]++
      if (taken) uses[use][1]++
    }
    return answer
  }
  const modes = modesOf(game)
  for (let i = 0; i < games; i++) {
    const { seats, options } = modes[i % modes.length]!
    const players = Object.fromEntries(Array.from({ length: seats }, (_, n) => [`p${n + 1}`, watched]))
    playMatch({ game: game as never, players, options, seed: seed + i })
  }
  const sorted = Object.fromEntries(Object.entries(uses).sort(([a], [b]) => (a < b ? -1 : 1)))
  return { game: id, games, seed, habit: habitOf(hosted), uses: sorted }
}
