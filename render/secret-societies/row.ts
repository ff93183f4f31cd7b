/** The auction: Deeds side by side on green baize, and below each what has been bid for it. */
import { faint } from '../kit/colour.ts'
import { type Box, columns } from '../kit/panel.ts'
import type { Sheet } from '../kit/sheet.ts'
import { bidLines, drawLines, LINE, type Line, newest } from './bids.ts'
import { drawDeed, drawLot } from './deed.ts'
import { LODGE } from './look.ts'
import { plaque } from './ornaments.ts'
import type { Scene } from './scene.ts'

const PAD = 12
const GAP = 8
const SIDE = 4
const FEWEST = 2

type Column = { readonly box: Box; readonly lines: readonly Line[] }

export type Row = { readonly height: number; draw(y: number): void }

/** Laid out first, drawn when it is known where: its height depends on the longest list of Bids. */
export function rowOf(sheet: Sheet, scene: Scene, x: number, w: number): Row {
  const { row, auction, planets } = scene.view
  const planet = planets?.open ?? null // a Planet on offer lies at the end of the row
  const places = columns({ x: x + PAD, y: 0, w: w - 2 * PAD, h: 0 }, row.length + (planet ? 1 : 0), GAP)
  const deed = Math.round(Math.min(300, 200 + places[0]!.w * 0.34))
  const fresh = scene.view.phase === 'bidding' ? newest(scene) : new Set<number>()
  const filled: Column[] = row.map((lot, n) => ({
    box: places[n]!,
    lines: bidLines(sheet, scene, lot, places[n]!.w - 2 * SIDE, fresh),
  }))
  const most = Math.max(FEWEST, ...filled.map(({ lines }) => lines.length))
  const height = deed + most * LINE + 2 * PAD + 12
  return {
    height,
    draw(y) {
      plaque(sheet.pen, { x, y, w, h: height }, { fill: LODGE.baize, deep: LODGE.baizeDeep, radius: 18 })
      for (const [n, { box, lines }] of filled.entries()) {
        const place = { ...box, y: y + PAD, h: deed }
        if (auction?.lot === n) spotlight(sheet, { ...place, h: height - 2 * PAD })
        drawLot(sheet, scene, row[n]!, n, place)
        drawLines(sheet, lines, place.x + SIDE, y + PAD + deed + 8, place.w - 2 * SIDE)
      }
      if (planet) drawDeed(sheet, scene.face(planet), { ...places.at(-1)!, y: y + PAD, h: deed }, 'Planet')
    },
  }
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
