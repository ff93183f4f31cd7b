/**
 * The map as everybody sees it. Most areas look as they did when somebody looked last, here or at another table: one is described anew
 * only where something differs, and nothing but what lies there decides that.
 */
import type { Seat } from '../../../kernel/contract.ts'
import { NONE, sameItems } from '../../common/same-items.ts'
import { type Area, type Board, PASSIVE } from '../board.ts'
import { holderOf } from '../rules/counted.ts'
import type { Rules } from '../rules/customs.ts'
import { garrisonAt, powerAt, siteOf, stabilityAt } from '../rules/power.ts'
import type { AreaId, NationId, SpecialId } from '../terms.ts'
import type { AreaView } from '../view.ts'

/** What an edition lays on areas besides. Methods, so that it may read its own, larger board. */
export interface LaidOnAreas {
  relic(board: Board, area: AreaId): boolean
  markers(board: Board, area: AreaId): AreaView['markers']
  /** All that these follow from: values, and lists that are replaced and never changed. */
  layers(board: Board): readonly unknown[]
}

/** All areas, and what they are worth to each nation that has any. */
type MapView = { readonly areas: readonly AreaView[]; readonly powers: Readonly<Record<NationId, number>> }

export function mapSeen(rules: Rules, laid: LaidOnAreas): (board: Board) => MapView {
  const looks = rules.world.areaIds.map((id) => areaSeen(rules, laid, id))
  let seen: MapView | undefined
  let [lying, changed, layers]: [unknown, unknown, readonly unknown[]] = [null, null, NONE]
  return (board) => {
    const now = layersOf(board, laid)
    const isLaidAsBefore = sameItems(now, layers)
    if (seen !== undefined && isLaidAsBefore && board.areas === lying && board.changed === changed) return seen
    const areas = looks.map((look) => look(board, isLaidAsBefore))
    if (seen === undefined || !sameItems(seen.areas, areas)) seen = { areas, powers: powersOf(areas) }
    ;[lying, changed, layers] = [board.areas, board.changed, now]
    return seen
  }
}

/** What belongs to areas, though it is kept elsewhere. */
function layersOf(board: Board, laid: LaidOnAreas): readonly unknown[] {
  const { nations, specials } = board
  const layers: unknown[] = [specials, ...laid.layers(board)]
  for (const nation in nations) layers.push(nations[nation]!.loot)
  return layers
}

/** The same for one area, with whether it has changed. */
type Around = {
  readonly special: SpecialId | null
  readonly loot: readonly number[]
  readonly relic: boolean
  readonly markers: AreaView['markers']
  readonly changed: boolean
}

function areaSeen(rules: Rules, laid: LaidOnAreas, id: AreaId): (board: Board, isLaidAsBefore: boolean) => AreaView {
  let seen: AreaView | undefined
  let last: Area | undefined
  return (board, isLaidAsBefore) => {
    const area = board.areas[id]!
    const changed = board.changed.includes(id)
    if (seen !== undefined && isLaidAsBefore && area === last && changed === seen.changed) return seen
    const around: Around = {
      special: specialIn(rules, board, area),
      loot: area.kind === 'home' ? board.nations[id]!.loot : NONE,
      relic: laid.relic(board, id),
      markers: laid.markers(board, id),
      changed,
    }
    const isAsBefore = seen !== undefined && area.counter === last!.counter && liesAround(seen, around) && liesIn(seen, area)
    if (!isAsBefore) seen = areaView(rules, board, id, around)
    last = area
    return seen!
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

function powersOf(areas: readonly AreaView[]): Record<NationId, number> {
  const powers: Record<NationId, number> = {}
  for (const { owner, power } of areas) if (owner !== null) powers[owner] = (powers[owner] ?? 0) + power
  return powers
}
