/** What things are worth to one seat, in victory points, read off its view. */

import type { AreaId, Building, NationId } from '../../games/atlantis/terms.ts'
import type { AreaView, NationView, PlayerView, View } from '../../games/atlantis/view.ts'
import type { World } from '../../games/atlantis/world.ts'
import { marginal, type Outlook, outlookOf } from './outlook.ts'

/** What a player reads off the components: the map, which everybody at the table can see. */
export type Facts = { readonly world: Pick<World, 'tolls'> }

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
  /** What it is worth, by the own cards, that Doom comes a step nearer. */
  omen(seen: Omens): number
  /** Temples of Light that are missing for an Ascension. */
  missing(view: View): number
  /** Points for whoever controls the leading nation. */
  readonly leading: number
  /** What a Global Conflict costs, and what its spoils add to a nation that was no stronger. */
  readonly war: { readonly price: number; readonly loot: number }
  readonly specials: Readonly<Record<string, (judge: Judge, nation: NationId) => number>>
}

export type Omens = Pick<Judge, 'me' | 'view'>

export type Judge = {
  readonly view: View
  readonly figures: Figures
  readonly tolls: World['tolls']
  readonly me: PlayerView
  area(id: AreaId): AreaView
  nation(id: NationId): NationView
  readonly outlook: Outlook
  /** What a step of Doom is worth: below 0 it had better stay away. */
  readonly omen: number
  /** How much a point of that nation's Power counts for this seat, less what it is worth to its rivals; below 0 it had better fall. */
  weight(nation: NationId | null): number
  /** What having that area would add. */
  prize(area: AreaView): number
}

export function judge(view: View, seat: string, figures: Figures, { world: { tolls } }: Facts): Judge {
  const me = view.players.find((player) => player.seat === seat)!
  const nation = (id: NationId) => view.nations.find((each) => each.id === id)!
  const outlook = outlookOf(view, me, figures.missing(view), figures.leading)
  const worth = (id: NationId) =>
    view.players.reduce((sum, player) => {
      const share = marginal(player, id, nation, outlook.isLast)
      return player === me ? sum + share : sum - outlook.rivalry(player.seat) * share
    }, 0)
  const weights = new Map(view.nations.map(({ id }) => [id, worth(id)]))
  return {
    view,
    figures,
    tolls,
    me,
    area: (id) => view.areas.find((area) => area.id === id)!,
    nation,
    outlook,
    omen: figures.omen({ me, view }),
    weight: (id) => (id === null ? 0 : (weights.get(id) ?? 0)),
    prize: (area) =>
      area.power + 2 * area.buildings.filter((each) => each === 'light').length + (area.counter?.special ? 0.7 : 0) + 0.1,
  }
}

/** What a building adds there. Temples of Light score twice over; a pyramid and a temple lift each other. */
export function buildingWorth(judge: Judge, building: Building, area: AreaView): number {
  const { sacred, hope } = judge.figures
  const count = (wanted: Building) => area.buildings.filter((each) => each === wanted).length
  const [pyramids, temples] = [count('pyramid'), count('dark') + count('light')]
  const early = judge.outlook.isLast ? 0 : Math.max(0, 6 - judge.view.round) / 5
  switch (building) {
    case 'light':
      return 2 + sacred(pyramids, temples + 1) - sacred(pyramids, temples) + hope(judge, building) + finish(judge)
    case 'dark':
      return 0.5 + sacred(pyramids, temples + 1) - sacred(pyramids, temples) + hope(judge, building)
    case 'pyramid':
      return sacred(pyramids + 1, temples) - sacred(pyramids, temples)
    case 'factory':
      return 0.3 + 0.3 * (judge.outlook.roundsLeft - 1)
    case 'base':
      return 0.2 + 0.3 * early + besieged(judge, area)
    case 'capitol':
      return 0.2 + 0.2 * early + undermined(judge, area)
  }
}

/** What walls are worth: rivals stand next door with more than the area could hold off. */
function besieged(judge: Judge, area: AreaView): number {
  if (area.kind !== 'minor') return 0
  const strongest = judge.view.areas.flatMap((source) => {
    const toll = judge.tolls[source.id]?.[area.id]
    return toll === undefined
      ? []
      : source.units.filter(({ nation }) => judge.weight(nation) <= 0).map(({ count }) => count - toll)
  })
  return Math.max(0, ...strongest) > area.garrison ? 0.5 * judge.prize(area) : 0
}

/** What a Capitol is worth: rivals' agents are nearly strong enough for a Coup. */
function undermined(judge: Judge, area: AreaView): number {
  const hostile = area.agents.filter(({ of }) => of !== null && of !== judge.me.seat).flatMap(({ values }) => values)
  const strength = hostile.reduce((sum, value) => sum + value, 0)
  return strength > 0 && strength + 2 > area.stability ? 0.6 * judge.prize(area) : 0
}

/** The temple that ends the age: welcome to whoever would win it. */
function finish({ outlook: { missing, lead } }: Judge): number {
  const weight = missing === 1 ? 1 : missing === 2 ? 0.3 : 0
  return weight * Math.max(-4, Math.min(4, 1.5 * lead))
}

/** What would have to be beaten in an area by force, before any dial. */
export const defence = (area: AreaView, attacker: NationId) =>
  area.garrison + area.units.reduce((sum, { nation, count }) => sum + (nation === attacker ? 0 : count), 0)

/** Where something stands, a conquest destroys it: Doom comes nearer. */
export const razing = ({ omen }: Judge, { buildings }: AreaView) => (buildings.length > 0 ? omen : 0)

export const unitsAt = (area: AreaView, nation: NationId) => area.units.find((each) => each.nation === nation)?.count ?? 0

export const ownAgents = (area: AreaView, seat: string) => area.agents.find(({ of }) => of === seat)?.values ?? []

/** The best conquest by force: which area, from where, and what it promises. */
export function bestConquest(judge: Judge, nation: NationId): { from: AreaId; to: AreaId; worth: number } | null {
  if (judge.nation(nation).markersLeft === 0) return null
  const armies = judge.view.areas.flatMap((source) => {
    const units = unitsAt(source, nation)
    return units > 0 ? [{ source, units }] : []
  })
  let best: { from: AreaId; to: AreaId; worth: number } | null = null
  for (const target of judge.view.areas) {
    if (target.kind !== 'minor' || target.owner === nation || (target.owner && judge.me.nations.includes(target.owner))) continue
    for (const { source, units } of armies) {
      const toll = judge.tolls[source.id]?.[target.id]
      if (toll === undefined || units <= toll) continue
      // A dial of 2 is always to be had; owners may answer with as much.
      const margin = units - toll - defence(target, nation) + (target.owner === null ? 2 : 0)
      if (margin <= 0) continue
      const loss = target.buildings.length > 0 ? 0.5 : 0
      const gain = judge.weight(nation) * (judge.prize(target) - loss) - judge.weight(target.owner) * judge.prize(target)
      const worth = (gain + razing(judge, target)) * Math.min(1, 0.6 + margin / 6) - 0.05 * toll
      if (!best || worth > best.worth) best = { from: source.id, to: target.id, worth }
    }
  }
  return best
}
