import { describe, expect, it } from 'vitest'
import { draw } from '../../render/draw.ts'
import { contrast, mix } from '../../render/kit/colour.ts'
import { HOUSE } from '../../render/kit/palette.ts'
import { LEAST_LABEL } from '../../render/kit/sheet.ts'
import type { LeaguePage } from '../../render/league/page.ts'
import { leaguePainter } from '../../render/league/painter.ts'

const NAMES = ['Mira', 'Jonas Maximilian von Hohenstein-Sigmaringen', 'Ólafur', '李雷', '🐉🐉', 'x'.repeat(32), 'G']
const head = { title: 'Division 2B', subtitle: 'A league with quite a long name for a picture · Season 12' }
const moves = ['up', 'stay', 'stay', 'stay', 'stay', 'down', 'bottom'] as const

const pages: LeaguePage[] = [
  {
    page: 'standings',
    ...head,
    rows: NAMES.map((name, i) => ({
      place: i + 1,
      name,
      points: '28.33',
      played: 4,
      wins: '1.5',
      move: moves[i]!,
      isOut: i === 6,
    })),
    foot: 'Fairness 100 of 100',
  },
  {
    page: 'games',
    ...head,
    games: [true, false].map((isOver, i) => ({
      n: i + 1,
      status: isOver ? 'finished' : 'being played',
      isOver,
      names: NAMES.slice(0, 5).map((name, j) => ({ name, place: isOver ? j + 1 : null, isAway: j === 2 })),
    })),
  },
  { page: 'cross', ...head, names: NAMES, wins: NAMES.map((_, i) => NAMES.map((_name, j) => (i === j ? null : (i + j) % 3))) },
]

describe('pictures of a league', () => {
  it.each(pages)('show $page on a phone, small enough, and tell it in words', (page) => {
    const { sheet } = leaguePainter.paint(page, { kind: 'overview', names: {} })!
    expect(sheet.width).toBe(1200)
    for (const { size } of sheet.lettering) expect(size).toBeGreaterThanOrEqual(LEAST_LABEL)
    const print = draw('league', page, { kind: 'overview', names: {} })!
    expect(print.bytes.length).toBeLessThan(400_000)
    expect(print.alt).toContain('Division 2B')
    expect(print.alt).toContain('Mira')
    expect(print.alt.length).toBeLessThanOrEqual(1024)
  })

  it('keep figures legible on the brightest ground', () => {
    expect(contrast(HOUSE.ivory, mix(HOUSE.panel, HOUSE.gold, 0.4))).toBeGreaterThan(4.5)
  })

  it('of a very large division are given where they can be read', () => {
    const names = Array.from({ length: 31 }, (_, i) => `Player ${i + 1}`)
    const wins = names.map((_, i) => names.map((_name, j) => (i === j ? null : 1)))
    expect(draw('league', { page: 'cross', ...head, names, wins }, { kind: 'overview', names: {} })).toBeNull()
    const [standings] = pages as [Extract<LeaguePage, { page: 'standings' }>]
    const rows = names.map((name, i) => ({ ...standings.rows[1]!, name, place: i + 1 }))
    expect(draw('league', { ...standings, rows }, { kind: 'overview', names: {} })!.bytes.length).toBeLessThan(600_000)
  })
})
