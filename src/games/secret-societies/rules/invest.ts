/** Region Investments, Treasury Investments and Projects: what filling them does. */
import type { Seat } from '../../../kernel/contract.ts'
import type { Player } from '../board.ts'
import type { Effect, Good, Region } from '../data/effect.ts'
import { type Rules, slotOf } from '../data/rules.ts'
import { power } from '../holdings/abilities.ts'
import { type Cost, completes, projectCost, regionCost, treasuryCost } from '../holdings/costs.ts'
import { reactionEffects } from './cards.ts'
import { dueFor } from './due.ts'
import { run } from './effects.ts'
import { spend } from './purse.ts'
import { playerAt, type T } from './table.ts'

/** As words take it. */
const spentOf = ({ land, industry, population }: Cost) => ({ land, industry, population })

function pay(table: T, seat: Seat, cost: Cost) {
  for (const kind of ['land', 'industry', 'population'] as const satisfies Good[]) spend(table, seat, kind, cost[kind])
}

export function investRegion(rules: Rules, table: T, seat: Seat, region: Region) {
  const player = playerAt(table, seat)
  const cost = regionCost(rules, player, region)
  pay(table, seat, cost)
  player.regions = [...player.regions, region]
  table.say({ say: 'invested.region', seat, region, ...spentOf(cost) })
  run(table, seat, dueFor('region', reactionEffects(rules, player, 'regionInvestment')))
}

/** The Treasury advances; a link is rewarded as soon as both its spaces are filled. */
export function investTreasury(rules: Rules, table: T, seat: Seat, id: string) {
  const player = playerAt(table, seat)
  const cost = treasuryCost(rules, id)
  const linked = rules.linksAt[id]!.filter((link) => completes(player, link, id))
  pay(table, seat, cost)
  player.investments = [...player.investments, id]
  table.say({ say: 'invested.treasury', seat, space: id, ...spentOf(cost) })
  const links = linked.flatMap(({ reward }) => reward)
  run(table, seat, [{ fx: 'treasury', n: 1 }, ...dueFor('link', links)], true)
}

export function startProject(rules: Rules, table: T, seat: Seat, id: string) {
  const player = playerAt(table, seat)
  const cost = projectCost(rules, player, id)
  pay(table, seat, cost)
  const swaps = swapsOf(rules, player)
  player.projects = [...player.projects, id]
  // Swaps begin in the Growth in which their Project is started.
  player.swaps += swapsOf(rules, player) - swaps
  table.say({ say: 'project.started', seat, project: id, society: player.society, ...spentOf(cost) })
  run(table, seat, dueFor('project', immediateParts(rules, player, id)))
}

/** How many swaps a Growth allows. */
export const swapsOf = (rules: Rules, player: Player): number => power(rules, player, 'swap')?.n ?? 0

/** A Tile space may be filled before its Tile is there: the Tile then works when it comes. */
function immediateParts(rules: Rules, player: Player, id: string): readonly Effect[] {
  const { now, tile } = rules.projects[id]!
  if (tile === 'immediate') return player.tiles.immediate ? rules.tiles[player.tiles.immediate]!.now : []
  return rules.societies[player.society!]!.tiles[slotOf(tile)]?.now ?? now
}
