/** Units, agents, buildings and the resource: the smallest changes to the board, each within the limits of its pieces. */
import type { Seat } from '../../../kernel/contract.ts'
import type { Board } from '../board.ts'
import { type AreaId, BUILDINGS, type Building, type NationId } from '../terms.ts'
import type { Rules } from './customs.ts'

/** Remembers that the area looks different now. */
export function touch(board: Board, area: AreaId) {
  if (!board.changed.includes(area)) board.changed.push(area)
}

// ── The resource (4.3) ──────────────────────────────────────────────────────────────────────────────────────────

/** What goes over the end of the track is lost. Returns what was really gained. */
export function gain(rules: Rules, board: Board, seat: Seat, amount: number): number {
  const player = board.players[seat]!
  const gained = Math.min(amount, rules.pack.resource.cap - player.resource)
  player.resource += gained
  return gained
}

export function pay(board: Board, seat: Seat, amount: number) {
  const player = board.players[seat]!
  if (player.resource < amount) throw new RangeError(`a price of ${amount} cannot be paid`)
  player.resource -= amount
}

// ── Units (4.2) ─────────────────────────────────────────────────────────────────────────────────────────────────

export const unitsIn = (board: Board, area: AreaId, nation: NationId) => board.areas[area]!.units[nation] ?? 0

export function unitsOf(board: Board, nation: NationId): number {
  let sum = 0
  for (const area in board.areas) sum += board.areas[area]!.units[nation] ?? 0
  return sum
}

/**
 * Figures only stand for units, large ones for five, and are exchanged at any time; no rule lets a march, a levy or a loss
 * fail for want of small change. So what is limited is the sum (3, 4.2).
 */
export const unitsLeft = (rules: Rules, board: Board, nation: NationId) => rules.pack.supply.units - unitsOf(board, nation)

/** As many as the supply has. */
export function placeUnits(rules: Rules, board: Board, area: AreaId, nation: NationId, amount: number): number {
  const placed = Math.min(amount, unitsLeft(rules, board, nation))
  if (placed <= 0) return 0
  const { units } = board.areas[area]!
  units[nation] = (units[nation] ?? 0) + placed
  touch(board, area)
  return placed
}

export function removeUnits(board: Board, area: AreaId, nation: NationId, amount: number) {
  const { units } = board.areas[area]!
  const rest = (units[nation] ?? 0) - amount
  if (rest < 0) throw new RangeError(`${area} has fewer than ${amount} units of ${nation}`)
  if (rest === 0) delete units[nation]
  else units[nation] = rest
  if (amount > 0) touch(board, area)
}

// ── Agents (6.1.1) ──────────────────────────────────────────────────────────────────────────────────────────────

const byValue = (a: number, b: number) => a - b

export const agentsIn = (board: Board, area: AreaId, owner: Seat): readonly number[] => board.areas[area]!.agents[owner] ?? []

export const worthOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0)

export function putAgent(board: Board, area: AreaId, owner: Seat, value: number) {
  const { agents } = board.areas[area]!
  agents[owner] = [...(agents[owner] ?? []), value].sort(byValue)
  touch(board, area)
}

/** Takes it off the map; where it goes next is the caller's business. */
export function liftAgent(board: Board, area: AreaId, owner: Seat, value: number) {
  const { agents } = board.areas[area]!
  const values = agents[owner]!
  values.splice(values.indexOf(value), 1)
  if (values.length === 0) delete agents[owner]
  touch(board, area)
}

/** Back to its owner's supply; agents of the passive nation leave the game. */
export function recallAgent(board: Board, area: AreaId, owner: Seat, value: number) {
  liftAgent(board, area, owner, value)
  const player = board.players[owner]
  if (player) player.agents = [...player.agents, value].sort(byValue)
}

export function deployAgent(board: Board, area: AreaId, seat: Seat, value: number) {
  const { agents } = board.players[seat]!
  agents.splice(agents.indexOf(value), 1)
  putAgent(board, area, seat, value)
}

// ── Buildings (4.4) ─────────────────────────────────────────────────────────────────────────────────────────────

export const howMany = <T>(items: readonly T[], wanted: T) => {
  let sum = 0
  for (const item of items) if (item === wanted) sum++
  return sum
}

export function onMap(board: Board, building: Building): number {
  let sum = 0
  for (const area in board.areas) sum += howMany(board.areas[area]!.buildings, building)
  return sum
}

export function buildingsLeft(rules: Rules, board: Board, building: Building): number {
  const pieces = rules.pack.supply.buildings[building]
  const usable = building === 'light' ? Math.min(pieces, rules.customs.templesAllowed(board)) : pieces
  return Math.max(0, usable - onMap(board, building))
}

/** 4.4, 10.8: a free spot, a piece in the supply, and never both kinds of temple in one area. */
export const mayBuild = (rules: Rules, board: Board, area: AreaId, building: Building) =>
  hasRoomFor(rules, board, area, building) && buildingsLeft(rules, board, building) > 0

/** The same, if there is a piece. */
export function hasRoomFor(rules: Rules, board: Board, area: AreaId, building: Building): boolean {
  const { kind, buildings } = board.areas[area]!
  if (kind === 'wilderness' || buildings.length >= rules.world.areas[area]!.spots) return false
  if (building === 'light') return !buildings.includes('dark')
  return building !== 'dark' || !buildings.includes('light')
}

/** Puts it there without asking anybody: set-up uses it too, where no marker is flipped. */
export function raise(board: Board, area: AreaId, building: Building) {
  const { buildings } = board.areas[area]!
  buildings.push(building)
  buildings.sort((a, b) => BUILDINGS.indexOf(a) - BUILDINGS.indexOf(b))
  touch(board, area)
}

/** Building as part of an action: a Temple of Light holds back the End marker (6.2.1). */
export function construct(board: Board, area: AreaId, building: Building) {
  raise(board, area, building)
  if (building === 'light') board.flipped = true
}

export function takeDown(board: Board, area: AreaId, building: Building) {
  const { buildings } = board.areas[area]!
  buildings.splice(buildings.indexOf(building), 1)
  touch(board, area)
}
