import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Incident } from '../../src/league/absences.ts'
import { deductedFrom, deductionsFor, isOut } from '../../src/league/deductions.ts'
import { POINT } from '../../src/league/points.ts'
import { ordinalOf, rangeOf, ratedBy, UNKNOWN, whyUnrated } from '../../src/league/ratings.ts'
import { reliabilityOf } from '../../src/league/reliability.ts'

const rating = fc.record({ mu: fc.double({ min: 5, max: 45, noNaN: true }), sigma: fc.double({ min: 1, max: 8.3, noNaN: true }) })

describe('ratings', () => {
  it('begin at 1500 and become surer', () => {
    expect(rangeOf(UNKNOWN)).toEqual({ value: 1500, low: 500, high: 2500 })
    const [winner, loser] = ratedBy([UNKNOWN, UNKNOWN], [1, 2])
    expect(winner!.mu).toBeGreaterThan(25)
    expect(loser!.mu).toBeLessThan(25)
    expect(ordinalOf(winner!)).toBeGreaterThan(ordinalOf(UNKNOWN))
  })

  it('never become less sure by a game, and rate better places better among equals', () => {
    fc.assert(
      fc.property(fc.array(rating, { minLength: 2, maxLength: 7 }), fc.nat(), (before, seed) => {
        const places = before.map((_, i) => 1 + ((seed + i * 7) % before.length))
        const after = ratedBy(before, places)
        for (const [i, { mu, sigma }] of after.entries()) {
          expect(Number.isFinite(mu)).toBe(true)
          expect(sigma).toBeLessThanOrEqual(before[i]!.sigma + 1e-9)
          expect(sigma).toBeGreaterThan(0)
        }
        const equals = ratedBy(
          before.map(() => UNKNOWN),
          places,
        )
        for (const [i, one] of equals.entries())
          for (const [j, two] of equals.entries()) if (places[i]! < places[j]!) expect(one.mu).toBeGreaterThan(two.mu)
      }),
    )
  })

  it('bring more to those who share the win than to anybody behind them', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 6 }), fc.integer({ min: 1, max: 5 }), fc.nat(), (winners, behind, seed) => {
        const size = Math.min(7, winners + behind)
        // Those behind share places, too, now and then.
        const places = Array.from({ length: size }, (_, i) => (i < winners ? 1 : i - ((seed >> i) & 1) + 1))
        const after = ratedBy(
          places.map(() => UNKNOWN),
          places,
        )
        for (const [i, { mu }] of after.entries())
          if (places[i] !== 1) for (const winner of after.slice(0, Math.min(winners, size))) expect(mu).toBeLessThan(winner.mu)
        expect(new Set(after.slice(0, Math.min(winners, size)).map(({ mu }) => mu.toFixed(9))).size).toBe(1)
      }),
    )
  })

  it('do not depend on the order of the seats, also where some share a place', () => {
    fc.assert(
      fc.property(fc.array(rating, { minLength: 3, maxLength: 5 }), (before) => {
        const places = before.map((_, i) => (i < 2 ? 1 : i + 1))
        const after = ratedBy(before, places)
        const turned = ratedBy([...before].reverse(), [...places].reverse()).reverse()
        for (const [i, { mu }] of after.entries()) expect(turned[i]!.mu).toBeCloseTo(mu, 9)
      }),
    )
  })

  it('do not depend on the order of the seats', () => {
    fc.assert(
      fc.property(fc.array(rating, { minLength: 2, maxLength: 5 }), (before) => {
        const places = before.map((_, i) => i + 1)
        const after = ratedBy(before, places)
        const turned = ratedBy([...before].reverse(), [...places].reverse()).reverse()
        for (const [i, { mu, sigma }] of after.entries()) {
          expect(turned[i]!.mu).toBeCloseTo(mu, 9)
          expect(turned[i]!.sigma).toBeCloseTo(sigma, 9)
        }
      }),
    )
  })

  it('count only games among people that went far enough', () => {
    const fine = { players: ['a', 'b'], together: false, handedOver: false, progress: 1 }
    expect(whyUnrated(fine)).toBeNull()
    expect(whyUnrated({ ...fine, players: ['a', null] })).toBe('computers')
    expect(whyUnrated({ ...fine, players: ['a'] })).toBe('alone')
    expect(whyUnrated({ ...fine, together: true })).toBe('together')
    expect(whyUnrated({ ...fine, handedOver: true })).toBe('handed-over')
    expect(whyUnrated({ ...fine, progress: 0.49 })).toBe('too-early')
    expect(whyUnrated({ ...fine, progress: 0.5 })).toBeNull()
  })
})

const DAY = 86_400_000
const miss = (at: number, excuse: Incident['excuse'] = null): Incident => ({
  id: `${at}`,
  kind: 'miss',
  at,
  since: null,
  excuse,
})
const excused = { by: 'org', reason: 'ill', at: 0 }

describe('the record', () => {
  it('forgives the first miss, charges the next, and ends the season with the third', () => {
    const three = deductionsFor([miss(3), miss(1), miss(2)])
    expect(three.map(({ at, points, why }) => [at, points / POINT, why])).toEqual([
      [1, 0, 'free'],
      [2, 1, 'cost'],
      [3, 1, 'out'],
    ])
    expect(deductedFrom(three)).toBe(2 * POINT)
    expect(isOut(three)).toBe(true)
    // At two tables at the same moment: whoever is out has nothing more to lose.
    expect(deductionsFor([miss(1), miss(2), miss(3), miss(3)])).toHaveLength(3)
    const two = deductionsFor([miss(3), miss(1, excused), miss(2), { ...miss(0), kind: 'left' }])
    expect(two.map(({ why }) => why)).toEqual(['excused', 'free', 'cost'])
    expect(isOut(two)).toBe(false)
  })

  it('speaks for those who finish their games, and forgets in time', () => {
    expect(reliabilityOf([], [], 0)).toBe(100)
    const now = 1000 * DAY
    const recent = reliabilityOf([now], [miss(now)], now)
    expect(recent).toBeLessThan(100)
    expect(reliabilityOf([now], [miss(now, excused)], now)).toBe(100)
    expect(reliabilityOf([now], [miss(now - 360 * DAY)], now)).toBeGreaterThan(recent)
    expect(reliabilityOf([now, now, now], [miss(now)], now)).toBeGreaterThan(recent)
    expect(reliabilityOf([now], [{ ...miss(now), kind: 'left' }], now)).toBeLessThan(recent)
  })
})
