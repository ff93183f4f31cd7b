/** What things are worth to one seat, in victory points, read off its view. */

import type { AreaId, Building, NationId } from '../../games/atlantis/terms.ts'
import type { AreaView, NationView, PlayerView, View } from '../../games/atlantis/view.ts'
import type { World } from '../../games/atlantis/world.ts'

/** What a player reads off the components: the map, which everybody at the table can see. */
export type Facts = { readonly world: Pick<World, 'tolls'> }

/** A point of the resource is worth about this much in the end, and far more while the purse is empty. */
export const RESOURCE_POINT = 0.22

/** The numbers in which the editions differ, as far as a player's judgement needs them. */
export type Figures = {
  /** What a building spot of a home is worth beside its Power when nations are chosen. */
  readonly spot: number
  readonly crystal: number
  readonly baseUnits: number
  readonly factoryUnits: number
  /** Power that pyramids and temples add to their area. */
  sacred(pyramids: number, temples: number): number
  /** What a building is worth besides, for what the own cards hope for. */
  hope(judge: Judge, building: Building): number
  repolarize(judge: Judge): number
  war(judge: Judge, nation: NationId): number
  readonly specials: Readonly<Record<string, (judge: Judge, nation: NationId) => number>>
}

export type Judge = {
  readonly view: View
  readonly figures: Figures
  readonly tolls: World['tolls']
  readonly me: PlayerView
  area(id: AreaId): AreaView
  nation(id: NationId): NationView
  /** How much a point of that nation's Power counts for this seat: the lesser of its two nations scores. */
  weight(nation: NationId | null): number
  /** What having that area would add. */
  prize(area: AreaView): number
}

export function judge(view: View, seat: string, figures: Figures, { world: { tolls } }: Facts): Judge {
  const me = view.players.find((player) => player.seat === seat)!
  const nation = (id: NationId) => view.nations.find((each) => each.id === id)!
  const powers = me.nations.map((id) => nation(id)?.finalPower ?? 0)
  const isLevel = powers.length < 2 || Math.abs(powers[0]! - powers[1]!) < 2
  return {
    view,
    figures,
    tolls,
    me,
    area: (id) => view.areas.find((area) => area.id === id)!,
    nation,
    weight(id) {
      if (id === null || !me.nations.includes(id)) return 0
      if (isLevel) return 0.75
      return nation(id).finalPower === Math.min(...powers) ? 1 : 0.3
    },
    prize: (area) =>
      area.power + 2 * area.buildings.filter((each) => each === 'light').length + (area.counter?.special ? 0.7 : 0) + 0.1,
  }
}

/** What a building adds there. Temples of Light score twice over; a pyramid and a temple lift each other. */
export function buildingWorth(judge: Judge, building: Building, area: AreaView): number {
  const { sacred, hope } = judge.figures
  const count = (wanted: Building) => area.buildings.filter((each) => each === wanted).length
  const [pyramids, temples] = [count('pyramid'), count('dark') + count('light')]
  const early = Math.max(0, 6 - judge.view.round) / 5
  switch (building) {
    case 'light':
      return 2 + sacred(pyramids, temples + 1) - sacred(pyramids, temples) + hope(judge, building)
    case 'dark':
      return 0.5 + sacred(pyramids, temples + 1) - sacred(pyramids, temples) + hope(judge, building)
    case 'pyramid':
      return sacred(pyramids + 1, temples) - sacred(pyramids, temples)
    case 'factory':
      return 0.3 + 0.9 * early
    case 'base':
      return 0.2 + 0.3 * early
    case 'capitol':
      return 0.2 + 0.2 * early
  }
}

/** What would have to be beaten in an area by force, before any dial. */
export const defence = (area: AreaView, attacker: NationId) =>
  area.garrison + area.units.reduce((sum, { nation, count }) => sum + (nation === attacker ? 0 : count), 0)

export const unitsAt = (area: AreaView, nation: NationId) => area.units.find((each) => each.nation === nation)?.count ?? 0

export const ownAgents = (area: AreaView, seat: string) => area.agents.find(({ of }) => of === seat)?.values ?? []

/** The best conquest by force: which area, from where, and what it promises. */
export function bestConquest(judge: Judge, nation: NationId): { from: AreaId; to: AreaId; worth: number } | null {
  let best: { from: AreaId; to: AreaId; worth: number } | null = null
  for (const target of judge.view.areas) {
    if (target.kind !== 'minor' || target.owner === nation || (target.owner && judge.me.nations.includes(target.owner))) continue
    if (judge.nation(nation).markersLeft === 0) return null
    for (const source of judge.view.areas) {
      const toll = judge.tolls[source.id]?.[target.id]
      const units = unitsAt(source, nation)
      if (toll === undefined || units <= toll) continue
      // A dial of 2 is always to be had; owners may answer with as much.
      const margin = units - toll - defence(target, nation) + (target.owner === null ? 2 : 0)
      if (margin <= 0) continue
      const loss = target.buildings.length > 0 ? 0.5 : 0
      const worth = judge.weight(nation) * (judge.prize(target) - loss) * Math.min(1, 0.6 + margin / 6) - 0.05 * toll
      if (!best || worth > best.worth) best = { from: source.id, to: target.id, worth }
    }
  }
  return best
}

/** The best minor nation to take by coup with the agents that stand there, the bid it takes paid for. */
export function bestCoup(judge: Judge, among: readonly AreaView[], doubled = 1): { area: AreaView; worth: number } | null {
  let best: { area: AreaView; worth: number } | null = null
  for (const area of among) {
    const mine = ownAgents(area, judge.me.seat)
    if (area.kind !== 'minor' || mine.length === 0 || (area.owner && judge.me.nations.includes(area.owner))) continue
    const rivals = area.agents.filter(({ of }) => of !== null && of !== judge.me.seat).length
    const bid = Math.max(0, obstacle(area) + 1 - doubled * mine.reduce((sum, value) => sum + value, 0) + Math.min(1, rivals))
    const cost = BIDS[bid]
    if (cost === undefined || cost > judge.me.resource) continue
    const worth = 0.9 * judge.prize(area) - cost * RESOURCE_POINT
    if (worth > (best?.worth ?? 0)) best = { area, worth }
  }
  return best
}

/** Bids one would make, and what they cost. */
const BIDS = [0, 1, 3, 6]

/** Stability, agents nobody steers, and half of what rivals have there. */
export function obstacle(area: AreaView): number {
  const guards = area.agents.filter(({ of }) => of === null).flatMap(({ values }) => values)
  return area.stability + guards.reduce((sum, value) => sum + value, 0) + (area.owner === null ? 0 : 1)
}
