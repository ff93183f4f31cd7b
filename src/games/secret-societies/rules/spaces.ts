/** The spaces of a player's board that Land can fill: Regions, Treasury and Projects; as many at once as can be paid for. */
import type { Seat } from '../../../kernel/contract.ts'
import { extended } from '../../../kernel/json.ts'
import type { Player } from '../board.ts'
import { REGIONS, type Region } from '../data/effect.ts'
import type { Rules } from '../data/rules.ts'
import { affordable, type Cost, completes, projectCost, regionCost, treasuryCost } from '../holdings/costs.ts'
import { cardsIn } from '../holdings/holdings.ts'
import type { SocietiesText } from '../words/words.ts'
import type { Absent } from './absent.ts'
import { investRegion, investTreasury, startProject } from './invest.ts'
import { type Choice, lacking, playerAt, some, type T } from './table.ts'

type Space =
  | { readonly group: 'region'; readonly name: Region }
  | { readonly group: 'treasury' | 'project'; readonly name: string }

const idOf = ({ group, name }: Space) => `${group}:${name}`
const spaceOf = (id: string): Space => {
  const [group, name] = id.split(':')
  return { group, name } as Space
}

function costOf(rules: Rules, player: Player, { group, name }: Space): Cost {
  if (group === 'region') return regionCost(rules, player, name)
  return group === 'treasury' ? treasuryCost(rules, name) : projectCost(rules, player, name)
}

/** Every space not filled yet with its price, until `visit` has seen enough. */
function someSpace(rules: Rules, player: Player, visit: (space: Space, cost: Cost) => boolean): boolean {
  const sees = (space: Space) => visit(space, costOf(rules, player, space))
  for (const name of REGIONS) if (!player.regions.includes(name) && sees({ group: 'region', name })) return true
  for (const name in rules.treasuryInvestments)
    if (!player.investments.includes(name) && sees({ group: 'treasury', name })) return true
  for (const name in rules.projects) if (!player.projects.includes(name) && sees({ group: 'project', name })) return true
  return false
}

export const maySpend = (rules: Rules, player: Player) => someSpace(rules, player, (_, cost) => affordable(player, cost))

export const isPayable = (rules: Rules, table: T, seat: Seat, id: string) =>
  affordable(playerAt(table, seat), costOf(rules, playerAt(table, seat), spaceOf(id)))

export function fill(rules: Rules, table: T, seat: Seat, id: string) {
  const { group, name } = spaceOf(id)
  if (group === 'region') investRegion(rules, table, seat, name)
  else if (group === 'treasury') investTreasury(rules, table, seat, name)
  else startProject(rules, table, seat, name)
}

/** Any number of spaces in one go. Every one of them takes Land, so nobody can fill more than they have Land. */
export function investOption(rules: Rules, player: Player): Choice<string, readonly string[]> {
  const spaces: Choice<string, undefined>[] = []
  someSpace(rules, player, (space, cost) => {
    spaces.push(spaceOption(rules, player, space, cost))
    return false
  })
  const open = spaces.filter(({ blocked }) => !blocked).length
  return {
    id: 'invest',
    label: { say: 'grow.invest' },
    means: { say: 'means.grow.invest' },
    then: lacking(() => filledSpaces(rules, player), some(spaces, 1, Math.max(1, Math.min(open, player.land)))),
    ...(open === 0 && { blocked: { say: 'short.spaces' } }),
  }
}

export const filledSpaces = (rules: Rules, { regions, investments, projects, society }: Player): Absent[] =>
  [
    ...REGIONS.filter((name) => regions.includes(name)).map((name) => ({ say: 'grow.region' as const, name })),
    ...Object.keys(rules.treasuryInvestments)
      .filter((name) => investments.includes(name))
      .map((name) => ({ say: 'grow.treasury' as const, name })),
    ...Object.keys(rules.projects)
      .filter((name) => projects.includes(name))
      .map((name) => ({ say: 'grow.project' as const, name, society })),
  ].map((label) => ({ label, why: { say: 'absent.filled' } }))

/** What it takes stands in its meaning: a price would name only one of the goods. */
function spaceOption(rules: Rules, player: Player, space: Space, cost: Cost): Choice<string, undefined> {
  const { group } = space
  const option = {
    id: idOf(space),
    label: spaceLabel(player, space),
    means: () => spaceMeans(rules, player, space, cost),
    group: GROUPS[group],
    rule: GROWTH_RULES[group],
  }
  return affordable(player, cost)
    ? option
    : extended(option, { blocked: { say: 'short.goods', ...shortOf(player, cost) } as const })
}

const spaceLabel = ({ society }: Player, { group, name }: Space): SocietiesText =>
  group === 'project'
    ? { say: 'grow.project', name, society }
    : group === 'region'
      ? { say: 'grow.region', name }
      : { say: 'grow.treasury', name }

function spaceMeans(rules: Rules, player: Player, { group, name }: Space, { land, industry, population }: Cost): SocietiesText {
  const cost = { land, industry, population }
  if (group === 'region') {
    const cards = cardsIn(player, name)
    const power = rules.regionInvestment.power * cards
    return { say: 'means.grow.region', cards, power, ...cost }
  }
  if (group === 'treasury') {
    const links = rules.linksAt[name]!.filter((link) => completes(player, link, name))
    const power = links.reduce((sum, link) => sum + link.power, rules.treasuryInvestments[name]!.power)
    const more = links.flatMap(({ reward }) => reward)
    const steps = more.reduce((sum, effect) => sum + (effect.fx === 'treasury' ? effect.n : 0), 1)
    const effects = more.filter(({ fx }) => fx !== 'treasury')
    const { treasury } = player
    const brings = { treasury, steps, effects, power }
    return { say: 'means.grow.treasury', ...brings, ...cost }
  }
  const { power, tile } = rules.projects[name]!
  const lying = tile === 'immediate' || tile === 'scoring' ? player.tiles[tile] : null
  return { say: 'means.grow.project', name, society: player.society, power, tile: lying, ...cost }
}

const GROUPS = {
  region: { say: 'group.region' },
  treasury: { say: 'group.treasury' },
  project: { say: 'group.project' },
} as const
const GROWTH_RULES = { region: 'Region Investments', treasury: 'Treasury Investments', project: 'Start Projects' } as const

const shortOf = (player: Player, cost: Cost) => ({
  land: Math.max(0, cost.land - player.land),
  industry: Math.max(0, cost.industry - player.industry),
  population: Math.max(0, cost.population - player.population),
})

/** What was marked and is out of reach by now, with what is missing for it. */
export function missedWords(rules: Rules, table: T, seat: Seat, id: string): SocietiesText {
  const player = playerAt(table, seat)
  const space = spaceOf(id)
  const { society } = player
  return { say: 'growth.missed', seat, society, ...space, ...shortOf(player, costOf(rules, player, space)) }
}
