/** Secret Societies as it comes with Archon, ready to be painted. */
import { printed } from '../../src/games/secret-societies/data/printed.ts'
import { societiesPainter } from './painter.ts'
import { societiesStage } from './stage.ts'

export const secretSocietiesPainter = societiesPainter(printed)
export const secretSocietiesStage = societiesStage(printed)
