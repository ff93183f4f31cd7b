/** Units, agents, buildings and the resource: the smallest changes to the board, each within the limits of its pieces. */
import type { Seat } from '../../../kernel/contract.ts'
import { extended } from '../../../kernel/json.ts'
import type { Area, Board } from '../board.ts'
import { type AreaId, BUILDINGS, type Building, type NationId } from '../terms.ts'
import { countedOn, possessionsOf } from './counted.ts'
import type { Rules } from './customs.ts'

/** Something else lies there now: on a new map, since what was counted on the old one holds for that. */
export function replace(board: Board, area: AreaId, now: Partial<Area>) {
  const areas: Record<AreaId, Area> = { ...board.areas }
  areas[area] = extended(areas[area]!, now)
  board.areas = areas
}

function without<T>(things: Readonly<Record<string, T>>, gone: string): Record<string, T> {
  const left: Record<string, T> = {}
  for (const id in things) if (id !== gone) left[id] = things[id]!
  return left
}

/** One of those that are alike goes, the first. */
function withoutOne<T>(items: readonly T[], gone: T): T[] {
  const left = [...items]
  left.splice(left.indexOf(gone), 1)
  return left
}

/** Remembers that the area looks different now. */
export function touch(board: Board, area: AreaId) {
  if (!board.changed.includes(area)) board.changed = [...board.changed, area]
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

export const unitsOf = (board: Board, nation: NationId): number => possessionsOf(board, nation).units

/**
 * Figures only stand for units, large ones for five, and are exchanged at any time; no rule lets a march, a levy or a loss
 * fail for want of small change. So what is limited is the sum (3, 4.2).
 */
export const unitsLeft = (rules: Rules, board: Board, nation: NationId) => rules.pack.supply.units - unitsOf(board, nation)

/** As many as the supply has. */
export function placeUnits(rules: Rules, board: Board, area: AreaId, nation: NationId, amount: number): number {
  const placed = Math.min(amount, unitsLeft(rules, board, nation))
  if (placed <= 0) return 0
  putUnits(board, area, nation, placed)
  return placed
}

/** Without a look at the supply: they come from there, or from elsewhere on the map. */
export function putUnits(board: Board, area: AreaId, nation: NationId, amount: number) {
  const { units } = board.areas[area]!
  replace(board, area, { units: extended(units, { [nation]: (units[nation] ?? 0) + amount }) })
  touch(board, area)
}

export function removeUnits(board: Board, area: AreaId, nation: NationId, amount: number) {
  const { units } = board.areas[area]!
  const rest = (units[nation] ?? 0) - amount
  if (rest < 0) throw new RangeError(`${area} has fewer than ${amount} units of ${nation}`)
  replace(board, area, { units: rest === 0 ? without(units, nation) : extended(units, { [nation]: rest }) })
  if (amount > 0) touch(board, area)
}

// ── Agents (6.1.1) ──────────────────────────────────────────────────────────────────────────────────────────────

const byValue = (a: number, b: number) => a - b

export const agentsIn = (board: Board, area: AreaId, owner: Seat): readonly number[] => board.areas[area]!.agents[owner] ?? []

export const worthOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0)

export function putAgent(board: Board, area: AreaId, owner: Seat, value: number) {
  const { agents } = board.areas[area]!
  replace(board, area, { agents: extended(agents, { [owner]: [...(agents[owner] ?? []), value].sort(byValue) }) })
  touch(board, area)
}

/** Takes it off the map; where it goes next is the caller's business. */
export function liftAgent(board: Board, area: AreaId, owner: Seat, value: number) {
  const { agents } = board.areas[area]!
  const values = withoutOne(agents[owner]!, value)
  replace(board, area, { agents: values.length === 0 ? without(agents, owner) : extended(agents, { [owner]: values }) })
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

export const onMap = (board: Board, building: Building): number => countedOn(board).buildings[building]

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
  const buildings = [...board.areas[area]!.buildings, building]
  buildings.sort((a, b) => BUILDINGS.indexOf(a) - BUILDINGS.indexOf(b))
  replace(board, area, { buildings })
  touch(board, area)
}

/** Building as part of an action: a Temple of Light holds back the End marker (6.2.1). */
export function construct(board: Board, area: AreaId, building: Building) {
  raise(board, area, building)
  if (building === 'light') board.flipped = true
}

export function takeDown(board: Board, area: AreaId, building: Building) {
  replace(board, area, { buildings: withoutOne(board.areas[area]!.buildings, building) })
  touch(board, area)
}
