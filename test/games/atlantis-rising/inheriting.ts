/** The entry for the suite every game inherits: all player counts, levels and modes. */
import { atlantisRising } from '../../../src/games/atlantis-rising/index.ts'
import { steady } from '../../../src/players/atlantis-rising/index.ts'
import type { Inheriting } from '../../suite/inherited.ts'
import { invariants } from './invariants.ts'
import { lookedFor } from './looked-for.ts'

export const inheriting: Inheriting = {
  hosted: atlantisRising,
  player: steady,
  plays: [
    { seats: 1, options: { soloBlueprint: 'short' } },
    { seats: 1, options: { difficulty: 'expert', councilors: 'random' } },
    { seats: 2, options: { hands: 'private', supplyLimits: 'off' } },
    { seats: 3, options: { difficulty: 'standard' } },
    { seats: 4, options: { difficulty: 'advanced', hands: 'private', councilors: 'random' } },
    { seats: 5, options: { difficulty: 'legendary' } },
    { seats: 6, options: { specials: 'off', hands: 'private' } },
    { seats: 7, options: { mercy: 'on', councilors: 'random' } },
  ],
  lookedFor: lookedFor as NonNullable<Inheriting['lookedFor']>,
  invariants,
}
