/** The baked map: outlines to colour areas with, and the painted world beneath. */
import { readFileSync } from 'node:fs'
import { Image } from 'canvas'
import type { Pen } from '../kit/sheet.ts'
import map from './map.json' with { type: 'json' }

export type Point = readonly [number, number]

export const WIDTH: number = map.width
export const HEIGHT: number = map.height

/** A part of the map on a sheet: the map's (x, y) is drawn at `left`, `top`, `scale` times as large. */
export type Window = {
  readonly x: number
  readonly y: number
  readonly scale: number
  readonly left: number
  readonly top: number
}

export const WHOLE: Window = { x: 0, y: 0, scale: 1, left: 0, top: 0 }

export const through = ({ x, y, scale, left, top }: Window, [px, py]: Point): Point => [
  left + (px - x) * scale,
  top + (py - y) * scale,
]

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

/** The area's outline as the current path. Steps of less than a pixel are not worth their time. */
export function tracePath(pen: Pen, area: string, window: Window): void {
  pen.beginPath()
  for (const ring of OUTLINES.get(area) ?? []) {
    let [lastX, lastY] = [Number.NaN, Number.NaN]
    for (const point of ring) {
      const [x, y] = through(window, point)
      if (Math.abs(x - lastX) + Math.abs(y - lastY) < 1.2) continue
      if (Number.isNaN(lastX)) pen.moveTo(x, y)
      else pen.lineTo(x, y)
      lastX = x
      lastY = y
    }
    pen.closePath()
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

export function painting(): Image {
  const image = new Image()
  image.src = readFileSync(new URL('./world.jpg', import.meta.url))
  return image
}

/** How much larger the painting is than the map's units. */
export const DENSITY: number = map.scale
