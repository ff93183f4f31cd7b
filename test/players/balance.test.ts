/** How the games play among computers: the pages tell what was counted, with the rules and data as they are. */
import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { begun, count } from '../../scripts/balance/count.ts'
import { balanceReport, type Counted, told } from '../../scripts/balance/report.ts'
import { HOSTED } from '../../src/games/index.ts'

const counted: Counted[] = JSON.parse(readFileSync('scripts/balance/counted.json', 'utf8'))
const competitive = [...new Set(counted.map(({ game }) => game))].map((id) => HOSTED.find(({ game }) => game.id === id)!)

describe('The page on a game’s balance', () => {
  it('stands for every game that was counted', () => {
    const pages = readdirSync('docs').flatMap((file) => /^balance-(.+)\.md$/.exec(file)?.[1] ?? [])
    expect(pages.sort()).toEqual(competitive.map(({ game }) => game.id).sort())
    expect(pages.length).toBeGreaterThan(3)
  })

  it.each(competitive)('of $title was counted with these rules and this data pack, and tells just that', ({ game, title }) => {
    const runs = counted.filter((run) => run.game === game.id)
    expect(runs.length).toBeGreaterThan(0)
    for (const { version, pack } of runs) expect({ version, pack }).toEqual({ version: game.version, pack: game.pack })
    const page = readFileSync(`docs/balance-${game.id}.md`, 'utf8')
    expect(page).toBe(balanceReport(title, runs))
    expect(page).toContain(game.pack)
    expect(page).toContain(`seeds from ${runs[0]!.seed}`)
  })
})

describe('What is counted of a game', () => {
  it('has every seat once, shares victories out and leads cancel each other', () => {
    const hosted = competitive.find(({ game }) => game.id === 'secret-societies')!
    const { id, version, pack } = hosted.game
    const run = begun({ game: id, version, pack, level: 'steady', seats: 3, seed: 900 })
    for (let i = 0; i < 3; i++) count(run)
    expect(Object.keys(run.kinds)).toEqual(['society', 'HQ'])
    for (const tallies of Object.values(run.kinds)) {
      const sum = (i: number) => Object.values(tallies).reduce((all, tally) => all + tally[i]!, 0)
      expect([sum(0), sum(1)]).toEqual([9, 3])
      expect(sum(2)).toBeCloseTo(0, 1)
    }
    expect(Object.values(run.endings).reduce((all, n) => all + n)).toBe(3)
  })

  it('is told with what may be chance', () => {
    const { won, low, high, ahead, margin } = told([100, 50, 200, 800])
    expect([won, ahead]).toEqual([0.5, 2])
    expect(low).toBeCloseTo(0.404, 2)
    expect(high).toBeCloseTo(0.596, 2)
    expect(margin).toBeCloseTo((1.96 * 2) / 10)
  })
})
