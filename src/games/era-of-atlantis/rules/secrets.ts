/** What only Era lets players look at: whole hands, and the deck. */
import type { Seat } from '../../../kernel/contract.ts'
import { handChanged, inOrder, takeNote } from '../../atlantis/rules/secrets.ts'
import type { EraBoard, EraTable } from '../board.ts'

/** All cards of a hand. */
export function seeHand(table: EraTable, seat: Seat, of: Seat) {
  const { hand } = table.board.players[of]!
  takeNote(table.board, seat, of, hand, [...hand.keys()])
  table.tell(
    seat,
    { say: 'seen.hand', seat: of, cards: inOrder(hand) },
    { say: 'seen.someHand', seat, other: of },
    { concerns: [of] },
  )
}

export function seeDeck(table: EraTable, seat: Seat) {
  const { deck } = table.board
  takeNote(table.board, seat, null, inOrder(deck), [])
  table.tell(seat, { say: 'seen.deck', cards: inOrder(deck) }, { say: 'seen.someDeck', seat })
}

/**
 * The acting player's hand and the deck are no longer what they were. Whoever knew the deck knows it still if it was
 * the acting player, who has seen every card that went in or out.
 */
export function cardsChanged(board: EraBoard, acting: Seat) {
  handChanged(board, acting)
  for (const note of board.notes) {
    if (note.of !== null || note.stale) continue
    if (note.by === acting) note.cards = inOrder(board.deck)
    else note.stale = true
  }
}
