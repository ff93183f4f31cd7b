import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type AnyGame, type Game, type State, stepsOf } from '../../src/kernel/contract.ts'
import { fenced, resume, undo } from '../../src/kernel/draft.ts'
import { type Applied, apply, awaited, create, decisions, Fault, isRefusal, load, reveal } from '../../src/kernel/engine.ts'
import { pick } from '../../src/kernel/input.ts'
import { randomFrom } from '../../src/kernel/random.ts'
import { seatsOf } from '../suite/inherited.ts'
import { type Board, lanterns, lanternsWith } from './lanterns.ts'

const { game } = lanterns.hosted as { game: Game<Board> }
const opening = (held = false) => create(game, { seats: seatsOf(3), random: randomFrom(11), held })
const answered = (state: State<Board>, seat: string, answer: unknown): Applied<Board> => {
  const [decision] = decisions(game, state, seat)
  const result = apply(game, state, seat, decision!.id, answer)
  if (isRefusal(result)) throw new Error(result.text.say)
  return result
}

describe('a turn', () => {
  it('waits for one seat, with the default beside the question', () => {
    const { state } = opening()
    expect(awaited(game, state)).toEqual(['p1'])
    expect(decisions(game, state, 'p1')[0]).toMatchObject({ seat: 'p1', sealed: false, offer: false, idle: { pick: 'rest' } })
  })

  it('goes on with the same seat as a draft, and undo brings the position back to the byte', () => {
    const { state } = opening()
    const next = answered(state, 'p1', { pick: 'rest' })
    expect(next.fence).toBe(false)
    const draft = {
      fence: state,
      since: [{ seat: 'p1', decision: decisions(game, state, 'p1')[0]!.id, answer: { pick: 'rest' } }],
    }
    expect(resume(game, draft).state).toEqual(next.state)
    expect(undo(game, draft).state).toEqual(state)
    expect(() => undo(game, fenced(state))).toThrow(Fault)
  })

  it('raises the fence when somebody else is to decide, and when something is drawn', () => {
    const { state } = opening()
    const rested = answered(state, 'p1', { pick: 'rest' })
    expect(answered(rested.state, 'p1', ['c', 'a', 'b']).fence).toBe(true)
    const looked = answered(state, 'p1', { pick: 'look', then: { pick: 'p2' } })
    expect(looked).toMatchObject({ fence: true, learnt: ['p1'] })
    expect(looked.events.map(({ to, text }) => [to, text.say])).toEqual([
      ['all', 'looked'],
      ['p1', 'saw'],
    ])
    expect(looked.events[0]!.n).toBe(looked.events[1]!.n)
  })

  it('a draft that the rules no longer accept falls back to its fence', () => {
    const { state } = opening()
    const broken = { fence: state, since: [{ seat: 'p1', decision: 'gone', answer: { pick: 'rest' } }] }
    expect(resume(game, broken)).toMatchObject({ state, draft: fenced(state) })
  })
})

describe('sealed answers', () => {
  const bidding = (held: boolean) => answered(opening(held).state, 'p1', { pick: 'bid' }).state

  it('may be changed and taken back until the last one is there', () => {
    let state = answered(bidding(false), 'p1', 3).state
    expect(decisions(game, state, 'p1')[0]!.given).toBe(3)
    expect(awaited(game, state)).toEqual(['p2', 'p3'])
    state = answered(state, 'p1', 1).state
    expect(decisions(game, state, 'p1')[0]!.given).toBe(1)
    state = answered(state, 'p1', null).state
    expect(awaited(game, state)).toEqual(['p1', 'p2', 'p3'])
  })

  it('open together with the last one', () => {
    let state = bidding(false)
    for (const [seat, light] of [
      ['p3', 0],
      ['p1', 2],
    ] as const)
      state = answered(state, seat, light).state
    const opened = answered(state, 'p2', 1)
    expect(opened.learnt).toBe('all')
    expect(opened.state.board.players.p1!.light).toBe(5 - 2 + 4)
  })

  it('wait for the table in a held game, and may be changed meanwhile', () => {
    let state = bidding(true)
    expect(reveal(game, state)).toMatchObject({ refused: 'early' })
    for (const seat of state.seats) state = answered(state, seat, 1).state
    expect(awaited(game, state)).toEqual([])
    state = answered(state, 'p2', 5).state
    const opened = reveal(game, state)
    if (isRefusal(opened)) throw new Error('refused')
    expect(opened.state.board.players.p2!.light).toBe(5 - 5 + 4)
    expect(awaited(game, opened.state)).toEqual(['p1'])
  })
})

describe('lanes, gates, offers and pledges', () => {
  it('lets seats grow side by side, parks the later ones at the scarce tile, and answers what is evident', () => {
    let { state } = create(game, { seats: seatsOf(4), random: randomFrom(5) })
    while (awaited(game, state).length < 4) {
      const [seat] = awaited(game, state)
      const [decision] = decisions(game, state, seat)
      state = answered(state, seat!, decision!.idle).state
    }
    state = answered(state, 'p2', []).state
    expect(awaited(game, state)).toEqual(['p1', 'p3', 'p4'])
    for (const seat of ['p1', 'p3', 'p4']) state = answered(state, seat, []).state
    expect(awaited(game, state)).toEqual(['p1'])
    for (const [seat, tile] of [
      ['p1', 'moon'],
      ['p2', 'sun'],
    ] as const)
      state = answered(state, seat, { pick: tile }).state
    const last = answered(state, 'p3', { pick: 'star' })
    expect(last.forced).toMatchObject([{ seat: 'p4', answer: { pick: 'comet' } }])
  })

  it('looks at a parked lane again when a later lane is moved on by the kernel itself', () => {
    type Small = { n: number }
    const step = stepsOf<Small>()
    const lane = step<{ seat: string }>('lane', ({ one }) => ({
      wait: one({
        one: (_, f) => f.seat,
        gate: (t, f) => f.seat === 'p1' && t.board.n === 0,
        evident: true,
        ask: (_, f) => ({
          prompt: { say: 'turn' },
          input: pick(
            f.seat === 'p1'
              ? [
                  { id: 'a', label: { say: 'yes' } },
                  { id: 'b', label: { say: 'no' } },
                ]
              : [{ id: 'a', label: { say: 'yes' } }],
          ),
        }),
        take: (t) => {
          t.board.n++
        },
      }),
    }))
    const first = step<Record<never, never>>('first', () => ({
      go: (t, f) => t.split(f, lane, { p1: { seat: 'p1' }, p2: { seat: 'p2' } }),
      over: (t) => t.finish({ ending: 'x', ranking: [], scores: {} }),
    }))
    const small: AnyGame = {
      ...game,
      id: 'small',
      setup: () => ({ n: 0 }),
      first,
      steps: [first, lane],
      offers: () => [],
      settle: () => {},
    }
    const { state } = create(small, { seats: ['p1', 'p2'], random: randomFrom(1) })
    expect(awaited(small, state)).toEqual(['p1'])
  })

  it('takes offers between questions only, each once', () => {
    const { state } = opening()
    const offer = decisions(game, state, 'p3')[0]!
    expect(offer).toMatchObject({ offer: true })
    const given = answered(state, 'p3', { pick: 'give' })
    expect(given.state.board.players.p3!.light).toBe(4)
    expect(apply(game, given.state, 'p3', offer.id, { pick: 'give' })).toMatchObject({ refused: 'stale' })
    const bidding = answered(state, 'p1', { pick: 'bid' }).state
    expect(decisions(game, bidding, 'p3').every(({ offer }) => !offer)).toBe(true)
  })

  it('closes a pledge as soon as it suffices', () => {
    let state = answered(opening().state, 'p1', { pick: 'kindle' }).state
    state = answered(state, 'p1', {}).state
    expect(awaited(game, state)).toEqual(['p1', 'p2', 'p3'])
    state = answered(state, 'p2', 2).state
    expect(state.board.players.p2!.light).toBe(3)
  })
})

describe('bad input', () => {
  const { state } = opening()
  const before = JSON.stringify(state)
  const { id } = decisions(game, state, 'p1')[0]!
  const refusalOf = (seat: string, decision: string, answer: unknown) => {
    const result = apply(game, state, seat, decision, answer)
    expect(JSON.stringify(state)).toBe(before)
    return isRefusal(result) ? result.refused : null
  }

  it('is refused with a typed reason that has words', () => {
    expect(refusalOf('p2', id, { pick: 'rest' })).toBe('stale')
    expect(refusalOf('p9', id, { pick: 'rest' })).toBe('stranger')
    expect(refusalOf('__proto__', id, { pick: 'rest' })).toBe('stranger')
    expect(refusalOf('p1', 'nonsense', { pick: 'rest' })).toBe('stale')
    expect(refusalOf('p1', id, { pick: 'fly' })).toBe('misfit')
    expect(refusalOf('p1', id, { pick: 'look' })).toBe('misfit')
    expect(refusalOf('p1', id, { pick: 'rest', then: 1 })).toBe('misfit')
    expect(refusalOf('p1', id, JSON.parse('{"pick":"rest","__proto__":{"x":1}}'))).toBe('misfit')
    expect(refusalOf('p1', id, null)).toBe('misfit')
    expect(apply(game, state, 'p1', id, { pick: 'fly' })).toMatchObject({ text: { say: 'no-wings' } })
  })

  it('10,000 random JSON values change nothing', () => {
    const seats = fc.oneof(fc.constantFrom('p1', 'p2', 'p3', 'constructor'), fc.string())
    const ids = fc.oneof(fc.constantFrom(id, `${id} `, 'offer.gift.0', '__proto__'), fc.string())
    const answers = fc.oneof(
      fc.jsonValue(),
      fc.record({ pick: fc.jsonValue(), then: fc.jsonValue() }),
      fc.integer(),
      fc.constant(2 ** 53),
    )
    fc.assert(
      fc.property(seats, ids, answers, (seat, decision, answer) => {
        const result = apply(game, state, seat, decision, answer)
        expect(JSON.stringify(state)).toBe(before)
        if (!isRefusal(result)) expect(JSON.stringify(result.state)).not.toBe(before)
      }),
      { numRuns: 10_000, seed: 1 },
    )
  })

  it('refuses everything once the game is over', () => {
    const over = { ...state, outcome: { ending: 'dawn', ranking: [], scores: {} } }
    expect(apply(game, over, 'p1', id, { pick: 'rest' })).toMatchObject({ refused: 'finished' })
    expect(decisions(game, over)).toEqual([])
  })
})

describe('faults of the rules', () => {
  type Small = { n: number }
  const step = stepsOf<Small>()
  const small = (first: AnyGame['first'], over: Partial<AnyGame> = {}): AnyGame => ({
    ...game,
    id: 'small',
    setup: () => ({ n: 0 }),
    first,
    steps: [first],
    offers: () => [],
    settle: () => {},
    ...over,
  })
  const begin = (it: AnyGame) => create(it, { seats: ['p1', 'p2'], random: randomFrom(1) })
  const asking = (take: () => void) =>
    step<Record<never, never>>('first', ({ one }) => ({
      ask: one({
        one: () => 'p1',
        ask: () => ({ prompt: { say: 'turn' }, input: pick([{ id: 'a', label: { say: 'yes' } }]) }),
        take,
      }),
    }))

  it('a runaway step is stopped', () => {
    const loop = step<Record<never, never>, object, 'again'>('first', () => ({ again: (t, f) => t.jump(f, 'again') }))
    expect(() => begin(small(loop))).toThrow(/runaway step first\.again/)
  })

  it('a throw inside a rule discards the copy and names the place, not the values', () => {
    const broken = small(
      asking(() => {
        throw new Error('secret 42')
      }),
    )
    const { state } = begin(broken)
    const before = JSON.stringify(state)
    expect(() => apply(broken, state, 'p1', decisions(broken, state)[0]!.id, { pick: 'a' })).toThrow(/^small failed at first\.·$/)
    expect(JSON.stringify(state)).toBe(before)
  })

  it('a game that stops without an outcome, or calls a step it does not list, is at fault', () => {
    expect(() => begin(small(step('first', () => ({ nothing() {} }))))).toThrow(/without an outcome/)
    const stranger = step('stranger', () => ({ nothing() {} }))
    expect(() => begin(small(step('first', () => ({ go: (t) => t.call(stranger, {}) }))))).toThrow(
      /does not list its step "stranger"/,
    )
  })

  it('settings and seats are checked', () => {
    expect(() => create(game, { seats: ['p1'], random: randomFrom(1) })).toThrow(/not for 1 seats/)
    expect(() => create(game, { seats: seatsOf(2), options: { wind: 'storm' }, random: randomFrom(1) })).toThrow(/"storm"/)
    expect(() => create(game, { seats: seatsOf(2), options: { rain: 'yes' }, random: randomFrom(1) })).toThrow(/"rain"/)
  })
})

describe('stored states', () => {
  it('load only with the same pack and known stages, and migrate step by step', () => {
    const { state } = opening()
    const stored = () => JSON.parse(JSON.stringify(state))
    expect(load(game, stored())).toEqual(state)
    expect(() => load(game, { ...stored(), rules: { ...state.rules, pack: 'other' } })).toThrow(/another data pack/)
    expect(() => load(game, { ...stored(), rules: { ...state.rules, version: 9 } })).toThrow(/newer than these rules/)
    const lost = stored()
    lost.agenda[0].at = 'gone'
    expect(() => load(game, lost)).toThrow(/no stage rounds\.gone/)
    const bad = stored()
    bad.board.round = 'one'
    expect(() => load(game, bad)).toThrow(/round/)
    const next: AnyGame = {
      ...lanternsWith(null).game,
      version: 2,
      migrate: { 1: (old) => ({ ...old, rules: { ...old.rules, version: 2 } }) },
    }
    expect(load(next, stored()).rules.version).toBe(2)
    expect(() => load({ ...next, migrate: {} }, stored())).toThrow(/no way from version 1/)
  })
})
