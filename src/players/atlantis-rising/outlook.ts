/** How the team stands: what is still needed, how long the island will last, how likely a tile is to survive the round. */
import { actionAt } from '../../games/atlantis-rising/data/facts.ts'
import type { Action, Good, Goods, View } from '../../games/atlantis-rising/view.ts'
import type { Seat } from '../../kernel/contract.ts'

export const GOODS: readonly Good[] = ['ore', 'gold', 'crystal', 'atlantium', 'energy']

export type Outlook = {
  readonly view: View
  /** What the rest of the blueprint and the core still need beyond what everybody owns. */
  readonly short: Goods
  readonly roundsLeft: number
  readonly onlyCore: boolean
}

/** Of the misfortune cards about two in three flood one certain tile, and most others one of somebody's choice. */
const FLOODS_PER_CARD = 0.8
const HITS_PER_CARD = 0.11
const ATLANTIUM_PER_ORE = 3

export function outlookOf(view: View): Outlook {
  const need: Goods = { ore: 0, gold: 0, crystal: 0, atlantium: 0, energy: 0 }
  for (const id of [...view.blueprint, view.facts.core]) {
    const { cost } = view.facts.components[id]!
    for (const kind of GOODS) need[kind] += cost[kind] ?? 0
  }
  for (const { goods } of view.players) for (const kind of GOODS) need[kind] -= goods[kind]
  need.ore += Math.ceil(Math.max(0, need.atlantium) / ATLANTIUM_PER_ORE)
  const perRound = drawsPerRound(view) * FLOODS_PER_CARD + Math.max(1, view.wrath.value)
  return { view, short: need, roundsLeft: dryInAll(view) / perRound, onlyCore: view.blueprint.length === 0 }
}

const drawsPerRound = ({ players }: View) => Math.max(4, players.length)

export const dryOf = (view: View, peninsula: string) =>
  view.facts.peninsulas.find(({ id }) => id === peninsula)!.tiles.length - view.flooded[peninsula]!

const dryInAll = (view: View) => view.facts.peninsulas.reduce((sum, { id }) => sum + dryOf(view, id), 0)

/** The chance that a dry tile is still dry when the misfortunes are over. */
export function survival(view: View, peninsula: string, depth: number): number {
  if (AFTER_THE_WAVES.includes(view.phase)) return 1
  const between = dryOf(view, peninsula) - depth + (view.barriers.includes(peninsula) ? 1 : 0)
  const draws = drawsPerRound(view)
  let chance = 0
  for (let hits = 0; hits <= between; hits++) chance += binomial(draws, hits)
  return chance
}

const AFTER_THE_WAVES: readonly View['phase'][] = ['late', 'actions']

function binomial(n: number, k: number): number {
  let ways = 1
  for (let i = 0; i < k; i++) ways = (ways * (n - i)) / (i + 1)
  return ways * HITS_PER_CARD ** k * (1 - HITS_PER_CARD) ** (n - k)
}

/** The chance of a die showing this or more. */
export const dieChance = (target: number) => Math.min(1, Math.max(0, (7 - target) / 6))

/** The chance of two dice adding up to this or more. */
export function pairChance(target: number): number {
  let ways = 0
  for (let a = 1; a <= 6; a++) for (let b = 1; b <= 6; b++) if (a + b >= target) ways++
  return ways / 36
}

export const playerOf = (view: View, seat: Seat) => view.players.find((player) => player.seat === seat)!

/** What a seat's Leader (or the Hologram) can do, by the names of its effects. */
export function abilityOf(view: View, piece: { readonly kind: string; readonly owner: Seat }): readonly string[] {
  const councilor =
    piece.kind === 'leader' ? playerOf(view, piece.owner).councilor : piece.kind === 'hologram' ? view.hologram?.active : null
  return councilor
    ? view.facts.councilors[councilor]!.effects.map((effect) => (effect.op === 'roll' ? `roll.${effect.on}` : effect.op))
    : []
}

/** What the artifacts of a seat add to an action of its own. */
export function artifactBonus(
  view: View,
  seat: Seat,
  op: 'gather' | 'recruit' | 'draw' | 'forge' | 'channel',
  kind?: Good,
): number {
  let bonus = 0
  for (const id of playerOf(view, seat).artifacts) {
    const card = view.facts.cards[id]!
    if (card.type !== 'artifact') continue
    for (const effect of card.effects) {
      if (effect.op === 'roll') {
        if (effect.on === op && (effect.kind === undefined || effect.kind === kind)) bonus += effect.delta
      } else if (effect.op === op) bonus += effect.delta
    }
  }
  return bonus
}

export const actionOf = (view: View, place: string): Action | null => actionAt(view.facts, place)
