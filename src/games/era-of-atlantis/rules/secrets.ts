/** What players come to know of hidden cards, and how long it holds. */
import type { Seat } from '../../../kernel/contract.ts'
import type { Card } from '../../atlantis/terms.ts'
import { ENDINGS } from '../../atlantis/terms.ts'
import { type EraBoard, type EraTable, EVERYBODY } from '../board.ts'

const inOrder = (cards: readonly Card[]) => [...cards].sort((a, b) => ENDINGS.indexOf(a) - ENDINGS.indexOf(b))

/** All cards of a hand. */
export function seeHand(table: EraTable, seat: Seat, of: Seat) {
  const { hand } = table.board.players[of]!
  write(table.board, seat, of, hand, [...hand.keys()])
  table.tell(seat, { say: 'seen.hand', seat: of, cards: inOrder(hand) }, { say: 'seen.someHand', seat, other: of })
}

/** One card of a hand. */
export function seeCard(table: EraTable, seat: Seat, of: Seat, place: number) {
  const seen = table.board.players[of]!.hand[place]!
  write(table.board, seat, of, [seen], [place])
  table.tell(seat, { say: 'seen.card', seat: of, card: seen }, { say: 'seen.someCard', seat, other: of })
}

export function showCard(table: EraTable, of: Seat, place: number) {
  const seen = table.board.players[of]!.hand[place]!
  table.uncover()
  write(table.board, EVERYBODY, of, [seen], [place])
  table.say({ say: 'seen.shown', seat: of, card: seen })
}

export function seeDeck(table: EraTable, seat: Seat) {
  const { deck } = table.board
  write(table.board, seat, null, inOrder(deck), [])
  table.tell(seat, { say: 'seen.deck', cards: inOrder(deck) }, { say: 'seen.someDeck', seat })
}

function write({ notes, round }: EraBoard, by: Seat, of: Seat | null, cards: readonly Card[], at: number[]) {
  notes.push({ by, of, cards: [...cards], at, round, stale: false })
}

/**
 * The acting player's hand and the deck are no longer what they were. Whoever knew the deck knows it still if it was
 * the acting player, who has seen every card that went in or out.
 */
export function cardsChanged(board: EraBoard, acting: Seat) {
  for (const note of board.notes) {
    if (note.of === acting) note.stale = true
    if (note.of !== null || note.stale) continue
    if (note.by === acting) note.cards = inOrder(board.deck)
    else note.stale = true
  }
}
