/** A march as arrows: who goes where, and how many arrive. */
import type { MarchView } from '../../src/games/atlantis/view.ts'
import { faint, inkOn } from '../kit/colour.ts'
import type { Sheet } from '../kit/sheet.ts'
import { write } from '../kit/text.ts'
import { finish } from '../kit/tokens.ts'
import { nationLook } from './look.ts'
import type { Point } from './world.ts'

/** `at`: where an area's pieces stand on the sheet. `around`: once around the world there; the shorter way is taken. */
export function drawMarch(sheet: Sheet, march: MarchView, at: (area: string) => Point, around: number): void {
  const { fill } = nationLook(march.nation)
  for (const { from, to, count, lost } of march.moves) {
    const [a, b] = [at(from), at(to)]
    const turn = b[0] - a[0] > around / 2 ? -around : b[0] - a[0] < -around / 2 ? around : 0
    drawArrow(sheet, a, [b[0] + turn, b[1]], fill, count - lost)
    // Beyond the edge it goes on at the other side.
    if (turn !== 0) drawArrow(sheet, [a[0] - turn, a[1]], b, fill, count - lost)
  }
}

function drawArrow(sheet: Sheet, a: Point, b: Point, fill: string, count: number): void {
  const { pen } = sheet
  const bend: Point = [(a[0] + b[0]) / 2 + (b[1] - a[1]) * 0.18, (a[1] + b[1]) / 2 - (b[0] - a[0]) * 0.18]
  const angle = Math.atan2(b[1] - bend[1], b[0] - bend[0])
  const tip: Point = [b[0] - Math.cos(angle) * 34, b[1] - Math.sin(angle) * 34]
  for (const [colour, width] of [
    ['#ffffff', 13],
    [fill, 8],
  ] as const) {
    pen.strokeStyle = colour
    pen.fillStyle = colour
    pen.lineWidth = width
    pen.beginPath()
    pen.moveTo(a[0], a[1])
    pen.quadraticCurveTo(bend[0], bend[1], tip[0], tip[1])
    pen.stroke()
    pen.beginPath()
    const head = width + 12
    pen.moveTo(tip[0] + Math.cos(angle) * head, tip[1] + Math.sin(angle) * head)
    pen.lineTo(tip[0] + Math.cos(angle + 2.3) * head, tip[1] + Math.sin(angle + 2.3) * head)
    pen.lineTo(tip[0] + Math.cos(angle - 2.3) * head, tip[1] + Math.sin(angle - 2.3) * head)
    pen.closePath()
    pen.fill()
  }
  const middle: Point = [(a[0] + 2 * bend[0] + tip[0]) / 4, (a[1] + 2 * bend[1] + tip[1]) / 4]
  pen.beginPath()
  pen.arc(middle[0], middle[1], 22, 0, Math.PI * 2)
  finish(pen, fill, '#ffffff', faint('#000000', 0.8), 2.5)
  write(sheet, String(count), middle[0], middle[1], { face: 'heavy', size: 32, colour: inkOn(fill), align: 'center', room: 40 })
}
