/** The look of Atlas Lost: dusk over a lost world, with the star chart of a better age above it. */
import type { Resource, Tree } from '../../src/games/atlas-lost/data/language.ts'
import { contrast, mix } from '../kit/colour.ts'

export const WIDTH = 1200
export const TITLE = 'Atlas Lost'

export const DUSK = {
  night: '#141029',
  panel: '#1d1738',
  raised: '#33284f',
  line: '#5c4f82',
  copper: '#f0b27a',
  amber: '#ffd27d',
  ivory: '#f9f1e4',
  mist: '#c9bfdc',
  /** What has changed; nothing else has this colour. */
  fresh: '#7cf5d6',
  bad: '#ff9d8c',
} as const

type Sky = { readonly top: string; readonly high: string; readonly low: string; readonly ember: string; readonly sun: string }

export const DUSK_SKY: Sky = { top: '#0f0c22', high: '#2b1c4b', low: '#7a3558', ember: '#e27a48', sun: '#ffd9a0' }

/** Every resource has a colour and, in `signs.ts`, a shape. */
export const RESOURCE_COLOURS: Readonly<Record<Resource, string>> = {
  R: '#8be8b4',
  D: '#8fc8ff',
  C: '#ffc36b',
  M: '#ff9d8c',
  TP: '#fff0b8',
}

/** Made lighter where a Tree's own colour would drown in the dusk. */
export const brightened = (color: string): string => mix(color, '#ffffff', 0.34)
export const deepened = (color: string, share = 0.74): string => mix(color, DUSK.night, share)

/** A tile of the influence track stands beside those of the Trees. */
export const INFLUENCE_COLOUR = '#e79a5c'

/** How a Tree's token is seen from afar, wherever no view says its colour. */
export const TOKEN_COLOURS: Readonly<Record<Tree, string>> = {
  science: '#8fc0ee',
  economy: '#f3c654',
  culture: '#e2a4da',
  religion: '#f3eedd',
  military: '#ff8f80',
}

const INK = '#08070f'

/** On the middling colours of the Trees, only the darkest ink reads well enough. */
export const letteringOn = (ground: string): string => (contrast(ground, INK) >= contrast(ground, '#ffffff') ? INK : '#ffffff')
