/** Region Investments, Treasury Investments and Projects: what they cost and what filling them does. */
import type { Seat } from '../../../kernel/contract.ts'
import { cardsIn, type Holdings, type Player } from '../board.ts'
import type { Effect, Good, Region } from '../data/effect.ts'
import { type Rules, slotOf } from '../data/rules.ts'
import { reactionEffects } from './cards.ts'
import { run } from './effects.ts'
import { spend } from './purse.ts'
import { playerAt, type T } from './table.ts'

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

/** One Population less for every filled Project directly beside it in its row. */
export function projectCost(rules: Rules, player: Holdings, id: string): Cost {
  const { land, population, row, col } = rules.projects[id]!
  let neighbours = 0
  for (const other of player.projects) {
    const project = rules.projects[other]!
    if (project.row === row && Math.abs(project.col - col) === 1) neighbours++
  }
  return { land, placed: land, industry: 0, population: Math.max(0, population - neighbours) }
}

export const affordable = (player: Holdings, cost: Cost): boolean =>
  player.land >= cost.land && player.industry >= cost.industry && player.population >= cost.population

function pay(table: T, seat: Seat, cost: Cost) {
  for (const kind of ['land', 'industry', 'population'] as const satisfies Good[]) spend(table, seat, kind, cost[kind])
}

export function investRegion(rules: Rules, table: T, seat: Seat, region: Region) {
  const player = playerAt(table, seat)
  const cost = regionCost(rules, player, region)
  pay(table, seat, cost)
  player.regions.push(region)
  table.say({ say: 'invested.region', seat, region, ...cost })
  run(table, seat, reactionEffects(rules, player, 'regionInvestment'))
}

/** The Treasury advances; a link is rewarded as soon as both its spaces are filled. */
export function investTreasury(rules: Rules, table: T, seat: Seat, id: string) {
  const player = playerAt(table, seat)
  const cost = treasuryCost(rules, id)
  pay(table, seat, cost)
  player.investments.push(id)
  table.say({ say: 'invested.treasury', seat, space: id, ...cost })
  const linked = rules.treasuryLinks.filter(
    ({ spaces }) => spaces.includes(id) && spaces.every((each) => player.investments.includes(each)),
  )
  run(table, seat, [{ fx: 'treasury', n: 1 }, ...linked.flatMap(({ reward }) => reward)], true)
}

export function startProject(rules: Rules, table: T, seat: Seat, id: string) {
  const player = playerAt(table, seat)
  const cost = projectCost(rules, player, id)
  pay(table, seat, cost)
  player.projects.push(id)
  table.say({ say: 'project.started', seat, project: id, society: player.society, ...cost })
  run(table, seat, immediateParts(rules, player, id))
}

/** A Tile space may be filled before its Tile is there: the Tile then works when it comes. */
function immediateParts(rules: Rules, player: Player, id: string): readonly Effect[] {
  const { now, tile } = rules.projects[id]!
  if (tile === 'immediate') return player.tiles.immediate ? rules.tiles[player.tiles.immediate]!.now : []
  return rules.societies[player.society!]!.tiles[slotOf(tile)]?.now ?? now
}
