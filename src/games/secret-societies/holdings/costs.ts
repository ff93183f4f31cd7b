/** What Investments and Projects cost. */
import type { Region } from '../data/effect.ts'
import type { Rules } from '../data/rules.ts'
import { cardsIn, type Holdings } from './holdings.ts'

/** `land` is what goes in all; `placed` of it stays on the board for ever. */
export type Cost = { readonly land: number; readonly placed: number; readonly industry: number; readonly population: number }

export function regionCost(rules: Rules, player: Holdings, region: Region): Cost {
  const { land, landPerEarlier, industryPerCard } = rules.regionInvestment
  const spent = landPerEarlier * player.regions.length
  return { land: land + spent, placed: land, industry: industryPerCard * cardsIn(player, region), population: 0 }
}

export function treasuryCost(rules: Rules, id: string): Cost {
  const { land, industry } = rules.treasuryInvestments[id]!
  return { land, placed: land, industry, population: 0 }
}

/** Does filling this space complete the link? */
export function completes(player: Holdings, { spaces }: Rules['treasuryLinks'][number], id: string): boolean {
  for (const space of spaces) if (space !== id && !player.investments.includes(space)) return false
  return true
}

/** One Population less for every filled Project directly beside it in its row. */
export function projectCost(rules: Rules, player: Holdings, id: string): Cost {
  const { land, population } = rules.projects[id]!
  let discount = 0
  for (const other of rules.beside[id]!) if (player.projects.includes(other)) discount++
  return { land, placed: land, industry: 0, population: Math.max(0, population - discount) }
}

export const affordable = (player: Holdings, cost: Cost): boolean =>
  player.land >= cost.land && player.industry >= cost.industry && player.population >= cost.population
