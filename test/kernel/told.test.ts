/** What only people read is made when somebody reads it, and is then what it would have been at once. */
import { describe, expect, it } from 'vitest'
import { type Ask, type Game, stepsOf, type Told } from '../../src/kernel/contract.ts'
import { consume, create, decisions, Fault } from '../../src/kernel/engine.ts'
import { pick } from '../../src/kernel/input.ts'
import { randomFrom } from '../../src/kernel/random.ts'
import { absentFrom, meaningOf, shownBeside, spelledOut } from '../../src/kernel/told.ts'

const text = (say: string) => ({ say })
type Saying = <T>(words: T) => Told<T>
const ask = (said: Saying): Ask<{ pick: string }> => ({
  prompt: text('which'),
  shows: said([text('purse')]),
  absent: said([{ label: text('other'), why: text('not-yours') }]),
  input: pick<string, unknown>([
    { id: 'a', label: text('a'), means: said(text('does-a')) },
    { id: 'b', label: text('b'), then: pick([{ id: 'c', label: text('c'), means: said(text('does-c')) }]) },
  ]),
})

/** A game of one question. */
function asking(asked: () => Ask<{ pick: string }>, evident: boolean): Game<object> {
  const once = stepsOf<object>()('once', ({ one }) => ({
    asks: one({
      one: () => 'p1',
      evident,
      ask: asked,
      take: (table) => table.finish({ ending: 'over', ranking: [['p1']], scores: { p1: [] } }),
    }),
  }))
  return {
    id: 'once',
    version: 1,
    pack: '',
    seats: { min: 1, max: 1 },
    settings: [],
    board: { parse: (board) => board as object },
    setup: () => ({}),
    first: once,
    steps: [once],
    view: () => ({}),
    scramble: (state) => state,
    migrate: {},
    speak: ({ say }) => say,
  }
}

describe('what a question tells', () => {
  it('is the same, made at once or when it is read', () => {
    const [now, later] = [ask((words) => words), ask((words) => () => words)]
    expect(later).not.toEqual(now)
    expect(spelledOut(later)).toEqual(now)
    expect(spelledOut(now)).toEqual(now)
    expect(JSON.parse(JSON.stringify(spelledOut(later)))).toEqual(now)
    for (const question of [now, later]) {
      expect(shownBeside(question)).toEqual([text('purse')])
      expect(absentFrom(question)).toEqual([{ label: text('other'), why: text('not-yours') }])
      const options = question.input.kind === 'pick' ? question.input.options : []
      expect(options.map(meaningOf)).toEqual([text('does-a'), undefined])
    }
    expect([...shownBeside({}), ...absentFrom({})]).toEqual([])
  })

  it('is made for nobody who only plays', () => {
    const made: unknown[] = []
    const later: Saying = (words) => () => {
      made.push(words)
      return words
    }
    const game = asking(() => ask(later), true)
    const { state } = create(game, { seats: ['p1'], random: randomFrom(1) })
    const [decision] = decisions(game, state)
    expect(decision!.idle).toEqual({ pick: 'a' })
    consume(game, state, 'p1', decision!.id, { pick: 'a' })
    expect(state.outcome?.ending).toBe('over')
    expect(made).toEqual([])
    spelledOut(decision!)
    expect(made).toHaveLength(4)
  })

  it('and what it offers are derived when somebody looks, once, and never from a later state', () => {
    let asked = 0
    const game = asking(() => {
      asked++
      return ask((words) => words)
    }, false)
    const { state } = create(game, { seats: ['p1'], random: randomFrom(1) })
    const [[looked], [late]] = [decisions(game, state), decisions(game, state)]
    expect([looked!.id, looked!.seat, looked!.offer, asked]).toEqual(['0.asks.0', 'p1', false, 0])
    expect([looked!.prompt, looked!.about, looked!.input.kind, asked]).toEqual([text('which'), undefined, 'pick', 1])
    expect(JSON.parse(JSON.stringify(looked))).toEqual({ ...ask((words) => words), ...spelledOut(looked!) })
    expect(asked).toBe(1)
    consume(game, state, 'p1', looked!.id, { pick: 'a' })
    expect(looked!.input.kind).toBe('pick')
    expect(() => late!.input).toThrow(Fault)
  })
})
