/** How places changed over a season, as its picture draws it. */
import { expect, it } from 'vitest'
import { courseOf, type Line } from '../../src/league/divisions.ts'
import type { LeagueGame } from '../../src/store/league-store.ts'

const game = (n: number, best: readonly string[]) =>
  ({
    n,
    status: 'scored',
    endedAt: n,
    seats: best.map((person, i) => ({ owner: person, player: person, place: i + 1, score: 10 - i })),
  }) as unknown as LeagueGame

it('ends where the table stands, whoever is out or had points taken', () => {
  const games = [game(1, ['ann', 'bob', 'cid']), game(2, ['ann', 'cid', 'bob'])]
  // Ann won both, and is out: the table has her last.
  const lines = ['cid', 'bob', 'ann'].map((person) => ({ person }) as Line)
  expect(courseOf({ seed: 'ab' }, { lines, games })).toEqual([
    [3, 1],
    [2, 2],
    [1, 3],
  ])
})

it('is empty before a game counts', () => {
  expect(courseOf({ seed: 'ab' }, { lines: [{ person: 'ann' } as Line], games: [] })).toEqual([[]])
})
