/** How nations, and the two editions, look. */
import type { Shield } from '../kit/tokens.ts'
import type { Hatch } from './hatch.ts'

export type NationLook = { readonly fill: string; readonly shield: Shield; readonly hatch: Hatch; readonly code: string }

/** A ladder of lightness again, from Atlantis to Brahmapura, with a shield and a pattern each, so that the map reads without colour. */
export const NATIONS: Readonly<Record<string, NationLook>> = {
  atlantis: { fill: '#2b2d34', shield: 'heater', hatch: 'dots', code: 'ATL' },
  lemuria: { fill: '#b8322b', shield: 'banner', hatch: 'falling', code: 'LEM' },
  hyperborea: { fill: '#356cc6', shield: 'tower', hatch: 'level', code: 'HYP' },
  aztlan: { fill: '#5cb85f', shield: 'kite', hatch: 'upright', code: 'AZT' },
  brahmapura: { fill: '#f2cd3d', shield: 'notched', hatch: 'grid', code: 'BRA' },
}

export const nationLook = (id: string): NationLook =>
  NATIONS[id] ?? { fill: '#8a8f98', shield: 'heater', hatch: 'dots', code: id.slice(0, 3).toUpperCase() }
