/** The map without pieces: the painted world, and over it whose land is whose. */
import type { AreaView } from '../../src/games/atlantis/view.ts'
import { faint, mix } from '../kit/colour.ts'
import { icon } from '../kit/icons.ts'
import type { Layers } from '../kit/layers.ts'
import { type Box, overlap } from '../kit/panel.ts'
import { apart, layer, type Pen, type Sheet } from '../kit/sheet.ts'
import { write } from '../kit/text.ts'
import { drawHatch } from './hatch.ts'
import { nationLook } from './look.ts'
import { OCEANS } from './places.ts'
import type { Scene } from './scene.ts'
import { DENSITY, reach, STRAITS, through, tracePath, treesOf, turnsOf, WIDTH, type Window, type World } from './world.ts'

/** The part of the painting a window shows. */
export function drawWorld(pen: Pen, painting: World, window: Window): void {
  for (const { x, y, scale, w, h } of turnsOf(window)) {
    const [from, to] = [Math.max(0, x), Math.min(WIDTH, x + w / scale)]
    const source = [from * DENSITY, y * DENSITY, (to - from) * DENSITY, (h / scale) * DENSITY] as const
    pen.drawImage(painting, ...source, (from - x) * scale, 0, (to - from) * scale, h)
  }
}

/** Tints: cream for neutral nations, the colour of its nation for held land, bare nature for wilderness. */
export function drawOwners({ pen }: Sheet, { view }: Scene, window: Window, layers: Layers): void {
  for (const area of view.areas)
    if (area.owner || area.kind !== 'wilderness')
      drawLayer(pen, area.id, window, layers, `${area.kind} ${area.owner}`, (brush, turn) => tint(brush, area, turn))
}

function tint(pen: Pen, { id, kind, owner }: AreaView, window: Window): void {
  tracePath(pen, id, window)
  pen.fillStyle = owner ? faint(nationLook(owner).fill, kind === 'wilderness' ? 0.4 : 0.56) : faint('#fff2d2', 0.4)
  pen.fill()
  if (!owner) return
  const { fill, hatch } = nationLook(owner)
  const [[left, top], [right, bottom]] = [through(window, reach(id).from), through(window, reach(id).to)]
  drawHatch(pen, hatch, fill, { x: left, y: top, w: right - left, h: bottom - top }, window.scale)
  tracePath(pen, id, window, true)
  pen.strokeStyle = faint(mix(nationLook(owner).fill, '#000000', 0.35), kind === 'home' ? 0.9 : 0.6)
  pen.lineWidth = (kind === 'home' ? 2 : 1.3) * Math.sqrt(window.scale)
  pen.stroke()
}

/** A golden rim around what has changed, a red one around what is fought over. */
export function drawRim({ pen }: Sheet, area: string, window: Window, layers: Layers, colour: string, width: number): void {
  drawLayer(pen, area, window, layers, `rim ${colour} ${width}`, (brush, turn) => {
    tracePath(brush, area, turn, true)
    for (const [stroke, w] of [
      [faint('#10161c', 0.85), width + 4],
      [colour, width],
    ] as const) {
      brush.strokeStyle = stroke
      brush.lineWidth = w
      brush.stroke()
    }
  })
}

/** Outlines have thousands of points: what is drawn along them is kept, cut out, for the next frame. */
function drawLayer(
  pen: Pen,
  area: string,
  window: Window,
  layers: Layers,
  key: string,
  draw: (pen: Pen, turn: Window) => void,
): void {
  for (const turn of turnsOf(window)) {
    const [left, top] = through(turn, reach(area).from)
    const [right, bottom] = through(turn, reach(area).to)
    if (right < 0 || bottom < 0 || left > window.w || top > window.h) continue
    const [x, y] = [Math.floor(Math.max(left, 0)) - EDGE, Math.floor(Math.max(top, 0)) - EDGE]
    const [w, h] = [Math.ceil(Math.min(right, window.w)) - x + EDGE, Math.ceil(Math.min(bottom, window.h)) - y + EDGE]
    const canvas = layers.get(`${area} ${turn.x} ${turn.y} ${turn.scale} ${key}`, () => {
      const cut = layer(w, h)
      cut.pen.translate(-x, -y)
      cut.pen.lineJoin = 'round'
      draw(cut.pen, turn)
      return cut.canvas
    })
    pen.drawImage(canvas, x, y)
  }
}

/** Room for strokes beyond the outline. */
const EDGE = 8

/** Trees where nobody lives, and where nothing else stands. */
export function drawGroves({ pen }: Sheet, { view }: Scene, window: Window, taken: readonly Box[]): void {
  const size = 15 * Math.sqrt(window.scale)
  for (const { id, kind } of view.areas)
    if (kind === 'wilderness')
      for (const [x, y] of turnsOf(window).flatMap((turn) => treesOf(id).map((tree) => through(turn, tree)))) {
        const box = { x: x - size / 2, y: y - size / 2, w: size, h: size }
        if (taken.some((other) => overlap(box, other))) continue
        icon(pen, 'tree', x, y, size, faint('#2c4729', 0.85))
      }
}

export function drawStraits({ pen }: Sheet, window: Window): void {
  for (const points of turnsOf(window).flatMap((turn) => STRAITS.map(({ line }) => line.map((point) => through(turn, point))))) {
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
