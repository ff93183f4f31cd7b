import { expect, it } from 'vitest'
import { eraOfAtlantis } from '../../../src/games/era-of-atlantis/index.ts'
import { checkMeanings } from '../atlantis/meanings.ts'
import { rules } from './driver.ts'

const ADVANCED = { powers: 'on', ambitions: 'on' }

it('every choice says what it does, every question what decides', () => {
  const plays = [
    { seats: 3, options: {}, seed: 1 },
    { seats: 4, options: { mode: 'introductory', powers: 'on' }, seed: 2 },
    { seats: 3, options: { ...ADVANCED, specials: 'agreed' }, seed: 3 },
    { seats: 4, options: ADVANCED, seed: 4 },
    ...Array.from({ length: 24 }, (_, i) => i + 5).map((seed) => ({ seats: 5, options: ADVANCED, seed })),
  ]
  const seen = checkMeanings(eraOfAtlantis, rules.world, plays)
  for (const usual of [
    'turn.space',
    'contest.dial',
    'coup.target',
    'construct.place',
    'march.plan',
    'repolarize.take',
    'strike.agni',
  ])
    expect(seen).toContain(usual)
  expect(seen.size).toBeGreaterThan(25)
})
