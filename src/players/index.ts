/** The computer player of each game, by the game's id. */
import { steadyFor as ageOfAtlantis } from './age-of-atlantis.ts'
import { steady as atlantisRising } from './atlantis-rising/index.ts'
import { steady as atlasLost } from './atlas-lost.ts'
import { steadyFor as eraOfAtlantis } from './era-of-atlantis.ts'
import type { Player, PlayerFor } from './player.ts'
import { steadyWith as secretSocieties } from './secret-societies/index.ts'

export const STEADY: ReadonlyMap<string, PlayerFor<never, never>> = new Map<string, PlayerFor<never, never>>([
  ['era-of-atlantis', eraOfAtlantis],
  ['age-of-atlantis', ageOfAtlantis],
  ['atlas-lost', () => atlasLost],
  ['secret-societies', secretSocieties],
  ['atlantis-rising', () => atlantisRising],
])

/** Games in which computers are partners: they listen to what people ask of them, also when it is not their turn. */
export const PARTNERS: ReadonlySet<string> = new Set(['atlantis-rising'])

/** The steady player of a game with the data it is hosted with. */
export const steadyAt = ({ game, facts }: { readonly game: { readonly id: string }; readonly facts?: unknown }) =>
  STEADY.get(game.id)?.(facts as never) as Player | undefined
