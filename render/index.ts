/** Painters by game. A new game adds its painter here, and its version in `versions.ts`. */
import { age } from './atlantis/age.ts'
import { era } from './atlantis/era.ts'
import { atlantisPainter } from './atlantis/painter.ts'
import { risingPainter } from './atlantis-rising/painter.ts'
import { atlasLostPainter } from './atlas-lost/painter.ts'
import { leaguePainter } from './league/painter.ts'
import type { AnyPainter } from './picture.ts'
import { secretSocietiesPainter } from './secret-societies/index.ts'
import type { Painted } from './versions.ts'

export const PAINTERS: Readonly<Record<Painted, AnyPainter>> = {
  'age-of-atlantis': atlantisPainter(age),
  'era-of-atlantis': atlantisPainter(era),
  'atlantis-rising': risingPainter(),
  'atlas-lost': atlasLostPainter(),
  'secret-societies': secretSocietiesPainter,
  league: leaguePainter,
}
