/** What players know of the deck: cards they put back themselves, until somebody else draws from it. */
import type { Seat } from '../../../kernel/contract.ts'
import type { Board } from '../../atlantis/board.ts'
import { inOrder, takeNote } from '../../atlantis/rules/secrets.ts'
import type { Card } from '../../atlantis/terms.ts'

const ownNote = ({ notes }: Board, seat: Seat) => notes.find(({ by, of }) => by === seat && of === null)

/** These cards went into the deck, and the seat knows it. */
export function knowInDeck(board: Board, seat: Seat, cards: readonly Card[]) {
  const note = ownNote(board, seat)
  if (note) Object.assign(note, { cards: inOrder([...note.cards, ...cards]), round: board.round })
  else if (cards.length > 0) takeNote(board, seat, null, inOrder(cards), [])
}

/** The seat has drawn these: of each kind one less is sure to be left. Nobody else is sure of anything any more. */
export function drawnFromDeck(board: Board, seat: Seat, cards: readonly Card[]) {
  board.notes = board.notes.filter(({ of, by }) => of !== null || by === seat)
  const note = ownNote(board, seat)
  if (!note) return
  for (const card of cards) if (note.cards.includes(card)) note.cards.splice(note.cards.indexOf(card), 1)
  if (note.cards.length === 0) board.notes.splice(board.notes.indexOf(note), 1)
}
