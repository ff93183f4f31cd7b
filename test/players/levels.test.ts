/** How well computers play: what is offered follows from what was measured, and the page about it says the same. */
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { interval } from '../../scripts/strength/interval.ts'
import { report } from '../../scripts/strength/report.ts'
import type { Decision } from '../../src/kernel/contract.ts'
import { amount, misfit, pick } from '../../src/kernel/input.ts'
import { dice } from '../../src/kernel/random.ts'
import { gentleFrom } from '../../src/players/gentle.ts'
import { levelAt, levelsFor, type Measured, settingsFor, thinks } from '../../src/players/levels.ts'
import strength from '../../src/players/strength.json' with { type: 'json' }

const cell = (level: Measured['level'], low: number, rest: Partial<Measured> = {}): Measured => ({
  ...{ game: 'toy', seats: 3, level, games: 100, won: 0.5, low, high: 0.6, even: 0.33, seed: 1, habit: '' },
  ...rest,
})

describe('the levels offered', () => {
  it('are those that beat the one below with 95 % certainty, for so many players', () => {
    expect(levelsFor('toy', 3, [])).toEqual(['steady'])
    expect(levelsFor('toy', 3, [cell('steady', 0.4), cell('sharp', 0.34)])).toEqual(['gentle', 'steady', 'sharp'])
    expect(levelsFor('toy', 4, [cell('steady', 0.4), cell('sharp', 0.4)])).toEqual(['steady'])
    expect(levelsFor('toy', 3, [cell('steady', 0.3), cell('sharp', 0.33)])).toEqual(['steady'])
    expect(levelsFor('toy', 3, [cell('master', 0.9)]), 'no master without a sharp one').toEqual(['steady'])
  })
  it('need a hundred games to be said to be better', () =>
    expect(levelsFor('toy', 3, [cell('steady', 0.4, { games: 99 })])).toEqual(['steady']))
  it('are never gentle where all win or lose together', () =>
    expect(levelsFor('toy', 3, [cell('steady', 0.8, { together: true })])).toEqual(['steady']))
  it('are lowered to what there is', () => {
    expect(levelAt('no such game', 3, 'master')).toBe('steady')
    expect(levelAt('no such game', 3, 'gentle')).toBe('steady')
    expect(levelAt('secret-societies', 3, 'gentle')).toBe('gentle')
  })
  it('were measured with the settings they play with', () => {
    const thinking = (strength as Measured[]).filter(({ level }) => thinks(level))
    expect(thinking.length).toBeGreaterThan(0)
    for (const { game, settings } of thinking) expect(settings, game).toEqual(settingsFor(game))
  })
  it('stand in docs/opponents.md as they were measured', () =>
    expect(readFileSync('docs/opponents.md', 'utf8')).toBe(report(strength as Measured[])))
})

describe('an interval', () => {
  it('is Wilson’s, and goes on from an earlier run', () => {
    const won = [...Array(30).fill(1), ...Array(20).fill(0)]
    const whole = interval(won, Array(50).fill(0.5))
    expect(whole).toMatchObject({ games: 50, won: 0.6, low: 0.4618, high: 0.7239, even: 0.5 })
    const first = interval(won.slice(0, 20), Array(20).fill(0.5))
    expect(interval(won.slice(20), Array(30).fill(0.5), first)).toEqual(whole)
  })
})

describe('a gentle computer', () => {
  const asked = (input: Decision['input']): Decision => ({
    ...{ id: 'q', seat: 'p1', question: 'toy.door', prompt: { say: 'door' }, input },
    ...{ sealed: false, offer: false, printable: false, idle: null },
  })
  const answers = (input: Decision['input'], wanted: unknown) =>
    Array.from({ length: 300 }, (_, seed) =>
      gentleFrom(() => wanted)({ seat: 'p1', view: null, decision: asked(input), random: dice(seed) }),
    )
  it('mostly plays steadily, sometimes a little more or less, always something that can be played', () => {
    const given = answers(amount(0, 9), 4)
    expect(given.every((answer) => misfit(amount(0, 9), answer) === null)).toBe(true)
    const same = given.filter((answer) => answer === 4).length
    expect(same).toBeGreaterThan(150)
    expect(same).toBeLessThan(260)
    expect(given.every((answer) => Math.abs(Number(answer) - 4) <= 3)).toBe(true)
  })
  it('does not pass by mistake, nor what is blocked', () => {
    const doors = pick([
      { id: 'a', label: { say: 'a' } },
      { id: 'b', label: { say: 'b' } },
      { id: 'c', label: { say: 'c' }, blocked: { say: 'shut' } },
      { id: 'done', label: { say: 'done' }, leads: 'end' },
    ])
    expect(new Set(answers(doors, { pick: 'a' }).map((answer) => JSON.stringify(answer)))).toEqual(
      new Set(['{"pick":"a"}', '{"pick":"b"}']),
    )
  })
})
