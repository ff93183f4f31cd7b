/** Coins and goods change hands only here, so that none is ever lost or made by accident. */
import type { Price, Seat } from '../../../kernel/contract.ts'
import type { Bid } from '../board.ts'
import type { Kind } from '../data/effect.ts'
import type { T } from './table.ts'

/** What an option costs somebody who holds so many. */
const coinPrice = (cost: number, held: number): Price => ({ of: 'Coin', many: 'Coins', cost, left: held - cost })

/** The same for an option, blocked where it is too much. */
export const priced = (cost: number, held: number) => ({
  price: coinPrice(cost, held),
  ...(held < cost && { blocked: { say: 'short.coins' as const, need: cost, have: held } }),
})

/** What each Coin of an amount costs: itself. */
export const eachCoin = (held: number): Price => ({ of: 'Coin', many: 'Coins', cost: 1, left: held })

/** Whatever lies behind a screen went there openly. */
export function intoPurse({ board }: T, seat: Seat, coins: number) {
  board.players[seat]!.coins += coins
  board.counted[seat]! += coins
}

/** From the main supply. Nobody hears of it here: whoever calls says why. */
export function receive(table: T, seat: Seat, kind: Kind, n: number) {
  const player = table.board.players[seat]!
  if (kind === 'coin') {
    intoPurse(table, seat, n)
    table.board.issued += n
  } else player[kind] += n
}

/** To the main supply. The question that led here has seen to it that there is enough. */
export function spend(table: T, seat: Seat, kind: Kind, n: number) {
  const player = table.board.players[seat]!
  const held = kind === 'coin' ? player.coins : player[kind]
  if (held < n) throw new Error(`${kind} overdrawn`)
  receive(table, seat, kind, -n)
}

export function hand(table: T, from: Seat, to: Seat, coins: number) {
  spend(table, from, 'coin', coins)
  receive(table, to, 'coin', coins)
}

/** Stacked Coins lie on the Bid: they are out of the purse, but not yet in the supply. */
export function stack(table: T, seat: Seat, bid: Bid, coins: number) {
  const player = table.board.players[seat]!
  if (player.coins < coins) throw new Error('coins overdrawn')
  intoPurse(table, seat, -coins)
  bid.coins += coins
}

export function unstack(table: T, bid: Bid, to: Seat | null, coins = bid.coins) {
  bid.coins -= coins
  if (to === null) table.board.issued -= coins
  else intoPurse(table, to, coins)
}

export const holds = (table: T, seat: Seat, kind: Kind) => {
  const player = table.board.players[seat]!
  return kind === 'coin' ? player.coins : player[kind]
}
