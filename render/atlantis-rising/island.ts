/** The island as it stands: what is dry, what is under water, walls against the sea. */
import type { Canvas } from 'canvas'
import { faint } from '../kit/colour.ts'
import type { Layers } from '../kit/layers.ts'
import { apart, type Pen } from '../kit/sheet.ts'
import { CENTRE_HEIGHT, heightOf, outlineOf, type Point, plateau, shoreOf } from './geometry.ts'
import { SEA } from './look.ts'
import type { Peninsula, Scene } from './scene.ts'
import { dryTile, frameOf, type Sort, sunkenTile, surf, trace } from './terrain.ts'

/** Draws around (0, 0): the caller moves the pen. */
export function drawIsland(pen: Pen, scene: Scene, layers: Layers): void {
  const tiles: Tile[] = scene.peninsulas.flatMap((peninsula) =>
    peninsula.tiles.map(({ id, depth }) => ({ peninsula, id, depth, outline: outlineOf(peninsula.arm, depth) })),
  )
  const lay = ({ peninsula, depth, outline }: Tile, sort: Sort, make: () => Canvas) => {
    const { x, y } = frameOf(outline, sort)
    const { biome, arm } = peninsula
    pen.drawImage(layers.get(`${sort} ${biome.kind} ${arm.angle}/${arm.arms} ${depth}/${arm.tiles}`, make), x, y)
  }
  const [dry, sunken] = [tiles.filter(isDry).sort((a, b) => b.depth - a.depth), tiles.filter((tile) => !isDry(tile))]
  for (const tile of sunken) lay(tile, 'sunken', () => sunkenTile(tile.outline, tile.peninsula.biome, seedOf(tile)))
  for (const { id, outline } of sunken) if (scene.fresh.sunk.has(id)) drawAlarm(pen, outline)
  for (const tile of dry) lay(tile, 'surf', () => surf(tile.outline))
  for (const tile of dry)
    lay(tile, 'dry', () => {
      const { outline, peninsula, depth } = tile
      return dryTile(outline, heightOf(depth, peninsula.arm.tiles), peninsula.biome, seedOf(tile))
    })
  for (const peninsula of scene.peninsulas) if (peninsula.barrier) drawWall(pen, peninsula)
  drawCentre(pen, scene.view.result?.ending === 'drowned')
}

type Tile = { readonly peninsula: Peninsula; readonly id: string; readonly depth: number; readonly outline: readonly Point[] }

const isDry = ({ peninsula, depth }: Tile): boolean => depth <= peninsula.dry
const seedOf = ({ peninsula, depth }: Tile): number => depth * 7 + Math.round(peninsula.arm.angle) + 400

/** A tile the sea took this round. */
function drawAlarm(pen: Pen, outline: readonly Point[]): void {
  trace(pen, outline)
  pen.strokeStyle = faint('#3a0508', 0.7)
  pen.lineWidth = 7
  pen.stroke()
  pen.strokeStyle = SEA.alarm
  pen.lineWidth = 3.5
  pen.stroke()
}

/** Blocks along the shore of the outermost dry tile. */
function drawWall(pen: Pen, { arm, dry }: Peninsula): void {
  if (dry === 0) return
  const points = shoreOf(arm, dry, 9 + dry * 3)
  apart(pen, () => {
    pen.beginPath()
    for (const [i, [x, y]] of points.entries()) pen[i === 0 ? 'moveTo' : 'lineTo'](x, y + 3)
    for (const [width, colour] of [
      [19, '#14110c'],
      [14, '#c9b489'],
    ] as const) {
      pen.strokeStyle = colour
      pen.lineWidth = width
      pen.stroke()
    }
    for (const [i, [x, y]] of points.entries()) {
      if (i % 2 === 1) continue
      pen.fillStyle = '#14110c'
      pen.fillRect(x - 8.5, y - 12, 17, 15)
      pen.fillStyle = '#fff3d0'
      pen.fillRect(x - 6, y - 9.5, 12, 13)
    }
  })
}

/** The source of power: the last thing to drown. */
function drawCentre(pen: Pen, isDrowned: boolean): void {
  const outline = plateau()
  const height = isDrowned ? 0 : CENTRE_HEIGHT
  if (!isDrowned)
    for (let up = 0; up < height; up++) {
      trace(pen, outline, up)
      pen.fillStyle = up % 9 < 2 ? '#2c6f86' : '#1d4a63'
      pen.fill()
    }
  trace(pen, outline, height)
  const glow = pen.createRadialGradient(0, -height, 4, 0, -height, 96)
  for (const [stop, colour] of isDrowned
    ? ([
        [0, '#1d5c7a'],
        [1, '#0f3257'],
      ] as const)
    : ([
        [0, '#ffffff'],
        [0.35, '#e2fbff'],
        [0.75, '#9fe6f5'],
        [1, '#57b7d4'],
      ] as const))
    glow.addColorStop(stop, colour)
  pen.fillStyle = glow
  pen.fill()
  pen.strokeStyle = isDrowned ? faint('#8fd5e8', 0.5) : '#f4fdff'
  pen.lineWidth = 3
  pen.stroke()
}
