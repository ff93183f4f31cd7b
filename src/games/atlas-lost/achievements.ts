/** What stands out in a game of Atlas Lost. */
import { type Achievement, all, ended, never, told, toldOf, won } from '../achievement.ts'

export const achievements: readonly Achievement[] = [
  { id: 'pathfinder', holds: told('runner.second', 4) },
  { id: 'inventor', holds: told('did.place', 8) },
  { id: 'all-rounder', holds: toldOf('tile.taken', 'tile', 4) },
  { id: 'first-to-move', holds: all(won, ended('initiative')) },
  { id: 'light-fingers', holds: told('stole', 4) },
  { id: 'clean-hands', holds: all(won, ended('technology'), never('stole', 'took', 'sent-back')) },
  { id: 'alone', holds: (game, seat) => won(game, seat) && game.outcome.together === 'won' },
]
