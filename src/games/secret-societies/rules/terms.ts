/** What winning a Deed would cost, before anybody has won it: by the card, and by the Deed. */
import type { Seat } from '../../../kernel/contract.ts'
import type { Board } from '../board.ts'
import type { Rules } from '../data/rules.ts'
import { power, powers } from '../holdings/abilities.ts'
import type { Dearer } from '../words/outlook.ts'
import type { SocietiesText } from '../words/words.ts'
import { ownBids } from './lots.ts'
import { feeFor } from './worth.ts'

/** What the Deed adds to the price of the card, or takes off it: own Bids there, a fee, discounts. */
export function dearerAt(rules: Rules, board: Board, seat: Seat, n: number): Dearer {
  const lot = board.row[n]!
  const own = ownBids(lot, seat)
  const less = (where: 'endorsed' | 'facedown' | 'disguised') =>
    powers(rules, board.players[seat]!, 'discount').reduce((all, each) => all + (each.where === where ? each.n : 0), 0)
  const endorsed = board.tokens?.endorse.lot === n ? less('endorsed') : 0
  const disguised = own.some(({ of }) => of !== seat) ? less('disguised') : 0
  return {
    paid: own.reduce((all, { card }) => all + rules.bidCards[card]!.value, 0),
    plus: own.some(({ card }) => rules.bidCards[card]!.plusHighest),
    fee: feeFor(rules, board, n, seat)?.coins ?? 0,
    less: endorsed + (lot.blind ? less('facedown') : 0) + disguised,
  }
}

type Stacked = { readonly card: string; readonly of: Seat; readonly coins: number; readonly have: number }

/** What the card costs if it wins and brings if it is outbid, and what its Coins leave. */
export function cardMeans(rules: Rules, board: Board, seat: Seat, { card, of, coins, have }: Stacked): SocietiesText {
  const player = board.players[seat]!
  const { value, plusHighest, outbid } = rules.bidCards[card]!
  const discounts = of === seat ? [] : powers(rules, player, 'discount').filter(({ where }) => where === 'disguised')
  const times = of === seat ? power(rules, player, 'reward')?.times : power(rules, player, 'disguise')?.times
  return {
    say: 'means.card',
    pay: Math.max(
      0,
      discounts.reduce((price, { n }) => price - n, value),
    ),
    plus: plusHighest,
    coins,
    left: have - coins,
    outbid,
    times: times ?? 1,
  }
}
