/** The computer player of each game, by the game's id. */
import { steady as ageOfAtlantis } from './age-of-atlantis.ts'
import { steady as atlantisRising } from './atlantis-rising/index.ts'
import { steady as atlasLost } from './atlas-lost.ts'
import { steady as eraOfAtlantis } from './era-of-atlantis.ts'
import type { Player } from './player.ts'
import { steady as secretSocieties } from './secret-societies/index.ts'

export const STEADY: ReadonlyMap<string, Player<never>> = new Map<string, Player<never>>([
  ['era-of-atlantis', eraOfAtlantis],
  ['age-of-atlantis', ageOfAtlantis],
  ['atlas-lost', atlasLost],
  ['secret-societies', secretSocieties],
  ['atlantis-rising', atlantisRising],
])
