/** What both editions count in the end, in half points, so that nothing has to be rounded. */
import type { Seat } from '../../kernel/contract.ts'
import type { Board } from './board.ts'
import type { SharedPack } from './pack.ts'
import type { Card } from './terms.ts'

/** The last threshold of the track that was reached. */
export function resourceHalves({ resource }: SharedPack, amount: number): number {
  let points = 0
  for (const [from, worth] of resource.points) if (amount >= from) points = worth
  return 2 * points
}

export const cardsOf = (board: Board, seat: Seat, card: Card) => board.players[seat]!.hand.filter((each) => each === card).length

export const holdersOf = (board: Board, card: Card) => board.order.filter((seat) => cardsOf(board, seat, card) > 0).length

/** Which column of a reward counts: alone, two, or three and more. */
export const column = (holders: number) => (Math.min(Math.max(holders, 1), 3) - 1) as 0 | 1 | 2
