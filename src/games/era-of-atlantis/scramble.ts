/** Another state this seat cannot tell from the given one: unknown cards are dealt anew among all places they could be. */
import type { Seat, State } from '../../kernel/contract.ts'
import { dealCards } from '../atlantis/scramble.ts'
import { type Place, placeOf, placesIn, type Random, redeal } from '../common/hidden.ts'
import type { EraBoard } from './board.ts'

export function scramble(state: State<EraBoard>, seat: Seat | null, random: Random): State<EraBoard> {
  const { board } = state
  if (board.phase === 'over') return state
  const drawn = seat === board.order[board.turn] ? [] : placesIn(board.drawn)
  dealCards(board, seat, random, drawn)
  redeal(hiddenAmbitions(board, seat), random)
  return state
}

/** Goals of nations the seat has not looked at; the one just drawn is known to whoever drew it. */
function hiddenAmbitions(board: EraBoard, seat: Seat | null): Place<string>[] {
  const nations = Object.values(board.ambitions)
    .filter(({ seen }) => seat === null || !seen.includes(seat))
    .map((ambition) => placeOf(ambition, 'card'))
  const isDrawn = board.candidate !== null && seat !== board.order[board.turn]
  const drawn = isDrawn ? [placeOf(board, 'candidate') as Place<string>] : []
  return [...nations, ...placesIn(board.ambitionDeck), ...drawn]
}
