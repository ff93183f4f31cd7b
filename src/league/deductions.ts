/** A season's record of missed answers: the first is free, every further one costs a point, and the third ends the season. */
import { POINT } from './points.ts'
import type { Incident } from './reliability.ts'

const MOST_MISSES = 3

export type Deduction = {
  readonly incident: string
  readonly at: number
  readonly points: number
  readonly why: 'free' | 'cost' | 'out' | 'excused'
}

/** What each miss of one person in one season costs, in the order they happened. Whoever is out cannot miss anything any more. */
export function deductionsFor(incidents: readonly Incident[]): Deduction[] {
  let counted = 0
  return incidents
    .filter(({ kind }) => kind === 'miss')
    .sort((a, b) => a.at - b.at)
    .flatMap(({ id, at, excuse }): Deduction[] => {
      if (excuse) return [{ incident: id, at, points: 0, why: 'excused' }]
      counted++
      if (counted === 1) return [{ incident: id, at, points: 0, why: 'free' }]
      return counted > MOST_MISSES ? [] : [{ incident: id, at, points: POINT, why: counted < MOST_MISSES ? 'cost' : 'out' }]
    })
}

export const deductedFrom = (deductions: readonly Deduction[]): number => deductions.reduce((sum, { points }) => sum + points, 0)

export const isOut = (deductions: readonly Deduction[]): boolean => deductions.some(({ why }) => why === 'out')
