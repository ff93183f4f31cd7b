/** What things are worth to a player, in Coins: rough prices that a steady hand keeps in mind. */

import { type Effect, REGIONS, type Region, type Side } from '../../games/secret-societies/data/effect.ts'
import type { CardFace, Rules } from '../../games/secret-societies/data/rules.ts'
import type { PlayerView, View } from '../../games/secret-societies/view.ts'
import type { Seat } from '../../kernel/contract.ts'

/** Everything a judgement needs. */
export type Eye = { readonly rules: Rules; readonly view: View; readonly seat: Seat; readonly me: PlayerView }

/** A point of Power, in Coins. */
export const POWER = 1.1
const STEP = 1.9
const STAR = 3.2
const ISLAND = 2.2

export const roundsLeft = ({ rules, view }: Eye) => rules.agenda.length - view.round

/** Goods one already has plenty of are worth less. */
function goodsWorth({ me }: Eye, kind: 'coin' | 'land' | 'industry' | 'population', n: number): number {
  if (kind === 'coin') return n
  const base = { land: 0.8, industry: 1.2, population: 0.63 }[kind]
  return (base * n) / (1 + Math.max(0, me[kind] - 4) / 10)
}

/** The worth of a Card if it went to that side. */
export function cardWorth(eye: Eye, card: CardFace, side: Side, region: Region = card.region!): number {
  const { rules, me } = eye
  const goods =
    goodsWorth(eye, 'land', card.land) +
    (side === 'above' ? goodsWorth(eye, 'industry', card.industry) : goodsWorth(eye, 'population', card.population))
  const borders = card.borders.filter((id) => owns(me, id)).length
  const neighbours = card.borders.length * 0.12 * Math.min(1, roundsLeft(eye) / 4)
  const invested = me.regions.includes(region) ? rules.regionInvestment.power * POWER : 0.35
  const island = card.island ? ISLAND + (me.stars.includes('islandSatellite') ? 0.9 : 0) : 0
  return (
    goods +
    (borders + card.satellite) * STEP +
    neighbours +
    invested +
    island +
    monumentWorth(eye, region) +
    rowWorth(me, side, region)
  )
}

const owns = ({ above, below }: PlayerView, card: string): boolean =>
  REGIONS.some((region) => above[region].includes(card) || below[region].includes(card))

export const bestSide = (eye: Eye, card: CardFace): Side =>
  cardWorth(eye, card, 'above') > cardWorth(eye, card, 'below') ? 'above' : 'below'

export const deedWorth = (eye: Eye, id: string | null): number => {
  const card = id === null ? null : eye.rules.cards[id]!
  return card ? Math.max(cardWorth(eye, card, 'above'), cardWorth(eye, card, 'below')) : UNSEEN_DEED
}

/** What the facedown Deed is worth to one who has not seen it. */
const UNSEEN_DEED = 6

/** What it would fetch with anybody: how much company to expect. */
export const plainWorth = (card: CardFace): number =>
  card.land + Math.max(card.industry, card.population) + (card.island ? 1.5 : 0) + card.borders.length * 0.15

function monumentWorth({ view, me }: Eye, region: Region): number {
  const needed = view.monuments[region]?.[0]
  if (needed === undefined || me.monuments.includes(region)) return 0
  const missing = needed - me.above[region].length - me.below[region].length
  return missing === 1 ? 3.5 * POWER : missing === 2 ? 1.2 : 0.4
}

/** The fourth of a row brings a Trade Route; the third is on the way. */
function rowWorth(me: PlayerView, side: Side, region: Region): number {
  const row = me[side][region].length + 1
  const filled = REGIONS.filter((each) => each !== region && me[side][each].length >= row).length
  return filled === 3 ? 4 : filled === 2 ? 1 : 0.2
}

function effectWorth(eye: Eye, effect: Effect): number {
  switch (effect.fx) {
    case 'coin':
    case 'land':
    case 'industry':
    case 'population':
      return goodsWorth(eye, effect.fx, effect.n)
    case 'any':
    case 'different':
      return effect.n * 1.1
    case 'choice':
      return Math.max(...effect.of.map((option) => effectsWorth(eye, option)))
    case 'satellite':
      return effect.n * STEP
    case 'treasury':
      return effect.n * treasuryStep(eye)
    case 'star':
      return effect.n * STAR
    case 'monument':
    case 'grey':
    case 'monumentOf':
      return monumentPower(eye) * POWER
    case 'route':
    case 'rowRoute':
      return 4
    case 'tile':
      return eye.me.tiles.immediate && eye.me.tiles.scoring ? 0 : 1.8
    case 'perRegion':
      return eye.me.regions.length * effectsWorth(eye, effect.gain)
    case 'planet':
    case 'placeCached':
      return 5
    case 'pay':
      return effectsWorth(eye, effect.gain) - effect.coin
    default:
      return 2
  }
}

export const effectsWorth = (eye: Eye, list: readonly Effect[]): number =>
  list.reduce((sum, effect) => sum + effectWorth(eye, effect), 0)

/** More income for the Rounds to come, a Coin now and then, and some Power at the end. */
export const treasuryStep = (eye: Eye): number => 0.65 + 0.56 * roundsLeft(eye) + 1.16 * POWER

export function monumentPower({ rules, me }: Eye): number {
  const held = me.monuments.length
  return (rules.monumentRow[held]?.power ?? 0) - (rules.monumentRow[held - 1]?.power ?? 0)
}

/** Which goods the player would like most. */
export function wanted(eye: Eye): ('land' | 'industry' | 'population')[] {
  const { me } = eye
  const need = { land: me.land * 0.8, industry: me.industry + 1, population: me.population }
  return (['land', 'population', 'industry'] as const).toSorted((a, b) => need[a] - need[b])
}
