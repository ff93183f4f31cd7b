/** Pieces of questions that come up everywhere. */
import type { Seat } from '../../../kernel/contract.ts'
import type { Board } from '../board.ts'
import type { AreaId, Building, Card } from '../terms.ts'
import { nationsOf } from './control.ts'
import type { Rules } from './customs.ts'
import { agentsIn, worthOf } from './pieces.ts'
import { areaPower, nationPower, pyramidPower, stability } from './power.ts'
import type { Option, Text } from './tools.ts'

export const areaLabel = (area: AreaId): Text => ({ say: 'area', area })

/** A place to build, with what it does for its Power. */
export const siteOption = (rules: Rules, board: Board, area: AreaId, building: Building): Option<string, undefined> => ({
  id: area,
  label: areaLabel(area),
  means: () => siteMeans(rules, board, area, building),
})

export function siteMeans(rules: Rules, board: Board, area: AreaId, building: Building): Text {
  const { buildings } = board.areas[area]!
  const power = areaPower(rules, board, area)
  const after = power + pyramidPower(rules, [...buildings, building]) - pyramidPower(rules, buildings)
  return { say: 'means.site', power, after, spots: rules.world.areas[area]!.spots - buildings.length - 1 }
}

/** Power of an area with one of its buildings less. */
export function powerWithout(rules: Rules, board: Board, area: AreaId, building: Building): number {
  const { buildings } = board.areas[area]!
  const others = [...buildings]
  others.splice(others.indexOf(building), 1)
  return areaPower(rules, board, area) + pyramidPower(rules, others) - pyramidPower(rules, buildings)
}

/** What a question about money begins with. */
export const purse = (board: Board, seat: Seat): Text => ({ say: 'shows.purse', has: board.players[seat]!.resource })

/** Whose Power scores in the end. */
export const ownPowers = (rules: Rules, board: Board, seat: Seat): Text => ({
  say: 'shows.nations',
  powers: nationsOf(board, seat).map((nation) => ({ nation, power: nationPower(rules, board, nation) })),
})

/** What ends the age, and how far each of these is. */
export const tracks = ({ customs }: Rules, board: Board): Text => {
  const { round, doom, end, flipped } = board
  return { say: 'shows.tracks', round, doom, end, flipped, ...customs.ascent(board) }
}

/** A nation with what a coup there has to overcome. */
export const guardedLabel = (rules: Rules, board: Board, area: AreaId): Text => ({
  say: 'area.guarded',
  area,
  stability: stability(rules, board, area),
})

/** Homes first, minor nations after them: two short lists instead of one long one. */
export const nationOption = (rules: Rules, board: Board, seat: Seat, area: AreaId): Option<string, undefined> => ({
  id: area,
  label: guardedLabel(rules, board, area),
  means: () => ({
    say: 'means.settle',
    own: worthOf(agentsIn(board, area, seat)),
    others: worthOfOthers(board, area, seat),
    stability: stability(rules, board, area),
    power: areaPower(rules, board, area),
    owner: board.areas[area]!.owner,
  }),
  group: { say: board.areas[area]!.kind === 'home' ? 'group.homes' : 'group.minors' },
})

const worthOfOthers = (board: Board, area: AreaId, seat: Seat) => {
  let worth = 0
  for (const owner in board.areas[area]!.agents) if (owner !== seat) worth += worthOf(agentsIn(board, area, owner))
  return worth
}

export const nationAreas = (board: Board): AreaId[] =>
  Object.keys(board.areas).filter((id) => board.areas[id]!.kind !== 'wilderness')

/** Each kind of card once, by its first place in the hand. */
export const cardOptions = (
  hand: readonly Card[],
  rule: string,
  say: 'card' | 'setup.puts' = 'card',
): Option<string, undefined>[] =>
  hand.flatMap((card, i) =>
    hand.indexOf(card) < i ? [] : [{ id: `${i}`, label: { say, card }, means: { say: 'means.card', card }, rule }],
  )

/** What it costs and what is left; blocked with the reason if there is not enough. */
export function priced(rules: Rules, board: Board, seat: Seat, cost: number): Pick<Option, 'price' | 'blocked'> {
  if (cost === 0) return {}
  const { resource } = board.players[seat]!
  const price = { of: rules.customs.resource, cost, left: Math.max(0, resource - cost) }
  return cost <= resource ? { price } : { price, blocked: { say: 'blocked.price', cost, has: resource } }
}

/** Where most things have their price, what has none says so. */
export const pricedOrFree = (rules: Rules, board: Board, seat: Seat, cost: number): Pick<Option, 'price' | 'blocked'> =>
  cost > 0
    ? priced(rules, board, seat, cost)
    : { price: { of: rules.customs.resource, cost, left: board.players[seat]!.resource } }

export const agentId = (area: AreaId, value: number) => `${area}:${value}`

/** Each kind of a player's agents on the map once: `akakor:2`. */
export function agentsOnMap(board: Board, seat: Seat): { id: string; area: AreaId; value: number }[] {
  const found: { id: string; area: AreaId; value: number }[] = []
  for (const area in board.areas)
    for (const value of new Set(board.areas[area]!.agents[seat])) found.push({ id: agentId(area, value), area, value })
  return found
}
