/** Where in a country there is room: the point farthest from its borders, found on a grid that grows finer. */
import type { Point } from './projection.ts'
import { distanceToSegment } from './simplify.ts'

export type Site = readonly [x: number, y: number, room: number]

const GRID = 16
const ROUNDS = 3

export function siteOf(all: readonly (readonly Point[])[]): Site {
  const largest = all.reduce((best, ring) => (spread(ring) > spread(best) ? ring : best))
  const rings = all.filter((ring) => ring === largest || inside(ring[0]!, [largest])) // its holes count as well
  let [left, top, right, bottom] = extent(largest)
  let best: Site = [(left + right) / 2, (top + bottom) / 2, 0]
  for (let round = 0; round < ROUNDS; round++) {
    for (let i = 0; i <= GRID; i++)
      for (let j = 0; j <= GRID; j++) {
        const point: Point = [left + ((right - left) * i) / GRID, top + ((bottom - top) * j) / GRID]
        if (!inside(point, rings)) continue
        const room = Math.min(...rings.flatMap((ring) => edgesOf(ring).map(([a, b]) => distanceToSegment(point, a, b))))
        if (room > best[2]) best = [...point, room]
      }
    const [w, h] = [(right - left) / 8, (bottom - top) / 8]
    ;[left, top, right, bottom] = [best[0] - w, best[1] - h, best[0] + w, best[1] + h]
  }
  return best
}

const edgesOf = (ring: readonly Point[]) => ring.map((point, i) => [point, ring[(i + 1) % ring.length]!] as const)

const extent = (ring: readonly Point[]): [number, number, number, number] => {
  const [xs, ys] = [ring.map(([x]) => x), ring.map(([, y]) => y)]
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)]
}

const spread = (ring: readonly Point[]): number => {
  const [left, top, right, bottom] = extent(ring)
  return (right - left) * (bottom - top)
}

/** Even-odd: a hole is outside. */
const inside = ([x, y]: Point, rings: readonly (readonly Point[])[]): boolean =>
  rings.flatMap(edgesOf).filter(([[ax, ay], [bx, by]]) => ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax)
    .length %
    2 ===
  1
