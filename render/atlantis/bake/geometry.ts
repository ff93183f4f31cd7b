/** Area outlines, straits and ocean borders, projected into the frame and packed small. */
import { readFileSync } from 'node:fs'
import { createCanvas } from 'canvas'
import { type ExtendedFeatureCollection, type GeoContext, type GeoPermissibleObjects, geoMercator, geoPath } from 'd3-geo'
import { feature } from 'topojson-client'
import { HEIGHT, place, ROTATION, SHEET, WIDTH } from './frame.ts'
import { noiseAround } from './noise.ts'

export type Point = readonly [number, number]
export type Line = readonly Point[]

/** Steps of the packed outlines: a tenth of a pixel of the overview. */
export const GRAIN = 10

export const mercator = geoMercator().rotate(ROTATION).scale(SHEET.scale).translate(SHEET.centre).precision(0)

/** Everything d3 would draw, as points of the frame. */
const projected = (shape: GeoPermissibleObjects): Line[] => {
  const lines: Point[][] = []
  const to = (x: number, y: number) => lines.at(-1)!.push(place([x, y]))
  const collector: GeoContext = {
    beginPath() {},
    moveTo(x, y) {
      lines.push([])
      to(x, y)
    },
    lineTo: to,
    arc() {},
    closePath() {},
  }
  geoPath(mercator, collector)(shape)
  return lines
}

const snapped = (line: Line): Line => {
  const points = line.map(([x, y]): Point => [Math.round(x * GRAIN), Math.round(y * GRAIN)])
  return points.filter(([x, y], i) => i === 0 || x !== points[i - 1]![0] || y !== points[i - 1]![1])
}

const visible = (line: Line): boolean => line.length > 3 && line.some(([, y]) => y > -20 * GRAIN && y < (HEIGHT + 20) * GRAIN)

/** Outlines by area, in grains. */
export function outlines(): Map<string, Line[]> {
  const file = new URL('../source/areas.topo.json', import.meta.url)
  const topology = JSON.parse(readFileSync(file, 'utf8')) as Parameters<typeof feature>[0]
  const { features } = feature(topology, topology.objects.areas!) as ExtendedFeatureCollection
  const areas = new Map<string, Line[]>()
  for (const area of features) areas.set(String(area.id), projected(area).map(snapped).filter(visible))
  const ground = groundOf(areas)
  for (const [id, rings] of areas)
    areas.set(
      id,
      rings.map((ring) => roughened(ring, ground)),
    )
  return areas
}

/** The area at a point (in grains), or `null` for the sea. */
type Ground = (x: number, y: number) => string | null

export function groundOf(areas: ReadonlyMap<string, Line[]>): Ground {
  const pen = createCanvas(WIDTH * 2, HEIGHT * 2).getContext('2d')
  pen.antialias = 'none' // the colour of a pixel is the number of its area
  pen.scale(2 / GRAIN, 2 / GRAIN)
  const ids = [...areas.keys()]
  for (const [number, id] of ids.entries()) {
    pen.fillStyle = `rgb(${number + 1}, 0, 0)`
    pen.strokeStyle = pen.fillStyle
    pen.lineWidth = GRAIN // closes the hairline gaps between areas
    pen.beginPath()
    for (const ring of areas.get(id)!) {
      for (const [i, [x, y]] of ring.entries()) pen[i === 0 ? 'moveTo' : 'lineTo'](x, y)
      pen.closePath()
    }
    pen.fill()
    pen.stroke()
  }
  const { data, width, height } = pen.getImageData(0, 0, WIDTH * 2, HEIGHT * 2)
  return (x, y) => {
    const column = Math.min(width - 1, Math.max(0, Math.round((x * 2) / GRAIN)))
    const row = Math.min(height - 1, Math.max(0, Math.round((y * 2) / GRAIN)))
    return ids[data[(row * width + column) * 4]! - 1] ?? null
  }
}

const kindOf = (a: Point, b: Point, ground: Ground): Edge['kind'] => {
  const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1
  const [aside, up] = [(-(b[1] - a[1]) / length) * 1.4 * GRAIN, ((b[0] - a[0]) / length) * 1.4 * GRAIN]
  const [x, y] = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]
  const [left, right] = [ground(x + aside, y + up), ground(x - aside, y - up)]
  if (left === right || left === null || right === null) return 'coast' // a fjord has the same land on both sides
  return left === 'ice' || right === 'ice' ? 'ice' : 'border'
}

const { clouds } = noiseAround(WIDTH)

/**
 * Some modern borders are ruler-straight; an old world has none. A smooth field pushes inner border points aside, so
 * that neighbours stay neighbours even where their points differ.
 */
function roughened(ring: Line, ground: Ground): Line {
  const dense = ring.flatMap((a, i) => {
    const b = ring[(i + 1) % ring.length]!
    const steps = Math.max(1, Math.round(Math.hypot(b[0] - a[0], b[1] - a[1]) / (3 * GRAIN)))
    if (steps === 1 || kindOf(a, b, ground) === 'coast') return [a]
    return Array.from(
      { length: steps },
      (_, k): Point => [a[0] + ((b[0] - a[0]) * k) / steps, a[1] + ((b[1] - a[1]) * k) / steps],
    )
  })
  return dense.map((point, i) => {
    const before = dense[(i + dense.length - 1) % dense.length]!
    const after = dense[(i + 1) % dense.length]!
    if (atSeam(point) || kindOf(before, point, ground) === 'coast' || kindOf(point, after, ground) === 'coast') return point
    const [x, y] = [point[0] / GRAIN, point[1] / GRAIN]
    const push = (seed: number) => (clouds(x, y, 19, seed, 3) - 0.5) * 8 * GRAIN
    return [Math.round(point[0] + push(81)), Math.round(point[1] + push(91))]
  })
}

const atSeam = ([x]: Point): boolean => x <= 0 || x >= WIDTH * GRAIN

export const lineOf = (coordinates: [number, number][]): Line =>
  projected({ type: 'LineString', coordinates }).flatMap((line) => snapped(line))

/** The first point, then the steps from point to point: short numbers make a small file. */
export const packed = (line: Line): number[] =>
  line.flatMap(([x, y], i) => (i === 0 ? [x, y] : [x - line[i - 1]![0], y - line[i - 1]![1]]))

export type Edge = { readonly kind: 'coast' | 'border' | 'ice'; readonly line: Line }

type Run = { readonly kind: Edge['kind']; readonly line: Point[] }

/** Outlines cut into coasts, borders between areas, and the edge of the ice; the map's own edge is none of them. */
export function edges(areas: ReadonlyMap<string, Line[]>): Edge[] {
  const ground = groundOf(areas)
  const found: Edge[] = []
  for (const rings of areas.values())
    for (const ring of rings) {
      let run: Run | undefined
      for (const [i, a] of ring.entries()) {
        const b = ring[(i + 1) % ring.length]!
        if (atSeam(a) && atSeam(b)) {
          run = undefined
          continue
        }
        const kind = kindOf(a, b, ground)
        if (run?.kind !== kind) {
          run = { kind, line: [a] }
          found.push(run)
        }
        run.line.push(b)
      }
    }
  return found
}
