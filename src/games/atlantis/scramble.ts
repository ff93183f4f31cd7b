/** Objective cards that a seat does not know, dealt anew; and what others have seen of them, which it does not know either. */
import type { Seat } from '../../kernel/contract.ts'
import { type Place, placeOf, placesIn, type Random, redeal } from '../common/hidden.ts'
import { type Board, EVERYBODY, type Note } from './board.ts'
import { inOrder } from './rules/secrets.ts'
import { type Card, ENDINGS } from './terms.ts'

/** `besides`: where else such cards lie. */
export function dealCards(board: Board, seat: Seat | null, random: Random, besides: readonly Place<Card>[] = []): void {
  redeal([...hiddenCards(board, seat), ...besides], random)
  // Nobody knows the order of the deck, even where they know what is in it.
  redeal(placesIn(board.deck), random)
  for (const note of board.notes) if (note.by !== EVERYBODY && note.by !== seat) rememberAnew(board, note, random)
}

/** They saw what lies there now: where in a hand, only they know. What has changed since may have been anything. */
function rememberAnew(board: Board, note: Note, random: Random): void {
  if (note.stale) {
    note.cards = note.cards.map(() => ENDINGS[random(ENDINGS.length)]!)
    return
  }
  const heap = note.of === null ? board.deck : board.players[note.of]!.hand
  const places = drawSome([...heap.keys()], note.cards.length, random)
  const cards = places.map((place) => heap[place]!)
  note.cards = note.of === null ? inOrder(cards) : cards
  if (note.of !== null) note.at = places
}

function drawSome(places: number[], count: number, random: Random): number[] {
  while (places.length > count) places.splice(random(places.length), 1)
  return places
}

/** Cards in the hands of others and in the deck, without those the seat has seen. */
function hiddenCards(board: Board, seat: Seat | null): Place<Card>[] {
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
