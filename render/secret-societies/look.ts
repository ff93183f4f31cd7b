/** How the house looks: oxblood damask, green baize, brass and parchment; its regions and its guests. */
import type { Region } from '../../src/games/secret-societies/data/effect.ts'
import { inkOn } from '../kit/colour.ts'
import type { SeatMark, Shape } from '../kit/palette.ts'
import type { Sign } from './signs.ts'

export const LODGE = {
  oxblood: '#2a1016',
  wine: '#3d1820',
  claret: '#5a2430',
  walnut: '#22160f',
  mahogany: '#3a2417',
  baize: '#173428',
  baizeDeep: '#0e231b',
  brass: '#b98a3a',
  gilt: '#eac878',
  candle: '#ffe9b0',
  parchment: '#f2e4c3',
  vellum: '#e3cf9f',
  ink: '#2b1a0e',
  sepia: '#6d4c2a',
  cream: '#fbf4e2',
  smoke: '#cbb994',
  night: '#10161b',
} as const

export type RegionLook = { readonly fill: string; readonly ink: string; readonly sign: Sign }

const region = (fill: string, sign: Sign): RegionLook => ({ fill, ink: inkOn(fill), sign })

/** Every region has a colour and a pictogram, and a short name beside them: nobody has to tell purple from blue. */
export const REGION_LOOKS: Readonly<Record<Region, RegionLook>> = {
  black: region('#2b2930', 'pyramid'),
  purple: region('#77409c', 'wave'),
  blue: region('#2f6db8', 'crown'),
  yellow: region('#dfb22c', 'sun'),
  red: region('#bd352d', 'moon'),
}

type Guest = { readonly name: string; readonly fill: string; readonly shape: Shape }

/**
 * The guests' colours keep clear of those of the regions, and stay apart in every kind of colour vision; each has a
 * shape and a letter besides.
 */
export const GUESTS: readonly Guest[] = [
  { name: 'orange', fill: '#e07a1a', shape: 'circle' },
  { name: 'emerald', fill: '#0d6b4c', shape: 'hexagon' },
  { name: 'ivory', fill: '#f6f1e4', shape: 'square' },
  { name: 'steel', fill: '#7c8794', shape: 'house' },
  { name: 'rose', fill: '#f7a8c4', shape: 'diamond' },
]

/** By seat, not by turn order: that changes with the Gavel. */
export const guestMark = (position: number): SeatMark => {
  const guest = GUESTS[position % GUESTS.length]!
  return { ...guest, ink: inkOn(guest.fill), letter: 'ABCDE'[position] ?? '?' }
}

/** The emblem of each society. */
export const EMBLEMS: Readonly<Record<string, Sign>> = {
  influencers: 'megaphone',
  stonesmiths: 'compasses',
  reptilians: 'serpent',
  vampires: 'bat',
  robots: 'robot',
  aliens: 'saucer',
  illuminati: 'eyePyramid',
  techbros: 'chip',
}
