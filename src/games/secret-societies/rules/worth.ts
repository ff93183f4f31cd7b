/** What Bids come to: values, ranking, price, fee and the Coins that can be taken from them. */
import type { Seat } from '../../../kernel/contract.ts'
import { type Auction, type Board, DRONE_LOT, type Lot, type Ranked, turnOrder } from '../board.ts'
import type { Rules } from '../data/rules.ts'
import { has, holder, power, powers } from '../holdings/abilities.ts'
import { isBidOf, ownBids } from './lots.ts'
import { unstack } from './purse.ts'
import { playerAt, type T } from './table.ts'

/** "2+H" adds the highest rival card here, Coins ignored; a rival "2+H" counts 2. Fixed once, whoever declines later. */
export function valuesOf(rules: Rules, lot: Lot): Record<string, number> {
  const plain = (card: string, dummy: boolean) => (dummy ? Number(card) : rules.bidCards[card]!.value)
  const values: Record<string, number> = {}
  for (const bid of lot.bids) {
    values[bid.n] = plain(bid.card, bid.dummy)
    if (bid.dummy || !rules.bidCards[bid.card]!.plusHighest) continue
    const rivals = lot.bids.filter((other) => !isBidOf(other, bid.by))
    values[bid.n]! += Math.max(0, ...rivals.map((other) => plain(other.card, other.dummy)))
  }
  return values
}

/** What the Drone's side says, without its Coins. */
export const droneSide = (rules: Rules, board: Board): number => {
  const robots = holder(rules, board, 'drone')
  const drone = robots && power(rules, board.players[robots]!, 'drone')
  if (!drone) return 0
  return board.drone!.flipped ? drone.back : drone.front
}

export const isDroneLot = (board: Board, lot: number) => board.drone !== null && lot === DRONE_LOT

/** What all Bids of a seat here come to, before the ranking. */
function totalOf(rules: Rules, board: Board, auction: Auction, seat: Seat): number {
  const bids = ownBids(board.row[auction.lot]!, seat)
  const cards = bids.reduce((sum, bid) => sum + auction.values[bid.n]! + bid.coins, 0)
  const player = board.players[seat]!
  const raise = auction.raised ? (power(rules, player, 'endorse')?.raise ?? 0) : 0
  const drone = auction.combined && has(rules, player, 'drone') ? droneSide(rules, board) + board.drone!.coins : 0
  return cards + raise + drone
}

/** Highest first. Ties: the Drone, then players in turn order, Dummies last. */
export function rank(rules: Rules, table: T, auction: Auction): Ranked[] {
  const { board } = table
  const lot = board.row[auction.lot]!
  const order = turnOrder(board, table.seats)
  const robots = isDroneLot(board, auction.lot) && !auction.combined ? holder(rules, board, 'drone') : null
  const ranking: Ranked[] = []
  if (robots) ranking.push({ by: 'drone', seat: robots, total: droneSide(rules, board) + board.drone!.coins })
  for (const seat of order)
    if (ownBids(lot, seat).length > 0) ranking.push({ by: 'player', seat, total: totalOf(rules, board, auction, seat) })
  for (const seat of order)
    for (const bid of lot.bids)
      if (bid.dummy && bid.by === seat) ranking.push({ by: 'dummy', seat, total: auction.values[bid.n]! + bid.coins })
  return ranking.sort((a, b) => b.total - a.total)
}

/** The printed values of the winning Bid Cards, with the Drone's side where it helped. */
function printedValue(rules: Rules, board: Board, auction: Auction, seat: Seat): number {
  const cards = ownBids(board.row[auction.lot]!, seat).reduce((sum, bid) => sum + auction.values[bid.n]!, 0)
  return cards + (auction.combined && has(rules, board.players[seat]!, 'drone') ? droneSide(rules, board) : 0)
}

export function priceFor(rules: Rules, board: Board, auction: Auction, seat: Seat): number {
  const lot = board.row[auction.lot]!
  const holds = {
    endorsed: board.tokens?.endorse.lot === auction.lot,
    facedown: lot.blind,
    disguised: ownBids(lot, seat).some(({ of }) => of !== seat),
  }
  const discount = powers(rules, board.players[seat]!, 'discount').reduce((sum, { where, n }) => sum + (holds[where] ? n : 0), 0)
  return Math.max(0, printedValue(rules, board, auction, seat) - discount)
}

/** Owed to the Influencers by anybody else who buys the Cancelled Deed; never discounted. */
export function feeFor(rules: Rules, board: Board, lot: number, seat: Seat | null): { to: Seat; coins: number } | null {
  if (board.tokens?.cancel.lot !== lot) return null
  const to = holder(rules, board, 'cancel')!
  return to === seat ? null : { to, coins: power(rules, board.players[to]!, 'cancel')![board.tokens.cancel.side] }
}

/** Bid values again, plus what else raised the Bid; discounts on Deeds do not make Planets cheaper. */
export const planetValue = (rules: Rules, board: Board, auction: Auction, seat: Seat): number => {
  const raise = auction.raised ? (power(rules, board.players[seat]!, 'endorse')?.raise ?? 0) : 0
  return printedValue(rules, board, auction, seat) + raise
}

/** Rival Coins within the Illuminati's reach here. The Drone's are not on a Bid. */
function siphonable(rules: Rules, board: Board, lot: Lot, seat: Seat): number {
  const siphon = power(rules, board.players[seat]!, 'siphon')
  if (!siphon || ownBids(lot, seat).length === 0) return 0
  const coins = lot.bids.filter((bid) => !isBidOf(bid, seat)).reduce((sum, bid) => sum + bid.coins, 0)
  return Math.min(siphon.n, coins)
}

export function siphon(rules: Rules, table: T, lot: Lot, seat: Seat) {
  const total = siphonable(rules, table.board, lot, seat)
  if (total === 0) return
  let left = total
  const robbed = new Set<Seat>()
  for (const bid of lot.bids) {
    if (isBidOf(bid, seat)) continue
    const taken = Math.min(left, bid.coins)
    if (taken > 0) robbed.add(bid.by)
    unstack(table, bid, seat, taken)
    left -= taken
  }
  table.say({ say: 'siphoned', seat, coins: total }, { concerns: [...robbed] })
}

/** What a seat can pay with right now: its purse, and with siphonFirst the Coins it is about to collect. */
export const fundsOf = (rules: Rules, table: T, lot: Lot, seat: Seat): number => {
  const player = playerAt(table, seat)
  return player.coins + (has(rules, player, 'siphonFirst') ? siphonable(rules, table.board, lot, seat) : 0)
}

/** What it will have had by the time a Planet is paid for: siphoned Coins are there by then. */
export const fundsAfterSiphon = (rules: Rules, table: T, lot: Lot, seat: Seat): number =>
  playerAt(table, seat).coins + siphonable(rules, table.board, lot, seat)
