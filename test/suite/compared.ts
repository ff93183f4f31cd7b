/** Two things held against each other, and what one finds in a state to do so. */
import type { AnyHosted } from '../../src/games/hosted.ts'
import type { Decision, State } from '../../src/kernel/contract.ts'
import { decisions } from '../../src/kernel/engine.ts'

export const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

export function firstDifference(a: unknown, b: unknown, path = ''): string {
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null)
    return `${path}: ${JSON.stringify(a)} / ${JSON.stringify(b)}`
  for (const key of new Set([...Object.keys(a), ...Object.keys(b)])) {
    const [x, y] = [(a as Record<string, unknown>)[key], (b as Record<string, unknown>)[key]]
    if (!same(x, y)) return firstDifference(x, y, `${path}.${key}`)
  }
  return `${path}: the order of keys`
}

export const NOTHING = { kind: 'pick', options: [] } as const

export const findDecision = (game: AnyHosted['game'], state: State, { id, seat }: Decision) =>
  decisions(game, state, seat).find((decision) => decision.id === id)
