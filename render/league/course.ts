/** How places changed over a season: a line for everybody, from game to game, with their name where it ends. */
import type { Ours } from '../../src/words/words.ts'
import { faint, inkOn } from '../kit/colour.ts'
import { HOUSE, MARKS, type SeatMark } from '../kit/palette.ts'
import { apart, type Pen, type Sheet } from '../kit/sheet.ts'
import { drawable, write } from '../kit/text.ts'
import { seatToken } from '../kit/tokens.ts'
import type { Drawing } from '../picture.ts'
import type { CoursePage } from './page.ts'
import { MARGIN, pageOf, painted, WIDTH } from './paper.ts'

const ROW = 68
const FOOT = 58
const NAME_ROOM = 360
const [LEFT, RIGHT] = [MARGIN + 86, WIDTH - MARGIN - NAME_ROOM - 30]
const MOST = 14
/** Dark marks would be lost on the night. */
const BRIGHT: Readonly<Record<string, string>> = { navy: '#7fb7e8', purple: '#b48cf0', gray: '#9fb0bf' }
const COLOURS = MARKS.map(({ name, fill }) => BRIGHT[name] ?? fill)
const TOKEN = 25
const markOf = (line: number): SeatMark => {
  const fill = COLOURS[line % COLOURS.length]!
  return { ...MARKS[line % MARKS.length]!, fill, ink: inkOn(fill), letter: String.fromCharCode(65 + line) }
}
/** From the eighth on, lines are dashed, so that no two look alike. */
const dashOf = (line: number): number[] => (line < COLOURS.length ? [] : [18, 12])

/** Null before there is a course, and where there are too many lines to be followed. */
export function paintCourse(view: CoursePage, ours: Ours): Drawing | null {
  const { names, places } = view
  const games = places[0]?.length ?? 0
  if (games < 2 || names.length > MOST) return null
  const page = pageOf(view, names.length * ROW + FOOT, ours, (sheet, top) => {
    const at = (game: number, place: number) => [LEFT + ((RIGHT - LEFT) * game) / (games - 1), top + (place - 0.5) * ROW] as const
    for (let i = 0; i < names.length; i++) drawPlace(sheet, i + 1, top + (i + 0.5) * ROW)
    // The winner's line lies on top.
    for (let i = names.length - 1; i >= 0; i--)
      drawLine(
        sheet.pen,
        i,
        places[i]!.map((place, game) => at(game, place)),
      )
    for (const [i, name] of names.entries()) {
      const [x, y] = at(games - 1, places[i]!.at(-1)!)
      const called = drawable(name, ours('picture.player', { n: i + 1 }))
      // The same at both ends: whoever cannot tell the colours apart finds a line by its letter and shape.
      for (const [left, top] of [at(0, places[i]![0]!), [x, y] as const]) seatToken(sheet, markOf(i), left, top, TOKEN)
      write(sheet, called, x + 44, y, { face: 'bold', size: 36, colour: HOUSE.ivory, room: NAME_ROOM - 20 })
    }
    const legend = { face: 'italic', size: 34, colour: HOUSE.mist } as const
    const y = top + names.length * ROW + FOOT / 2
    write(sheet, ours('picture.first-game'), LEFT, y, legend)
    write(sheet, ours('picture.nth-game', { n: games }), RIGHT, y, { ...legend, align: 'right' })
  })
  return painted(page, [
    ours('picture.course', { title: view.title, subtitle: view.subtitle, games }),
    ...names.map((name, i) =>
      ours('picture.way', { name, first: places[i]![0]!, last: places[i]!.at(-1)!, best: Math.min(...places[i]!) }),
    ),
  ])
}

function drawPlace(sheet: Sheet, place: number, y: number): void {
  write(sheet, `${place}`, LEFT - 42, y, { face: 'heavy', size: 38, colour: HOUSE.gold, align: 'right' })
  sheet.pen.fillStyle = faint(HOUSE.line, 0.5)
  sheet.pen.fillRect(LEFT, y - 1, RIGHT - LEFT, 2)
}

type Point = readonly [number, number]

function drawLine(pen: Pen, line: number, points: readonly Point[]): void {
  const colour = COLOURS[line % COLOURS.length]!
  apart(pen, () => {
    for (const [ink, width] of [
      [HOUSE.night, 15],
      [colour, 9],
    ] as const) {
      pen.beginPath()
      for (const [i, [x, y]] of points.entries()) {
        const [px, py] = points[i - 1] ?? [x, y]
        if (i === 0) pen.moveTo(x, y)
        else pen.bezierCurveTo((px + x) / 2, py, (px + x) / 2, y, x, y)
      }
      pen.strokeStyle = ink
      pen.lineWidth = width
      pen.setLineDash(ink === colour ? dashOf(line) : [])
      pen.stroke()
    }
  })
}
