/** Secret Societies as it comes with Archon, ready to be painted. */
import { pack } from '../../src/games/secret-societies/data/pack.ts'
import { rulesFrom } from '../../src/games/secret-societies/data/rules.ts'
import { societiesPainter } from './painter.ts'

export const secretSocietiesPainter = societiesPainter(rulesFrom(pack))
