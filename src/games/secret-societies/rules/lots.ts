/** Deeds of the row: how they are called, who knows them, and whose Bids lie there. */
import type { Seat } from '../../../kernel/contract.ts'
import type { Auction, Bid, Board, Lot } from '../board.ts'
import type { Rules } from '../data/rules.ts'
import { has } from '../holdings/abilities.ts'
import type { T } from './table.ts'

/** Is it that seat's own Bid? Dummies bid for nobody. */
export const isBidOf = (bid: Bid, seat: Seat) => bid.by === seat && !bid.dummy
export const ownBids = (lot: Lot, seat: Seat) => lot.bids.filter((bid) => isBidOf(bid, seat))

/** How a Deed of the row is called in a question; the facedown one keeps its name from those who have not seen it. */
export const lotName = (rules: Rules, board: Board, seat: Seat, n: number) => {
  const lot = board.row[n]!
  return { n: n + 1, deed: isKnown(rules, board, lot, seat) ? lot.deed : null, facedown: !lot.faceup }
}
export const isKnown = (rules: Rules, board: Board, lot: Lot, seat: Seat) =>
  lot.faceup || has(rules, board.players[seat]!, 'peek')

/** What everybody may call it. */
export const nameIn = (lot: Lot) => (lot.faceup ? lot.deed : null)

/** The Coins on that seat's own Bids. */
export const stackedBy = (lot: Lot, seat: Seat) => ownBids(lot, seat).reduce((sum, { coins }) => sum + coins, 0)

// ── The auction under way ───────────────────────────────────────────────────────────────────────────────────────

export const auctionOf = (table: T): Auction => table.board.auction!
export const lotOf = (table: T): Lot => table.board.row[auctionOf(table).lot]!

/** What the pictures crop to. The facedown Deed has no name yet. */
export const aboutOf = (table: T) => `lot ${auctionOf(table).lot + 1}`
