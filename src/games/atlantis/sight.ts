/** Builds the common view, field by field: what is not written here does not leave the game. */
import type { Seat } from '../../kernel/contract.ts'
import { type Area, type Board, PASSIVE } from './board.ts'
import { holderOf, nationsOf, partsOf } from './rules/control.ts'
import type { Rules } from './rules/customs.ts'
import { conflictCost, contested } from './rules/march.ts'
import { garrisonAt, powerAt, siteOf, stabilityAt } from './rules/power.ts'
import { reachOf } from './rules/reach.ts'
import { memoriesOf } from './rules/secrets.ts'
import { isPlayed, type Space, type Spaces } from './rules/spaces.ts'
import { type AreaId, BUILDINGS, type Building, type NationId, type SpaceId, type SpecialId } from './terms.ts'
import type {
  AreaView,
  ContestView,
  MarchView,
  NationView,
  Payments,
  PlayerView,
  ReachView,
  SpaceView,
  SpecialView,
  View,
} from './view.ts'

/** What an edition lays on areas and on the round track besides, and what it pays. Methods, so that it may read its own, larger board. */
export interface Markings {
  onTrack(board: Board): readonly number[]
  relic(board: Board, area: AreaId): boolean
  markers(board: Board, area: AreaId): AreaView['markers']
  payments(rules: Rules, board: Board): Payments
}

export function viewOf(rules: Rules, spaces: Spaces, board: Board, seat: Seat | null, markings: Markings): View {
  const areas: AreaView[] = []
  for (const id of rules.world.areaIds) areas.push(areaView(rules, board, id, markings))
  const totals = totalsOf(board, areas)
  const standing = archonsStanding(board)
  let reach: ReachView | null | undefined
  return {
    seat,
    phase: board.phase,
    order: board.order,
    acting: board.phase === 'play' ? board.order[board.turn]! : null,
    round: board.round,
    doom: board.doom,
    end: { at: board.end, flipped: board.flipped },
    track: { length: rules.pack.track.length, relics: markings.onTrack(board) },
    areas,
    nations: Object.keys(board.nations).map((id) => nationView(rules, spaces, board, id, totals.nations[id]!, standing)),
    specials: Object.keys(board.specials).map((id) => specialView(rules, spaces, board, id, standing)),
    players: board.order.map((each, position) => playerView(rules, spaces, board, each, position, seat)),
    supply: supplyOf(rules, board, totals.buildings),
    deck: board.deck.length,
    payments: markings.payments(rules, board),
    memories: memoriesOf(board, seat),
    contest: contestView(rules, board),
    march: marchView(board),
    // Half of what a view costs, and only the picture of it looks at it: worked out then.
    get reach() {
      if (reach === undefined) reach = seat !== null && board.phase === 'play' ? reachOf(rules, board, seat) : null
      return reach
    },
    final: board.final,
  }
}

function areaView(rules: Rules, board: Board, id: AreaId, markings: Markings): AreaView {
  const site = siteOf(rules, board, id)
  const { area, counter } = site
  const { code, name, spots } = site.printed
  const { kind, units, agents, buildings } = area
  const isNation = kind !== 'wilderness'
  return {
    id,
    code,
    name,
    kind,
    owner: holderOf(area),
    units: unitsView(units),
    agents: agentsView(agents),
    buildings,
    spots: isNation ? spots : 0,
    counter: counter && {
      garrison: counter.garrison,
      stability: counter.stability,
      power: counter.power,
      special: counter.special !== null && counter.special in board.specials ? counter.special : null,
    },
    power: powerAt(rules, board, site),
    garrison: garrisonAt(rules, site),
    stability: stabilityAt(rules, site),
    relic: markings.relic(board, id),
    loot: kind === 'home' ? board.nations[id]!.loot : NONE,
    markers: markings.markers(board, id),
    changed: board.changed.includes(id),
  }
}

/** Most areas are empty: they share this list. */
const NONE: readonly never[] = []

function unitsView(units: Area['units']): AreaView['units'] {
  let found: { nation: NationId; count: number }[] | undefined
  for (const nation in units) {
    found ??= []
    found.push({ nation, count: units[nation]! })
  }
  return found ?? NONE
}

function agentsView(agents: Area['agents']): AreaView['agents'] {
  let found: { of: Seat | null; values: readonly number[] }[] | undefined
  for (const owner in agents) {
    found ??= []
    found.push({ of: owner === PASSIVE ? null : owner, values: agents[owner]! })
  }
  return found ?? NONE
}

type Totals = { power: number; temples: number; units: number; areas: number; minors: number }

/** Everything that is summed up over the map, in one go. */
function totalsOf(board: Board, areas: readonly AreaView[]) {
  const nations: Record<NationId, Totals> = {}
  for (const id in board.nations) nations[id] = { power: 0, temples: 0, units: 0, areas: 0, minors: 0 }
  const buildings: Record<Building, number> = { base: 0, capitol: 0, factory: 0, pyramid: 0, dark: 0, light: 0 }
  for (const { owner, kind, power, units, buildings: there } of areas) {
    for (const { nation, count } of units) nations[nation]!.units += count
    for (const building of there) buildings[building]++
    if (owner === null) continue
    const total = nations[owner]!
    total.areas++
    total.power += power
    if (kind === 'minor') total.minors++
    for (const building of there) if (building === 'light') total.temples++
  }
  return { nations, buildings }
}

function supplyOf({ pack, customs }: Rules, board: Board, onMap: Readonly<Record<Building, number>>): Record<Building, number> {
  const left = { ...onMap }
  for (const building of BUILDINGS) {
    const pieces = pack.supply.buildings[building]
    const usable = building === 'light' ? Math.min(pieces, customs.templesAllowed(board)) : pieces
    left[building] = Math.max(0, usable - onMap[building])
  }
  return left
}

type Standing = readonly { readonly space: SpaceId; readonly seat: Seat }[]

/** Who stands where; on the pads, everybody is alone. */
function archonsStanding(board: Board): Standing {
  const standing: { space: SpaceId; seat: Seat }[] = []
  for (const seat of board.order)
    for (const space of board.players[seat]!.archons)
      if (space !== null && partsOf(space).place !== 'pad') standing.push({ space, seat })
  return standing
}

function spaceView({ customs }: Rules, board: Board, { id, name, action }: Space, standing: Standing): SpaceView {
  let archons: Seat[] | undefined
  for (const { space, seat } of standing) {
    if (space !== id) continue
    archons ??= []
    archons.push(seat)
  }
  const toll = customs.toll(board, id)
  const price = toll + (action.price?.(board, board.order[board.turn] ?? board.order[0]!) ?? 0)
  return { id, action: name, archons: archons ?? NONE, toll: toll > 0, price }
}

function nationView(
  rules: Rules,
  { tiles }: Spaces,
  board: Board,
  id: NationId,
  { power, temples, units, areas, minors }: Totals,
  standing: Standing,
): NationView {
  const { pack, world } = rules
  const { controllers, passive } = board.nations[id]!
  return {
    id,
    name: world.areas[id]!.name,
    passive,
    controllers,
    power,
    finalPower: power + temples * pack.buildings.lightPower,
    units,
    unitsLeft: pack.supply.units - units,
    markersLeft: pack.supply.markers - minors,
    areas,
    spaces: passive ? NONE : tiles[id]!.map((space) => spaceView(rules, board, space, standing)),
  }
}

function specialView(rules: Rules, { specials }: Spaces, board: Board, id: SpecialId, standing: Standing): SpecialView {
  const area = board.specials[id]!
  const nation = board.areas[area]!.owner
  const users = nation === null ? NONE : board.nations[nation]!.controllers
  const space = spaceView(rules, board, specials[id]!, standing)
  return { id, name: rules.world.specialNames[id]!, area, nation, users, space }
}

function playerView(rules: Rules, { pad }: Spaces, board: Board, seat: Seat, position: number, viewer: Seat | null): PlayerView {
  const { society, resource, agents, archons, hand } = board.players[seat]!
  const pads: SpaceView[] = []
  for (const space of pad) if (isPlayed(space, board)) pads.push(padView(board, space, archons, seat))
  return {
    seat,
    position,
    society: society === null ? null : rules.world.societies[society]!,
    resource,
    nations: nationsOf(board, seat),
    agents,
    archons,
    pad: pads,
    cards: hand.length,
    hand: seat === viewer || board.phase === 'over' ? hand : null,
  }
}

function padView(board: Board, { id, name, action }: Space, archons: readonly (SpaceId | null)[], seat: Seat): SpaceView {
  const standing = archons.includes(id) ? archons.filter((space) => space === id).map(() => seat) : NONE
  return { id, action: name, archons: standing, toll: false, price: action.price?.(board, seat) ?? 0 }
}

function contestView(rules: Rules, board: Board): ContestView | null {
  if (board.contest === null) return null
  const { kind, area, attacker, attacking, defending, sums, result, roles, agents, bonuses, dials } = board.contest
  return {
    kind,
    area,
    attacker,
    attacking,
    defending,
    sums,
    result,
    involved: Object.keys(roles).map((seat) => {
      const dial = dials?.[seat]
      return {
        seat,
        role: roles[seat]!,
        stances: rules.customs.stances[roles[seat]!],
        agents: agents[seat]!,
        bonus: bonuses[seat] ?? 0,
        dial: dial ? { stance: dial.stance, bid: dial.bid, cost: rules.world.dial[dial.bid]! } : null,
      }
    }),
  }
}

function marchView(board: Board): MarchView | null {
  if (board.march === null) return null
  const { nation, moves, conflicts } = board.march
  const isPlanned = conflicts === null
  return {
    nation,
    moves,
    contested: conflicts ?? contested(board, moves),
    price: isPlanned ? conflictCost(board, moves) : 0,
  }
}
