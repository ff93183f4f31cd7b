/** Another state this seat cannot tell from the real one: decks in another order, and hands it may not see dealt anew. */
import type { Seat, State } from '../../kernel/contract.ts'
import { placeOf, placesIn, type Random, redeal } from '../common/hidden.ts'
import type { Board } from './board.ts'
import type { Data } from './data/data.ts'

export function scramble(data: Data, state: State<Board>, seat: Seat | null, random: Random): State<Board> {
  const { board } = state
  const deck = [...board.misfortunes.deck]
  const foreseen = seat === null ? 0 : board.players[seat]!.foreseen
  redeal(
    placesIn(deck, (i) => i < deck.length - foreseen),
    random,
  )
  board.misfortunes.deck = deck
  if (board.hologram) redeal(placesIn(board.hologram.stack), random)
  dealAnew(data, board, seat, random)
  return state
}

/** All library cards this seat cannot see. Only scrolls are ever held in hand. */
function dealAnew(data: Data, board: Board, seat: Seat | null, random: Random) {
  const seesAll = seat !== null && board.hands === 'open'
  const others = seesAll ? [] : Object.entries(board.players).flatMap(([other, player]) => (other === seat ? [] : [player]))
  const isScroll = (card: string) => data.cards[card]!.type === 'scroll'
  const hands = others.flatMap(({ hand }) => [...hand.keys()].map((i) => placeOf(hand, i, isScroll)))
  redeal([...hands, ...placesIn(board.library.deck), ...others.flatMap(laidDown)], random)
}

const laidDown = ({ drawn, dealt, under }: Board['players'][string]) =>
  [drawn?.cards, dealt?.cards, under].flatMap((cards) => placesIn(cards ?? []))
