/** The games that inherit the suite. A new game adds its entry here and is tested like all the others. */
import { ageEntry as ageOfAtlantis } from '../games/age-of-atlantis/inheriting.ts'
import { inheriting as atlantisRising } from '../games/atlantis-rising/inheriting.ts'
import { inheriting as atlasLost } from '../games/atlas-lost/inheriting.ts'
import { eraEntry as eraOfAtlantis } from '../games/era-of-atlantis/inheriting.ts'
import { inheriting as secretSocieties } from '../games/secret-societies/inheriting.ts'
import { lanterns } from '../kernel/lanterns.ts'
import type { Inheriting } from './inherited.ts'

export const GAMES: readonly Inheriting[] = [lanterns, eraOfAtlantis, ageOfAtlantis, atlasLost, secretSocieties, atlantisRising]
