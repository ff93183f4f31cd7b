/** What winning a Deed would cost, before anybody has won it. */
import type { Seat } from '../../../kernel/contract.ts'
import type { Board } from '../board.ts'
import type { Rules } from '../data/rules.ts'
import { power, powers } from '../holdings/abilities.ts'
import type { SocietiesText } from '../words/words.ts'
import { ownBids } from './lots.ts'
import { feeFor } from './worth.ts'

/** Besides the card that is added: purse, own Bids there, discounts, a fee. Where these are the same, so is everything. */
export type Terms = {
  readonly have: number
  readonly value: number
  /** One of the Bids there counts the highest rival card on top. */
  readonly plus: boolean
  readonly discount: number
  /** A further discount for a first card in disguise. */
  readonly disguise: number
  readonly fee: number
}

export function termsAt(rules: Rules, board: Board, seat: Seat, n: number, have: number): Terms {
  const lot = board.row[n]!
  const own = ownBids(lot, seat)
  const cards = own.map(({ card }) => rules.bidCards[card]!)
  const discounts = powers(rules, board.players[seat]!, 'discount')
  const sum = (where: (typeof discounts)[number]['where']) =>
    discounts.reduce((all, each) => all + (each.where === where ? each.n : 0), 0)
  const isDisguised = own.some(({ of }) => of !== seat)
  const plain = (board.tokens?.endorse.lot === n ? sum('endorsed') : 0) + (lot.blind ? sum('facedown') : 0)
  return {
    have,
    value: cards.reduce((all, { value }) => all + value, 0),
    plus: cards.some(({ plusHighest }) => plusHighest),
    discount: plain + (isDisguised ? sum('disguised') : 0),
    disguise: isDisguised ? 0 : sum('disguised'),
    fee: feeFor(rules, board, n, seat)?.coins ?? 0,
  }
}

/** The price with this card, and what the card brings if outbid. */
export function cardMeans(rules: Rules, board: Board, seat: Seat, terms: Terms, card: string, of: Seat): SocietiesText {
  const player = board.players[seat]!
  const face = rules.bidCards[card]!
  const discount = terms.discount + (of === seat ? 0 : terms.disguise)
  const times = of === seat ? power(rules, player, 'reward')?.times : power(rules, player, 'disguise')?.times
  return {
    say: 'means.card',
    pay: Math.max(0, terms.value + face.value - discount) + terms.fee,
    plus: terms.plus || face.plusHighest,
    have: terms.have,
    outbid: face.outbid,
    times: times ?? 1,
  }
}
