/** Which action to take: every open space is given a worth, and the best is chosen. */
import type { NationId } from '../../games/atlantis/terms.ts'
import { BUILDINGS } from '../../games/atlantis/terms.ts'
import { bestConquest, bestCoup, buildingWorth, type Judge, obstacle, ownAgents, RESOURCE_POINT, unitsAt } from './judgement.ts'

/** What so much of the resource is worth now: the first points in an empty purse matter most. */
function income({ me }: Judge, amount: number): number {
  const room = Math.min(amount, 22 - me.resource)
  const hunger = Math.max(0, Math.min(room, 6 - me.resource))
  return RESOURCE_POINT * (room + hunger)
}

function building(judge: Judge, nation: NationId, price: number, free: number): number {
  const sites = judge.view.areas.filter((area) => area.owner === nation && area.buildings.length < area.spots)
  const options = sites
    .flatMap((area) =>
      BUILDINGS.filter((type) => judge.view.supply[type] > 0 && fits(type, area.buildings)).map((type) =>
        buildingWorth(judge, type, area),
      ),
    )
    .sort((a, b) => b - a)
  const room = sites.reduce((sum, area) => sum + area.spots - area.buildings.length, 0)
  const affordable = Math.floor(judge.me.resource / price)
  let worth = 0
  for (let i = 0; i < Math.min(room, free + affordable); i++) {
    const gained = (options[i] ?? 0) * judge.weight(nation)
    const cost = i < free ? 0 : price * RESOURCE_POINT
    if (gained > cost) worth += gained - cost
  }
  return worth
}

const fits = (type: string, there: readonly string[]) =>
  !(type === 'light' && there.includes('dark')) && !(type === 'dark' && there.includes('light'))

const countOf = ({ view }: Judge, nation: NationId, type: string) =>
  view.areas
    .filter(({ owner }) => owner === nation)
    .flatMap(({ buildings }) => buildings)
    .filter((each) => each === type).length

/** Units are worth having while there is something left to conquer with them. */
function recruiting(judge: Judge, nation: NationId, more = 0): number {
  const { power, units, unitsLeft } = judge.nation(nation)
  const gained = Math.min(unitsLeft, power + 3 * countOf(judge, nation, 'base') + more)
  const need = bestConquest(judge, nation) ? 0.04 : 0.13
  return judge.weight(nation) * gained * (units < 14 ? need : 0.02) * Math.min(1, (12 - judge.view.round) / 6)
}

/** A nation that is no stronger than the one it beats carries loot home. */
function war(judge: Judge, nation: NationId): number {
  const own = judge.nation(nation)
  const rivals = judge.view.nations.filter(({ id }) => !judge.me.nations.includes(id))
  const edge = Math.max(
    -99,
    ...rivals.filter(({ power }) => power >= own.power).map((rival) => own.units - rival.units - judge.area(rival.id).garrison),
  )
  return edge >= 2 ? judge.weight(nation) * 3.5 - 7 * RESOURCE_POINT : -1
}

/** Agents in the supply or idle on the map, and somewhere to bring them. */
function scheming(judge: Judge): number {
  const { me, view } = judge
  if (bestCoup(judge, view.areas)) return 0.15
  const all = [...me.agents, ...view.areas.flatMap((area) => ownAgents(area, me.seat))]
  const strength = all
    .sort((a, b) => b - a)
    .slice(0, 3)
    .reduce((sum, value) => sum + value, 0)
  const open = view.areas.some(
    (area) => area.kind === 'minor' && !(area.owner && me.nations.includes(area.owner)) && obstacle(area) < strength + 1,
  )
  return open && me.resource >= 2 ? 0.75 : 0.1
}

export function spaceWorth(judge: Judge, space: string, nationOf: (special: string) => NationId): number {
  const [place, action] = space.split('.') as [string, string]
  if (place === 'pad') return padWorth(judge, action)
  if (place === 'special') return specialWorth(judge, action, nationOf(action))
  const nation = place
  switch (action) {
    case 'collect':
      return income(judge, judge.nation(nation).power + (nation === 'atlantis' ? 2 : 0))
    case 'construct':
      return building(judge, nation, nation === 'hyperborea' ? 3 : 5, 1 + countOf(judge, nation, 'factory'))
    case 'recruit':
      return recruiting(judge, nation)
    case 'move':
      return bestConquest(judge, nation)?.worth ?? -1
    default:
      return war(judge, nation)
  }
}

function padWorth(judge: Judge, action: string): number {
  if (action === 'intrigue') return scheming(judge)
  if (action === 'coup') return (bestCoup(judge, judge.view.areas)?.worth ?? -1) * 0.85
  return income(judge, 6 - judge.view.round) + 0.1
}

function specialWorth(judge: Judge, special: string, nation: NationId): number {
  const own = judge.nation(nation)
  const factories = countOf(judge, nation, 'factory')
  const empty = judge.view.areas.filter((area) => area.owner === nation && unitsAt(area, nation) === 0).length
  const worth: Readonly<Record<string, () => number>> = {
    black_knight: () => judge.weight(nation) * (bestCoup(judge, judge.view.areas, 2)?.worth ?? -1),
    utopian_city: () => building(judge, nation, 3, 1 + factories + empty),
    galactic_sun: () => income(judge, own.power * (countOf(judge, nation, 'pyramid') > 0 ? 1.6 : 1)),
    military_research: () => recruiting(judge, nation, 4 * (countOf(judge, nation, 'base') + factories)),
    vimanas: () => bestConquest(judge, nation)?.worth ?? -1,
    oracle_of_rama: () => income(judge, 14),
    weather_control: () => income(judge, 5) + 0.2,
    crystal_healing_grid: () => 0.2 + judge.weight(nation) * (judge.view.supply.light > 0 ? 2 : 0),
    spy_network: () => scheming(judge),
    temple_of_anu: () => 0.6,
    chimeras: () => 0.5,
    et_contact_center: () => 0.6,
  }
  return worth[special]?.() ?? 0.2
}
