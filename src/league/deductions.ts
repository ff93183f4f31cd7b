/** A season's record of absences: the first is free, every further one costs a point, and the third ends the season. */
import { absencesOf, type Incident } from './absences.ts'
import { POINT } from './points.ts'

const MOST_LAPSES = 3

export type Deduction = {
  /** The first answer that was missed, and how many were. */
  readonly incident: string
  readonly misses: number
  readonly at: number
  readonly points: number
  readonly why: 'free' | 'cost' | 'out' | 'excused'
}

/** What each absence of one person in one season costs, in the order they happened. Whoever is out cannot miss anything any more. */
export function deductionsFor(incidents: readonly Incident[]): Deduction[] {
  let counted = 0
  return absencesOf(incidents).flatMap(({ id, at, misses, excuse }): Deduction[] => {
    const absence = { incident: id, misses: misses.length, at }
    if (excuse) return [{ ...absence, points: 0, why: 'excused' }]
    counted++
    if (counted === 1) return [{ ...absence, points: 0, why: 'free' }]
    return counted > MOST_LAPSES ? [] : [{ ...absence, points: POINT, why: counted < MOST_LAPSES ? 'cost' : 'out' }]
  })
}

export const deductedFrom = (deductions: readonly Deduction[]): number => deductions.reduce((sum, { points }) => sum + points, 0)

export const isOut = (deductions: readonly Deduction[]): boolean => deductions.some(({ why }) => why === 'out')
