/** What a run says about all the games that were not played: the share won, and between what it truly lies with 95 % certainty. */
import type { Measured } from '../../src/players/levels.ts'

type Interval = Pick<Measured, 'games' | 'won' | 'low' | 'high' | 'even'>

const Z = 1.96

/** With what an earlier run found. */
export function interval(won: readonly number[], even: readonly number[], before?: Interval): Interval {
  const games = won.length + (before?.games ?? 0)
  const mean = (shares: readonly number[], earlier = 0) =>
    (shares.reduce((sum, share) => sum + share, 0) + earlier * (before?.games ?? 0)) / games
  const share = mean(won, before?.won)
  const { low, high } = wilson(share, games)
  const round = (n: number) => Math.round(n * 10_000) / 10_000
  return {
    games,
    won: round(share),
    low: round(low),
    high: round(high),
    even: round(mean(even, before?.even)),
  }
}

/** Wilson's interval: it stays sensible where nearly all games are won. */
export function wilson(share: number, games: number): { low: number; high: number } {
  const middle = (share + Z ** 2 / (2 * games)) / (1 + Z ** 2 / games)
  const half = (Z * Math.sqrt((share * (1 - share)) / games + Z ** 2 / (4 * games ** 2))) / (1 + Z ** 2 / games)
  return { low: middle - half, high: middle + half }
}
