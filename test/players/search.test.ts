/** What a computer that tries its answers out makes of them, in worlds of a few lines. */
import { describe, expect, it } from 'vitest'
import type { Decision, Outcome } from '../../src/kernel/contract.ts'
import { pick } from '../../src/kernel/input.ts'
import { dice } from '../../src/kernel/random.ts'
import type { World } from '../../src/kernel/world.ts'
import { type Thinking, think } from '../../src/players/search.ts'
import { weigh } from '../../src/players/weighing.ts'

const asked = (ids: readonly string[]): Decision => ({
  id: 'q',
  seat: 'p1',
  question: 'toy.door',
  prompt: { say: 'door' },
  input: pick(ids.map((id) => ({ id, label: { say: id } }))),
  sealed: false,
  offer: false,
  printable: false,
  idle: { pick: ids[0] },
})

const over = (won: boolean, lead = 0, together = false): Outcome => ({
  ending: 'toy',
  ranking: won ? [['p1'], ['p2']] : [['p2'], ['p1']],
  scores: { p1: [{ label: { say: 'points' }, points: lead }], p2: [{ label: { say: 'points' }, points: 0 }] },
  ...(together && { together: won ? ('won' as const) : ('lost' as const) }),
})

/** A world that ends with the first answer; `end` says how, by the answer and this world's luck (0 to 99). */
const worlds =
  (end: (answer: string, luck: number) => Outcome, counted = { played: 0 }): Thinking['imagine'] =>
  (random) => {
    const luck = random(100)
    const world = (): World => {
      let outcome: Outcome | null = null
      return {
        seats: ['p1', 'p2'],
        get outcome() {
          return outcome
        },
        asked: () => undefined,
        view: () => null,
        answer(_, given) {
          counted.played++
          outcome = end((given as { pick: string }).pick, luck)
          return true
        },
        copy: world,
      }
    }
    return world()
  }

const SETTINGS = { answers: 8, sure: 1, scale: 10 }
const roundsOf = (most: number) => {
  let spent = 0
  return { most, spent: () => ++spent }
}
const steady = () => ({ pick: 'a' })
const thought = (imagine: Thinking['imagine'], ids = ['a', 'b', 'c', 'd'], most = 60) =>
  think(steady, SETTINGS, roundsOf(most), { seat: 'p1', view: null, decision: asked(ids), random: dice(7), imagine }).answer

describe('a computer that tries its answers out', () => {
  it('finds the answer that wins more often', () =>
    expect(thought(worlds((answer, luck) => over(luck < (answer === 'c' ? 80 : 30))))).toEqual({ pick: 'c' }))
  it('stays with the steady answer where nothing is clearly better', () =>
    expect(thought(worlds((_, luck) => over(luck < 50)))).toEqual({ pick: 'a' }))
  it('is not misled by luck: every answer meets the same worlds', () =>
    expect(
      thought(
        worlds((answer, luck) => over(luck < 50, answer === 'b' ? luck + 5 : luck)),
        undefined,
        4,
      ),
    ).toEqual({ pick: 'b' }))
  it('counts nothing but the win where all win or lose together', () => {
    const end = (answer: string, luck: number) => over(luck < (answer === 'd' ? 70 : 40), answer === 'b' ? 500 : 0, true)
    expect(thought(worlds(end))).toEqual({ pick: 'd' })
  })
  it('does not think where there is nothing to choose', () => {
    const counted = { played: 0 }
    thought(
      worlds(() => over(true), counted),
      ['a'],
    )
    expect(counted.played).toBe(0)
  })
  it('stops early where everything else is worse', () => {
    const counted = { played: 0 }
    thought(
      worlds((answer) => over(answer === 'a'), counted),
      undefined,
      4000,
    )
    expect(counted.played).toBeLessThan(9000)
  })
  it('thinks the same twice with the same dice', () => {
    const twice = [1, 2].map(() =>
      thought(
        worlds((answer, luck) => over(luck < 40 + answer.charCodeAt(0) - 97)),
        undefined,
        9,
      ),
    )
    expect(twice[0]).toEqual(twice[1])
  })
})

describe('a computer that looks a round ahead', () => {
  /** A world of many rounds in which every answer counts what it says; `a` brings one point now and `b` two. */
  function rounds(played: number[]): Thinking['imagine'] {
    const world = (points: number, round: number): World => ({
      seats: ['p1', 'p2'],
      outcome: null,
      asked: () => ({ ...asked(['go']), seat: 'p2' }),
      view: (seat) => ({ seat, round, points }),
      answer(_, given) {
        const { pick: picked } = given as { pick: string }
        if (picked === 'go') round++
        else points = picked === 'b' ? 2 : 1
        played.push(round)
        return true
      },
      copy: () => world(points, round),
    })
    return () => world(0, 3)
  }
  type Seen = { readonly seat: string; readonly round: number; readonly points: number }
  const foresight = (rounds: number) => ({
    rounds,
    round: (view: unknown) => (view as Seen).round,
    standing: (view: unknown) => ((view as Seen).seat === 'p1' ? (view as Seen).points : 1),
  })
  const play = ({ decision }: { readonly decision: Decision }) => (decision.seat === 'p2' ? { pick: 'go' } : { pick: 'a' })
  const looking = (far: number) => {
    const played: number[] = []
    const position = { seat: 'p1', view: null, decision: asked(['a', 'b']), random: dice(7), imagine: rounds(played) }
    const { answer, tried } = think(play, SETTINGS, roundsOf(40), position, foresight(far))
    return { answer, tried, last: Math.max(...played) }
  }

  it('judges by where everybody stands then, and plays no further', () => {
    expect(looking(1)).toMatchObject({ answer: { pick: 'b' }, last: 4 })
    expect(looking(3)).toMatchObject({ answer: { pick: 'b' }, last: 6 })
  })
  it('does not call that a victory', () => expect(looking(1).tried.map(({ won }) => won)).toEqual([0, 0]))
})

describe('an answer that was given', () => {
  const weighed = (given: string, winners: readonly string[], imagine: Thinking['imagine'], others = 0) =>
    weigh(
      steady,
      roundsOf(40),
      { seat: 'p1', view: null, decision: asked(['a', 'b', 'c', 'd']), random: dice(3), imagine },
      { given: { pick: given }, winners, others },
    ).tried
  const end = (answer: string, luck: number) => over(luck < (answer === 'b' ? 70 : 20))

  it('is weighed beside the steady one, in the same worlds, by somebody else’s chance as well', () => {
    const [own, usual] = weighed('b', ['p1'], worlds(end))
    expect([own!.answer, usual!.answer]).toEqual([{ pick: 'b' }, { pick: 'a' }])
    expect(own!.worlds).toBe(usual!.worlds)
    expect(own!.won).toBeGreaterThan(usual!.won)
    const [theirs] = weighed('b', ['p2'], worlds(end))
    expect(theirs!.won).toBe(theirs!.worlds - own!.won)
  })
  it('is tried beside a few others where that is asked for', () =>
    expect(weighed('b', ['p1'], worlds(end), 2).map(({ answer }) => (answer as { pick: string }).pick)).toEqual([
      'b',
      'a',
      'c',
      'd',
    ]))
  it('moves nothing where it is the steady one', () => {
    const counted = { played: 0 }
    expect(weighed('a', ['p1'], worlds(end, counted))).toEqual([{ answer: { pick: 'a' }, worlds: 0, won: 0 }])
    expect(counted.played).toBe(0)
  })
})
