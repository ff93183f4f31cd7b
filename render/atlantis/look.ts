/** How nations, and the two editions, look. */
import type { Shield } from '../kit/tokens.ts'

export type NationLook = { readonly fill: string; readonly shield: Shield; readonly code: string }

/** A ladder of lightness again, from Atlantis to Brahmapura, so that the map reads in every colour vision. */
export const NATIONS: Readonly<Record<string, NationLook>> = {
  atlantis: { fill: '#2b2d34', shield: 'heater', code: 'ATL' },
  lemuria: { fill: '#b8322b', shield: 'banner', code: 'LEM' },
  hyperborea: { fill: '#356cc6', shield: 'tower', code: 'HYP' },
  aztlan: { fill: '#5cb85f', shield: 'kite', code: 'AZT' },
  brahmapura: { fill: '#f2cd3d', shield: 'notched', code: 'BRA' },
}

export const nationLook = (id: string): NationLook =>
  NATIONS[id] ?? { fill: '#8a8f98', shield: 'heater', code: id.slice(0, 3).toUpperCase() }
