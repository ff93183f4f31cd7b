/** The Planet of the Round (Aliens): offered to one winner after the other, paid to the Aliens. */
import type { Seat } from '../../../kernel/contract.ts'
import type { Rules } from '../data/rules.ts'
import { has, holder, power } from '../holdings/abilities.ts'
import { auctionOf, lotOf, stackedBy } from './lots.ts'
import { hand, receive, spend } from './purse.ts'
import { playerAt, type T } from './table.ts'
import { planetValue } from './worth.ts'

export const planetOpen = ({ board }: T): string | null => board.planets?.open ?? null

export const winnerOf = (table: T): Seat => auctionOf(table).winner!.seat

/** Only players are offered it, and only those who bought with Bids. */
export const planetOffered = (table: T) => planetOpen(table) !== null && auctionOf(table).winner!.by === 'player'

/** What it costs that seat, who buys or has bought the Deed: by its Bid Cards, or by the Coins that lay on them. */
export const planetPrices = (rules: Rules, table: T, seat: Seat) => {
  const auction = auctionOf(table)
  return {
    value: planetValue(rules, table.board, auction, seat),
    stacked: auction.winner ? auction.stacked : stackedBy(lotOf(table), seat),
  }
}

/** Aliens' first Tile: do they have to choose between two prices? */
export function pricesDiffer(rules: Rules, table: T, seat: Seat): boolean {
  if (planetOpen(table) === null) return false
  const aliens = playerAt(table, holder(rules, table.board, 'planets')!)
  const { value, stacked } = planetPrices(rules, table, seat)
  return has(rules, aliens, 'planetPrice') && !has(rules, playerAt(table, seat), 'planets') && value !== stacked
}

/** Only the Aliens' own purchases are ever cheaper. */
export function planetCost(rules: Rules, table: T, seat: Seat): number {
  const player = playerAt(table, seat)
  const discount = has(rules, player, 'planets') ? (power(rules, player, 'planetDiscount')?.n ?? 0) : 0
  return Math.max(0, (auctionOf(table).planetPrice ?? planetPrices(rules, table, seat).value) - discount)
}

export function buyPlanet(rules: Rules, table: T, seat: Seat) {
  const aliens = holder(rules, table.board, 'planets')!
  const cost = planetCost(rules, table, seat)
  if (aliens === seat) spend(table, seat, 'coin', cost)
  else hand(table, seat, aliens, cost)
  const planet = table.board.planets!.open!
  auctionOf(table).planet = planet
  table.board.planets!.open = null
  table.say(
    { say: 'planet.bought', seat, planet, coins: cost, ...(aliens !== seat && cost > 0 && { to: aliens }) },
    { weight: 'headline', concerns: [seat, aliens] },
  )
}

/** A weak winning Dummy takes the Planet out of the game, and the Aliens are paid its value by the supply. */
export function dummyBuysPlanet(rules: Rules, table: T) {
  const { planets } = table.board
  if (!planets?.open) return
  const { winner, values } = auctionOf(table)
  const bid = lotOf(table).bids.find(({ dummy, by }) => dummy && by === winner!.seat)!
  const value = values[bid.n]!
  if (value > rules.dummies[0]!.buysPlanetUpTo) return
  const aliens = holder(rules, table.board, 'planets')!
  table.say({ say: 'planet.lost', planet: planets.open, seat: aliens, coins: value })
  planets.open = null
  receive(table, aliens, 'coin', value)
}
