/** Cards at a player's board (Steps for Winning an Auction): placing one, and what that leads to. */
import type { Seat } from '../../../kernel/contract.ts'
import { extended } from '../../../kernel/json.ts'
import type { Board, Player } from '../board.ts'
import { type Effect, REGIONS, type Region, type Side } from '../data/effect.ts'
import { type Rules, yieldOf } from '../data/rules.ts'
import { power, reactions } from '../holdings/abilities.ts'
import { cardsIn, cardsOf } from '../holdings/holdings.ts'
import { type Due, dueFor } from './due.ts'
import { receive } from './purse.ts'
import type { T } from './table.ts'

/** Lays a Card as the next of its Region, gains what it bears, and returns what it brings about. `isTold`: the purchase said so. */
export function placeCard(rules: Rules, table: T, seat: Seat, id: string, region: Region, side: Side, isTold = false): Effect[] {
  const player = table.board.players[seat]!
  const card = rules.cards[id]!
  layIn(player, side, region, id)
  receive(table, seat, 'land', card.land)
  receive(table, seat, side === 'above' ? 'industry' : 'population', yieldOf(card, side))
  if (!isTold) table.say({ say: 'card.placed', seat, card: id, ...laidAs(rules, id, region, side) })
  const brought: Effect[] = []
  if (card.satellite > 0) brought.push({ fx: 'satellite', n: card.satellite })
  if (earnsMonument(table, player, region)) brought.push({ fx: 'monumentOf', region })
  const row = player[side][region].length
  if (REGIONS.filter((each) => player[side][each].length >= row).length === REGIONS.length - 1)
    brought.push({ fx: 'rowRoute', side, row })
  return brought
}

/** The next in its column. */
export function layIn(player: Player, side: Side, region: Region, id: string) {
  player[side] = extended(player[side], { [region]: [...player[side][region], id] })
}

/** Where it goes, and what it bears there. */
export const laidAs = (rules: Rules, id: string, region: Region, side: Side) => ({
  region,
  side,
  land: rules.cards[id]!.land,
  more: yieldOf(rules.cards[id]!, side),
})

/** A Deed gained, however: placed, then Island, borders, Monument and row, in the order used if nobody minds. */
export function placeDeed(
  rules: Rules,
  table: T,
  seat: Seat,
  id: string,
  side: Side,
  more: readonly Due[] = [],
  isTold = false,
): Due[] {
  const player = table.board.players[seat]!
  const deed = rules.cards[id]!
  const borders = bordersWith(rules, player, id)
  // Abilities are looked up before the chain begins: one gained on the way does not react to this Island.
  const island = deed.island ? dueFor('island', islandEffects(rules, player)) : []
  player.gained += 1
  const brought = placeCard(rules, table, seat, id, deed.region!, side, isTold)
  return [
    ...island.filter(({ fx }) => fx !== 'pay'),
    ...more,
    ...(borders > 0 ? [{ fx: 'satellite', n: borders } as const] : []),
    ...brought,
    ...island.filter(({ fx }) => fx === 'pay'),
  ]
}

/** HQ Cards, Planets and Trade Routes have no borders, so only Deeds ever match. */
export function bordersWith(rules: Rules, player: Player, id: string): number {
  const { borders } = rules.cards[id]!
  if (borders.length === 0) return 0
  let count = 0
  for (const card of cardsOf(player)) if (borders.includes(card)) count++
  return count
}

const islandEffects = (rules: Rules, player: Player): Effect[] => reactionEffects(rules, player, 'island')

/** Reactions as effects; one with a price becomes an offer to pay. */
export const reactionEffects = (rules: Rules, player: Player, on: Parameters<typeof reactions>[2]): Effect[] =>
  reactions(rules, player, on).flatMap(({ pay, gain }) => (pay ? [{ fx: 'pay' as const, coin: pay.coin, gain }] : gain))

/** During Growth the values of its beginning hold, so that nobody's haste makes a Monument dearer. */
export const monumentAt = ({ lowest, monuments }: Board, region: Region): number | undefined =>
  lowest ? lowest[region] : monuments[region]![0]

function earnsMonument(table: T, player: Player, region: Region): boolean {
  const lowest = monumentAt(table.board, region)
  return lowest !== undefined && !player.monuments.includes(region) && cardsIn(player, region) >= lowest
}

/**
 * The Region in which a row of this side lacks its last Card. If two rows do (a Deed and its Planet may both be a fourth), it is
 * the same one, which the next Card fills from the board outwards: so it does not matter for which of them a Route comes first.
 */
export function openRegion(player: Player, side: Side): Region | null {
  const least = Math.min(...REGIONS.map((region) => player[side][region].length))
  const shortest = REGIONS.filter((region) => player[side][region].length === least)
  return shortest.length === 1 ? shortest[0]! : null
}

/** A Trade Route from a pile, laid down. The pile may be empty: then there is nothing to gain. */
export function placeRoute(rules: Rules, table: T, seat: Seat, pile: string, region: Region, side: Side): Due[] {
  const { left } = table.board.routes
  if (!left[pile]) return []
  const reacting = reactionEffects(rules, table.board.players[seat]!, 'route')
  left[pile] -= 1
  return [...dueFor('route', reacting), ...placeCard(rules, table, seat, pile, region, side)]
}

/** The Monument goes to the next space of the row and gives what it covers. */
export function placeMonument(rules: Rules, table: T, seat: Seat, colour: string, take: 'lowest' | 'highest'): Due[] {
  const player = table.board.players[seat]!
  const copies = table.board.monuments[colour]!
  if (player.monuments.includes(colour) || copies.length === 0) return []
  const reacting = reactionEffects(rules, player, 'monument')
  if (take === 'lowest') copies.shift()
  else copies.pop()
  player.monuments = [...player.monuments, colour]
  table.say({ say: 'monument.gained', seat, colour, count: player.monuments.length }, { weight: 'headline', concerns: [seat] })
  return dueFor('monument', [...(rules.monumentRow[player.monuments.length - 1]?.reward ?? []), ...reacting])
}

/** The next Deed of the pile. Those once put under it come last. */
export function drawDeed(table: T): string {
  const deed = table.board.deck.shift() ?? table.board.sunk.shift()?.deed
  if (!deed) throw new Error('the pile of Deeds is empty')
  return deed
}

/** What a seat looked at and did not take goes under the pile, unseen by the others. */
export function sink(table: T, seat: Seat, deeds: readonly string[]) {
  for (const deed of deeds) table.board.sunk.push({ deed, by: seat })
  table.board.seen[seat] = [...(table.board.seen[seat] ?? []), ...deeds]
}

/** A Deed put into the Cache counts for nothing until it is placed. */
export function cacheDeed(table: T, deed: string) {
  table.board.cache!.push(deed)
}

export const stackLimit = (rules: Rules, player: Player, card: string, down: boolean): number => {
  const { stackUp, stackDown } = rules.bidCards[card]!
  return (down ? stackDown : stackUp) + (power(rules, player, 'stack')?.n ?? 0)
}
