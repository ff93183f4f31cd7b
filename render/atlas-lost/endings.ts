/** How a game can end: each ending has a sky of its own. */
import type { Ending } from '../../src/games/atlas-lost/data/endings.ts'
import { DUSK_SKY } from './look.ts'
import { EVENING, type Weather } from './sky.ts'

const ART: Weather = { ...EVENING, horizon: 0.84 }

const MORNING = { top: '#1b2a5c', high: '#4a5a9c', low: '#e39a78', ember: '#ffd489', sun: '#fff3cf' }
const STARLIGHT = { top: '#080a1c', high: '#131a3e', low: '#2c3768', ember: '#556196', sun: '#dfe8ff' }
const FIRE = { top: '#12060c', high: '#3b0d1c', low: '#8c2326', ember: '#e8573a', sun: '#ffb07a' }

export const SKIES: Readonly<Record<Ending, Weather>> = {
  technology: { ...ART, sky: MORNING, sun: 0.8, lights: 0.55 },
  influence: { ...ART, sky: DUSK_SKY, sun: 0.25, lights: 0.22, beams: true },
  initiative: { ...ART, sky: { ...DUSK_SKY, sun: '#ffe9c4' }, sun: 0.4, ring: 'whole', lights: 0.25 },
  rounds: { ...ART, sky: STARLIGHT, sun: 0, lights: 0.25 },
  coalition: { ...ART, sky: FIRE, sun: 0.3, lights: 0, beams: true },
  limit: { ...ART, sky: FIRE, sun: 0, lights: 0.02 },
}
