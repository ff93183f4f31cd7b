/** The auction: Deeds side by side on green baize, and below each what has been bid for it. */
import { faint } from '../kit/colour.ts'
import { type Box, columns } from '../kit/panel.ts'
import { type Sheet, sheet } from '../kit/sheet.ts'
import { newest } from './bids.ts'
import { drawDeed, drawLot, SMALLEST_DEED } from './deed.ts'
import { bidLines, drawLines, LINE, type Line } from './lines.ts'
import { LODGE } from './look.ts'
import { plaque } from './ornaments.ts'
import type { Scene } from './scene.ts'

const PAD = 12
const GAP = 8
const SIDE = 4
const FEWEST = 2
/** Lines of Bids that still fit in a column of usual width. */
const MANY = 5
const WIDER = 1.7
const BELOW = 12
/** Lines of Bids move this close together before the Deeds grow shorter. */
const TIGHT = 43

type Column = { readonly box: Box; readonly lines: readonly Line[] }

export type Row = { readonly height: number; draw(sheet: Sheet, y: number): void }

/** Laid out first, drawn when it is known where: the longest list of Bids decides its height, up to `room`. */
export function rowOf(scene: Scene, { x, w }: Pick<Box, 'x' | 'w'>, room: number): Row {
  const { row, auction, planets } = scene.view
  const planet = planets?.open ?? null // a Planet on offer lies at the end of the row
  const { filled, places } = columnsFor(scene, { x: x + PAD, y: 0, w: w - 2 * PAD, h: 0 }, planet ? 1 : 0)
  const most = Math.max(FEWEST, ...filled.map(({ lines }) => lines.length))
  const usual = Math.min(300, 200 + Math.min(...places.map((place) => place.w)) * 0.34)
  const deed = Math.round(Math.max(SMALLEST_DEED, Math.min(usual, room - most * TIGHT - 2 * PAD - BELOW)))
  const step = Math.min(LINE, (room - deed - 2 * PAD - BELOW) / most)
  const height = Math.round(deed + most * step + 2 * PAD + BELOW)
  return {
    height,
    draw(picture, y) {
      plaque(picture.pen, { x, y, w, h: height }, { fill: LODGE.baize, deep: LODGE.baizeDeep, radius: 18 })
      for (const [n, { box, lines }] of filled.entries()) {
        const place = { ...box, y: y + PAD, h: deed }
        if (auction?.lot === n) spotlight(picture, { ...place, h: height - 2 * PAD })
        drawLot(picture, scene, row[n]!, n, place)
        drawLines(picture, lines, { x: place.x + SIDE, y: y + PAD + deed + 8, w: place.w - 2 * SIDE, h: 0 }, step)
      }
      if (planet) drawDeed(picture, scene, scene.face(planet), { ...places.at(-1)!, y: y + PAD, h: deed }, scene.labels.planet)
    },
  }
}

/** As wide as each other, but where very many bid there is more room, and several stand in a line. */
function columnsFor(scene: Scene, box: Box, more: number): { filled: Column[]; places: Box[] } {
  const { row, phase } = scene.view
  const { pen } = sheet(1, 1) // to measure letters with
  const fresh = phase === 'bidding' ? newest(scene) : new Set<number>()
  const even = columns(box, row.length + more, GAP)
  const linesIn = (n: number, place: Box, packed: boolean) => bidLines(pen, scene, row[n]!, place.w - 2 * SIDE, fresh, packed)
  const crowded = row.map((_, n) => linesIn(n, even[n]!, false).length > MANY)
  const places = weighted(box, [...crowded.map((is) => (is ? WIDER : 1)), ...Array(more).fill(1)])
  return { places, filled: row.map((_, n) => ({ box: places[n]!, lines: linesIn(n, places[n]!, crowded[n]!) })) }
}

/** The box cut into columns of these relative widths. */
function weighted({ x, y, w, h }: Box, weights: readonly number[]): Box[] {
  const unit = (w - GAP * (weights.length - 1)) / weights.reduce((sum, weight) => sum + weight, 0)
  let left = x
  return weights.map((weight) => {
    const place = { x: left, y, w: unit * weight, h }
    left += unit * weight + GAP
    return place
  })
}

/** The lot under the hammer. */
function spotlight({ pen }: Sheet, { x, y, w, h }: Box): void {
  pen.beginPath()
  pen.roundRect(x - 5, y - 5, w + 10, h + 10, 16)
  pen.fillStyle = faint(LODGE.candle, 0.24)
  pen.fill()
  pen.strokeStyle = LODGE.candle
  pen.lineWidth = 4
  pen.stroke()
}
