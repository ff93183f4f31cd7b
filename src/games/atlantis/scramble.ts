/** Where cards lie that a seat does not know, and how they are dealt anew so that it could not tell. */
import type { Seat } from '../../kernel/contract.ts'
import { type Board, EVERYBODY, type Note } from './board.ts'
import type { Card } from './terms.ts'

/** A place and what it may hold for all the seat knows. */
export type Place<T> = { readonly item: T; put(item: T): void; may?(item: T): boolean }

export const placeOf = <O extends object, K extends keyof O>(owner: O, key: K): Place<O[K]> => ({
  item: owner[key],
  put(item) {
    owner[key] = item
  },
})

export const placesIn = <T>(items: T[], isHidden: (i: number) => boolean = () => true): Place<T>[] =>
  [...items.keys()].filter(isHidden).map((i) => placeOf(items, i))

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
      return { ...placeOf(hand, i), may: (card) => !denied.includes(card) }
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

/** Swaps at random, and only what may be swapped: whatever was known before still holds. */
export function redeal<T>(places: readonly Place<T>[], random: (n: number) => number) {
  const items = places.map(({ item }) => item)
  const fits = (place: number, item: T) => places[place]!.may?.(item) ?? true
  for (let i = items.length - 1; i > 0; i--) {
    const j = random(i + 1)
    const [one, other] = [items[i]!, items[j]!]
    if (!fits(i, other) || !fits(j, one)) continue
    items[i] = other
    items[j] = one
  }
  for (const [i, { put }] of places.entries()) put(items[i]!)
}
