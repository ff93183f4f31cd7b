/**
 * How often people wait for each other in whole games among computer players, for `src/league/game-lengths.ts`.
 *   node --import tsx scripts/game-lengths.ts [games]
 */
import { HOSTED } from '../src/games/index.ts'
import { wholeNumber } from './arguments.ts'
import { waitsIn } from './waits.ts'

const games = wholeNumber(process.argv[2], 2, 'games')

for (const hosted of HOSTED) {
  const { min, max } = hosted.game.seats
  const lengths: Record<number, number> = {}
  for (let size = Math.max(2, min); size <= max; size++) {
    const all = Array.from({ length: games }, (_, i) => waitsIn(hosted, size, i + 1))
    lengths[size] = Math.round(all.reduce((sum, waits) => sum + waits, 0) / games)
  }
  console.log(`${hosted.game.id}: ${JSON.stringify(lengths)}`)
}
