/** What Conferences compare and scoring Tiles count. */
import { REGIONS, type Region } from '../data/effect.ts'
import type { Rules } from '../data/rules.ts'
import type { Count } from '../data/schema.ts'
import { cardsIn, cardsOf, type Holdings } from './holdings.ts'

const cardsOfKind = (rules: Rules, player: Holdings, kind: string) => {
  let count = 0
  for (const card of cardsOf(player)) if (rules.cards[card]!.kind === kind) count++
  return count
}
const onSide = (player: Holdings, side: 'above' | 'below') =>
  REGIONS.reduce((sum, region) => sum + player[side][region].length, 0)
const best = (count: (region: Region) => number) => Math.max(...REGIONS.map(count))
const projectsOf = (rules: Rules, player: Holdings, land: number) =>
  player.projects.filter((id) => rules.projects[id]!.land === land).length

export const countCards = (player: Holdings) => onSide(player, 'above') + onSide(player, 'below')

/** The row of this side that is being filled, from the board outwards, and how many of its Regions have their Card. */
export function rowUnderWay(player: Holdings, side: 'above' | 'below'): { readonly row: number; readonly cards: number } {
  const lengths = REGIONS.map((region) => player[side][region].length)
  const full = Math.min(...lengths)
  return { row: full + 1, cards: lengths.filter((length) => length > full).length }
}

/** One Card of a row comes from the Trade Routes, as soon as the others lie there. */
export const CARDS_FOR_ROUTE = REGIONS.length - 1

/** Deeds with the mark at the board, and those without a Card. */
export function countIslands(rules: Rules, player: Holdings): number {
  let count = player.islands
  for (const card of cardsOf(player)) if (rules.cards[card]!.island) count++
  return count
}

export const COUNTERS: Readonly<Record<Count, (rules: Rules, player: Holdings) => number>> = {
  cardsAbove: (_, player) => onSide(player, 'above'),
  cardsBelow: (_, player) => onSide(player, 'below'),
  cardsInBestRegion: (_, player) => best((region) => cardsIn(player, region)),
  deedsInBestRegion: (rules, player) =>
    best((region) => [...player.above[region], ...player.below[region]].filter((id) => rules.cards[id]!.kind === 'deed').length),
  incomeSpaces: (rules, player) => rules.treasuryTrack.filter(({ power }, at) => power !== null && at <= player.treasury).length,
  islands: countIslands,
  monuments: (_, player) => player.monuments.length,
  projects: (_, player) => player.projects.length,
  projectsOf2: (rules, player) => projectsOf(rules, player, 2),
  projectsOf3: (rules, player) => projectsOf(rules, player, 3),
  regionInvestments: (_, player) => player.regions.length,
  routes: (rules, player) => cardsOfKind(rules, player, 'route'),
  satellite: (_, player) => player.satellite,
  stars: (_, player) => player.stars.length,
  treasury: (_, player) => player.treasury,
}
