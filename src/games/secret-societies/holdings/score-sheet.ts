/** The score sheet. Everything it counts lies open, so the same sums serve as standings at any time. */
import type { Seat } from '../../../kernel/contract.ts'
import type { Rules } from '../data/rules.ts'
import { COUNTERS, countIslands } from './counts.ts'
import { cardsIn, cardsOf, type Holdings, type Open } from './holdings.ts'

/** The parts of the score sheet, in its order. */
const PARTS = ['islands', 'monuments', 'regions', 'treasury', 'projects', 'tile', 'income', 'stars', 'routes'] as const
export type Part = (typeof PARTS)[number]
/** One line of the sheet, as words take it. */
type Line = { readonly label: { readonly say: 'score.part'; readonly part: Part }; readonly points: number }

export function scoreSheet(rules: Rules, { players }: Open): Record<Seat, Line[]> {
  const seats = Object.keys(players)
  const islands = islandPower(
    seats.map((seat) => countIslands(rules, players[seat]!)),
    rules.islandMajority[`${seats.length}`]!.power,
  )
  return Object.fromEntries(
    seats.map((seat, i) => {
      const points = pointsOf(rules, players[seat]!, islands[i]!)
      return [seat, PARTS.map((part) => ({ label: { say: 'score.part', part }, points: points[part] }))]
    }),
  )
}

/** Tied players share the places they take up between them; without an Island there is nothing. */
export function islandPower(counts: readonly number[], places: readonly number[]): number[] {
  return counts.map((count) => {
    if (count === 0) return 0
    const above = counts.filter((other) => other > count).length
    const tied = counts.filter((other) => other === count).length
    const shared = places.slice(above, above + tied).reduce((sum, power) => sum + power, 0)
    return Math.floor(shared / tied)
  })
}

function pointsOf(rules: Rules, player: Holdings, islands: number): Record<Part, number> {
  const investments = player.investments.reduce((sum, id) => sum + rules.treasuryInvestments[id]!.power, 0)
  const links = rules.treasuryLinks.filter(({ spaces }) => spaces.every((id) => player.investments.includes(id)))
  const reached = rules.treasuryTrack.slice(0, player.treasury + 1).map(({ power }) => power ?? 0)
  let routes = 0
  for (const card of cardsOf(player)) routes += rules.cards[card]!.power
  return {
    islands,
    monuments: rules.monumentRow[player.monuments.length - 1]?.power ?? 0,
    regions: player.regions.reduce((sum, region) => sum + rules.regionInvestment.power * cardsIn(player, region), 0),
    treasury: investments + links.reduce((sum, { power }) => sum + power, 0),
    projects: player.projects.reduce((sum, id) => sum + rules.projects[id]!.power, 0),
    tile: tilePower(rules, player),
    income: Math.max(...reached),
    stars: rules.starPower[player.stars.length - 1] ?? 0,
    routes,
  }
}

/** The scoring Tile counts only once its Project has been started. */
function tilePower(rules: Rules, player: Holdings): number {
  const per = player.tiles.scoring === null ? null : rules.tiles[player.tiles.scoring]!.per
  const started = player.projects.some((id) => rules.projects[id]!.tile === 'scoring')
  return per && started ? Math.floor(COUNTERS[per.count](rules, player) / per.each) * per.power : 0
}
