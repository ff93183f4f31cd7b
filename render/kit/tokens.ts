/** Pieces: shapes for seats, shields for armies, discs for numbers. */
import { noteSign } from './account.ts'
import { faint, inkOn } from './colour.ts'
import type { SeatMark, Shape } from './palette.ts'
import { LEAST_LABEL, type Pen, type Sheet } from './sheet.ts'
import { write } from './text.ts'

/** Corner points on a circle of radius 1, unless it is round itself. */
const CORNERS: Readonly<Partial<Record<Shape, readonly (readonly [number, number])[]>>> = {
  square: [
    [-0.88, -0.88],
    [0.88, -0.88],
    [0.88, 0.88],
    [-0.88, 0.88],
  ],
  diamond: [
    [0, -1.2],
    [1.2, 0],
    [0, 1.2],
    [-1.2, 0],
  ],
  hexagon: [
    [-0.55, -0.95],
    [0.55, -0.95],
    [1.1, 0],
    [0.55, 0.95],
    [-0.55, 0.95],
    [-1.1, 0],
  ],
  house: [
    [0, -1.15],
    [0.95, -0.4],
    [0.95, 0.95],
    [-0.95, 0.95],
    [-0.95, -0.4],
  ],
  cross: [
    [-0.5, -1],
    [0.5, -1],
    [0.5, -0.5],
    [1, -0.5],
    [1, 0.5],
    [0.5, 0.5],
    [0.5, 1],
    [-0.5, 1],
    [-0.5, 0.5],
    [-1, 0.5],
    [-1, -0.5],
    [-0.5, -0.5],
  ],
}

export function outline(pen: Pen, shape: Shape, x: number, y: number, radius: number): void {
  pen.beginPath()
  const corners = CORNERS[shape]
  if (corners) {
    for (const [i, [dx, dy]] of corners.entries()) pen[i === 0 ? 'moveTo' : 'lineTo'](x + dx * radius, y + dy * radius)
  } else if (shape === 'drop') {
    pen.arc(x, y + radius * 0.1, radius * 0.95, Math.PI * 1.85, Math.PI * 1.15)
    pen.lineTo(x, y - radius * 1.3)
  } else pen.arc(x, y, radius, 0, Math.PI * 2)
  pen.closePath()
}

/** Fills and rims the current path: a light rim with a dark edge is seen on every ground. */
export function finish(pen: Pen, fill: string, rim = '#ffffff', edge = faint('#0b1016', 0.85), width = 3): void {
  pen.strokeStyle = edge
  pen.lineWidth = width + 3
  pen.stroke()
  pen.strokeStyle = rim
  pen.lineWidth = width
  pen.stroke()
  pen.fillStyle = fill
  pen.fill()
}

/** A seat's mark with its letter. */
export function seatToken(sheet: Sheet, mark: SeatMark, x: number, y: number, radius: number): void {
  noteSign('seat')
  outline(sheet.pen, mark.shape, x, y, radius)
  finish(sheet.pen, mark.fill)
  write(sheet, mark.letter, x, y, {
    face: 'heavy',
    size: Math.round(radius * 1.3),
    colour: mark.ink,
    align: 'center',
    weight: 'detail',
  })
}

/** A seat's piece with a value: colour and shape and a small letter say whose it is. */
export function seatPiece(sheet: Sheet, mark: SeatMark, value: string, x: number, y: number, radius = 22): void {
  noteSign('piece')
  outline(sheet.pen, mark.shape, x, y, radius)
  finish(sheet.pen, mark.fill)
  const wide = value.length > 1
  write(sheet, value, x + (wide ? 4 : 6), y + 2, {
    face: 'heavy',
    size: Math.max(32, radius * 1.45),
    colour: mark.ink,
    align: 'center',
  })
  write(sheet, mark.letter, x - radius * (wide ? 0.68 : 0.48), y - radius * 0.28, {
    face: 'bold',
    size: Math.round(radius * 0.82),
    colour: mark.ink,
    align: 'center',
    weight: 'detail',
  })
}

export type Shield = 'heater' | 'banner' | 'tower' | 'kite' | 'notched'

/** Five shields that differ in outline. (x, y) is the middle, `size` half the height. */
export function shield(pen: Pen, form: Shield, x: number, y: number, size: number): void {
  noteSign('shield')
  const [l, r, t, b] = [x - size * 0.95, x + size * 0.95, y - size, y + size * 1.1]
  pen.beginPath()
  if (form === 'banner') {
    pen.moveTo(l, t)
    pen.lineTo(r, t)
    pen.lineTo(r, b)
    pen.lineTo(x, b - size * 0.36)
    pen.lineTo(l, b)
  } else if (form === 'tower') pen.roundRect(l, t, r - l, b - t - size * 0.05, size * 0.3)
  else if (form === 'kite') {
    pen.moveTo(x, t - size * 0.12)
    pen.quadraticCurveTo(r + size * 0.1, t, r, y - size * 0.1)
    pen.quadraticCurveTo(r, y + size * 0.6, x, b + size * 0.1)
    pen.quadraticCurveTo(l, y + size * 0.6, l, y - size * 0.1)
    pen.quadraticCurveTo(l - size * 0.1, t, x, t - size * 0.12)
  } else {
    pen.moveTo(l, t)
    if (form === 'notched') {
      pen.lineTo(x - size * 0.4, t)
      pen.lineTo(x, t + size * 0.28)
      pen.lineTo(x + size * 0.4, t)
    }
    pen.lineTo(r, t)
    pen.lineTo(r, y + size * 0.15)
    pen.quadraticCurveTo(r, y + size * 0.75, x, b)
    pen.quadraticCurveTo(l, y + size * 0.75, l, y + size * 0.15)
  }
  pen.closePath()
}

export function shieldToken(sheet: Sheet, form: Shield, fill: string, value: string, x: number, y: number, size = 22): void {
  shield(sheet.pen, form, x, y, size)
  finish(sheet.pen, fill)
  write(sheet, value, x, y, {
    face: 'heavy',
    size: Math.max(32, Math.round(size * 1.5)),
    colour: inkOn(fill),
    align: 'center',
    room: size * 1.8,
  })
}

/** A struck coin with a number: what an area is worth, say. */
export function coin(sheet: Sheet, value: string, x: number, y: number, radius: number): void {
  noteSign('coin')
  sheet.pen.beginPath()
  sheet.pen.arc(x, y, radius, 0, Math.PI * 2)
  finish(sheet.pen, '#f3cf6a', '#fff6d8', faint('#0b1016', 0.85), radius / 7)
  const size = Math.round(radius * 1.85)
  const weight = size < LEAST_LABEL ? 'detail' : 'label'
  write(sheet, value, x, y + 0.5, { face: 'heavy', size, colour: '#3a2708', align: 'center', room: radius * 1.92, weight })
}
