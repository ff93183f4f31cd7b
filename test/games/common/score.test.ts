import { describe, expect, it } from 'vitest'
import { rankedBy, totalOf } from '../../../src/games/common/score.ts'

const points: Record<string, number> = { p1: 4, p2: 9, p3: 4, p4: 7 }
const cards: Record<string, number> = { p1: 2, p2: 0, p3: 2, p4: 5 }
const by = (numbers: Record<string, number>) => (seat: string) => numbers[seat]!

describe('places', () => {
  it('go by the first measure, then by the next', () => {
    expect(rankedBy(['p1', 'p2', 'p4'], by(points))).toEqual([['p2'], ['p4'], ['p1']])
    expect(rankedBy(['p1', 'p2', 'p4'], () => 0, by(cards))).toEqual([['p4'], ['p1'], ['p2']])
  })
  it('are shared by those alike in every measure, in the order given', () => {
    expect(rankedBy(['p3', 'p1', 'p2', 'p4'], by(points), by(cards))).toEqual([['p2'], ['p4'], ['p3', 'p1']])
    expect(rankedBy(['p1', 'p3'], by(points), by({ p1: 1, p3: 2 }))).toEqual([['p3'], ['p1']])
  })
  it('a total is the sum of its lines', () => {
    expect(totalOf([{ points: 3 }, { points: -1 }, { points: 0.5 }])).toBe(2.5)
    expect(totalOf([])).toBe(0)
  })
})
