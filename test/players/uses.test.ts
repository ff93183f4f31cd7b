import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { habitOf } from '../../scripts/habit.ts'
import { type Counted, idle, unexplained, usesOf, usesReport } from '../../scripts/uses/report.ts'
import { HOSTED } from '../../src/games/index.ts'
import { steadyAt } from '../../src/players/index.ts'

const ROOT = join(import.meta.dirname, '../..')
const counted: Counted[] = JSON.parse(readFileSync(join(ROOT, 'scripts/uses/counted.json'), 'utf8'))

describe('What steady players make use of', () => {
  it('is told on the page as it was counted', () => {
    expect(readFileSync(join(ROOT, 'docs/uses.md'), 'utf8')).toBe(usesReport(counted))
  })

  it('was counted over 500 games of a game, and leaves out nothing without a reason', () => {
    for (const { games } of counted) expect(games).toBeGreaterThanOrEqual(500)
    expect(unexplained(counted)).toEqual([])
    expect(idle(counted)).toEqual([])
  })

  it.each(HOSTED)('was counted of $title among players who play as they do today', (hosted) => {
    const { id } = hosted.game
    expect(counted.find(({ game }) => game === id)?.habit, `run: npm run uses -- ${id}`).toBe(habitOf(hosted))
  })

  it('is another habit where a single answer is another one', () => {
    const hosted = HOSTED.find(({ game }) => game.id === 'age-of-atlantis')!
    const steady = steadyAt(hosted)!
    let asked = 0
    const once: typeof steady = (position) => (++asked === 40 ? position.decision.idle : steady(position))
    expect(habitOf(hosted, once)).not.toBe(habitOf(hosted))
  })

  it('is what was open and what of it was chosen', () => {
    const option = (id: string, more = {}) => ({ id, label: { say: id }, ...more })
    const decision = {
      id: 'd',
      seat: 'a',
      prompt: { say: 'turn' },
      input: {
        kind: 'pick',
        options: [
          option('march', { then: { kind: 'some', options: [option('north'), option('south')], min: 0, max: 2 } }),
          option('rest'),
          option('closed', { blocked: { say: 'no' } }),
        ],
      },
    }
    expect(Object.fromEntries(usesOf(decision as never, { pick: 'march', then: ['south'] }))).toEqual({
      'turn › march': true,
      'turn › march › north': false,
      'turn › march › south': true,
      'turn › rest': false,
    })
  })

  it('does not take a choice that is never taken for granted', () => {
    const unused = { game: 'atlas-lost', games: 500, seed: 1, habit: '', uses: { 'turn › sleep': [9, 0] as const } }
    expect(unexplained([unused])).toEqual(['atlas-lost: turn › sleep'])
  })
})
