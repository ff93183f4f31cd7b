/**
 * The shape of the island: rings cut into peninsulas by canals, seen from the air at a slant. Inner tiles lie higher, so
 * that the sea takes the outer ones first. All lengths are pixels around the middle of the island.
 */
export type Point = readonly [x: number, y: number]

/** Half axes of the outer shore. */
export const REACH = { x: 426, y: 350 } as const
/** The plateau in the middle, as a share of the reach. */
const CORE = 0.235
/** How much higher each tile lies than the next one outwards, and the outermost than the sea. */
const STEP = 4
const CANAL = 9

export type Arm = { readonly angle: number; readonly tiles: number; readonly arms: number }

const radians = (degrees: number) => (degrees * Math.PI) / 180

/** Where a ring of tiles ends: inner rings are a little broader, because they are shorter. */
const ring = (depth: number, tiles: number): number => CORE + (1 - CORE) * (depth / tiles) ** 0.94

const at = (angle: number, radius: number, height = 0): Point => [
  Math.cos(radians(angle)) * radius * REACH.x,
  Math.sin(radians(angle)) * radius * REACH.y - height,
]

export const heightOf = (depth: number, tiles: number): number => 6 + STEP * (tiles - depth)
export const CENTRE_HEIGHT = 34

/** A coast is never straight: the same wobble wherever two tiles meet. */
const wobble = (angle: number, seed: number): number => {
  const a = radians(angle)
  return Math.sin(a * 23 + seed * 5.1) * 0.5 + Math.sin(a * 41 + seed * 9.7) * 0.3 + Math.sin(a * 71 + seed * 3.3) * 0.2
}

const halfAngle = ({ arms }: Arm, radius: number): number => 180 / arms - ((CANAL + 9 * radius) / (radius * REACH.x)) * 57.3

/** The outline of a tile at sea level, clockwise from its inner corner. */
export function outlineOf(arm: Arm, depth: number): Point[] {
  const rough = (edge: number) => (edge === arm.tiles ? 0.011 : 0.004)
  const arc = (edge: number): Point[] => {
    const radius = ring(edge, arm.tiles)
    const half = halfAngle(arm, radius)
    return Array.from({ length: 25 }, (_, i) => {
      const angle = arm.angle - half + (2 * half * i) / 24
      return at(angle, radius + wobble(angle, edge + arm.angle) * rough(edge))
    })
  }
  return [...arc(depth - 1), ...arc(depth).reverse()]
}

/** Where things stand on a tile: `count` places side by side along the middle of it, in line with those of its neighbours. */
export function standsOn(arm: Arm, depth: number, count: number, most: number): Point[] {
  const radius = (ring(depth - 1, arm.tiles) + ring(depth, arm.tiles)) / 2
  const half = halfAngle(arm, radius)
  const [from, to] = [at(arm.angle - half, radius), at(arm.angle + half, radius)]
  const length = Math.hypot(to[0] - from[0], to[1] - from[1])
  const apart = Math.min(most / length, (count > 2 ? 0.63 : 0.5) / Math.max(1, count - 1))
  // Left to right, or top to bottom, whichever way the peninsula runs.
  const turn = to[0] - from[0] < -1 ? -1 : 1
  return Array.from({ length: count }, (_, i) =>
    at(arm.angle + 2 * half * apart * (i - (count - 1) / 2) * turn, radius, heightOf(depth, arm.tiles)),
  )
}

/** Points along the outer shore of a tile, for a wall. */
export function shoreOf(arm: Arm, depth: number, count: number): Point[] {
  const radius = ring(depth, arm.tiles) + 0.012
  const half = halfAngle(arm, radius)
  return Array.from({ length: count }, (_, i) =>
    at(arm.angle - half + (2 * half * i) / (count - 1), radius, heightOf(depth, arm.tiles)),
  )
}

export const plateau = (count = 72): Point[] =>
  Array.from({ length: count }, (_, i) => {
    const angle = (i / count) * 360
    return at(angle, CORE - 0.028 + wobble(angle, 2) * 0.003)
  })
