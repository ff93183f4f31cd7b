/** Which components the team can build this round, by whom, with how few Atlanteans. */
import type { Goods, View } from '../../games/atlantis-rising/view.ts'
import type { Seat } from '../../kernel/contract.ts'
import { abilityOf, GOODS } from './outlook.ts'

/** `payers` send one piece each to the build space; `forging` first turn an ore into Atlantium. */
export type Project = { readonly component: string; readonly payers: readonly Seat[]; readonly forging: readonly Seat[] }

const PER_ORE = 3

/** How many spaces may be used, and whether an Artificer's Leader is free to go there. */
export type Means = { readonly spaces: number; readonly hasLeaders: boolean }
export type Works = { readonly projects: readonly Project[]; readonly left: Readonly<Record<Seat, Goods>> }

/** Projects for this round, what people aim for before all else, then the cheapest in pieces; goods are spent as they are planned. */
export function worksOf(view: View, pieces: Readonly<Record<Seat, number>>, means: Means): Works {
  const purses: Record<Seat, Goods> = Object.fromEntries(view.players.map(({ seat, goods }) => [seat, { ...goods }]))
  const hands: Record<Seat, number> = { ...pieces }
  const projects: Project[] = []
  const open = new Set(view.blueprint)
  while (projects.length < means.spaces) {
    let best: Project | null = null
    for (const component of open) {
      const project = cheapest(view, component, purses, hands, means.hasLeaders)
      if (project && (!best || workOf(project) - eagerness(view, project) < workOf(best) - eagerness(view, best))) best = project
    }
    if (!best) break
    projects.push(best)
    open.delete(best.component)
    spend(view, best, purses)
    for (const seat of [...best.payers, ...best.forging]) hands[seat]!--
  }
  return { projects, left: purses }
}

const eagerness = (view: View, { component }: Project) => (isAimedFor(view, component) ? 99 : 0)

/** Whether somebody wants it built, as the plan board says. */
export const isAimedFor = ({ proposals }: View, component: string) =>
  proposals.some((proposal) => 'goal' in proposal && proposal.goal === component)

const workOf = ({ payers, forging }: Project) => payers.length + forging.length

/** The smallest group that can pay, trying ever larger ones. */
function cheapest(
  view: View,
  component: string,
  purses: Readonly<Record<Seat, Goods>>,
  hands: Readonly<Record<Seat, number>>,
  hasLeaders: boolean,
): Project | null {
  const { cost } = view.facts.components[component]!
  const seats = view.players.map(({ seat }) => seat).filter((seat) => hands[seat]! > 0)
  let best: Project | null = null
  for (let mask = 1; mask < 1 << seats.length; mask++) {
    const payers = seats.filter((_, i) => mask & (1 << i))
    if (payers.length > 4 || (best && payers.length >= workOf(best))) continue
    const forging = forgingFor(cost, payers, purses, hands, hasLeaders && payers.some((seat) => isCheaper(view, seat)))
    if (forging && (!best || payers.length + forging.length < workOf(best))) best = { component, payers, forging }
  }
  return best
}

/** Who would have to forge so that these can pay; null if they cannot. */
function forgingFor(
  cost: Partial<Goods>,
  payers: readonly Seat[],
  purses: Readonly<Record<Seat, Goods>>,
  hands: Readonly<Record<Seat, number>>,
  cheaper: boolean,
): Seat[] | null {
  let spare = cheaper ? 1 : 0
  let spareOre = payers.reduce((sum, seat) => sum + purses[seat]!.ore, 0) - (cost.ore ?? 0)
  let atlantium = 0
  for (const kind of GOODS) {
    let gap = (cost[kind] ?? 0) - payers.reduce((sum, seat) => sum + purses[seat]![kind], 0)
    if (kind === 'atlantium') {
      atlantium = gap
      continue
    }
    if (gap > 0 && spare > 0) {
      gap--
      spare--
    }
    if (gap > 0) return null
  }
  atlantium -= spare
  const forging: Seat[] = []
  for (const seat of payers) {
    if (atlantium <= 0) break
    if (purses[seat]!.ore > 0 && spareOre > 0 && hands[seat]! > 1) {
      forging.push(seat)
      atlantium -= PER_ORE
      spareOre--
    }
  }
  return atlantium <= 0 ? forging : null
}

const isCheaper = (view: View, seat: Seat) => abilityOf(view, { kind: 'leader', owner: seat }).includes('cheaper')

function spend(view: View, { component, payers, forging }: Project, purses: Record<Seat, Goods>) {
  for (const seat of forging) {
    purses[seat]!.ore--
    purses[seat]!.atlantium += PER_ORE
  }
  const { cost } = view.facts.components[component]!
  for (const kind of GOODS) {
    let due = cost[kind] ?? 0
    for (const seat of payers) {
      const share = Math.min(due, purses[seat]![kind])
      purses[seat]![kind] -= share
      due -= share
    }
  }
}
