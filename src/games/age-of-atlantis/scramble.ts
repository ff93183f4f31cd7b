/** Another state this seat cannot tell from the given one: unknown cards are dealt anew among all places they could be. */
import type { Seat, State } from '../../kernel/contract.ts'
import { dealCards } from '../atlantis/scramble.ts'
import type { Random } from '../common/hidden.ts'
import type { AgeBoard } from './board.ts'

export function scramble(state: State<AgeBoard>, seat: Seat | null, random: Random): State<AgeBoard> {
  if (state.board.phase !== 'over') dealCards(state.board, seat, random)
  return state
}
