/** The games Archon hosts. A new game joins by standing here, in `src/players/index.ts` and in `render/index.ts`. */
import { ageOfAtlantis } from './age-of-atlantis/index.ts'
import { atlantisRising } from './atlantis-rising/index.ts'
import { atlasLost } from './atlas-lost/index.ts'
import { eraOfAtlantis } from './era-of-atlantis/index.ts'
import type { AnyHosted } from './hosted.ts'
import { secretSocieties } from './secret-societies/index.ts'

export const HOSTED: readonly AnyHosted[] = [eraOfAtlantis, ageOfAtlantis, secretSocieties, atlasLost, atlantisRising]
