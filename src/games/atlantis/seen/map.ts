/**
 * The map as everybody sees it. Most areas look as they did when somebody looked last, here or at another table: one is described anew
 * only where something differs, and nothing but what lies there decides that.
 */
import type { Seat } from '../../../kernel/contract.ts'
import { NONE, sameItems } from '../../common/same-items.ts'
import { type Area, type Board, PASSIVE } from '../board.ts'
import { holderOf } from '../rules/control.ts'
import type { Rules } from '../rules/customs.ts'
import { garrisonAt, powerAt, siteOf, stabilityAt } from '../rules/power.ts'
import type { AreaId, Building, NationId, SpecialId } from '../terms.ts'
import type { AreaView } from '../view.ts'

/** What an edition lays on areas besides. Methods, so that it may read its own, larger board. */
export interface LaidOnAreas {
  relic(board: Board, area: AreaId): boolean
  markers(board: Board, area: AreaId): AreaView['markers']
}

/** All areas, and everything that is summed up over them. */
export type MapView = {
  readonly areas: readonly AreaView[]
  readonly nations: Readonly<Record<NationId, Totals>>
  readonly buildings: Readonly<Record<Building, number>>
}
type Totals = { power: number; temples: number; units: number; areas: number; minors: number }

export function mapSeen(rules: Rules, laid: LaidOnAreas): (board: Board) => MapView {
  const looks = rules.world.areaIds.map((id) => areaSeen(rules, laid, id))
  let seen: MapView | undefined
  return (board) => {
    const areas = looks.map((look) => look(board))
    if (seen === undefined || !sameItems(seen.areas, areas)) seen = { areas, ...totalsOf(rules, areas) }
    return seen
  }
}

/** What belongs to an area, though it is not kept there. */
type Around = {
  readonly special: SpecialId | null
  readonly loot: readonly number[]
  readonly relic: boolean
  readonly markers: AreaView['markers']
  readonly changed: boolean
}

function areaSeen(rules: Rules, laid: LaidOnAreas, id: AreaId): (board: Board) => AreaView {
  let seen: AreaView | undefined
  let counter: string | null = null
  return (board) => {
    const area = board.areas[id]!
    const around: Around = {
      special: specialIn(rules, board, area),
      loot: area.kind === 'home' ? board.nations[id]!.loot : NONE,
      relic: laid.relic(board, id),
      markers: laid.markers(board, id),
      changed: board.changed.includes(id),
    }
    if (seen !== undefined && counter === area.counter && liesAround(seen, around) && liesIn(seen, area)) return seen
    counter = area.counter
    seen = areaView(rules, board, id, around)
    return seen
  }
}

/** The special action of a minor nation, where it is in play. */
function specialIn({ world }: Rules, board: Board, { counter }: Area): SpecialId | null {
  const special = counter === null ? null : world.counters[counter]!.special
  return special !== null && special in board.specials ? special : null
}

const liesAround = (seen: AreaView, { special, loot, relic, markers, changed }: Around): boolean =>
  (seen.counter === null ? null : seen.counter.special) === special &&
  seen.relic === relic &&
  seen.changed === changed &&
  sameItems(seen.loot, loot) &&
  sameItems(seen.markers, markers)

/** Is there in the area what was seen there? */
function liesIn(seen: AreaView, { kind, owner, units, agents, buildings }: Area): boolean {
  if (seen.kind !== kind || (kind !== 'wilderness' && seen.owner !== owner)) return false
  if (!sameItems(seen.buildings, buildings)) return false
  let i = 0
  for (const nation in units) {
    const there = seen.units[i++]
    if (there === undefined || there.nation !== nation || there.count !== units[nation]) return false
  }
  if (i < seen.units.length) return false
  i = 0
  for (const owner in agents) {
    const there = seen.agents[i++]
    if (there === undefined || there.of !== ownerSeen(owner) || !sameItems(there.values, agents[owner]!)) return false
  }
  return i === seen.agents.length
}

/** Lists are copied: those on the board change under whoever remembers them. */
function areaView(rules: Rules, board: Board, id: AreaId, { special, loot, relic, markers, changed }: Around): AreaView {
  const site = siteOf(rules, board, id)
  const { area, counter } = site
  const { code, name, spots } = site.printed
  const { kind, units, agents, buildings } = area
  return {
    id,
    code,
    name,
    kind,
    owner: holderOf(area),
    units: unitsView(units),
    agents: agentsView(agents),
    buildings: [...buildings],
    spots: kind === 'wilderness' ? 0 : spots,
    counter: counter && { garrison: counter.garrison, stability: counter.stability, power: counter.power, special },
    power: powerAt(rules, board, site),
    garrison: garrisonAt(rules, site),
    stability: stabilityAt(rules, site),
    relic,
    loot: [...loot],
    markers,
    changed,
  }
}

const ownerSeen = (owner: Seat): Seat | null => (owner === PASSIVE ? null : owner)

const unitsView = (units: Area['units']): AreaView['units'] => Object.entries(units).map(([nation, count]) => ({ nation, count }))

const agentsView = (agents: Area['agents']): AreaView['agents'] =>
  Object.entries(agents).map(([owner, values]) => ({ of: ownerSeen(owner), values: [...values] }))

function totalsOf({ world }: Rules, areas: readonly AreaView[]): Omit<MapView, 'areas'> {
  const nations: Record<NationId, Totals> = {}
  for (const id of world.nationIds) nations[id] = { power: 0, temples: 0, units: 0, areas: 0, minors: 0 }
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
