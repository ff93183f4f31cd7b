/** What a tile looks like: ground, cliff and what stands on it. Drawn once for each tile and laid down again and again. */
import { type Canvas, createCanvas } from 'canvas'
import { faint, mix } from '../kit/colour.ts'
import type { Box } from '../kit/panel.ts'
import type { Pen } from '../kit/sheet.ts'
import type { Point } from './geometry.ts'
import { type Biome, SEA } from './look.ts'
import { scatter } from './sea.ts'

/** A tile is three things: surf around it, dry ground, or what is seen of it under water. */
export type Sort = 'surf' | 'dry' | 'sunken'

/** Room a sort needs beyond the outline: on all sides, and above, where ground rises out of the sea. */
const MARGINS: Readonly<Record<Sort, { around: number; above: number }>> = {
  surf: { around: 18, above: 18 },
  dry: { around: 3, above: 36 },
  sunken: { around: 3, above: 3 },
}

export function frameOf(outline: readonly Point[], sort: Sort): Box {
  const { around, above } = MARGINS[sort]
  const [xs, ys] = [outline.map(([x]) => x), outline.map(([, y]) => y)]
  const [x, y] = [Math.floor(Math.min(...xs)) - around, Math.floor(Math.min(...ys)) - above]
  return { x, y, w: Math.ceil(Math.max(...xs)) + around - x, h: Math.ceil(Math.max(...ys)) + around - y }
}

/** A small sheet with the island's own coordinates. */
function piece(outline: readonly Point[], sort: Sort, draw: (pen: Pen, frame: Box) => void): Canvas {
  const frame = frameOf(outline, sort)
  const canvas = createCanvas(frame.w, frame.h)
  const pen = canvas.getContext('2d')
  pen.translate(-frame.x, -frame.y)
  pen.lineJoin = 'round'
  draw(pen, frame)
  return canvas
}

export function trace(pen: Pen, outline: readonly Point[], height = 0): void {
  pen.beginPath()
  for (const [i, [x, y]] of outline.entries()) pen[i === 0 ? 'moveTo' : 'lineTo'](x, y - height)
  pen.closePath()
}

/** Surf around a tile: lies under all tiles, so only what faces water is seen. */
export const surf = (outline: readonly Point[]): Canvas =>
  piece(outline, 'surf', (pen) => {
    trace(pen, outline)
    for (const [width, opacity] of [
      [34, 0.1],
      [22, 0.16],
      [10, 0.55],
    ] as const) {
      pen.strokeStyle = faint(SEA.foam, opacity)
      pen.lineWidth = width
      pen.stroke()
    }
  })

export const dryTile = (outline: readonly Point[], height: number, biome: Biome, seed: number): Canvas =>
  piece(outline, 'dry', (pen, frame) => {
    for (let up = 0; up < height; up++) {
      trace(pen, outline, up)
      pen.fillStyle = mix(biome.cliff, '#0a1020', 0.45 * (1 - up / height))
      pen.fill()
    }
    trace(pen, outline, height)
    const { x, y, w, h } = frame
    const light = pen.createLinearGradient(x, y, x + w, y + h)
    light.addColorStop(0, mix(biome.top, '#ffffff', 0.22))
    light.addColorStop(1, mix(biome.top, biome.cliff, 0.16))
    pen.fillStyle = light
    pen.fill()
    pen.save()
    pen.clip()
    furnish(pen, frame, biome, seed)
    pen.restore()
    trace(pen, outline, height)
    pen.strokeStyle = faint(mix(biome.top, '#ffffff', 0.6), 0.85)
    pen.lineWidth = 2
    pen.stroke()
  })

/** Under water: its outline, the dark where it was, and ripples over it. */
export const sunkenTile = (outline: readonly Point[], biome: Biome, seed: number): Canvas =>
  piece(outline, 'sunken', (pen, { x, y, w, h }) => {
    trace(pen, outline)
    pen.fillStyle = faint(mix(biome.top, SEA.abyss, 0.62), 0.42)
    pen.fill()
    pen.save()
    pen.clip()
    const chance = scatter(seed)
    pen.lineWidth = 2
    for (let i = 0; i < (w * h) / 1600; i++) {
      const [rx, ry, long] = [x + chance() * w, y + chance() * h, 8 + chance() * 8]
      pen.beginPath()
      pen.moveTo(rx - long, ry)
      pen.quadraticCurveTo(rx - long / 2, ry - 5, rx, ry)
      pen.quadraticCurveTo(rx + long / 2, ry + 5, rx + long, ry)
      pen.strokeStyle = faint('#a9e6ee', 0.14 + chance() * 0.2)
      pen.stroke()
    }
    pen.restore()
    trace(pen, outline)
    pen.setLineDash([4, 7])
    pen.strokeStyle = faint(mix(biome.top, '#8fd5e8', 0.5), 0.45)
    pen.lineWidth = 1.8
    pen.stroke()
  })

/** Scattered over the ground, the nearer ones over those behind. */
function furnish(pen: Pen, { x, y, w, h }: Box, biome: Biome, seed: number): void {
  const chance = scatter(seed)
  const spots = Array.from({ length: Math.round((w * h) / 480) }, () => [x + chance() * w, y + chance() * h, chance()] as const)
  for (const [sx, sy, size] of spots.sort((a, b) => a[1] - b[1])) FURNITURE[biome.kind](pen, sx, sy, 5 + size * 6, biome)
}

type Furnish = (pen: Pen, x: number, y: number, size: number, biome: Biome) => void

const shape = (pen: Pen, colour: string, points: readonly Point[]): void => {
  trace(pen, points)
  pen.fillStyle = colour
  pen.fill()
}

const FURNITURE: Readonly<Record<Biome['kind'], Furnish>> = {
  peaks(pen, x, y, size, { detail }) {
    shape(pen, faint(detail, 0.55), [
      [x - size, y],
      [x, y - size * 1.5],
      [x + size, y],
    ])
    shape(pen, faint('#ffffff', 0.75), [
      [x - size * 0.36, y - size * 0.95],
      [x, y - size * 1.5],
      [x + size * 0.36, y - size * 0.95],
    ])
  },
  trees(pen, x, y, size, { detail }) {
    pen.fillStyle = faint(detail, 0.6)
    pen.beginPath()
    pen.arc(x, y - size * 0.6, size * 0.62, 0, Math.PI * 2)
    pen.fill()
    pen.fillStyle = faint('#d5f0b4', 0.4)
    pen.beginPath()
    pen.arc(x - size * 0.15, y - size * 0.75, size * 0.28, 0, Math.PI * 2)
    pen.fill()
  },
  mounds(pen, x, y, size, { detail }) {
    pen.fillStyle = faint(detail, 0.34)
    pen.beginPath()
    pen.ellipse(x, y, size * 1.3, size * 0.85, 0, Math.PI, 0)
    pen.fill()
  },
  embers(pen, x, y, size, { detail }) {
    pen.strokeStyle = faint(detail, 0.6)
    pen.lineWidth = 2
    pen.beginPath()
    pen.moveTo(x - size, y)
    pen.lineTo(x - size * 0.2, y - size * 0.4)
    pen.lineTo(x + size, y + size * 0.2)
    pen.stroke()
    pen.fillStyle = faint('#ffe08a', 0.6)
    pen.fillRect(x, y - size * 0.6, 2, 2)
  },
  domes(pen, x, y, size, { detail }) {
    pen.fillStyle = faint(detail, 0.42)
    pen.beginPath()
    pen.arc(x, y, size * 0.72, Math.PI, 0)
    pen.fill()
    pen.fillRect(x - size * 0.72, y, size * 1.44, size * 0.4)
  },
  roofs(pen, x, y, size, { detail, cliff }) {
    pen.fillStyle = faint(cliff, 0.3)
    pen.fillRect(x - size * 0.55, y, size * 1.1, size * 0.6)
    shape(pen, faint(detail, 0.62), [
      [x - size * 0.75, y],
      [x, y - size * 0.65],
      [x + size * 0.75, y],
    ])
  },
  paving(pen, x, y, size, { detail }) {
    pen.fillStyle = faint(detail, 0.35)
    pen.fillRect(x, y, size, size * 0.6)
  },
}
