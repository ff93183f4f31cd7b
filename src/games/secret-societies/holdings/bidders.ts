/** Who bids for a Deed of the row, and what it comes to as far as a view shows it. */
import type { Seat } from '../../../kernel/contract.ts'
import type { Rules } from '../data/rules.ts'
import type { BidView, LotView, View } from '../view.ts'

export type Group = { readonly by: Seat; readonly dummy: boolean; readonly bids: readonly BidView[] }

export type Bidder = {
  readonly by: 'player' | 'drone' | 'dummy'
  readonly seat: Seat
  readonly group: Group | null
  /** Null while a facedown card keeps it secret. */
  readonly total: number | null
  readonly status: 'waiting' | 'offered' | 'declined' | 'won' | 'outbid'
}

/** Bids of one player at one Deed, together; Dummies bid for themselves. */
export function groupsAt({ bids }: LotView): Group[] {
  const groups: { by: Seat; dummy: boolean; bids: BidView[] }[] = []
  for (const bid of bids) {
    const same = groups.find(({ by, dummy }) => by === bid.by && dummy === bid.dummy && !dummy)
    if (same) same.bids.push(bid)
    else groups.push({ by: bid.by, dummy: bid.dummy, bids: [bid] })
  }
  return groups
}

export const coinsOn = ({ bids }: Group): number => bids.reduce((sum, { coins }) => sum + coins, 0)

const droneOf = (rules: Rules, society: string | null) =>
  rules.societies[society ?? '']?.abilities.find((each) => 'power' in each && each.power === 'drone')

/** What the Drone bids, while the Robots have not combined with it. */
export function droneBid(rules: Rules, { drone, players }: View): number {
  for (const { society } of Object.values(players)) {
    const ability = droneOf(rules, society)
    if (drone && ability && 'back' in ability) return (drone.flipped ? ability.back : ability.front) + drone.coins
  }
  return 0
}

/** How much more it comes to than its cards and Coins: what an endorsement or the Drone has added. */
export function raisedBy(rules: Rules, view: View, { group, total }: Bidder, lot: LotView): number {
  const sum = group && totalOf(rules, view, group, lot)
  return sum === null || total === null ? 0 : total - sum
}

/** The ranking once there is one; before, everybody who has bid, in the order they came. */
export function biddersAt(rules: Rules, view: View, lot: LotView, n: number): Bidder[] {
  const { auction, players } = view
  const groups = groupsAt(lot)
  if (auction?.lot === n && auction.ranking.length > 0)
    return auction.ranking.map(({ by, seat, total }, place) => ({
      by,
      seat,
      group: groups.find((group) => by !== 'drone' && group.by === seat && group.dummy === (by === 'dummy')) ?? null,
      total,
      status: statusOf(place, auction),
    }))
  const robots = Object.keys(players).find((seat) => droneOf(rules, players[seat]!.society))
  const drone =
    lot.drone && !lot.taken && robots ? [{ by: 'drone' as const, seat: robots, group: null, total: droneBid(rules, view) }] : []
  const guests = groups.map((group) => ({
    by: group.dummy ? ('dummy' as const) : ('player' as const),
    seat: group.by,
    group,
    total: totalOf(rules, view, group, lot),
  }))
  return [...drone, ...guests].map((bidder) => ({ ...bidder, status: 'waiting' }))
}

function statusOf(place: number, { at, winner }: NonNullable<View['auction']>): Bidder['status'] {
  if (place < at) return 'declined'
  if (winner) return place === at ? 'won' : 'outbid'
  return place === at ? 'offered' : 'waiting'
}

/** What a player's Bids come to, as far as this view shows them. */
function totalOf(rules: Rules, { auction }: View, group: Group, lot: LotView): number | null {
  let sum = coinsOn(group)
  for (const { card, dummy, n } of group.bids) {
    if (card === null) return null
    const known = auction?.values[n]
    const face = rules.bidCards[card]
    if (known === undefined && !dummy && face?.plusHighest && lot.bids.some((bid) => bid.card === null)) return null
    sum += known ?? (dummy ? Number(card) : countsFor(rules, card, group, lot))
  }
  return sum
}

/** "2+H" counts the highest rival card as well. */
function countsFor(rules: Rules, card: string, group: Group, lot: LotView): number {
  const face = rules.bidCards[card]
  if (!face) return 0
  if (!face.plusHighest) return face.value
  const rivals = lot.bids.filter((bid) => !group.bids.includes(bid))
  const values = rivals.map((bid) => (bid.dummy ? Number(bid.card) : (rules.bidCards[bid.card ?? '']?.value ?? 0)))
  return face.value + Math.max(0, ...values)
}
