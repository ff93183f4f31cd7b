/** The entry for the suite every game inherits: all player counts and modes, and what must be true of every board. */
import { atlantisRising } from '../../../src/games/atlantis-rising/index.ts'
import { randomPlayer } from '../../../src/players/player.ts'
import type { Inheriting } from '../../suite/inherited.ts'

export const inheriting: Inheriting = {
  hosted: atlantisRising,
  player: randomPlayer,
  plays: [1, 2, 3, 4, 5, 6, 7].map((seats) => ({
    seats,
    options: { hands: seats % 2 ? 'private' : 'open', councilors: 'random' },
  })),
  invariants: () => [],
}
