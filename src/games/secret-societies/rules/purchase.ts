/** The offer of a Deed: what it costs, where it would go, and the Planet that may go with it. */

import type { Picked, Seat } from '../../../kernel/contract.ts'
import { extended } from '../../../kernel/json.ts'
import type { Side } from '../data/effect.ts'
import type { Rules } from '../data/rules.ts'
import { holder } from '../holdings/abilities.ts'
import type { SocietiesText } from '../words/words.ts'
import { type Absent, unless } from './absent.ts'
import { aboutOf, auctionOf, isKnown, lotOf, nameIn, ownBids } from './lots.ts'
import { purchasesFor } from './outlook.ts'
import { planetCost, planetOpen, pricesDiffer } from './planets.ts'
import { priced } from './purse.ts'
import { type Choice, pick, type Question, type T } from './table.ts'
import { feeFor, fundsAfterSiphon, fundsOf, priceFor } from './worth.ts'

/** Where the Deed goes, and whether the Planet goes with it. */
type Way = Side | `${Side}:planet` | 'buy' | 'decline'

/** Price and fee: what the buyer needs to have. */
function costFor(rules: Rules, table: T, seat: Seat): number {
  const auction = auctionOf(table)
  const fee = feeFor(rules, table.board, auction.lot, seat)?.coins ?? 0
  return priceFor(rules, table.board, auction, seat) + fee
}

/** Side and Planet are decided along with the purchase, unless the Deed is unknown or the Aliens have to name their price first. */
const isDecidedAtOnce = (rules: Rules, table: T, seat: Seat) => lotOf(table).faceup && !pricesDiffer(rules, table, seat)

export function buyQuestion(rules: Rules, table: T, seat: Seat): Question<Picked<Way>> {
  const { ranking, at, lot: n } = auctionOf(table)
  const fee = feeFor(rules, table.board, n, seat)
  const cost = costFor(rules, table, seat)
  const atOnce = isDecidedAtOnce(rules, table, seat)
  const planet = atOnce ? planetOn(rules, table, seat) : null
  const ways = atOnce ? [...deedWays(rules, table, seat), ...planetWays(rules, table, seat)] : [unseenWay(rules, table, seat)]
  return {
    prompt: {
      say: 'auction.buy',
      n: n + 1,
      deed: nameIn(lotOf(table)),
      cost,
      ...(fee && { fee: fee.coins, to: fee.to }),
      ...planet,
    },
    shows: () => [
      ...buyShows(rules, table, seat, cost),
      ...(planet ? [{ say: 'shows.withPlanet', cost, ...planet } as const] : []),
    ],
    absent: () => notWithIt(rules, table, seat),
    topic: 'paying',
    about: aboutOf(table),
    input: pick<Way>([
      ...ways,
      {
        id: 'decline',
        label: { say: 'buy.decline' },
        means: { say: 'means.decline', next: ranking[at + 1] ?? null },
        leads: 'on',
      },
    ]),
  }
}

/** Side and Planet, where they are asked about later, or there is none. */
function notWithIt(rules: Rules, table: T, seat: Seat): Absent[] {
  const planet = planetOpen(table)
  const { faceup } = lotOf(table)
  const side = unless(isDecidedAtOnce(rules, table, seat), { say: 'absent.side' }, () => ({
    say: faceup ? 'absent.sideLater' : 'absent.sideSeen',
  }))
  if (!table.board.planets) return side
  if (planet === null) return [...side, { label: { say: 'absent.planet' }, why: { say: 'absent.planetGone' } }]
  return side.length > 0
    ? [...side, { label: { say: 'deed.name', deed: planet }, why: { say: faceup ? 'absent.planetLater' : 'absent.planetSeen' } }]
    : []
}

const RULE = { rule: 'Steps for Winning an Auction' } as const

/** The prompt is for all to read; who has looked at the facedown Deed finds its name here. */
function unseenWay(rules: Rules, table: T, seat: Seat): Choice<Way, undefined> {
  const lot = lotOf(table)
  const deed = isKnown(rules, table.board, lot, seat) ? lot.deed : null
  const [cost, funds] = [costFor(rules, table, seat), fundsOf(rules, table, lot, seat)]
  return {
    id: 'buy',
    label: { say: 'buy.buy', deed },
    means: { say: 'means.buy', deed, left: funds - cost },
    ...priced(cost, funds),
    ...RULE,
  }
}

function deedWays(rules: Rules, table: T, seat: Seat): Choice<Way, undefined>[] {
  const lot = lotOf(table)
  const terms = priced(costFor(rules, table, seat), fundsOf(rules, table, lot, seat))
  return purchasesFor(rules, table.board, seat, [lot.deed]).map((way) => extended(extended(way, terms), RULE))
}

/** What is siphoned once the Deed is paid for may pay for the Planet. */
function planetWays(rules: Rules, table: T, seat: Seat): Choice<Way, undefined>[] {
  const planet = planetOpen(table)
  if (planet === null) return []
  const lot = lotOf(table)
  const cost = costFor(rules, table, seat)
  const deed = priced(cost, fundsOf(rules, table, lot, seat))
  const both = priced(cost + planetCost(rules, table, seat), fundsAfterSiphon(rules, table, lot, seat))
  const terms = 'blocked' in deed ? extended(both, { blocked: deed.blocked }) : both
  return purchasesFor(rules, table.board, seat, [lot.deed, planet]).map(({ id, ...way }) => ({
    id: `${id}:planet` as const,
    ...way,
    ...terms,
    ...RULE,
  }))
}

/** The Planet on offer, what it costs besides the Deed, and who gets that. */
function planetOn(rules: Rules, table: T, seat: Seat) {
  const planet = planetOpen(table)
  const aliens = holder(rules, table.board, 'planets')
  return planet === null ? null : { planet, more: planetCost(rules, table, seat), seller: aliens === seat ? null : aliens }
}

/** How it came to this, what paying leaves, and where the winning cards go. */
function buyShows(rules: Rules, table: T, seat: Seat, cost: number): SocietiesText[] {
  const lot = lotOf(table)
  const cards = ownBids(lot, seat).flatMap(({ card, of }) => (of === seat && !rules.bidCards[card]!.returns ? [card] : []))
  const to = holder(rules, table.board, 'infiltrate')
  return [
    { say: 'shows.ranking', ranking: auctionOf(table).ranking },
    { say: 'shows.paid', coins: fundsOf(rules, table, lot, seat), cost },
    { say: 'shows.cardsGo', cards, to: to === seat ? null : to },
  ]
}

/** What the clock does: it buys where there is enough, without the Planet. */
export function usualPurchase(rules: Rules, table: T, seat: Seat): Way {
  const lot = lotOf(table)
  if (fundsOf(rules, table, lot, seat) < costFor(rules, table, seat)) return 'decline'
  return isDecidedAtOnce(rules, table, seat) ? betterSide(rules, lot.deed) : 'buy'
}

export const betterSide = (rules: Rules, deed: string): Side =>
  rules.cards[deed]!.industry > rules.cards[deed]!.population ? 'above' : 'below'
