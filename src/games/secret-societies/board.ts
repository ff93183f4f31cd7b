/** Everything that lies on the table, as plain JSON. Who may see what is decided in view.ts. */
import { z } from 'zod'
import type { Seat } from '../../kernel/contract.ts'
import { openly } from './holdings/holdings.ts'

const whole = z.number().int().min(0)
const seat = z.string()
const id = z.string()
const ids = z.array(id)
/** Never changed, but replaced by another: views have the very same. */
const kept = ids.readonly()
const side = z.enum(['above', 'below'])

const bid = z.strictObject({
  /** Serial number within the Round. */
  n: whole,
  by: seat,
  /** A Dummy of the two-player game, laid by that seat but bidding for nobody. */
  dummy: z.boolean(),
  card: id,
  /** Whose card it is; another seat's where it is disguised. */
  of: seat,
  down: z.boolean(),
  coins: whole,
  charm: z.boolean(),
})

const lot = z.strictObject({
  deed: id,
  faceup: z.boolean(),
  /** Came into the row facedown: where discounts and rewards for the facedown Deed apply, also once it is turned up. */
  blind: z.boolean(),
  bids: z.array(bid),
  agents: z.array(seat),
  /** How its auction ended. */
  taken: z.union([z.null(), z.strictObject({ by: z.enum(['player', 'drone', 'dummy', 'nobody']), seat: seat.nullable() })]),
})

const ranked = z.strictObject({ by: z.enum(['player', 'drone', 'dummy']), seat, total: whole })

const auction = z.strictObject({
  lot: whole,
  /** What each Bid Card counts for, by the Bid's number; filled in at the reveal. */
  values: z.record(z.string(), whole),
  raised: z.boolean(),
  combined: z.boolean(),
  ranking: z.array(ranked),
  /** The place in the ranking the Deed is offered to. */
  at: whole,
  winner: ranked.nullable(),
  side: side.nullable(),
  /** Coins that lay on the winning Bids. */
  stacked: whole,
  planetPrice: whole.nullable(),
  planet: id.nullable(),
})

const player = z.strictObject({ ...openly, coins: whole, hand: ids, dummies: ids })

const token = z.strictObject({ side: z.enum(['A', 'B']), lot: whole.nullable() })

export const boardSchema = z.strictObject({
  round: whole,
  phase: z.enum(['setup', 'start', 'bidding', 'resolution', 'event', 'growth', 'over']),
  gavel: seat,
  players: z.record(seat, player),
  /** Coins outside of the main supply: always the sum of all that lie around. */
  issued: whole,
  /** What must lie behind each screen for whoever kept count: every Coin that is gained or paid is told. */
  counted: z.record(seat, whole),
  deck: ids,
  /** Deeds put under the pile, and who saw them. They are drawn last. */
  sunk: z.array(z.strictObject({ deed: id, by: seat })),
  /** Deeds a seat has drawn and must choose from. */
  drawn: z.union([z.null(), z.strictObject({ by: seat, deeds: ids })]),
  /** Deeds a seat has seen that went back into or under the pile. */
  seen: z.record(seat, ids),
  gone: kept,
  row: z.array(lot),
  bids: whole,
  turn: z.union([z.null(), z.strictObject({ seat, lap: whole })]),
  auction: auction.nullable(),
  conferences: kept,
  market: kept,
  monuments: z.record(z.string(), z.array(whole)),
  /** Lowest value of each colour when Growth began. */
  lowest: z.record(z.string(), whole).nullable(),
  routes: z.strictObject({ current: id, left: z.record(z.string(), whole) }),
  tokens: z.strictObject({ endorse: token, cancel: token }).nullable(),
  drone: z.strictObject({ flipped: z.boolean(), coins: whole }).nullable(),
  cache: ids.nullable(),
  planets: z.strictObject({ pile: ids, open: id.nullable() }).nullable(),
  /** Rivals' winning Bid Cards in the Reptilians' hands. */
  supply: z.array(z.strictObject({ of: seat, card: id })).nullable(),
  disguises: whole,
  charms: z.strictObject({ fresh: whole, spent: whole, held: z.array(z.string()) }).nullable(),
  /** Final scores, in the order of the score sheet. */
  final: z.record(seat, z.array(z.strictObject({ id, points: z.number().int() }))).nullable(),
})

export type Board = z.infer<typeof boardSchema>
export type Player = z.infer<typeof player>
export type Lot = z.infer<typeof lot>
export type Bid = z.infer<typeof bid>
export type Auction = z.infer<typeof auction>
export type Ranked = z.infer<typeof ranked>

/** The Drone always stands at the third Deed. */
export const DRONE_LOT = 2

/** The Gavel holder first, then clockwise. */
export function turnOrder(board: Board, seats: readonly Seat[]): Seat[] {
  const first = seats.indexOf(board.gavel)
  return [...seats.slice(first), ...seats.slice(0, first)]
}

/** A Dummy set is a "player" of its own for the Charms. */
export const charmKey = (bid: Pick<Bid, 'by' | 'dummy'>) => (bid.dummy ? `dummy ${bid.by}` : bid.by)
