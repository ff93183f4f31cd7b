/** What the lobby says about a level was measured with the rules and the data as they are. */

import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { evened } from '../../scripts/chances/evened.ts'
import { BANDS, chancesReport } from '../../scripts/chances/report.ts'
import { digest } from '../../src/games/common/pack.ts'
import { HOSTED } from '../../src/games/index.ts'
import { CHANCES, chanceAt } from '../../src/players/chances.ts'

const rising = HOSTED.find(({ game }) => game.id === 'atlantis-rising')!.game

it('was measured with this version of the rules and this data pack', () => {
  expect(CHANCES.map(({ game }) => game)).toContain(rising.id)
  for (const { game: id, version, pack, common, cells } of CHANCES) {
    const { game } = HOSTED.find(({ game: each }) => each.id === id)!
    const { common: shared, own } = evened(id)!
    expect({ version, pack, common }, id).toEqual({ version: game.version, pack: game.pack, common: digest(shared) })
    for (const cell of cells) expect(cell.own).toBe(own(cell.seats, cell.choice))
  }
})

it('is on its page as it was measured', () => {
  expect(readFileSync('docs/chances.md', 'utf8')).toBe(chancesReport(CHANCES))
  expect(chancesReport([{ ...CHANCES[0]!, cells: [{ seats: 3, choice: 'expert', own: 0, games: 200, won: 150 }] }])).toContain(
    '**outside**',
  )
})

it('has a band for every level there is', () => {
  const levels = rising.settings.find(({ id }) => id === 'difficulty')!.choices.map(({ id }) => id)
  expect(Object.keys(BANDS[rising.id]!)).toEqual(levels)
})

it('is told for the data it was measured with, all else as usual, and if it was measured well enough', () => {
  const cell = CHANCES.flatMap(({ game, cells }) => (game === rising.id ? cells.filter(({ games }) => games >= 30) : []))[0]!
  const options = { difficulty: cell.choice }
  expect(chanceAt(rising, cell.seats, options)).toEqual(cell)
  expect(chanceAt(rising, cell.seats, { ...options, councilors: 'random' })).toEqual(cell)
  expect(chanceAt(rising, cell.seats, { ...options, specials: 'off' })).toBeUndefined()
  expect(chanceAt({ ...rising, pack: 'another' }, cell.seats, options)).toBeUndefined()
})
