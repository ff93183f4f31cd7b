/** Everything that is drawn comes from a season's published seed: anybody can draw the same again. */
import { createHash } from 'node:crypto'
import type { RandomState } from '../kernel/random.ts'

export function randomFrom(seed: string, what: string): RandomState {
  const digest = createHash('sha256').update(`${seed} ${what}`).digest()
  return [digest.readInt32LE(0), digest.readInt32LE(4), digest.readInt32LE(8), digest.readInt32LE(12)]
}
