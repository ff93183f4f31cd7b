/** Who controls what: players their nations, nations their areas, and archons the spaces they may stand on. */

import type { Seat } from '../../../kernel/contract.ts'
import { asName } from '../../../kernel/json.ts'
import type { Board } from '../board.ts'
import type { AreaId, Building, NationId, SpaceId } from '../terms.ts'
import { holderOf, possessionsOf } from './counted.ts'
import type { Rules, Takeover } from './customs.ts'
import { removeUnits, replace, touch } from './pieces.ts'
import type { Table } from './tools.ts'

// ── Areas ───────────────────────────────────────────────────────────────────────────────────────────────────────

export const ownerOf = (board: Board, id: AreaId): NationId | null => holderOf(board.areas[id]!)

/** Home and minor nations; not the wildernesses held. */
export const areasOf = (board: Board, nation: NationId): readonly AreaId[] => possessionsOf(board, nation).areas

export const minorsOf = (board: Board, nation: NationId) =>
  areasOf(board, nation).filter((id) => board.areas[id]!.kind === 'minor')

/** With the wildernesses. */
export const holdings = (board: Board, nation: NationId): readonly AreaId[] => possessionsOf(board, nation).holdings

export const buildingsOf = (board: Board, nation: NationId, building: Building): number =>
  possessionsOf(board, nation).buildings[building]

export const markersLeft = ({ pack }: Rules, board: Board, nation: NationId): number =>
  pack.supply.markers - possessionsOf(board, nation).minors

/** 4.1.1: the marker changes, and with it buildings, Power and the special action. Whoever brings it about says so. */
export function takeControl(rules: Rules, table: Table, area: AreaId, nation: NationId) {
  const { board } = table
  replace(board, area, { owner: nation })
  touch(board, area)
  sendArchonsHome(table, rules.customs.archonsLeaveTaken ? spaceIn(board, area) : null)
}

/** The space of the special action that belongs to this minor nation. */
function spaceIn({ specials }: Board, area: AreaId): SpaceId | null {
  for (const special in specials) if (specials[special] === area) return `special.${special}`
  return null
}

/** Back to neutral; its units leave, buildings and agents stay. Returns how many units left. */
export function loseControl(table: Table, area: AreaId): number {
  const { board } = table
  const nation = board.areas[area]!.owner!
  const units = board.areas[area]!.units[nation] ?? 0
  removeUnits(board, area, nation, units)
  replace(board, area, { owner: null })
  touch(board, area)
  sendArchonsHome(table)
  return units
}

// ── Nations ─────────────────────────────────────────────────────────────────────────────────────────────────────

export const controls = (board: Board, seat: Seat, nation: NationId | null) =>
  nation !== null && board.nations[nation]!.controllers.includes(seat)

/** Whom it concerns what happens to these nations. */
export const controllersOf = (board: Board, ...nations: readonly (NationId | null)[]): Seat[] => [
  ...new Set(nations.flatMap((nation) => (nation === null ? [] : board.nations[nation]!.controllers))),
]

export function nationsOf(board: Board, seat: Seat): NationId[] {
  const nations: NationId[] = []
  for (const id in board.nations) if (board.nations[id]!.controllers.includes(seat)) nations.push(id)
  return nations
}

/** Capitols and the like in both of a player's nations. */
export const buildingsOfPlayer = (board: Board, seat: Seat, building: Building) =>
  nationsOf(board, seat).reduce((sum, nation) => sum + buildingsOf(board, nation, building), 0)

/** 5.3: two different cubes on a nation, and no two players with the same two nations. */
export function meetsRestriction(cubes: Readonly<Record<NationId, readonly Seat[]>>): boolean {
  const shared: (readonly Seat[])[] = []
  for (const nation in cubes) {
    const there = cubes[nation]!
    if (there.length < 2) continue
    if (there.length > 2 || there[0] === there[1]) return false
    for (const other of shared) if (other.includes(there[0]!) && other.includes(there[1]!)) return false
    shared.push(there)
  }
  return true
}

export function cubesOf(board: Board): Record<NationId, Seat[]> {
  const cubes: Record<NationId, Seat[]> = {}
  for (const id in board.nations) cubes[id] = [...board.nations[id]!.controllers]
  return cubes
}

/** One comes into `nation`: into a free place, or into that of somebody who gets what the first hands over. */
export function cubesAfter(board: Board, seat: Seat, nation: NationId, { give, to }: Takeover): Record<NationId, Seat[]> {
  const cubes = cubesOf(board)
  if (to === null) {
    cubes[give] = cubes[give]!.filter((each) => each !== seat)
    cubes[nation]!.push(seat)
  } else {
    cubes[give] = cubes[give]!.map((each) => (each === seat ? to : each))
    cubes[nation] = cubes[nation]!.map((each) => (each === to ? seat : each))
  }
  return cubes
}

// ── Archons (6) ─────────────────────────────────────────────────────────────────────────────────────────────────

type Parts = { readonly place: 'pad' | 'special' | NationId; readonly name: string }
const parts = new Map<SpaceId, Parts>()

/** What a space's id is made of. There are a few dozen, and each is taken apart once. */
export function partsOf(space: SpaceId): Parts {
  const found = parts.get(space)
  if (found) return found
  const [place, name] = space.split('.').map(asName) as [string, string]
  const made = { place, name }
  parts.set(space, made)
  return made
}

/** The nation a space belongs to; `null` for pads and for specials of neutral nations. */
export function nationOfSpace(board: Board, space: SpaceId): NationId | null {
  const { place, name } = partsOf(space)
  if (place === 'pad') return null
  return place === 'special' ? board.areas[board.specials[name]!]!.owner : place
}

export const mayStandOn = (board: Board, seat: Seat, space: SpaceId) =>
  partsOf(space).place === 'pad' || controls(board, seat, nationOfSpace(board, space))

/** Who stands there. A pad is the seat's own. */
export function archonsOn(board: Board, space: SpaceId, seat: Seat): readonly Seat[] {
  if (partsOf(space).place === 'pad') return board.players[seat]!.archons.includes(space) ? [seat] : NOBODY
  let found: Seat[] | undefined
  for (const each of board.order) {
    if (!board.players[each]!.archons.includes(space)) continue
    found ??= []
    found.push(each)
  }
  return found ?? NOBODY
}

const NOBODY: readonly Seat[] = []

/** Whoever lost the control a space needs takes the archon back at once; and everybody from a space that is `left`. */
export function sendArchonsHome(table: Table, left: SpaceId | null = null) {
  const { board } = table
  for (const seat of board.order) {
    const { archons } = board.players[seat]!
    for (const [i, space] of archons.entries()) {
      if (space === null || (space !== left && mayStandOn(board, seat, space))) continue
      archons[i] = null
      table.say({ say: 'archon.home', seat, space }, { concerns: [seat] })
    }
  }
}
