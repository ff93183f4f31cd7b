/** How a strength developed: a line through what was thought after each game, inside the band it lay in. */
import type { Ours } from '../../src/words/words.ts'
import { faint } from '../kit/colour.ts'
import { HOUSE } from '../kit/palette.ts'
import type { Box } from '../kit/panel.ts'
import { apart, type Pen, type Sheet } from '../kit/sheet.ts'
import { write } from '../kit/text.ts'
import type { Chart } from './page.ts'

type Step = Chart['steps'][number]
type Point = { readonly x: number; readonly y: number; readonly low: number; readonly high: number; readonly isWon: boolean }

const LABELS = 92
const DATES = 46
const DOT = 10
/** With more games than this, dots would hide the line. */
const MOST_DOTS = 30
const LETTER = 32

export function paintChart(sheet: Sheet, { steps }: Chart, box: Box, ours: Ours): void {
  const plot: Box = { x: box.x + LABELS, y: box.y, w: box.w - LABELS, h: box.h - DATES }
  const [least, most] = [Math.min(...steps.map(({ low }) => low)), Math.max(...steps.map(({ high }) => high))]
  const heightOf = (value: number) => plot.y + plot.h * (1 - (value - least) / Math.max(1, most - least))
  paintGrid(sheet, plot, least, most, heightOf)
  const points = steps.map(
    (step, i): Point => ({
      x: steps.length > 1 ? plot.x + DOT + ((plot.w - 2 * DOT) * i) / (steps.length - 1) : plot.x + plot.w / 2,
      y: heightOf(step.value),
      low: heightOf(step.low),
      high: heightOf(step.high),
      isWon: step.isWon,
    }),
  )
  paintBand(sheet.pen, points)
  if (points.length <= MOST_DOTS) for (const point of points) paintDot(sheet.pen, point)
  else paintDot(sheet.pen, points.at(-1)!)
  paintDates(sheet, plot, steps, ours)
}

/** Round numbers, as many as can be read. */
function paintGrid(sheet: Sheet, plot: Box, least: number, most: number, heightOf: (value: number) => number): void {
  const room = Math.max(2, Math.floor(plot.h / (LETTER * 1.6)))
  const gap = [50, 100, 200, 250, 500, 1000].find((each) => (most - least) / each <= room) ?? 2000
  for (let value = Math.ceil(least / gap) * gap; value <= most; value += gap) {
    const y = heightOf(value)
    sheet.pen.fillStyle = HOUSE.line
    sheet.pen.fillRect(plot.x, y - 1, plot.w, 2)
    write(sheet, `${value}`, plot.x - 14, y, { face: 'plain', size: LETTER, colour: HOUSE.mist, align: 'right' })
  }
}

/** A single game has no course: its range is shown as a bar. */
function paintBand(pen: Pen, points: readonly Point[]): void {
  const [only] = points
  apart(pen, () => {
    pen.fillStyle = faint(HOUSE.gold, 0.24)
    if (points.length === 1 && only) {
      pen.fillRect(only.x - 2 * DOT, only.high, 4 * DOT, only.low - only.high)
      return
    }
    pen.beginPath()
    for (const { x, high } of points) pen.lineTo(x, high)
    for (const { x, low } of [...points].reverse()) pen.lineTo(x, low)
    pen.fill()
    pen.beginPath()
    for (const { x, y } of points) pen.lineTo(x, y)
    pen.strokeStyle = HOUSE.amber
    pen.lineWidth = 5
    pen.stroke()
  })
}

/** Full for a game that was won, a ring for any other. */
export function paintDot(pen: Pen, { x, y, isWon }: Pick<Point, 'x' | 'y' | 'isWon'>): void {
  pen.beginPath()
  pen.arc(x, y, DOT, 0, 2 * Math.PI)
  pen.fillStyle = isWon ? HOUSE.amber : HOUSE.panel
  pen.fill()
  pen.strokeStyle = HOUSE.amber
  pen.lineWidth = 4
  pen.stroke()
}

function paintDates(sheet: Sheet, plot: Box, steps: readonly Step[], ours: Ours): void {
  const y = plot.y + plot.h + DATES / 2 + 6
  const style = { face: 'plain', size: LETTER, colour: HOUSE.mist } as const
  const dayOf = ({ at }: Step) => ours('picture.day', { at })
  const [first, last] = [dayOf(steps[0]!), dayOf(steps.at(-1)!)]
  if (first === last) write(sheet, last, plot.x + plot.w / 2, y, { ...style, align: 'center' })
  else {
    write(sheet, first, plot.x, y, style)
    write(sheet, last, plot.x + plot.w, y, { ...style, align: 'right' })
  }
}
