import { describe, expect, it } from 'vitest'
import { eventText, worthTelling } from '../../src/discord/show/event-text.ts'
import type { Event, Weight } from '../../src/kernel/contract.ts'
import { oursIn } from '../../src/words/words.ts'

const event = (n: number, weight?: Weight): Event => ({ n, to: 'all', text: { say: 'told', n }, ...(weight && { weight }) })

describe('of many events', () => {
  it('trivia go first, then the oldest news; results stay, and everything in its order', () => {
    const events = [
      event(0, 'headline'),
      event(1, 'detail'),
      event(2),
      event(3),
      event(4, 'detail'),
      event(5),
      event(6, 'headline'),
    ]
    const kept = (most: number) => worthTelling(events, most).map(({ n }) => n)
    expect(kept(7)).toEqual([0, 1, 2, 3, 4, 5, 6])
    expect(kept(5)).toEqual([0, 2, 3, 5, 6])
    expect(kept(3)).toEqual([0, 5, 6])
    expect(kept(2)).toEqual([0, 6])
  })
})

describe('an event that was told by earlier rules', () => {
  const ours = oursIn('en-US')
  const voice = (say: () => string) => ({ say, ours })

  it('is told in today’s words where there are any', () =>
    expect(
      eventText(
        voice(() => 'Ann rests.'),
        event(1),
      ),
    ).toBe('Ann rests.'))
  it('never keeps the others from being told', () => {
    const fails = () => {
      throw new TypeError('Cannot read properties of undefined')
    }
    expect(eventText(voice(fails), event(1))).toBe(ours('event.earlier'))
    expect(
      eventText(
        voice(() => 'undefined gains 2'),
        event(1),
      ),
    ).toBe(ours('event.earlier'))
  })
})
