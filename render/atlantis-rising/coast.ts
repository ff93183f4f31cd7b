/** One peninsula from the side: tiles go down to the sea like stairs, and the water stands as high as it has risen. */
import { faint, mix } from '../kit/colour.ts'
import { HOUSE } from '../kit/palette.ts'
import type { Box } from '../kit/panel.ts'
import type { Pen, Sheet } from '../kit/sheet.ts'
import { write } from '../kit/text.ts'
import { SEA, shortAction } from './look.ts'
import { crowdOf, drawCrowd, drawPiece } from './pieces.ts'
import type { Peninsula, Scene } from './scene.ts'
import { scatter, traceWaves } from './sea.ts'
import { sign } from './signs.ts'
import { drawRays, drawSky, STORM } from './weather.ts'

const CITADEL = 128
const BOTTOM = 26

type Stair = { readonly x: number; readonly y: number; readonly w: number }

export function drawCoast(sheet: Sheet, scene: Scene, peninsula: Peninsula, box: Box, chosen: number | null): void {
  const { pen } = sheet
  const { tiles, dry } = peninsula
  const width = (box.w - CITADEL - 60) / tiles.length
  const [highest, lowest] = [box.y + box.h * 0.43, box.y + box.h - 84]
  const step = (lowest - highest) / Math.max(1, tiles.length - 1)
  const stair = (depth: number): Stair => ({
    x: box.x + CITADEL + (depth - 1) * width,
    y: highest + (depth - 1) * step,
    w: width,
  })
  const water = dry === 0 ? highest - 22 : stair(dry).y + step * 0.55 + 12
  drawSky(pen, { ...box, h: water - box.y + 4 }, STORM)
  pen.fillStyle = SEA.deep
  pen.fillRect(box.x, water, box.w, box.y + box.h - water)
  drawCitadel(pen, box.x + CITADEL / 2 - 8, highest - 18, box.y + box.h)
  for (const { depth } of tiles) drawStair(pen, peninsula, stair(depth), depth, box.y + box.h)
  drawWater(pen, box, water)
  for (const { id, depth } of tiles) {
    if (depth > dry) drawSunk(pen, stair(depth), water, box.y + box.h, scene.fresh.sunk.has(id))
    drawStanding(sheet, scene, peninsula, stair(depth), depth, water)
  }
  if (peninsula.barrier && dry > 0) drawRampart(pen, stair(dry), box.y + box.h)
  if (chosen !== null) drawFrame(pen, stair(chosen), box.y + box.h)
}

function drawStair(pen: Pen, { biome, arm, dry }: Peninsula, { x, y, w }: Stair, depth: number, bottom: number): void {
  const rock = pen.createLinearGradient(0, y, 0, bottom)
  rock.addColorStop(0, mix(biome.cliff, '#ffffff', 0.12))
  rock.addColorStop(1, mix(biome.cliff, SEA.abyss, 0.7))
  pen.fillStyle = rock
  pen.fillRect(x, y, w + 1, bottom - y)
  const chance = scatter(depth * 13 + Math.round(arm.angle) + 400)
  pen.strokeStyle = faint('#0a1020', 0.22)
  pen.lineWidth = 3
  for (let i = 0; i < 12; i++) {
    const [cx, cy] = [x + chance() * w, y + 40 + chance() * (bottom - y)]
    pen.beginPath()
    pen.moveTo(cx, cy)
    pen.lineTo(Math.min(x + w, cx + 14 + chance() * 22), cy + 4)
    pen.stroke()
  }
  for (const share of depth <= dry ? [0.24, 0.76] : []) {
    const size = 46 + chance() * 22
    sign(pen, biome.sign, x + w * share, y - 7 - size / 2, size, mix(biome.detail, '#16263f', 0.25))
  }
  pen.fillStyle = biome.top
  pen.beginPath()
  pen.roundRect(x - 3, y - 12, w + 6, BOTTOM, 8)
  pen.fill()
  pen.fillStyle = faint('#ffffff', 0.35)
  pen.fillRect(x + 4, y - 9, w - 8, 4)
}

/** The plateau of the source, at the left edge of every peninsula. */
function drawCitadel(pen: Pen, x: number, y: number, bottom: number): void {
  drawRays(pen, x, y - 96, 330, '#c9f6ff', 22)
  pen.fillStyle = '#1d4a63'
  pen.fillRect(x - 90, y, 160, bottom - y)
  for (const [inset, top, colour] of [
    [0, 0, '#2c6f86'],
    [14, -28, '#3a86a0'],
    [28, -54, '#55a7bf'],
  ] as const) {
    pen.fillStyle = colour
    pen.fillRect(x - 62 + inset, y + top, 124 - 2 * inset, 30)
  }
  sign(pen, 'crystal', x, y - 96, 84, '#eafcff', faint('#4fd6ff', 0.5))
}

function drawWater(pen: Pen, box: Box, level: number): void {
  const bottom = box.y + box.h
  for (const [down, opacity, phase] of [
    [0, 0.6, 0],
    [20, 0.35, 0.4],
  ] as const) {
    pen.beginPath()
    traceWaves(pen, box.x, box.x + box.w, level + down, 74, 15, phase)
    pen.lineTo(box.x + box.w + 80, bottom)
    pen.lineTo(box.x - 80, bottom)
    pen.closePath()
    pen.fillStyle = faint(down === 0 ? '#0f3f66' : '#0a2a4c', opacity)
    pen.fill()
  }
  pen.beginPath()
  traceWaves(pen, box.x, box.x + box.w, level, 74, 15)
  pen.strokeStyle = SEA.foam
  pen.lineWidth = 4
  pen.stroke()
}

/** A tile under water; red if the sea took it this round. */
function drawSunk(pen: Pen, { x, y, w }: Stair, water: number, bottom: number, isFresh: boolean): void {
  const at = Math.min(bottom - 36, Math.max(y + 60, water + 44))
  if (isFresh) sign(pen, 'sunken', x + w / 2, at, 58, SEA.alarm, '#3a0508')
  else sign(pen, 'sunken', x + w / 2, at, 48, faint('#9fe4ee', 0.5))
}

/** The number on the face of the stair, places and Atlanteans on top of it. */
function drawStanding(
  sheet: Sheet,
  scene: Scene,
  { tiles, dry }: Peninsula,
  { x, y, w }: Stair,
  depth: number,
  water: number,
): void {
  const tile = tiles[depth - 1]!
  const here = scene.piecesAt(tile.id)
  const isDry = depth <= dry
  const { sign: of, text } = shortAction(tile.action)
  const [middle, face] = [x + w / 2, y + 50]
  if (isDry) {
    sign(sheet.pen, of, middle - 30, face, 42, HOUSE.ivory, '#101826')
    write(sheet, text, middle + 2, face, { face: 'heavy', size: 46, colour: HOUSE.ivory, halo: '#101826', haloWidth: 4 })
  }
  const seats = tile.spaces * tile.seatsPerSpace
  const apart = Math.min(76, (w - 20) / seats)
  for (let slot = 0; slot < seats; slot++) {
    const px = middle + (slot - (seats - 1) / 2) * apart
    const piece = here.find((each) => each.slot === slot)
    if (piece) drawPiece(sheet, scene, piece, px, Math.min(y, isDry ? y : water) - 42, 31)
    else if (isDry) drawPad(sheet.pen, px, y - 6)
  }
}

/** A free place. */
function drawPad(pen: Pen, x: number, y: number): void {
  pen.beginPath()
  pen.ellipse(x, y, 27, 9, 0, 0, Math.PI * 2)
  pen.fillStyle = faint('#08131f', 0.5)
  pen.fill()
  pen.strokeStyle = faint('#ffffff', 0.85)
  pen.lineWidth = 3
  pen.stroke()
}

/** A wall at the edge of the last dry tile. */
function drawRampart(pen: Pen, { x, y, w }: Stair, bottom: number): void {
  const left = x + w - 20
  pen.fillStyle = '#14110c'
  pen.fillRect(left - 4, y - 74, 48, bottom - y + 74)
  pen.fillStyle = '#c9b489'
  pen.fillRect(left, y - 70, 40, bottom - y + 70)
  pen.fillStyle = '#8d7a55'
  for (let row = y - 48, i = 0; row < bottom; row += 24, i++) {
    pen.fillRect(left, row, 40, 3)
    pen.fillRect(left + (i % 2 === 0 ? 12 : 26), row - 24, 3, 24)
  }
  for (const dx of [-4, 13, 30]) {
    pen.fillStyle = '#14110c'
    pen.fillRect(left + dx, y - 90, 14, 22)
    pen.fillStyle = '#fff3d0'
    pen.fillRect(left + dx + 2, y - 88, 10, 20)
  }
}

function drawFrame(pen: Pen, { x, y, w }: Stair, bottom: number): void {
  pen.beginPath()
  pen.roundRect(x - 4, y - 92, w + 8, Math.min(bottom, y + 150) - y + 92 - 6, 14)
  pen.strokeStyle = '#2a1f05'
  pen.lineWidth = 9
  pen.stroke()
  pen.strokeStyle = SEA.fresh
  pen.lineWidth = 5
  pen.stroke()
}

/** The source of power on its plateau, with everybody who draws on it. */
export function drawSource(sheet: Sheet, scene: Scene, box: Box): void {
  const { pen } = sheet
  const [middle, ground, sea] = [box.x + box.w / 2, box.y + box.h * 0.66, box.y + box.h * 0.86]
  drawSky(pen, { ...box, h: sea - box.y + 4 }, STORM)
  drawRays(pen, middle, ground - 170, 620, '#c9f6ff', 34)
  for (const [half, top, colour] of [
    [430, 0, '#2c6f86'],
    [250, -46, '#3a86a0'],
    [130, -88, '#55a7bf'],
  ] as const) {
    pen.fillStyle = colour
    pen.fillRect(middle - half, ground + top, 2 * half, box.y + box.h - ground)
    pen.fillStyle = faint('#ffffff', 0.3)
    pen.fillRect(middle - half, ground + top, 2 * half, 5)
  }
  sign(pen, 'crystal', middle, ground - 190, 200, '#eafcff', faint('#4fd6ff', 0.5))
  drawWater(pen, box, sea)
  const crowd = crowdOf(scene, scene.piecesAt(scene.view.facts.centre.id))
  for (const [i, each] of crowd.entries())
    drawCrowd(sheet, scene, each, middle + (i - (crowd.length - 1) / 2) * 92, ground + 34, 38)
}
