/** The baked map: outlines to colour areas with, and the painted world beneath. */
import { readFileSync } from 'node:fs'
import { type Canvas, Image } from 'canvas'
import { type Pen, sheet } from '../kit/sheet.ts'
import map from './map.json' with { type: 'json' }

export type Point = readonly [number, number]

export const WIDTH: number = map.width
export const HEIGHT: number = map.height

/** A part of the map, `w` by `h` on the sheet: the map's (x, y) is drawn at its top left corner, `scale` times as large. */
export type Window = { readonly x: number; readonly y: number; readonly scale: number; readonly w: number; readonly h: number }

export const WHOLE: Window = { x: 0, y: 0, scale: 1, w: WIDTH, h: HEIGHT }

export const through = ({ x, y, scale }: Window, [px, py]: Point): Point => [(px - x) * scale, (py - y) * scale]

/** The world goes on beyond its edges: the window itself, and what it shows of the world's next turn. */
export const turnsOf = (window: Window): Window[] =>
  [0, -WIDTH, WIDTH]
    .map((turn) => ({ ...window, x: window.x + turn }))
    .filter(({ x, w, scale }) => x < WIDTH && x + w / scale > 0)

const unpacked = (steps: readonly number[]): Point[] => {
  let [x, y] = [0, 0]
  const points: Point[] = []
  for (let i = 0; i < steps.length; i += 2) {
    x += steps[i]!
    y += steps[i + 1]!
    points.push([x / map.grain, y / map.grain])
  }
  return points
}

const OUTLINES: ReadonlyMap<string, readonly Point[][]> = new Map(
  Object.entries(map.areas as Record<string, number[][]>).map(([id, rings]) => [id, rings.map(unpacked)]),
)

export const STRAITS: readonly { between: readonly string[]; line: readonly Point[] }[] = map.straits.map(
  ({ between, line }) => ({
    between,
    line: unpacked(line),
  }),
)

type Sites = { readonly centre: Point; readonly trees: readonly Point[] }
const SITES = map.sites as unknown as Readonly<Record<string, Sites>>

/** The roomiest point of an area. */
export const centreOf = (area: string): Point => SITES[area]?.centre ?? [0, 0]
/** Where its trees would stand, were it wilderness. */
export const treesOf = (area: string): readonly Point[] => SITES[area]?.trees ?? []

export const isOnMap = (area: string): boolean => OUTLINES.has(area)

const atSeam = ([x]: Point): boolean => x <= 0 || x >= WIDTH

/**
 * The area's outline as the current path. Steps of less than a pixel are not worth their time. `open`: for strokes, which
 * must not run along the edge of the map, where an area goes on.
 */
export function tracePath(pen: Pen, area: string, window: Window, open = false): void {
  pen.beginPath()
  for (const ring of OUTLINES.get(area) ?? []) {
    let last: Point | undefined
    let before: Point | undefined
    const step = (point: Point) => {
      const [x, y] = through(window, point)
      if (!last || (open && before && atSeam(before) && atSeam(point))) pen.moveTo(x, y)
      else if (Math.abs(x - last[0]) + Math.abs(y - last[1]) < 1.2 && !atSeam(point)) return
      else pen.lineTo(x, y)
      last = [x, y]
      before = point
    }
    for (const point of ring) step(point)
    if (!open) pen.closePath()
    else if (ring[0]) step(ring[0])
  }
}

/** Left, top, right, bottom of the area's largest piece: far islands do not count. */
export function extent(area: string): readonly [number, number, number, number] {
  const boxes = (OUTLINES.get(area) ?? []).map((ring) => {
    const [xs, ys] = [ring.map(([x]) => x), ring.map(([, y]) => y)]
    return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)] as const
  })
  const size = ([l, t, r, b]: readonly [number, number, number, number]) => (r - l) * (b - t)
  return boxes.sort((a, b) => size(b) - size(a))[0] ?? [0, 0, WIDTH, HEIGHT]
}

const REACH: ReadonlyMap<string, { readonly from: Point; readonly to: Point }> = new Map(
  [...OUTLINES].map(([id, rings]) => {
    const [xs, ys] = [rings.flatMap((ring) => ring.map(([x]) => x)), rings.flatMap((ring) => ring.map(([, y]) => y))]
    const least = (numbers: number[]) => numbers.reduce((a, b) => Math.min(a, b), Number.POSITIVE_INFINITY)
    const most = (numbers: number[]) => numbers.reduce((a, b) => Math.max(a, b), Number.NEGATIVE_INFINITY)
    return [id, { from: [least(xs), least(ys)], to: [most(xs), most(ys)] }]
  }),
)

/** The box around all pieces of an area, far islands too. */
export const reach = (area: string): { readonly from: Point; readonly to: Point } =>
  REACH.get(area) ?? { from: [0, 0], to: [0, 0] }

/** The painted world. */
export type World = Image | Canvas

/** `grade` is an edition's own hand over it. */
export function painting(grade?: (pen: Pen, width: number, height: number) => void): World {
  const image = new Image()
  image.src = readFileSync(new URL('./world.jpg', import.meta.url))
  if (!grade) return image
  const { canvas, pen } = sheet(image.width, image.height)
  pen.drawImage(image, 0, 0)
  grade(pen, image.width, image.height)
  return canvas
}

/** How much larger the painting is than the map's units. */
export const DENSITY: number = map.scale
