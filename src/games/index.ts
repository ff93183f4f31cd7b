/** The games Archon hosts. A new game joins by standing here, in `src/players/index.ts` and in `render/index.ts`. */
import { ageOfAtlantis } from './age-of-atlantis/index.ts'
import { atlantisRising } from './atlantis-rising/index.ts'
import { atlasLost } from './atlas-lost/index.ts'
import { eraOfAtlantis } from './era-of-atlantis/index.ts'
import fingerprints from './fingerprints.json' with { type: 'json' }
import type { AnyHosted } from './hosted.ts'
import { secretSocieties } from './secret-societies/index.ts'

export const HOSTED: readonly AnyHosted[] = [eraOfAtlantis, ageOfAtlantis, secretSocieties, atlasLost, atlantisRising].map(
  fingerprinted,
)

/** Released games carry the fingerprint of how they play, whatever data they are played with. */
function fingerprinted(hosted: AnyHosted): AnyHosted {
  const fingerprint: string | undefined = (fingerprints as Readonly<Record<string, string>>)[hosted.game.id]
  if (!fingerprint) return hosted
  return {
    ...hosted,
    game: { ...hosted.game, fingerprint },
    withPack: (pack) => fingerprinted(hosted.withPack(pack)),
  }
}
