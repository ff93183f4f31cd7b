/** Who achieves something: people who played their own seat to its end. And what that is judged by. */
import { expect, it } from 'vitest'
import { ahead, all, ended, never, scored, told, toldOf, won } from '../../src/games/achievement.ts'
import type { AnyHosted } from '../../src/games/hosted.ts'
import type { Event, Outcome } from '../../src/kernel/contract.ts'
import { achievedAtEnd, featsIn } from '../../src/tables/achievements.ts'
import type { House } from '../../src/tables/house.ts'
import { lanterns } from '../kernel/lanterns.ts'
import { seatRow, tableRow } from '../store/rows.ts'

const outcome: Outcome = {
  ending: 'dawn',
  ranking: [['p1'], ['p2', 'p3'], ['p4']],
  scores: Object.fromEntries(
    [12, 9, 9, 1].map((points, i) => [`p${i + 1}`, [{ label: { say: 'light', part: i % 2 === 0 ? 'a' : 'b' }, points }]]),
  ),
}
const say = (text: Event['text'], to = 'all'): Event => ({ n: 0, to, text })

it('is judged by what everybody was told and how it ended', () => {
  const game = {
    told: ['red', 'red', 'blue'].map((lamp) => ({ say: 'lit', seat: 'p1', lamp })),
    outcome,
  }
  const of = (holds: typeof won) => ['p1', 'p2'].map((seat) => holds(game, seat))
  expect(of(told('lit', 3))).toEqual([true, false])
  expect(of(told('lit', 4))).toEqual([false, false])
  expect(of(told('lit', 1, ({ lamp }) => lamp === 'blue'))).toEqual([true, true])
  expect(of(toldOf('lit', 'lamp', 2))).toEqual([true, false])
  expect(of(toldOf('lit', 'lamp', 3))).toEqual([false, false])
  expect(of(never('lit'))).toEqual([false, true])
  expect(of(won)).toEqual([true, false])
  expect(of(all(won, ended('dawn')))).toEqual([true, false])
  expect(of(all(won, ended('storm')))).toEqual([false, false])
  expect(of(scored(10, ({ part }) => part === 'a'))).toEqual([true, false])
  expect(of(ahead((lead) => lead === 3))).toEqual([true, false])
  // Nobody is ahead who shares the first place, or won with everybody.
  expect(ahead(() => true)({ ...game, outcome: { ...outcome, ranking: [['p1', 'p2'], ['p3']] } }, 'p1')).toBe(false)
  const together = { ...game, outcome: { ...outcome, together: 'lost', ranking: [['p1', 'p2', 'p3', 'p4']] } as const }
  expect([won(together, 'p1'), ahead(() => true)(together, 'p1')]).toEqual([false, false])
})

const hosted: AnyHosted = {
  ...lanterns.hosted,
  achievements: [
    { id: 'there', holds: () => true },
    { id: 'heard', holds: told('lit', 1) },
  ],
}
const faults: unknown[] = []
const house = {
  store: { events: async () => [say({ say: 'lit', seat: 'p2' })] },
  onFault: (_: string, error: unknown) => faults.push(error),
} as unknown as House

it('belongs to people who sat there from their first deed to the end, and to nothing that was hidden', async () => {
  const acted = { hasActed: true }
  const table = {
    ...tableRow('t', { terms: { left: { zoe: 'p3', ann: 'p1' } } }),
    seats: [
      seatRow('t', 'p1', 'ann', acted),
      seatRow('t', 'p2', 'bob', acted),
      // Zoe played there before Cid came.
      seatRow('t', 'p3', 'cid', acted),
      seatRow('t', 'p4', null),
      seatRow('t', 'p5', 'dan', { ...acted, autopilot: true }),
      seatRow('t', 'p6', 'eve'),
    ],
  }
  const last = [say({ say: 'lit', seat: 'p1' }, 'p1')]
  expect(await achievedAtEnd(house, table, { hosted, outcome, last })).toEqual({ p1: ['there'], p2: ['there', 'heard'] })
  expect(await achievedAtEnd(house, table, { hosted: lanterns.hosted, outcome, last })).toEqual({})
})

it('a fault in it costs nobody the end of their game', async () => {
  const failing: AnyHosted = {
    ...hosted,
    achievements: [
      {
        id: 'bad',
        holds() {
          throw new Error('bad')
        },
      },
    ],
  }
  const table = { ...tableRow('t'), seats: [seatRow('t', 'p1', 'ann', { hasActed: true })] }
  expect(await achievedAtEnd(house, table, { hosted: failing, outcome, last: [] })).toEqual({})
  expect(faults).toHaveLength(1)
})

it('counts once for everybody, where they did it first', () => {
  const row = { seat: 'p1', person: 'ann', game: 'lanterns', server: 's', place: 1, size: 2, points: 1, ending: 'light' }
  const feats = featsIn([
    { ...row, table: 'later', at: 9, achieved: ['there', 'heard'] },
    { ...row, table: 'first', at: 3, achieved: ['there'] },
    { ...row, table: 'other', game: 'sprint', at: 5, achieved: ['there'] },
    { ...row, table: 'first', person: null, at: 3, achieved: ['there'] },
  ])
  expect(feats.map(({ table, game, id }) => [table, game, id])).toEqual([
    ['first', 'lanterns', 'there'],
    ['other', 'sprint', 'there'],
    ['later', 'lanterns', 'heard'],
  ])
})
