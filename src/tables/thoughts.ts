/** Asking those who think. They never get how things truly lie, only a state that the seat cannot tell from it. */
import { alike } from '../kernel/alike.ts'
import type { Decision } from '../kernel/contract.ts'
import { dice } from '../kernel/random.ts'
import type { Opinion } from '../players/search.ts'
import type { Question } from '../thinking/thought.ts'
import type { House } from './house.ts'
import type { Position } from './position.ts'
import { heldFor } from './states.ts'

type Thinking = { readonly seed: number; readonly seconds: number } & Pick<Question, 'toTheEnd'>

/** Undefined where nobody thinks. Tables take turns. */
export async function thoughtOf(
  { thinkers }: House,
  position: Position,
  { seat, id }: Decision,
  { seconds, ...how }: Thinking,
): Promise<Opinion | undefined> {
  if (!thinkers) return undefined
  const { hosted, state } = heldFor(position, seat)
  const { game } = hosted
  const seen = alike(game, state, seat, dice(how.seed))
  const question = { game: game.id, pack: game.pack, state: seen, seat, decision: id, ...how }
  return thinkers.think(question, seconds, position.table.id)
}
