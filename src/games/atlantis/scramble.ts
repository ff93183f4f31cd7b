/** Where objective cards lie that a seat does not know. */
import type { Seat } from '../../kernel/contract.ts'
import { type Place, placeOf, placesIn } from '../common/hidden.ts'
import { type Board, EVERYBODY, type Note } from './board.ts'
import type { Card } from './terms.ts'

/** Cards in the hands of others and in the deck, without those the seat has seen. */
export function hiddenCards(board: Board, seat: Seat | null): Place<Card>[] {
  const known = board.notes.filter(({ by, stale }) => !stale && (by === EVERYBODY || by === seat))
  const hands = board.order
    .filter((other) => other !== seat)
    .flatMap((other) =>
      hiddenInHand(
        board.players[other]!.hand,
        known.filter(({ of }) => of === other),
      ),
    )
  const pinned = pinnedInDeck(
    board.deck,
    known.filter(({ of }) => of === null),
  )
  return [...hands, ...placesIn(board.deck, (i) => !pinned.has(i))]
}

function hiddenInHand(hand: Card[], notes: readonly Note[]): Place<Card>[] {
  const seen = notes.filter(({ not }) => !not).flatMap(({ at }) => at)
  return [...hand.keys()]
    .filter((i) => !seen.includes(i))
    .map((i) => {
      const denied = notes.filter(({ not, at }) => not && at.includes(i)).flatMap(({ cards }) => cards)
      return placeOf(hand, i, (card) => !denied.includes(card))
    })
}

/** Places of the deck that hold what the seat knows to be in it; nobody knows its order. */
function pinnedInDeck(deck: readonly Card[], notes: readonly Note[]): Set<number> {
  const pinned = new Set<number>()
  for (const { cards } of notes) {
    const open = [...cards]
    for (const [i, card] of deck.entries()) {
      if (!open.includes(card)) continue
      open.splice(open.indexOf(card), 1)
      pinned.add(i)
    }
  }
  return pinned
}
