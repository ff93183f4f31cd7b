/** How a game can end, in words and in the sky. */
import { DUSK_SKY } from './look.ts'
import { EVENING, type Weather } from './sky.ts'

type Ending = { readonly title: string; readonly line: string; readonly weather: Weather }

const ART: Weather = { ...EVENING, horizon: 0.84 }

const MORNING = { top: '#1b2a5c', high: '#4a5a9c', low: '#e39a78', ember: '#ffd489', sun: '#fff3cf' }
const STARLIGHT = { top: '#080a1c', high: '#131a3e', low: '#2c3768', ember: '#556196', sun: '#dfe8ff' }
const FIRE = { top: '#12060c', high: '#3b0d1c', low: '#8c2326', ember: '#e8573a', sun: '#ffb07a' }

const ENDINGS: Readonly<Record<string, Ending>> = {
  technology: {
    title: 'Technology',
    line: 'What was lost is found, and the windows are lit again',
    weather: { ...ART, sky: MORNING, sun: 0.8, lights: 0.55 },
  },
  influence: {
    title: 'Influence',
    line: 'Along the coast, every light answers to one name',
    weather: { ...ART, sky: DUSK_SKY, sun: 0.25, lights: 0.22, beams: true },
  },
  initiative: {
    title: 'Initiative',
    line: 'The ring is closed, and the whole world looks up',
    weather: { ...ART, sky: { ...DUSK_SKY, sun: '#ffe9c4' }, sun: 0.4, ring: 'whole', lights: 0.25 },
  },
  rounds: {
    title: 'The Last Round',
    line: 'Night falls over those who came furthest',
    weather: { ...ART, sky: STARLIGHT, sun: 0, lights: 0.25 },
  },
  coalition: {
    title: 'The Coalition',
    line: 'The old powers reach the light first',
    weather: { ...ART, sky: FIRE, sun: 0.3, lights: 0, beams: true },
  },
  limit: {
    title: 'Out of Time',
    line: 'The coalition has closed the last road',
    weather: { ...ART, sky: FIRE, sun: 0, lights: 0.02 },
  },
}

export const endingOf = (ending: string): Ending => ENDINGS[ending] ?? ENDINGS.rounds!
