/** What to build: the best Power for the goods, early on also what pays off later. */

import { REGIONS, type Region } from '../../games/secret-societies/data/effect.ts'
import { type Cost, projectCost, regionCost, treasuryCost } from '../../games/secret-societies/holdings/costs.ts'
import type { Decision, Option } from '../../kernel/contract.ts'
import { type Eye, effectsWorth, monumentPower, POWER, roundsLeft, treasuryStep } from './worth.ts'

/** How much an ongoing Project helps in each Round that is left. */
const ONGOING: Readonly<Record<string, number>> = {
  facedown: 0.32,
  zero: 0.9,
  agents: 0.77,
  exchange: 0.64,
  moveBid: 0.38,
  extraBid: 1.15,
  twoPlusH: 1.02,
}

export function chooseGrowth(eye: Eye, { input }: Decision): unknown {
  const options = input.kind === 'pick' ? input.options : []
  const tile = options.find(({ id }) => id === 'tile')
  if (tile) return { pick: 'tile', then: { pick: chooseTile(eye, tile.then?.kind === 'pick' ? tile.then.options : []) } }
  const invest = options.find(({ id, blocked }) => id === 'invest' && !blocked)?.then
  const spaces = invest?.kind === 'some' ? spacesWorth(eye, openIds(invest.options)) : []
  if (spaces.length > 0) return { pick: 'invest', then: spaces }
  return buyOrSwap(eye, options) ?? { pick: 'done' }
}

const openIds = (options: readonly Option[]) => options.flatMap(({ id, blocked }) => (blocked ? [] : [id]))

/** The best space, then the best of what can still be paid for with it filled; in the order of the list, as people mark them. */
function spacesWorth(eye: Eye, ids: readonly string[]): string[] {
  const chosen: string[] = []
  for (let now = eye; ; ) {
    const [best] = ids
      .filter((id) => !chosen.includes(id) && isPayable(now, id))
      .map((id) => ({ id, net: spaceWorth(now, id) - price(now, id) }))
      .toSorted((a, b) => b.net - a.net)
    if (!best || best.net <= 0) return ids.filter((id) => chosen.includes(id))
    chosen.push(best.id)
    now = filled(now, best.id)
  }
}

const isPayable = (eye: Eye, id: string) => {
  const cost = costOf(eye, id)
  return GOODS.every((kind) => eye.me[kind] >= cost[kind])
}

/** The player as they would be with that space filled; what it brings is left aside. */
function filled(eye: Eye, id: string): Eye {
  const { me } = eye
  const [group, name] = id.split(':') as [string, string]
  const { land, industry, population } = costOf(eye, id)
  const spaces =
    group === 'region'
      ? { regions: [...me.regions, name as Region] }
      : group === 'treasury'
        ? { investments: [...me.investments, name], treasury: me.treasury + 1 }
        : { projects: [...me.projects, name] }
  const left = { land: me.land - land, industry: me.industry - industry, population: me.population - population }
  return { ...eye, me: { ...me, ...left, ...spaces } }
}

/** Goods have other uses as long as the game goes on; in the last Round they have none. */
function price(eye: Eye, id: string): number {
  const scarcity = Math.min(1, 0.22 + roundsLeft(eye) * 0.12)
  const last = roundsLeft(eye) === 0 ? 0.15 : scarcity
  const { land, industry, population } = costOf(eye, id)
  return last * (land + industry * 0.75 + population * 0.75)
}

function spaceWorth(eye: Eye, id: string): number {
  const { rules, me } = eye
  const [group, name] = id.split(':') as [string, string]
  const left = roundsLeft(eye)
  if (group === 'region') {
    const cards = me.above[name as Region].length + me.below[name as Region].length
    return rules.regionInvestment.power * (cards + left * 0.22) * POWER
  }
  if (group === 'treasury') {
    const linked = rules.treasuryLinks.filter(({ spaces }) => spaces.includes(name))
    const done = linked.filter(({ spaces }) => spaces.every((space) => space === name || me.investments.includes(space)))
    const links = done.reduce((sum, { power, reward }) => sum + power * POWER + effectsWorth(eye, reward), 0)
    const hope = (linked.length - done.length) * 0.6 * Math.min(1, left / 2)
    return rules.treasuryInvestments[name]!.power * POWER + treasuryStep(eye) + links + hope
  }
  const { power, now, tile } = rules.projects[name]!
  const ongoing = (ONGOING[name] ?? (tile?.startsWith('society') ? 0.77 : 0)) * left
  const neighbours = rules.beside[name]!.filter((other) => !me.projects.includes(other)).length
  return power * POWER + effectsWorth(eye, now) + tileWorth(eye, name) + ongoing + neighbours * 0.3 * Math.min(1, left / 2)
}

/** What a Project's Tile brings when the Project is started now. */
function tileWorth(eye: Eye, project: string): number {
  const { rules, me } = eye
  const { tile } = rules.projects[project]!
  if (tile === 'immediate')
    return me.tiles.immediate ? effectsWorth(eye, rules.tiles[me.tiles.immediate]!.now) : roundsLeft(eye) * 0.3
  if (tile === 'scoring') return me.tiles.scoring ? 3 * POWER : roundsLeft(eye) * 0.3
  if (!tile) return 0
  return effectsWorth(eye, rules.societies[me.society!]!.tiles[Number(tile.slice(-1)) - 1]!.now)
}

/** Towards the end: a Monument for 5 Coins, then whatever Coins or swaps can still make possible. */
function buyOrSwap(eye: Eye, options: readonly Option[]): unknown {
  const may = (id: string) => options.some((option) => option.id === id && !option.blocked)
  if (may('trade:monument') && monumentPower(eye) >= 3) return { pick: 'trade:monument' }
  const need = needOf(eye)
  const swap = may('swap') && need && need.length <= eye.me.swaps ? swapFor(eye, need) : null
  if (swap) return swap
  if (may('trade:resource') && need) return { pick: 'trade:resource' }
  return null
}

/** A good one has too much of for the first of those that are missing. */
function swapFor(eye: Eye, need: readonly Good[]): unknown {
  const from = spare(eye, need)
  return from && { pick: 'swap', then: { pick: from, then: { pick: need[0] } } }
}

/** Swaps that an Event gives away, for what can be built with them in the Growth that follows. */
export function eventSwap(eye: Eye, left: number): unknown {
  const need = needOf(eye, left + eye.me.swaps)
  return (need && swapFor(eye, need)) ?? { pick: 'done' }
}

type Good = 'land' | 'industry' | 'population'
const GOODS: readonly Good[] = ['land', 'industry', 'population']

/** The goods that stand between the player and the space most worth it, as far as Coins or swaps reach. */
export function needOf(eye: Eye, swaps = eye.me.swaps): Good[] | null {
  const reach = Math.max(roundsLeft(eye) === 0 ? Math.floor(eye.me.coins! / 2) : 0, swaps)
  if (reach === 0) return null
  const near = unfilled(eye)
    .map(({ id, cost }) => ({
      id,
      kinds: GOODS.flatMap((kind) => Array<Good>(Math.max(0, cost[kind] - eye.me[kind])).fill(kind)),
    }))
    .filter(({ kinds }) => kinds.length > 0 && kinds.length <= reach)
    .toSorted((a, b) => spaceWorth(eye, b.id) / b.kinds.length - spaceWorth(eye, a.id) / a.kinds.length)
  return near[0]?.kinds ?? null
}

const unfilled = (eye: Eye): { id: string; cost: Cost }[] => {
  const { rules, me } = eye
  const ids = [
    ...REGIONS.filter((name) => !me.regions.includes(name)).map((name) => `region:${name}`),
    ...Object.keys(rules.treasuryInvestments).flatMap((name) => (me.investments.includes(name) ? [] : [`treasury:${name}`])),
    ...Object.keys(rules.projects).flatMap((name) => (me.projects.includes(name) ? [] : [`project:${name}`])),
  ]
  return ids.map((id) => ({ id, cost: costOf(eye, id) }))
}

function costOf({ rules, me }: Eye, id: string): Cost {
  const [group, name] = id.split(':') as [string, string]
  if (group === 'region') return regionCost(rules, me, name as Region)
  return group === 'treasury' ? treasuryCost(rules, name) : projectCost(rules, me, name)
}

/** A good the player has too much of. */
function spare({ me }: Eye, need: readonly Good[]): Good | null {
  const most = GOODS.filter((kind) => !need.includes(kind)).toSorted((a, b) => me[b] - me[a])[0]
  return most && me[most] >= 4 ? most : null
}

export function chooseTile(eye: Eye, options: readonly Option[]): string {
  const { rules } = eye
  const worth = (id: string) => {
    const tile = rules.tiles[id]!
    return tile.type === 'immediate' ? effectsWorth(eye, tile.now) : (SCORING[id] ?? 2.5)
  }
  return options.toSorted((a, b) => worth(b.id) - worth(a.id))[0]!.id
}

/** What a scoring Tile usually comes to by the end, in Coins. */
const SCORING: Readonly<Record<string, number>> = {
  perTradeRoute: 4.5,
  perCardBestRegion: 5,
  perIsland: 3,
  per2Projects: 4,
  perMonument: 4,
  perStar: 3.5,
  perIncomeSpace: 4.5,
  perRegionInvestment: 5,
}
