/** How often a round waits for people, with and without what may be sealed along with a Bid. */
import { expect, it } from 'vitest'
import { waitsIn } from '../../../scripts/waits.ts'
import { secretSocieties } from '../../../src/games/secret-societies/index.ts'

const ROUNDS = 7
const SEEDS = [1, 2]

it('a round of five waits eighteen times or fewer where purchases are sealed with the Bids', () => {
  const policy = secretSocieties.policies!.find(({ id }) => id === 'buy')!
  const sealed = [{ policy, wishes: { how: 'better', planet: 'no', most: 'any' } }]
  const perRound = (ahead: typeof sealed) =>
    SEEDS.reduce((sum, seed) => sum + waitsIn(secretSocieties, 5, seed, ahead), 0) / SEEDS.length / ROUNDS
  expect(perRound(sealed)).toBeLessThanOrEqual(18)
  expect(perRound([])).toBeGreaterThan(20)
})
