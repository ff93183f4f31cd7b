/** Another state this seat cannot tell from the given one: unknown cards are dealt anew among all places they could be. */
import type { Seat, State } from '../../kernel/contract.ts'
import type { Card } from '../atlantis/terms.ts'
import { type EraBoard, EVERYBODY } from './board.ts'

type Random = (n: number) => number

export function scramble(state: State<EraBoard>, seat: Seat | null, random: Random): State<EraBoard> {
  const { board } = state
  if (board.phase === 'over') return state
  redeal(hiddenCards(board, seat), random)
  redeal(hiddenAmbitions(board, seat), random)
  return state
}

/** Where something lies that the seat does not know: an entry of a list, or a field. */
type Place<T> = { readonly item: T; put(item: T): void }

const place = <O extends object, K extends keyof O>(owner: O, key: K): Place<O[K]> => ({
  item: owner[key],
  put(item) {
    owner[key] = item
  },
})

const placesIn = <T>(items: T[], isHidden: (i: number) => boolean = () => true): Place<T>[] =>
  [...items.keys()].filter(isHidden).map((i) => place(items, i))

function hiddenCards(board: EraBoard, seat: Seat | null): Place<Card>[] {
  const known = board.notes.filter(({ by, stale }) => !stale && (by === EVERYBODY || by === seat))
  const hands = board.order
    .filter((other) => other !== seat)
    .flatMap((other) => {
      const seen = known.filter(({ of }) => of === other).flatMap(({ at }) => at)
      return placesIn(board.players[other]!.hand, (i) => !seen.includes(i))
    })
  const deck = known.some(({ of }) => of === null) ? [] : placesIn(board.deck)
  const drawn = seat === board.order[board.turn] ? [] : placesIn(board.drawn)
  return [...hands, ...deck, ...drawn]
}

/** Goals of nations the seat has not looked at; the one just drawn is known to whoever drew it. */
function hiddenAmbitions(board: EraBoard, seat: Seat | null): Place<string>[] {
  const nations = Object.values(board.ambitions)
    .filter(({ seen }) => seat === null || !seen.includes(seat))
    .map((ambition) => place(ambition, 'card'))
  const isDrawn = board.candidate !== null && seat !== board.order[board.turn]
  const drawn = isDrawn ? [place(board, 'candidate') as Place<string>] : []
  return [...nations, ...placesIn(board.ambitionDeck), ...drawn]
}

function redeal<T>(places: readonly Place<T>[], random: Random) {
  const items = places.map(({ item }) => item)
  for (const { put } of places) put(items.splice(random(items.length), 1)[0]!)
}
