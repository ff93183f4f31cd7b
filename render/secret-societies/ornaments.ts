/** The house's furniture: damask walls, brass-bound plaques, ribbons and wax seals. */
import { faint, mix } from '../kit/colour.ts'
import type { Layers } from '../kit/layers.ts'
import type { Box } from '../kit/panel.ts'
import { apart, layer, type Pen, type Sheet, sheet } from '../kit/sheet.ts'
import { LODGE } from './look.ts'
import { type Sign, sign } from './signs.ts'

export const WIDTH = 1200
export const TALLEST = 1200

/** A sheet with the damask of the walls on it. */
export function page(height: number, layers: Layers): Sheet {
  const picture = sheet(WIDTH, height)
  picture.pen.drawImage(layers.get('walls', walls), 0, 0)
  return picture
}

function walls() {
  const { canvas, pen } = layer(WIDTH, TALLEST)
  const dusk = pen.createRadialGradient(WIDTH / 2, 380, 120, WIDTH / 2, 520, 900)
  dusk.addColorStop(0, '#4a1d27')
  dusk.addColorStop(1, '#1a0a0e')
  pen.fillStyle = dusk
  pen.fillRect(0, 0, WIDTH, TALLEST)
  for (let row = 0; row * 60 < TALLEST + 60; row++)
    for (let column = 0; column * 100 < WIDTH + 100; column++)
      damask(pen, column * 100 + (row % 2) * 50, row * 60, faint('#8d4452', 0.2))
  return canvas
}

/** One flower of the pattern. */
function damask(pen: Pen, x: number, y: number, colour: string): void {
  pen.fillStyle = colour
  for (const turn of [1, -1]) {
    pen.beginPath()
    pen.moveTo(x, y - 34)
    pen.quadraticCurveTo(x + turn * 20, y - 14, x + turn * 4, y - 2)
    pen.quadraticCurveTo(x + turn * 26, y - 10, x + turn * 30, y + 8)
    pen.quadraticCurveTo(x + turn * 14, y + 2, x + turn * 8, y + 14)
    pen.quadraticCurveTo(x + turn * 10, y + 24, x, y + 30)
    pen.closePath()
    pen.fill()
  }
}

/** A path with hollow corners, as on old plaques and tickets. */
export function ticket(pen: Pen, { x, y, w, h }: Box, radius: number): void {
  pen.beginPath()
  pen.moveTo(x + radius, y)
  pen.lineTo(x + w - radius, y)
  pen.arc(x + w, y, radius, Math.PI, Math.PI / 2, true)
  pen.lineTo(x + w, y + h - radius)
  pen.arc(x + w, y + h, radius, -Math.PI / 2, Math.PI, true)
  pen.lineTo(x + radius, y + h)
  pen.arc(x, y + h, radius, 0, -Math.PI / 2, true)
  pen.lineTo(x, y + radius)
  pen.arc(x, y, radius, Math.PI / 2, 0, true)
  pen.closePath()
}

export type Plaque = {
  readonly fill?: string
  readonly deep?: string
  readonly rim?: string
  readonly radius?: number
  /** Shines: it is somebody's turn, or something is new. */
  readonly lit?: boolean
}

/** Dark wood or baize in a double frame of brass. */
export function plaque(pen: Pen, box: Box, look: Plaque = {}): void {
  const { fill = LODGE.mahogany, deep = LODGE.walnut, rim = LODGE.brass, radius = 14, lit = false } = look
  apart(pen, () => {
    ticket(pen, { x: box.x + 2, y: box.y + 4, w: box.w, h: box.h }, radius)
    pen.fillStyle = faint('#000000', 0.4)
    pen.fill()
    ticket(pen, box, radius)
    const wood = pen.createLinearGradient(0, box.y, 0, box.y + box.h)
    wood.addColorStop(0, lit ? mix(fill, LODGE.gilt, 0.18) : fill)
    wood.addColorStop(1, lit ? mix(deep, LODGE.gilt, 0.08) : deep)
    pen.fillStyle = wood
    pen.fill()
    pen.strokeStyle = lit ? LODGE.candle : rim
    pen.lineWidth = lit ? 4.5 : 2.5
    pen.stroke()
    ticket(pen, inner(box, 6), radius)
    pen.strokeStyle = faint(lit ? LODGE.candle : rim, 0.5)
    pen.lineWidth = 1
    pen.stroke()
  })
}

export const inner = ({ x, y, w, h }: Box, by: number): Box => ({ x: x + by, y: y + by, w: w - 2 * by, h: h - 2 * by })

/** A rule with a lozenge in its middle. */
export function rule(pen: Pen, x: number, y: number, w: number, colour: string = LODGE.brass): void {
  pen.fillStyle = colour
  pen.fillRect(x, y - 0.75, w / 2 - 9, 1.5)
  pen.fillRect(x + w / 2 + 9, y - 0.75, w / 2 - 9, 1.5)
  pen.beginPath()
  pen.moveTo(x + w / 2, y - 5)
  pen.lineTo(x + w / 2 + 6, y)
  pen.lineTo(x + w / 2, y + 5)
  pen.lineTo(x + w / 2 - 6, y)
  pen.fill()
}

/** A wax seal with a pictogram pressed into it. */
export function seal(
  pen: Pen,
  x: number,
  y: number,
  radius: number,
  colour: string,
  mark: Sign,
  ink: string = LODGE.cream,
): void {
  pen.beginPath()
  for (let i = 0; i <= 24; i++) {
    const [angle, reach] = [(i * Math.PI) / 12, radius * (i % 2 === 0 ? 1.06 : 0.96)]
    pen[i === 0 ? 'moveTo' : 'lineTo'](x + Math.cos(angle) * reach, y + Math.sin(angle) * reach)
  }
  pen.closePath()
  pen.fillStyle = colour
  pen.fill()
  pen.strokeStyle = faint('#000000', 0.55)
  pen.lineWidth = 2
  pen.stroke()
  pen.beginPath()
  pen.arc(x, y, radius * 0.8, 0, Math.PI * 2)
  pen.strokeStyle = faint(ink, 0.4)
  pen.lineWidth = 1.5
  pen.stroke()
  sign(pen, mark, x, y, radius * 1.2, ink)
}

/** The emblem of the house: the eye in the pyramid, on a disc of brass. */
export function emblem(pen: Pen, x: number, y: number, radius: number): void {
  pen.beginPath()
  pen.arc(x, y, radius, 0, Math.PI * 2)
  const brass = pen.createRadialGradient(x - radius * 0.3, y - radius * 0.4, radius * 0.1, x, y, radius)
  brass.addColorStop(0, LODGE.candle)
  brass.addColorStop(0.6, LODGE.gilt)
  brass.addColorStop(1, LODGE.brass)
  pen.fillStyle = brass
  pen.fill()
  pen.strokeStyle = LODGE.ink
  pen.lineWidth = 2
  pen.stroke()
  pen.beginPath()
  pen.arc(x, y, radius * 0.87, 0, Math.PI * 2)
  pen.strokeStyle = faint(LODGE.ink, 0.6)
  pen.lineWidth = 1.5
  pen.stroke()
  sign(pen, 'eyePyramid', x, y - radius * 0.08, radius * 1.22, LODGE.oxblood)
}

/** Rays as of candlelight. */
export function rays(pen: Pen, x: number, y: number): void {
  for (let i = 0; i < 36; i++) {
    const angle = (i * Math.PI) / 18
    pen.beginPath()
    pen.moveTo(x, y)
    pen.lineTo(x + Math.cos(angle - 0.035) * 900, y + Math.sin(angle - 0.035) * 900)
    pen.lineTo(x + Math.cos(angle + 0.035) * 900, y + Math.sin(angle + 0.035) * 900)
    const glow = pen.createRadialGradient(x, y, 40, x, y, 620)
    glow.addColorStop(0, faint(LODGE.gilt, 0.34))
    glow.addColorStop(1, faint(LODGE.gilt, 0))
    pen.fillStyle = glow
    pen.fill()
  }
}
