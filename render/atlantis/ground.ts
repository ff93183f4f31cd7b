/** The map without pieces: the painted world, and over it whose land is whose. */
import type { Image } from 'canvas'
import { faint, mix } from '../kit/colour.ts'
import { icon } from '../kit/icons.ts'
import { type Box, overlap } from '../kit/panel.ts'
import { apart, type Pen, type Sheet } from '../kit/sheet.ts'
import { write } from '../kit/text.ts'
import { nationLook } from './look.ts'
import { OCEANS } from './places.ts'
import type { Scene } from './scene.ts'
import { DENSITY, STRAITS, through, tracePath, treesOf, type Window } from './world.ts'

/** The part of the painting a window shows. */
export function drawWorld(pen: Pen, painting: Image, window: Window, box: Box): void {
  const { scale, x, y } = window
  pen.drawImage(
    painting,
    x * DENSITY,
    y * DENSITY,
    (box.w / scale) * DENSITY,
    (box.h / scale) * DENSITY,
    box.x,
    box.y,
    box.w,
    box.h,
  )
}

/** Tints: cream for neutral nations, the colour of its nation for held land, bare nature for wilderness. */
export function drawOwners({ pen }: Sheet, { view }: Scene, window: Window): void {
  for (const { id, kind, owner } of view.areas) {
    if (!owner && kind === 'wilderness') continue
    tracePath(pen, id, window)
    pen.fillStyle = owner ? faint(nationLook(owner).fill, kind === 'wilderness' ? 0.4 : 0.56) : faint('#fff2d2', 0.4)
    pen.fill()
  }
  for (const { id, kind, owner } of view.areas) {
    if (!owner) continue
    tracePath(pen, id, window)
    pen.strokeStyle = faint(mix(nationLook(owner).fill, '#000000', 0.35), kind === 'home' ? 0.9 : 0.6)
    pen.lineWidth = (kind === 'home' ? 2 : 1.3) * Math.sqrt(window.scale)
    pen.stroke()
  }
}

/** Trees where nobody lives, and where nothing else stands. */
export function drawGroves({ pen }: Sheet, { view }: Scene, window: Window, taken: readonly Box[]): void {
  const size = 15 * Math.sqrt(window.scale)
  for (const { id, kind } of view.areas)
    if (kind === 'wilderness')
      for (const tree of treesOf(id)) {
        const [x, y] = through(window, tree)
        const box = { x: x - size / 2, y: y - size / 2, w: size, h: size }
        if (taken.some((other) => overlap(box, other))) continue
        icon(pen, 'tree', x, y, size, faint('#2f4a2c', 0.8), faint('#e9efd0', 0.35))
      }
}

export function drawStraits({ pen }: Sheet, window: Window): void {
  for (const { line } of STRAITS) {
    const points = line.map((point) => through(window, point))
    for (const [colour, width] of [
      ['rgba(20, 26, 30, 0.75)', 5.5],
      ['#ffe9b0', 2.6],
    ] as const) {
      pen.strokeStyle = colour
      pen.lineWidth = width * Math.sqrt(window.scale)
      pen.beginPath()
      for (const [i, [x, y]] of points.entries()) pen[i === 0 ? 'moveTo' : 'lineTo'](x, y)
      pen.stroke()
    }
    for (const [x, y] of [points[0]!, points.at(-1)!]) {
      pen.beginPath()
      pen.arc(x, y, 3.4 * Math.sqrt(window.scale), 0, Math.PI * 2)
      pen.fillStyle = '#ffe9b0'
      pen.fill()
    }
  }
}

export function drawOceanNames(sheet: Sheet, window: Window): void {
  for (const { name, at, turn } of OCEANS) {
    const [x, y] = through(window, at)
    apart(sheet.pen, () => {
      sheet.pen.translate(x, y)
      sheet.pen.rotate(turn)
      const style = {
        face: 'title',
        size: 22,
        colour: faint('#dff1f5', 0.6),
        align: 'center',
        spacing: 7,
        weight: 'detail',
      } as const
      write(sheet, name.toUpperCase(), 0, 0, style)
    })
  }
}

/** A golden rim around what has changed, or what is fought over. */
export function drawRim({ pen }: Sheet, area: string, window: Window, colour: string, width: number): void {
  tracePath(pen, area, window)
  for (const [stroke, w] of [
    [faint('#ffffff', 0.55), width + 4],
    [colour, width],
  ] as const) {
    pen.strokeStyle = stroke
    pen.lineWidth = w
    pen.stroke()
  }
}
