/** The small parts on their own: clock, ids, pictures, translations. */
import { crc32, inflateSync } from 'node:zlib'
import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { defaultAvatar } from '../../src/parlour/avatars.ts'
import { leaseClock, openClock } from '../../src/parlour/clock.ts'
import { forgetLater } from '../../src/parlour/gateway/desk.ts'
import { openSession } from '../../src/parlour/gateway/session.ts'
import { measure, typeByContent } from '../../src/parlour/images.ts'
import { isNewer, openIds, timeOf } from '../../src/parlour/snowflake.ts'
import { PIXEL } from './demo-bot.ts'

describe('the clock', () => {
  it('runs what falls due on the way, in order, at the right time', async () => {
    const clock = openClock({ standingAt: 1_000 })
    const heard: [string, number][] = []
    const note = (name: string) => () => void heard.push([name, clock.now()])
    clock.after(50, note('late'))
    clock.after(10, note('early'))
    clock.after(10, note('early too'))
    const callOff = clock.after(20, note('never'))
    clock.after(30, () => clock.after(5, note('nested')))
    callOff()
    await clock.advance(40)
    expect(heard).toEqual([
      ['early', 1_010],
      ['early too', 1_010],
      ['nested', 1_035],
    ])
    await clock.advance(10)
    expect(heard.at(-1)).toEqual(['late', 1_050])
  })
  it('runs with real time, and can be put ahead of it', async () => {
    const clock = openClock()
    const rang = vi.fn()
    clock.after(20, rang)
    await vi.waitFor(() => expect(rang).toHaveBeenCalledTimes(1), 20_000)
    clock.after(60 * 60_000, rang)
    await clock.advance(60 * 60_000)
    expect(rang).toHaveBeenCalledTimes(2)
    expect(clock.now() - Date.now()).toBeGreaterThan(59 * 60_000)
    clock.stop()
  })
  it('leased, is stopped for the tenant alone', async () => {
    const clock = openClock({ standingAt: 0 })
    const [mine, theirs] = [vi.fn(), vi.fn()]
    const lease = leaseClock(clock)
    lease.after(10, mine)
    clock.after(10, theirs)
    lease.stop()
    await clock.advance(10)
    expect([mine.mock.calls.length, theirs.mock.calls.length]).toEqual([0, 1])
  })
})

describe('ids', () => {
  it('grow without fail and know their time, however the clock moves', async () => {
    const start = Date.parse('2026-01-01')
    await fc.assert(
      fc.asyncProperty(fc.array(fc.integer({ min: 0, max: 10_000 }), { maxLength: 30 }), async (steps) => {
        const clock = openClock({ standingAt: start })
        const next = openIds(clock)
        let last = next()
        for (const step of steps) {
          await clock.advance(step)
          const id = next()
          expect(isNewer(id, last)).toBe(true)
          expect(id).toMatch(/^\d{19}$/)
          expect(timeOf(id)).toBe(clock.now())
          last = id
        }
      }),
      { numRuns: 20 },
    )
  })
})

describe('pictures', () => {
  const jpeg = Buffer.from('ffd8ffe000104a46494600010100000100010000ffc0000b080020004001011100ffd9', 'hex')
  const webp = (kind: string, body: string) =>
    Buffer.concat([Buffer.from('RIFF....WEBP'), Buffer.from(kind), Buffer.alloc(4), Buffer.from(body, 'hex'), Buffer.alloc(16)])
  it.each([
    ['png', PIXEL, 'image/png', { width: 1, height: 1 }],
    ['gif', Buffer.from('474946383961030002000000', 'hex'), 'image/gif', { width: 3, height: 2 }],
    ['jpeg', jpeg, 'image/jpeg', { width: 64, height: 32 }],
    ['webp, extended', webp('VP8X', '00000000' + '0f0000' + '070000'), 'image/webp', { width: 16, height: 8 }],
    ['webp, lossy', webp('VP8 ', '000000' + '9d012a' + '10000800'), 'image/webp', { width: 16, height: 8 }],
    ['webp, lossless', webp('VP8L', '2f' + '0fc00100'), 'image/webp', { width: 16, height: 8 }],
  ])('tell type and size: %s', (_, bytes, type, size) => {
    expect(typeByContent(bytes)).toBe(type)
    expect(measure(bytes)).toEqual(size)
  })
  it('that are none are told apart, and broken ones break nothing', () => {
    expect(typeByContent(Buffer.from('hello'))).toBeUndefined()
    fc.assert(
      fc.property(
        fc.constantFrom(PIXEL, jpeg, webp('VP8X', '00'), webp('VP8L', '2f')),
        fc.nat(40),
        fc.uint8Array({ maxLength: 30 }),
        (model, cut, noise) => {
          expect(() => measure(Buffer.concat([model.subarray(0, cut), noise]))).not.toThrow()
        },
      ),
    )
  })
  it('of nobody in particular are proper PNGs', () => {
    const png = defaultAvatar(3)
    expect(measure(png)).toEqual({ width: 64, height: 64 })
    const length = png.readUInt32BE(33)
    const data = png.subarray(41, 41 + length)
    expect(inflateSync(data)).toHaveLength(64 * (64 * 3 + 1))
    expect(png.readUInt32BE(41 + length)).toBe(crc32(png.subarray(37, 41 + length)))
  })
})

describe('a session', () => {
  it('waits three minutes for its bot, from the last time it was lost', () => {
    vi.useFakeTimers()
    try {
      const session = openSession(0, [0, 1], null as never)
      const sessions = new Map([[session.id, session]])
      forgetLater({ sessions }, session)
      vi.advanceTimersByTime(170_000)
      forgetLater({ sessions }, session)
      vi.advanceTimersByTime(170_000)
      expect(sessions.size).toBe(1)
      vi.advanceTimersByTime(11_000)
      expect(sessions.size).toBe(0)
    } finally {
      vi.useRealTimers()
    }
  })
})
