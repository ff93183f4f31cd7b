/** Short versions of the long proofs; `npm run soak` runs them hundreds and thousands of times. */
import { expect, it } from 'vitest'
import { hostility } from './hostility.ts'
import { kills } from './kills.ts'

it('hostile presses change nothing, tell nothing, and are all answered', { timeout: 120_000 }, async () => {
  expect(await hostility(400, 11)).toEqual({ presses: 400, crashes: 0, changes: 0, leaks: 0, unanswered: 0, found: [] })
})

it('killed at random instants, it loses nothing and says nothing twice', { timeout: 300_000 }, async () => {
  const { rounds, acknowledged, ...harm } = await kills(4, 5)
  expect(harm).toEqual({ lost: 0, wrong: [], twice: 0, missingPosts: 0, doubledPosts: 0, unowedPosts: 0 })
  expect(rounds).toBe(4)
  expect(acknowledged).toBeGreaterThan(0)
})
