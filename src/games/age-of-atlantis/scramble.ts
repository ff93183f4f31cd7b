/** Another state this seat cannot tell from the given one: unknown cards are dealt anew among all places they could be. */
import type { Seat, State } from '../../kernel/contract.ts'
import { hiddenCards } from '../atlantis/scramble.ts'
import { type Random, redeal } from '../common/hidden.ts'
import type { AgeBoard } from './board.ts'

export function scramble(state: State<AgeBoard>, seat: Seat | null, random: Random): State<AgeBoard> {
  if (state.board.phase !== 'over') redeal(hiddenCards(state.board, seat), random)
  return state
}
