/** Which action to take: every open space is given a worth, and the best is chosen. */
import type { NationId } from '../../games/atlantis/terms.ts'
import { BUILDINGS } from '../../games/atlantis/terms.ts'
import { bestCoup, obstacle, spoilsOf } from './coups.ts'
import { bestConquest, buildingWorth, type Figures, type Judge, ownAgents } from './judgement.ts'
import { income, price } from './purse.ts'
import { war } from './wars.ts'

export function building(judge: Judge, nation: NationId, each: number, free: number): number {
  const sites = judge.view.areas.filter((area) => area.owner === nation && area.buildings.length < area.spots)
  const options = sites
    .flatMap((area) =>
      BUILDINGS.filter((type) => judge.view.supply[type] > 0 && fits(type, area.buildings)).map((type) =>
        buildingWorth(judge, type, area),
      ),
    )
    .sort((a, b) => b - a)
  const room = sites.reduce((sum, area) => sum + area.spots - area.buildings.length, 0)
  const affordable = Math.floor(judge.me.resource / each)
  let worth = 0
  for (let i = 0; i < Math.min(room, free + affordable); i++) {
    const gained = (options[i] ?? 0) * judge.weight(nation)
    const more = i - free + 1
    const cost = more <= 0 ? 0 : price(judge, more * each) - price(judge, (more - 1) * each)
    if (gained > cost) worth += gained - cost
  }
  return worth
}

const fits = (type: string, there: readonly string[]) =>
  !(type === 'light' && there.includes('dark')) && !(type === 'dark' && there.includes('light'))

export const countOf = ({ view }: Judge, nation: NationId, type: string) =>
  view.areas.reduce((sum, { owner, buildings }) => {
    if (owner === nation) for (const each of buildings) if (each === type) sum++
    return sum
  }, 0)

/** Units are worth having while there is something left to conquer with them. */
export function recruiting(judge: Judge, nation: NationId, more = 0): number {
  const { power, units, unitsLeft } = judge.nation(nation)
  const { baseUnits, factoryUnits } = judge.figures
  const extra = baseUnits * countOf(judge, nation, 'base') + factoryUnits * countOf(judge, nation, 'factory')
  const gained = Math.min(unitsLeft, power + extra + more)
  const need = bestConquest(judge, nation) ? 0.04 : 0.13
  // Units that can no longer conquer anything are worth nothing.
  const use = Math.min(1, (judge.outlook.roundsLeft - 1) / 3)
  return Math.max(0, judge.weight(nation)) * gained * (units < 14 ? need : 0.02) * use
}

/** Agents in the supply or idle on the map, and somewhere to bring them. */
function scheming(judge: Judge): number {
  const { me, view, outlook } = judge
  if (outlook.isLast) return 0
  if (bestCoup(judge, view.areas)) return 0.15
  const all = [...me.agents, ...view.areas.flatMap((area) => ownAgents(area, me.seat))]
  const strength = all
    .sort((a, b) => b - a)
    .slice(0, 3)
    .reduce((sum, value) => sum + value, 0)
  const best = Math.max(0, ...view.areas.filter((area) => obstacle(area) < strength + 1).map((area) => spoilsOf(judge, area)))
  return me.resource >= 2 ? Math.min(0.9, 0.3 * best) : 0.1
}

export function spaceWorth(judge: Judge, space: string, nationOf: (special: string) => NationId): number {
  const [place, action] = space.split('.') as [string, string]
  if (place === 'pad') return padWorth(judge, action)
  if (place === 'special') return specialWorth(judge, action, nationOf(action))
  const nation = place
  switch (action) {
    case 'collect':
      return income(judge, judge.nation(nation).power + (nation === 'atlantis' ? judge.figures.crystal : 0))
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
  return judge.figures.repolarize(judge)
}

const specialWorth = (judge: Judge, special: string, nation: NationId): number =>
  judge.figures.specials[special]?.(judge, nation) ?? 0.2

/** Special actions both editions play alike. */
export const COMMON_SPECIALS: Figures['specials'] = {
  black_knight: (judge, nation) =>
    judge.weight(nation) *
    (bestCoup(
      judge,
      judge.view.areas.filter(({ kind }) => kind === 'minor'),
      2,
    )?.worth ?? -1),
  vimanas: (judge, nation) => bestConquest(judge, nation)?.worth ?? -1,
  spy_network: (judge) => scheming(judge),
}
