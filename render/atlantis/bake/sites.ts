/** Where in an area there is room: its roomiest point, and places for trees. */
import { distanceTo } from './distance.ts'
import { HEIGHT, WIDTH } from './frame.ts'
import { GRAIN, groundOf, type Line, type Point } from './geometry.ts'
import { noiseAround } from './noise.ts'

export type Sites = { readonly centre: Point; readonly trees: readonly Point[] }

const { noise } = noiseAround(WIDTH)

const SPACING = 19
const CLEARANCE = 8

export function sites(areas: ReadonlyMap<string, Line[]>): Map<string, Sites> {
  const ground = groundOf(areas)
  const ids = Array.from({ length: WIDTH * HEIGHT }, (_, i) => ground((i % WIDTH) * GRAIN, Math.floor(i / WIDTH) * GRAIN))
  const found = new Map<string, Sites>()
  for (const id of areas.keys()) {
    if (id === 'ice') continue
    const room = distanceTo(
      Uint8Array.from(ids, (here) => (here === id ? 0 : 1)),
      WIDTH,
      HEIGHT,
    )
    const roomiest = room.reduce((best, clear, i) => (clear > room[best]! ? i : best), 0)
    found.set(id, { centre: [roomiest % WIDTH, Math.floor(roomiest / WIDTH)], trees: treesIn(room) })
  }
  return found
}

/** A shaken grid of points that keep clear of the borders. */
function treesIn(room: Float32Array): Point[] {
  const trees: Point[] = []
  for (let row = 0; row * SPACING * 0.8 < HEIGHT; row++)
    for (let column = 0; column * SPACING < WIDTH; column++) {
      const x = Math.round((column + (row % 2) / 2 + (noise(column * 11, row * 13, 7, 101) - 0.5) * 0.7) * SPACING)
      const y = Math.round((row + (noise(column * 13, row * 11, 7, 103) - 0.5) * 0.6) * SPACING * 0.8)
      if (
        x >= 0 &&
        x < WIDTH &&
        y >= 0 &&
        y < HEIGHT &&
        room[y * WIDTH + x]! > CLEARANCE &&
        noise(column * 17, row * 19, 7, 105) > 0.34
      )
        trees.push([x, y])
    }
  return trees
}
