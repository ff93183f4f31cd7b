/** Place, name, points, games, wins; an arrow shows who goes up or down. */
import type { Ours } from '../../src/words/words.ts'
import { HOUSE } from '../kit/palette.ts'
import type { Pen } from '../kit/sheet.ts'
import { drawable, write } from '../kit/text.ts'
import type { Drawing } from '../picture.ts'
import type { StandingsPage } from './page.ts'
import { MARGIN, pageOf, painted, stripe, WIDTH } from './paper.ts'

const ROW = 74
const LEGEND = 60
const NAME_ROOM = 500
const COLUMNS = { place: 100, name: 170, games: 800, wins: 945, points: WIDTH - MARGIN - 20 } as const

export function paintStandings(view: StandingsPage, ours: Ours): Drawing {
  const { rows, foot } = view
  const page = pageOf(view, LEGEND + rows.length * ROW + LEGEND, ours, (sheet, top) => {
    const legend = { face: 'plain', size: 34, colour: HOUSE.mist, align: 'right' } as const
    write(sheet, ours('picture.games'), COLUMNS.games, top + LEGEND / 2, legend)
    write(sheet, ours('picture.won'), COLUMNS.wins, top + LEGEND / 2, legend)
    write(sheet, ours('picture.points'), COLUMNS.points, top + LEGEND / 2, legend)
    for (const [i, row] of rows.entries()) {
      const y = top + LEGEND + i * ROW
      const middle = y + ROW / 2
      const colour = row.isOut ? HOUSE.mist : HOUSE.ivory
      stripe(sheet, i, y, ROW)
      write(sheet, `${row.place}`, COLUMNS.place, middle, { face: 'heavy', size: 42, colour: HOUSE.gold, align: 'right' })
      arrow(sheet.pen, COLUMNS.place + 36, middle, row.move)
      const room = row.isOut ? NAME_ROOM - 80 : NAME_ROOM
      const name = drawable(row.name, ours('picture.player', { n: row.place }))
      const taken = write(sheet, name, COLUMNS.name, middle, { face: 'bold', size: 42, colour, room })
      if (row.isOut) write(sheet, ours('picture.out'), COLUMNS.name + taken + 20, middle, { face: 'italic', size: 36, colour })
      const figure = { face: 'plain', size: 40, colour, align: 'right' } as const
      write(sheet, `${row.played}`, COLUMNS.games, middle, figure)
      write(sheet, ours('picture.figure', { points: row.wins }), COLUMNS.wins, middle, figure)
      write(sheet, ours('picture.figure', { points: row.points }), COLUMNS.points, middle, { ...figure, face: 'heavy', size: 44 })
    }
    const y = top + LEGEND + rows.length * ROW + LEGEND / 2
    write(sheet, foot, WIDTH / 2, y, { face: 'italic', size: 32, colour: HOUSE.mist, align: 'center', room: WIDTH - 3 * MARGIN })
  })
  return painted(page, [
    ours('picture.standings', { title: view.title, subtitle: view.subtitle }),
    ...rows.map((row) => ours('picture.standing', row)),
  ])
}

/** Up, down, or nothing; shape and colour both tell. */
function arrow(pen: Pen, x: number, y: number, move: StandingsPage['rows'][number]['move']): void {
  if (move === 'stay') return
  const tip = move === 'up' ? -15 : 15
  pen.fillStyle = move === 'up' ? HOUSE.good : HOUSE.bad
  for (const dy of move === 'bottom' ? [-11, 11] : [0]) {
    pen.beginPath()
    pen.moveTo(x - 16, y - tip * 0.7 + dy)
    pen.lineTo(x + 16, y - tip * 0.7 + dy)
    pen.lineTo(x, y + tip * 0.7 + dy)
    pen.fill()
  }
}
