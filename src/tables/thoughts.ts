/** Asking those who think. They never get how things truly lie, only a state that the seat cannot tell from it. */
import { alike } from '../kernel/alike.ts'
import type { Decision } from '../kernel/contract.ts'
import { dice } from '../kernel/random.ts'
import { secondsFor, type Thinks } from '../players/levels.ts'
import type { Opinion } from '../players/search.ts'
import type { House } from './house.ts'
import type { Position } from './position.ts'
import { heldFor } from './states.ts'

/** Undefined where nobody thinks. Tables take turns. */
export async function thoughtOf(
  { thinkers }: House,
  position: Position,
  { seat, id }: Decision,
  level: Thinks,
  seed: number,
): Promise<Opinion | undefined> {
  if (!thinkers) return undefined
  const { hosted, state } = heldFor(position, seat)
  const { game } = hosted
  const seen = alike(game, state, seat, dice(seed))
  const question = { game: game.id, pack: game.pack, state: seen, seat, decision: id, seed }
  return thinkers.think(question, secondsFor(game.id, level), position.table.id)
}
