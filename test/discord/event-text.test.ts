import { describe, expect, it } from 'vitest'
import { apartFor, eventText, recapText, storyOf } from '../../src/discord/show/event-text.ts'
import type { Event, Text, Weight } from '../../src/kernel/contract.ts'
import { oursIn } from '../../src/words/words.ts'

const event = (n: number, weight?: Weight): Event => ({ n, to: 'all', text: { say: 'told', n }, ...(weight && { weight }) })

describe('of many events', () => {
  it('every result is told, the latest news while there is room, trivia not; and everything in its order', () => {
    const events = [
      event(0, 'headline'),
      event(1, 'detail'),
      event(2),
      event(3),
      event(4, 'detail'),
      event(5),
      event(6, 'headline'),
    ]
    const kept = (most: number) => storyOf(events, most).map(({ n }) => n)
    expect(kept(7)).toEqual([0, 2, 3, 5, 6])
    expect(kept(3)).toEqual([0, 5, 6])
    expect(kept(1)).toEqual([0, 6])
  })

  it('a single one is told, not counted', () => {
    const events = [event(0, 'headline'), event(1, 'detail'), event(2)]
    expect(storyOf(events, 2)).toEqual(events)
    expect(storyOf([...events, event(3, 'detail')], 2).map(({ n }) => n)).toEqual([0, 2])
  })

  it('trivia are told where there is nothing else', () =>
    expect(storyOf([event(1, 'detail'), event(2, 'detail')], 1).map(({ n }) => n)).toEqual([2]))

  it('what happened to a seat comes first, and what was cut is counted', () => {
    const voice = { say: (text: Text) => `thing ${text.n} ${'x'.repeat(180)}`, ours: oursIn('en-US') }
    const events = [event(0), event(1, 'detail'), event(2), event(3, 'headline'), ...[4, 5, 6, 7].map((n) => event(n))]
    const told = events.map((each) => (each.n === 3 || each.n === 6 ? { ...each, concerns: ['p2'] } : each))
    expect(apartFor(told, 'p2').own.map(({ n }) => n)).toEqual([3, 6])
    expect(apartFor(told, null).own).toEqual([])
    const lines = recapText(told, voice, 'Since', { seat: 'p2' }).split('\n')
    expect(lines[0]).toBe('**Since**')
    expect(lines[1]).toContain('thing 3')
    expect(lines[2]).toContain('thing 6')
    expect(lines.join('\n').length).toBeLessThan(1_100)
    expect(lines.at(-1)).toBe(`-# ▸ ${told.length - (lines.length - 2)} smaller things`)
  })

  it('what came of one’s own answer is told in its order', () => {
    const voice = { say: (text: Text) => `thing ${text.n}`, ours: oursIn('en-US') }
    const told = [event(0), { ...event(1), concerns: ['p2'] }, event(2)]
    const lines = recapText(told, voice, 'What came of it', { seat: 'p2', isInOrder: true }).split('\n')
    expect(lines.slice(1)).toEqual(['- thing 0', '- thing 1', '- thing 2'])
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
