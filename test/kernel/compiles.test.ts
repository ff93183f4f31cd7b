/** What does not compile cannot go wrong: the compiler reads this file too, and complains where it should have complained and did not. */
import { describe, expect, it } from 'vitest'
import { stepsOf } from '../../src/kernel/contract.ts'
import { bySeat } from '../../src/kernel/language.ts'
import { type Catalogue, phrases, rulesOf, type SaysIn, speakWith, type TextOf } from '../../src/kernel/words.ts'

type Board = { lit: number }

const english = phrases({
  done: 'Done',
  lit: ({ seat, count }: { seat: string; count: number }, s) => `${s.name(seat)} lights ${s.count(count, 'lantern')}.`,
})
type Says = SaysIn<typeof english>
const { step, pick } = rulesOf<Board, TextOf<Says>>()

describe('a step', () => {
  it('jumps to its own stages only, and has them', () => {
    const loop = step<{ seat: string }, object, 'ask'>('loop', ({ one }) => ({
      ask: one({
        one: (_, { seat }) => seat,
        ask: () => ({ prompt: { say: 'done' }, input: pick([{ id: 'on', label: { say: 'done' }, leads: 'on' }]) }),
        take(table, frame, answer) {
          table.jump(frame, 'ask')
          // @ts-expect-error: there is no such stage
          if (table.board.lit > 99) table.jump(frame, 'aks')
          // @ts-expect-error: there is no such option
          if (answer.pick === 'off') table.board.lit++
        },
      }),
    }))
    expect(Object.keys(loop.stages)).toEqual(['ask'])
    // @ts-expect-error: it says that it jumps to a stage it does not have
    step<object, object, 'begin'>('lame', () => ({ go() {} }))
    // @ts-expect-error: it jumps without having said where to
    step<object>('wild', () => ({ go: (table, frame) => table.jump(frame, 'go') }))
  })

  it('has no local that its frame would take for a field of its own', () => {
    // @ts-expect-error: `n` is the frame's serial number
    expect(stepsOf<Board>()<{ n: number }>('clash', () => ({ go() {} })).name).toBe('clash')
    // @ts-expect-error: `asked` counts answers, also where it is filled in on the way
    expect(step<object, { asked?: boolean }>('clash', () => ({ go() {} })).name).toBe('clash')
  })
})

describe('a catalogue', () => {
  it('is asked only for what it can say, with all its parameters and no others', () => {
    const { stages } = step<object>('tell', () => ({
      tell(table) {
        table.say({ say: 'lit', seat: 'p1', count: 2 })
        // @ts-expect-error: no such key
        table.say({ say: 'lti', seat: 'p1', count: 2 })
        // @ts-expect-error: a parameter is missing
        table.say({ say: 'lit', seat: 'p1' })
        // @ts-expect-error: a parameter is misspelt
        table.say({ say: 'lit', seat: 'p1', cuont: 2 })
        // @ts-expect-error: a parameter is of another kind
        table.say({ say: 'lit', seat: 'p1', count: 'two' })
        // @ts-expect-error: labels are texts, too
        pick([{ id: 'a', label: { say: 'dnoe' } }])
      },
    }))
    expect(Object.keys(stages)).toEqual(['tell'])
  })

  it('has sisters in other languages that say the same, each in its own way', () => {
    const german: Catalogue<Says> = {
      done: 'Fertig',
      lit: ({ seat, count }, s) =>
        `${s.name(seat)} zündet ${s.plural(count, { one: 'eine Laterne', other: `${count} Laternen` })} an.`,
    }
    const say = speakWith({ 'en-US': english, de: german } as { 'en-US': typeof english })
    expect(say({ say: 'lit', seat: 'p1', count: 1 }, bySeat())).toBe('p1 lights 1 lantern.')
    expect(say({ say: 'lit', seat: 'p1', count: 2000 }, bySeat())).toBe('p1 lights 2,000 lanterns.')
    expect(say({ say: 'lit', seat: 'p1', count: 1 }, bySeat('de'))).toBe('p1 zündet eine Laterne an.')
    expect(say({ say: 'done' }, bySeat('fr'))).toBe('Done')
    // @ts-expect-error: a language that leaves something unsaid
    const dutch: Catalogue<Says> = { done: 'Klaar' }
    expect(dutch.done).toBe('Klaar')
  })
})
