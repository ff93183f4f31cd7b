/** Pieces of questions that come up everywhere. */
import type { Seat } from '../../../kernel/contract.ts'
import type { Board } from '../board.ts'
import type { AreaId, Card } from '../terms.ts'
import type { Rules } from './customs.ts'
import { stability } from './power.ts'
import type { Option, Text } from './tools.ts'

export const areaLabel = (area: AreaId): Text => ({ say: 'area', area })

export const areaOption = (area: AreaId): Option<string, undefined> => ({ id: area, label: areaLabel(area) })

/** A nation with what a coup there has to overcome. */
export const guardedLabel = (rules: Rules, board: Board, area: AreaId): Text => ({
  say: 'area.guarded',
  area,
  stability: stability(rules, board, area),
})

/** Homes first, minor nations after them: two short lists instead of one long one. */
export const nationOption = (rules: Rules, board: Board, area: AreaId): Option<string, undefined> => ({
  id: area,
  label: guardedLabel(rules, board, area),
  group: { say: board.areas[area]!.kind === 'home' ? 'group.homes' : 'group.minors' },
})

export const nationAreas = (board: Board): AreaId[] =>
  Object.keys(board.areas).filter((id) => board.areas[id]!.kind !== 'wilderness')

/** Each kind of card once, by its first place in the hand. */
export const cardOptions = (hand: readonly Card[], rule: string): Option<string, undefined>[] =>
  hand.flatMap((card, i) => (hand.indexOf(card) < i ? [] : [{ id: `${i}`, label: { say: 'card', card }, rule }]))

/** What it costs and what is left; blocked with the reason if there is not enough. */
export function priced(rules: Rules, board: Board, seat: Seat, cost: number): Pick<Option, 'price' | 'blocked'> {
  if (cost === 0) return {}
  const { resource } = board.players[seat]!
  const price = { of: rules.customs.resource, cost, left: resource - cost }
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
