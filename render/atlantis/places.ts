/** Where things stand on the map, in its own units: set by hand, so that nothing lies over anything else. */
import type { Point } from './world.ts'

/** The middle of an area's pieces on the overview. */
export const ANCHORS: Readonly<Record<string, Point>> = {
  atlantis: [95, 662],
  aztlan: [1090, 146],
  brahmapura: [576, 424],
  hyperborea: [604, 212],
  lemuria: [642, 540],
  akakor: [120, 362],
  arcadia: [410, 216],
  beringia: [780, 168],
  eden: [434, 368],
  hawaiki: [956, 626],
  paititi: [68, 208],
  shambhala: [560, 330],
  shangri_la: [706, 436],
  thule: [300, 152],
  yorubaland: [260, 357],
  agartha: [704, 330],
  cibola: [962, 98],
  ophir: [298, 494],
  punt: [434, 468],
  trapalanda: [68, 461],
  w_anatolia: [502, 262],
  w_sahara: [317, 278],
  w_siberia: [694, 262],
  w_amazon: [87, 280],
  w_australia: [773, 654],
}

export const OCEANS: readonly { readonly name: string; readonly at: Point; readonly turn: number }[] = [
  { name: 'Borean', at: [182, 152], turn: -0.06 },
  { name: 'Atlantean', at: [201, 509], turn: 1.2 },
  { name: 'Erythraean', at: [470, 594], turn: 0 },
  { name: 'Murian', at: [1076, 552], turn: 0 },
]
