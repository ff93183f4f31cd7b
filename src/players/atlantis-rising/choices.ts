/** Smaller choices: which peninsula to give up or to protect, which card to keep, which good to take. */
import type { Action, Good, View } from '../../games/atlantis-rising/view.ts'
import type { Seat } from '../../kernel/contract.ts'
import { dryOf, type Outlook, playerOf } from './outlook.ts'

/** How much the team would miss the outermost tile of a peninsula. */
export function worthOfShore(outlook: Outlook, peninsula: string): number {
  const { view } = outlook
  const { tiles } = view.facts.peninsulas.find(({ id }) => id === peninsula)!
  const dry = dryOf(view, peninsula)
  const action = tiles[dry - 1]?.action ?? tiles[0]!.action
  // Once a peninsula has drowned, each of its cards costs two tiles: the last ones are dear.
  const scarcity = dry <= 1 ? 2.5 : dry === 2 ? 1 : 1 / dry
  return scarcity + demandFor(outlook, action)
}

/** How badly an action is needed: 0 not at all, about 1 as a rule. In a large team's short game what lacks most comes first. */
function demandFor({ view, short, roundsLeft }: Outlook, action: Action): number {
  switch (action.op) {
    case 'gather': {
      const lack = action.kind === 'choice' ? 1 : short[action.kind]
      return lack <= 0 ? 0 : 0.8 + (view.players.length > 4 ? lack / 12 : 0)
    }
    case 'forge':
      return short.atlantium > 0 ? 0.8 : 0
    case 'study':
      return action.keep > 1 ? 1 : 0.4
    case 'recruit':
      return roundsLeft > 4 ? 0.3 : 0
    default:
      return 0
  }
}

/** The flood that hurts least: few people, little worth. */
export function leastMissed(outlook: Outlook, peninsulas: readonly string[]): string {
  const { view } = outlook
  const harm = (peninsula: string) => {
    if (view.barriers.includes(peninsula)) return worthOfShore(outlook, peninsula) * 0.8
    const shore = `${peninsula}-${dryOf(view, peninsula)}`
    const people = view.pieces.filter(({ at, down }) => at === shore && !down).length
    return worthOfShore(outlook, peninsula) + people
  }
  return [...peninsulas].sort((a, b) => harm(a) - harm(b))[0]!
}

export const mostMissed = (outlook: Outlook, peninsulas: readonly string[]): string[] =>
  [...peninsulas].sort((a, b) => worthOfShore(outlook, b) - worthOfShore(outlook, a))

/** What a library card is worth, in actions or so. */
export function worthOfCard({ view, short }: Outlook, seat: Seat, id: string): number {
  const card = view.facts.cards[id]!
  if (card.type === 'artifact') return Math.max(...card.effects.map(({ op }) => ARTIFACT_WORTH[op] ?? 0.8))
  if (card.effect.op === 'forge') return playerOf(view, seat).goods.ore > 0 || short.ore > 0 ? 1.4 : 0.4
  return SCROLL_WORTH[card.effect.op] ?? 0.8
}

const ARTIFACT_WORTH: Readonly<Record<string, number>> = {
  roll: 1.9,
  draw: 1.2,
  forge: 1,
  channel: 1.1,
  handLimit: 0.3,
  escape: 0.6,
  price: 0.5,
}
const SCROLL_WORTH: Readonly<Record<string, number>> = {
  gain: 1.3,
  gainChoice: 1.5,
  barrier: 1.6,
  unflood: 1.7,
  volunteers: 1.1,
  exchange: 0.6,
  move: 0.2,
  setDie: 0.9,
  standUp: 1,
  peek: 0.7,
  wrathFloods: 1.5,
  drawCard: 1,
}

/** Misfortunes in the order one would like to meet them; the worst goes under the deck. */
export function gentlestFirst(view: View, ids: readonly string[], cards: readonly string[]): string[] {
  const badness = (card: string) => {
    const { type, effects } = view.facts.misfortunes[card]!
    if (effects.length === 0) return 0
    return type === 'basic' ? 2 : type === 'controlled' ? 2.5 : 1.8
  }
  return [...ids].sort((a, b) => badness(cards[Number(a)]!) - badness(cards[Number(b)]!))
}

export const BASICS = ['ore', 'gold', 'crystal'] as const

/** A swap that turns something nobody needs into something that is missing. */
export function swapFor({ view, short }: Outlook, seat: Seat, swaps: readonly string[]): string | undefined {
  const { goods } = playerOf(view, seat)
  return swaps.find((swap) => {
    const [give, take] = swap.split('.') as [Good, Good]
    return short[give] < 0 && short[take] > 0 && goods[give] > 0
  })
}
