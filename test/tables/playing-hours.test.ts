import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { afterPlaying, type Hours, isZone, openingAfter, playedBetween } from '../../src/tables/playing-hours.ts'

const HOUR = 3_600_000
const berlin: Hours = { from: 8, to: 22, zone: 'Europe/Berlin' }
const at = (text: string) => Date.parse(text)

describe('playing time', () => {
  it('stands still at night', () => {
    expect(new Date(afterPlaying(at('2026-06-10T18:00:00Z'), 4 * HOUR, berlin)).toISOString()).toBe('2026-06-11T08:00:00.000Z')
    expect(new Date(afterPlaying(at('2026-06-10T21:00:00Z'), 0, berlin)).toISOString()).toBe('2026-06-11T06:00:00.000Z')
    expect(afterPlaying(at('2026-06-10T12:00:00Z'), 0, berlin)).toBe(at('2026-06-10T12:00:00Z'))
  })

  it('follows the clock of the zone through both changes of the year', () => {
    // 25 October 2026: Berlin goes from +2 to +1 at night; 8 in the morning is 7 UTC from then on.
    expect(new Date(afterPlaying(at('2026-10-24T19:00:00Z'), 2 * HOUR, berlin)).toISOString()).toBe('2026-10-25T08:00:00.000Z')
    // 29 March 2026: from +1 to +2; 8 in the morning is 6 UTC.
    expect(new Date(afterPlaying(at('2026-03-28T20:00:00Z'), 2 * HOUR, berlin)).toISOString()).toBe('2026-03-29T07:00:00.000Z')
    const dayOfChange: Hours = { from: 0, to: 24, zone: 'Europe/Berlin' }
    expect(playedBetween(at('2026-03-28T23:00:00Z'), at('2026-03-29T22:00:00Z'), dayOfChange)).toBe(23 * HOUR)
  })

  it('can be other hours on some days of the week, or none', () => {
    // 10 June 2026 is a Wednesday.
    const busy: Hours = { ...berlin, days: { '4': null, '6': { from: 10, to: 2 }, '0': { from: 1, to: 5 } } }
    expect(new Date(afterPlaying(at('2026-06-10T21:00:00Z'), 0, busy)).toISOString()).toBe('2026-06-12T06:00:00.000Z')
    expect(new Date(afterPlaying(at('2026-06-12T21:00:00Z'), 0, busy)).toISOString()).toBe('2026-06-13T08:00:00.000Z')
    // The night of Saturday goes on into Sunday, and no hour counts twice.
    expect(playedBetween(at('2026-06-12T22:00:00Z'), at('2026-06-14T21:00:00Z'), busy)).toBe(19 * HOUR)
    expect(openingAfter(at('2026-06-10T12:00:00Z'), busy)).toBe(at('2026-06-12T06:00:00Z'))
    expect(openingAfter(at('2026-06-10T12:00:00Z'), undefined)).toBeNull()
  })

  it('knows people who play past midnight, and vacations', () => {
    const owl: Hours = { from: 18, to: 2, zone: 'America/New_York' }
    expect(afterPlaying(at('2026-07-01T05:00:00Z'), 0, owl)).toBe(at('2026-07-01T05:00:00Z'))
    expect(new Date(afterPlaying(at('2026-07-01T07:00:00Z'), 0, owl)).toISOString()).toBe('2026-07-01T22:00:00.000Z')
    const vacation = [{ from: at('2026-06-10T00:00:00Z'), to: at('2026-06-20T00:00:00Z') }]
    expect(new Date(afterPlaying(at('2026-06-09T12:00:00Z'), 20 * HOUR, berlin, vacation)).toISOString()).toBe(
      '2026-06-20T18:00:00.000Z',
    )
  })

  it('adds up: what was played until a deadline is what was given', () => {
    const zones = fc.constantFrom(
      'Europe/Berlin',
      'America/New_York',
      'Asia/Kolkata',
      'Australia/Lord_Howe',
      'UTC',
      'Pacific/Apia',
    )
    const hours = fc.record({ from: fc.nat(23), to: fc.nat(24), zone: zones })
    fc.assert(
      fc.property(
        fc.integer({ min: at('2025-01-01'), max: at('2028-01-01') }),
        fc.integer({ min: 1, max: 200 * HOUR }),
        fc.option(hours, { nil: undefined }),
        (start, amount, each) => {
          const due = afterPlaying(start, amount, each)
          expect(due).toBeGreaterThanOrEqual(start + amount)
          expect(playedBetween(start, due, each)).toBe(amount)
        },
      ),
      { numRuns: 400, seed: 9 },
    )
  })

  it('tells a zone from a typing error', () => {
    expect([isZone('Europe/Berlin'), isZone('Europe/Atlantis')]).toEqual([true, false])
  })
})
