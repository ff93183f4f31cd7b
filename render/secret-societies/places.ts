/**
 * Where tokens stand on the map of the world: in the middle of the country, unless it is too small or too crowded. Set by
 * hand, in the world's units, so that no token hides another.
 */
import type { Region } from '../../src/games/secret-societies/data/effect.ts'
import type { CardFace } from '../../src/games/secret-societies/data/rules.ts'
import { type Point, siteOf } from './world.ts'

export const STANDS: Readonly<Record<string, Point>> = {
  MX: [221, 232],
  GT: [257, 260],
  SV: [281, 289],
  NO: [600, 79],
  PA: [304, 306],
  CU: [316, 246],
  JM: [331, 269],
  CO: [321, 329],
  PE: [318, 362],
  BO: [348, 382],
  PY: [374, 402],
  CL: [326, 414],
  AR: [352, 440],
  EG: [656, 240],
  JO: [682, 219],
  IQ: [711, 207],
  SA: [706, 256],
  QA: [736, 237],
  AE: [765, 244],
  OM: [768, 272],
  IR: [753, 206],
  TR: [672, 187],
  ZA: [627, 434],
  LS: [664, 432],
  KE: [701, 325],
  TZ: [676, 350],
  PK: [801, 221],
  NP: [841, 224],
  IN: [828, 257],
  BD: [868, 244],
  LK: [842, 307],
  MV: [811, 316],
  LA: [893, 250],
  VN: [935, 256],
  TH: [892, 279],
  KH: [923, 284],
  MY: [948, 318],
  ID: [908, 339],
  KR: [988, 206],
  JP: [1036, 202],
}

/** Too crowded for the map: these are looked at through the glass. */
export const UNDER_GLASS: ReadonlySet<string> = new Set(['GB', 'IE', 'FR', 'ES', 'PT', 'DE', 'CH', 'IT', 'PL', 'GR', 'SM'])

/** Where they stand there, in the world's units as well. */
export const UNDER_GLASS_STANDS: Readonly<Record<string, Point>> = {
  GB: [563, 131],
  IE: [541, 133],
  FR: [574, 157],
  CH: [592, 152],
  DE: [598, 138],
  IT: [602, 178],
  SM: [610, 163],
  ES: [560, 182],
  PT: [541, 185],
  GR: [639, 185],
}

/** What the glass shows: its middle in the world, how much it enlarges, and where it lies. */
export const GLASS = { middle: [590, 158] as Point, scale: 2.2, radius: 141, at: [150, 390] as Point }

/** Where the name of each Region lies: on the sea, where no token stands. */
export const REGION_NAMES: Readonly<Record<Region, Point>> = {
  black: [432, 160],
  purple: [1098, 278],
  blue: [404, 92],
  yellow: [520, 396],
  red: [1100, 150],
}

/** On charts of a Region, where the middle of a country lies too far off: the west of Russia. */
const WEST: Readonly<Record<string, Point>> = { RU: [694, 124] }

export const chartSite = ({ id, numeric }: CardFace): Point => WEST[id] ?? siteOf(numeric)
