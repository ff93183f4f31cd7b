/** The map and the counters, looked up by id: built once from a pack and never changed. */
import { extended } from '../../kernel/json.ts'
import { countersOf, type SharedPack } from './data/pack.ts'
import type { AreaId, AreaKind, Building, CounterId, Effect, NationId, OceanId, SocietyId, SpecialId } from './terms.ts'

export type AreaData = {
  readonly id: AreaId
  readonly code: string
  readonly name: string
  readonly kind: AreaKind
  readonly power: number
  readonly spots: number
  /** Printed on the map itself; not on the counter. */
  readonly garrison: number
  readonly oceans: readonly OceanId[]
}
export type Counter = {
  readonly garrison: number
  readonly stability: number
  readonly power: number
  readonly units: number
  readonly building: Building | null
  readonly special: SpecialId | null
}

export type World = {
  readonly areas: Readonly<Record<AreaId, AreaData>>
  readonly areaIds: readonly AreaId[]
  readonly nationIds: readonly NationId[]
  readonly effects: Readonly<Record<NationId, Effect>>
  readonly societies: Readonly<Record<SocietyId, { readonly id: SocietyId; readonly name: string; readonly colour: string }>>
  readonly counters: Readonly<Record<CounterId, Counter>>
  readonly plain: readonly CounterId[]
  readonly special: readonly CounterId[]
  readonly home: readonly CounterId[]
  readonly specialNames: Readonly<Record<SpecialId, string>>
  readonly dial: readonly number[]
  /** What it costs to go from one area to another: 0 by land, more by strait or ocean; absent: no way. */
  readonly tolls: Readonly<Record<AreaId, Readonly<Record<AreaId, number>>>>
  /** The same, with some oceans crossed for nothing. */
  tollsFrom(from: AreaId, free: readonly OceanId[]): Readonly<Record<AreaId, number>>
}

/** What is printed, as it stands in the pack and as it is looked up. */
export type Printed<Pack> = { readonly world: World; readonly pack: Pack }

export function worldOf(pack: SharedPack, edition: string): World {
  const { garrison } = pack.printed
  const areas = Object.fromEntries(
    pack.areas.map(({ source: _, ...area }) => [area.id, extended(area, { garrison: garrison[area.id] ?? 0 })]),
  )
  const areaIds = pack.areas.map(({ id }) => id)
  const { plain, special } = countersOf(pack, edition)
  const tollsFrom = router(pack)
  return {
    areas,
    areaIds,
    nationIds: pack.nations.map(({ id }) => id),
    effects: Object.fromEntries(pack.nations.map(({ id, effect }) => [id, effect])),
    societies: Object.fromEntries(pack.societies.map(({ source: _, ...society }) => [society.id, society])),
    counters: Object.fromEntries(
      [...plain, ...special, ...pack.homeCounters].map((counter) => [counter.id, { ...BLANK, ...properties(counter) }]),
    ),
    plain: plain.map(({ id }) => id),
    special: special.map(({ id }) => id),
    home: pack.homeCounters.map(({ id }) => id),
    specialNames: Object.fromEntries(special.map((counter) => [counter.special, counter.name])),
    dial: pack.dial.map(({ cost }) => cost),
    tolls: Object.fromEntries(areaIds.map((from) => [from, tollsFrom(from, [])])),
    tollsFrom,
  }
}

const BLANK = { garrison: 0, stability: 0, power: 0, units: 0, building: null, special: null }
const properties = ({ id: _, source: __, only: ___, name: ____, ...counter }: Record<string, unknown>) =>
  counter as Partial<Counter>

/** By land for nothing, over a strait, or through a chain of oceans that meet; whichever is cheapest. */
function router(pack: SharedPack): World['tollsFrom'] {
  const { strait, ocean } = pack.actions
  const neighbours = (pairs: SharedPack['land'], of: string) =>
    pairs.flatMap(({ between: [a, b] }) => (a === of ? [b] : b === of ? [a] : []))
  return (from, free) => {
    const tolls: Record<AreaId, number> = {}
    const voyage = voyageFrom(pack.areas.find(({ id }) => id === from)!.oceans)
    for (const { id, oceans } of pack.areas) {
      const cheapest = Math.min(...oceans.map((zone) => voyage[zone] ?? Number.POSITIVE_INFINITY))
      if (Number.isFinite(cheapest)) tolls[id] = cheapest
    }
    for (const to of neighbours(pack.straits, from)) tolls[to] = Math.min(strait, tolls[to] ?? strait)
    for (const to of neighbours(pack.land, from)) tolls[to] = 0
    delete tolls[from]
    return tolls

    /** The price of being on each ocean, spreading out from the coast. */
    function voyageFrom(coast: readonly OceanId[]) {
      const price = (zone: OceanId) => (free.includes(zone) ? 0 : ocean)
      const paid: Record<OceanId, number> = Object.fromEntries(coast.map((zone) => [zone, price(zone)]))
      const open = [...coast]
      for (let zone = open.shift(); zone !== undefined; zone = open.shift()) {
        for (const next of neighbours(pack.seas, zone)) {
          const sum = paid[zone]! + price(next)
          if (sum >= (paid[next] ?? Number.POSITIVE_INFINITY)) continue
          paid[next] = sum
          open.push(next)
        }
      }
      return paid
    }
  }
}
