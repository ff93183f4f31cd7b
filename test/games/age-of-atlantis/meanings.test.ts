import { expect, it } from 'vitest'
import { ageOfAtlantis } from '../../../src/games/age-of-atlantis/index.ts'
import { checkMeanings } from '../atlantis/meanings.ts'
import { rules } from './driver.ts'

it('every choice says what it does, every question what decides', () => {
  const plays = [
    { seats: 3, options: {}, seed: 1 },
    { seats: 4, options: {}, seed: 2 },
    ...Array.from({ length: 32 }, (_, i) => i + 3).map((seed) => ({ seats: 5, options: { powers: 'on' }, seed })),
  ]
  const seen = checkMeanings(ageOfAtlantis, rules.world, plays)
  for (const usual of [
    'turn.space',
    'contest.dial',
    'coup.target',
    'construct.place',
    'march.plan',
    'repolarize.keep',
    'strike.agni',
  ])
    expect(seen).toContain(usual)
  expect(seen.size).toBeGreaterThan(20)
})
