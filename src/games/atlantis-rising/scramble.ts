/** Another state this seat cannot tell from the real one: decks in another order, and hands it may not see dealt anew. */
import type { Seat, State } from '../../kernel/contract.ts'
import type { Board } from './board.ts'
import type { Data } from './data/data.ts'

type Random = (n: number) => number

export function scramble(data: Data, state: State<Board>, seat: Seat | null, random: Random): State<Board> {
  const { board } = state
  const known = seat === null ? 0 : board.players[seat]!.foreseen
  const { deck } = board.misfortunes
  const top = deck.splice(deck.length - known)
  mix(deck, random).push(...top)
  if (board.hologram) mix(board.hologram.stack, random)
  dealAnew(data, board, seat, random)
  return state
}

/** All library cards this seat cannot see, shuffled; only scrolls are ever held in hand. */
function dealAnew(data: Data, board: Board, seat: Seat | null, random: Random) {
  const seesAll = seat !== null && board.hands === 'open'
  const others = seesAll ? [] : Object.entries(board.players).flatMap(([other, player]) => (other === seat ? [] : [player]))
  const isScroll = (card: string) => data.cards[card]!.type === 'scroll'
  const laid = ({ drawn, dealt, under }: (typeof others)[number]) => [
    ...(drawn?.cards ?? []),
    ...(dealt?.cards ?? []),
    ...(under ?? []),
  ]
  const pool = mix([...board.library.deck, ...others.flatMap((player) => [...player.hand, ...laid(player)])], random)
  for (const player of others) player.hand = player.hand.map(() => pool.splice(pool.findIndex(isScroll), 1)[0]!)
  for (const player of others) {
    for (const pile of [player.drawn, player.dealt]) if (pile) pile.cards = pool.splice(0, pile.cards.length)
    if (player.under) player.under = pool.splice(0, player.under.length)
  }
  board.library.deck = pool
}

function mix<T>(items: T[], random: Random): T[] {
  for (let i = items.length - 1; i > 0; i--) {
    const j = random(i + 1)
    ;[items[i], items[j]] = [items[j]!, items[i]!]
  }
  return items
}
