/** The baked world: outlines of countries, to be drawn at any size. */
import type { Pen } from '../kit/sheet.ts'
import baked from './world.json' with { type: 'json' }

export type Point = readonly [number, number]
type Extent = readonly [left: number, top: number, right: number, bottom: number]
type Line = { readonly points: readonly Point[]; readonly extent: Extent }

export const WORLD_WIDTH: number = baked.width
export const WORLD_HEIGHT: number = baked.height

/** A part of the world, drawn at (left, top) of a sheet: the world's (x, y) comes to stand there, `scale` times as large. */
export type Window = {
  readonly x: number
  readonly y: number
  readonly scale: number
  readonly left: number
  readonly top: number
  readonly w: number
  readonly h: number
}

export const through = ({ x, y, scale, left, top }: Window, [px, py]: Point): Point => [
  left + (px - x) * scale,
  top + (py - y) * scale,
]

export const hold = (low: number, high: number, value: number): number => Math.min(high, Math.max(low, value))

const lineOf = (points: readonly Point[]): Line => {
  let [left, top, right, bottom] = [WORLD_WIDTH, WORLD_HEIGHT, 0, 0]
  for (const [x, y] of points) {
    left = Math.min(left, x)
    top = Math.min(top, y)
    right = Math.max(right, x)
    bottom = Math.max(bottom, y)
  }
  return { points, extent: [left, top, right, bottom] }
}

const LINES: readonly Line[] = baked.lines.map((steps) => {
  let [x, y] = [0, 0]
  const points: Point[] = []
  for (let i = 0; i < steps.length; i += 2) {
    x += steps[i]!
    y += steps[i + 1]!
    points.push([x / baked.grain, y / baked.grain])
  }
  return lineOf(points)
})

const ringOf = (lines: readonly number[]): Line =>
  lineOf(lines.flatMap((n) => (n < 0 ? [...LINES[~n]!.points].reverse() : LINES[n]!.points).slice(1)))

const COUNTRIES: ReadonlyMap<string, readonly Line[]> = new Map(
  Object.entries(baked.countries as Record<string, number[][]>).map(([id, rings]) => [id, rings.map(ringOf)]),
)
const LAND: readonly Line[] = [...baked.rest.map(ringOf), ...[...COUNTRIES.values()].flat()]

const SITES = baked.sites as unknown as Readonly<Record<string, readonly [number, number, number]>>

export const isOnMap = (numeric: string): boolean => Object.hasOwn(SITES, numeric)

/** The roomiest point of a country. */
export const siteOf = (numeric: string): Point => {
  const [x, y] = SITES[numeric] ?? [0, 0]
  return [x, y]
}

const around = (extents: readonly Extent[]): Extent => [
  Math.min(...extents.map(([left]) => left)),
  Math.min(...extents.map(([, top]) => top)),
  Math.max(...extents.map(([, , right]) => right)),
  Math.max(...extents.map(([, , , bottom]) => bottom)),
]

/** Everything that belongs to a country; a country too small to be drawn is a point. */
export function extentOf(numeric: string): Extent {
  const rings = COUNTRIES.get(numeric) ?? []
  return rings.length > 0 ? around(rings.map(({ extent }) => extent)) : [...siteOf(numeric), ...siteOf(numeric)]
}

/** Its largest piece: far islands do not count. */
export function mainlandOf(numeric: string): Extent {
  const size = ([left, top, right, bottom]: Extent) => (right - left) * (bottom - top)
  const [largest] = [...(COUNTRIES.get(numeric) ?? [])].sort((a, b) => size(b.extent) - size(a.extent))
  return largest?.extent ?? extentOf(numeric)
}

/** A country's outline as the current path. */
export function traceCountry(pen: Pen, numeric: string, window: Window): void {
  pen.beginPath()
  for (const ring of COUNTRIES.get(numeric) ?? []) trace(pen, ring, window, true)
}

/** All land as the current path: countries that are in play, and those that are not. */
export function traceLand(pen: Pen, window: Window): void {
  pen.beginPath()
  for (const ring of LAND) trace(pen, ring, window, true)
}

/** All coasts and borders as the current path. */
export function traceLines(pen: Pen, window: Window): void {
  pen.beginPath()
  for (const line of LINES) trace(pen, line, window, false)
}

/** What is out of sight is not drawn, and neither are steps too short to be seen. */
function trace(pen: Pen, { points, extent: [left, top, right, bottom] }: Line, window: Window, closed: boolean): void {
  if (left > window.x + window.w / window.scale || right < window.x) return
  if (top > window.y + window.h / window.scale || bottom < window.y) return
  let last: Point | undefined
  for (const point of points) {
    const [x, y] = through(window, point)
    if (!last) pen.moveTo(x, y)
    else if (Math.abs(x - last[0]) + Math.abs(y - last[1]) < 0.8) continue
    else pen.lineTo(x, y)
    last = [x, y]
  }
  if (closed) pen.closePath()
}
