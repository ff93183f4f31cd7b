/** Colours of a bright island in a dark sea, and the sign of everything that has one. All follow from what a thing does, not from its name. */
import type { Action, Bestowal, Good, Lasting, Once, Woe } from '../../src/games/atlantis-rising/data/language.ts'
import type { Sign } from './signs.ts'

export const SEA = {
  abyss: '#050d1d',
  deep: '#0a1c38',
  open: '#0f3257',
  shallow: '#1c6484',
  foam: '#d8f6f4',
  drowned: '#17496b',
  panel: '#0c1b30',
  raised: '#14304c',
  line: '#2d5878',
  alarm: '#ff6f5e',
  fresh: '#ffd95e',
} as const

/** Colours as far apart in lightness as in hue, for every kind of sight; the signs tell them apart anyway. */
export type GoodLook = { readonly sign: Sign; readonly fill: string }
export const GOOD_LOOKS: Readonly<Record<Good, GoodLook>> = {
  ore: { sign: 'ore', fill: '#a97f58' },
  gold: { sign: 'gold', fill: '#ffc640' },
  crystal: { sign: 'crystal', fill: '#e370ff' },
  atlantium: { sign: 'atlantium', fill: '#00c8a4' },
  energy: { sign: 'energy', fill: '#a6ecff' },
}

/** `top`: the ground; `cliff`: its side; `detail`: what grows or stands on it. */
export type Biome = {
  readonly kind: 'peaks' | 'domes' | 'mounds' | 'embers' | 'trees' | 'roofs' | 'paving'
  readonly sign: Sign
  readonly top: string
  readonly cliff: string
  readonly detail: string
}
const BIOMES: Readonly<Record<string, Biome>> = {
  ore: { kind: 'peaks', sign: 'peak', top: '#a9b4c9', cliff: '#5b6580', detail: '#6f7b95' },
  gold: { kind: 'mounds', sign: 'hills', top: '#e9cd72', cliff: '#94772f', detail: '#bd9a3f' },
  crystal: { kind: 'trees', sign: 'tree', top: '#7cc07a', cliff: '#2f6a48', detail: '#3f8a55' },
  study: { kind: 'domes', sign: 'book', top: '#c3b0ea', cliff: '#6a559b', detail: '#8f78c4' },
  forge: { kind: 'embers', sign: 'anvil', top: '#df8460', cliff: '#7a3428', detail: '#a9492f' },
  recruit: { kind: 'roofs', sign: 'town', top: '#f4e6d2', cliff: '#a68a73', detail: '#d98a72' },
}
const PLAIN: Biome = { kind: 'paving', sign: 'well', top: '#bfe3e6', cliff: '#4f8791', detail: '#7fb4ba' }

export const biomeOf = (action: Action): Biome => BIOMES[action.op === 'gather' ? action.kind : action.op] ?? PLAIN

/** What an Atlantean does on a space, as short as it can be said: "4+", "×3", "2". */
export function shortAction(action: Action): { readonly sign: Sign; readonly text: string } {
  switch (action.op) {
    case 'gather':
      return { sign: action.kind, text: `${action.target}+` }
    case 'recruit':
      return { sign: 'archon', text: `${action.target}+` }
    case 'study':
      return { sign: 'book', text: `${Math.min(action.keep, action.draw)}/${action.draw}` }
    case 'forge':
      return { sign: 'atlantium', text: `×${action.atlantium}` }
    case 'channel':
      return { sign: 'energy', text: `+${action.energy}` }
    case 'exchange':
      return { sign: 'scales', text: `${action.max}` }
    case 'distil':
      return { sign: 'atlantium', text: `≤${action.max}` }
  }
}

/** Scrolls and components. */
export function onceSign(effect: Once | Bestowal): Sign {
  switch (effect.op) {
    case 'gain':
      return effect.kind
    case 'gainChoice':
      return 'choice'
    case 'barrier':
      return 'wall'
    case 'unflood':
      return 'ascension'
    case 'volunteers':
    case 'recruit':
      return 'archon'
    case 'exchange':
      return 'scales'
    case 'forge':
      return 'atlantium'
    case 'move':
      return 'compass'
    case 'setDie':
      return 'star'
    case 'standUp':
      return 'sun'
    case 'peek':
      return 'special'
    case 'wrathFloods':
    case 'wrathBack':
      return 'trident'
    case 'drawCard':
      return 'book'
  }
}

/** Councilors and artifacts. */
export function lastingSign(effect: Lasting): Sign {
  switch (effect.op) {
    case 'roll':
      return effect.on === 'recruit' ? 'horn' : (effect.kind ?? 'compass')
    case 'draw':
      return 'book'
    case 'forge':
      return 'lab'
    case 'channel':
      return 'energy'
    case 'price':
      return 'wall'
    case 'cheaper':
      return 'hammer'
    case 'shareEnergy':
      return 'sun'
    case 'late':
      return 'star'
    case 'handLimit':
      return 'scroll'
    case 'chooseKind':
      return 'scales'
    case 'stay':
      return 'defend'
    case 'escape':
      return 'peace'
  }
}

const CLOSED: Readonly<Record<string, Sign>> = {
  gather: 'choice',
  recruit: 'town',
  study: 'book',
  forge: 'anvil',
  channel: 'energy',
}

/** Misfortunes; a card without effects is a calm sea. Floods of a named peninsula bear its sign. */
export function woeSign(effect: Woe | undefined, peninsulaSign: (id: string) => Sign | undefined): Sign {
  switch (effect?.op) {
    case undefined:
      return 'calm'
    case 'flood':
      return peninsulaSign(effect.where) ?? 'wave'
    case 'breakBarriers':
      return 'wall'
    case 'close':
      return CLOSED[effect.action] ?? 'cross'
    case 'roll':
      return 'rubble'
    case 'maxBuilds':
      return 'gate'
    case 'wrathFloods':
      return 'trident'
  }
}
