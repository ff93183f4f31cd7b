/** What stands on the island: numbers, places, Atlanteans, names. */
import type { Piece } from '../../src/games/atlantis-rising/view.ts'
import { arrow, faded, ringed } from '../kit/change.ts'
import { faint } from '../kit/colour.ts'
import { HOUSE } from '../kit/palette.ts'
import type { Sheet } from '../kit/sheet.ts'
import { widthOf, write } from '../kit/text.ts'
import { CENTRE_HEIGHT, heightOf, outlineOf, type Point, REACH, standsOn } from './geometry.ts'
import { SEA, shortAction } from './look.ts'
import { drawMarks } from './marks.ts'
import { crowdOf, drawCrowd, drawPiece, drawSocket } from './pieces.ts'
import type { Peninsula, Scene } from './scene.ts'
import { sign } from './signs.ts'
import { trace } from './terrain.ts'

/** A piece on a tile, and how far apart places are at most: the outer tiles are long. */
const RADIUS = 19
const APART = 74
/** From here on a place does not cover the number. */
const CLEAR = 25

/** Draws around the middle of the island. */
export function drawTable(sheet: Sheet, scene: Scene): void {
  for (const peninsula of scene.peninsulas) {
    if (scene.view.choice?.among.includes(peninsula.id)) drawThreat(sheet, peninsula)
    drawTiles(sheet, scene, peninsula)
  }
  drawCentre(sheet, scene)
  drawMoves(sheet, scene)
  for (const peninsula of scene.peninsulas) drawName(sheet, scene, peninsula)
}

/** The next tile to go, if this peninsula is chosen. */
function drawThreat({ pen }: Sheet, { arm, dry }: Peninsula): void {
  if (dry === 0) return
  trace(pen, outlineOf(arm, dry), heightOf(dry, arm.tiles))
  pen.setLineDash([14, 9])
  for (const [width, colour] of [
    [8, '#3a0508'],
    [4.5, SEA.alarm],
  ] as const) {
    pen.strokeStyle = colour
    pen.lineWidth = width
    pen.stroke()
  }
  pen.setLineDash([])
}

/** The number stands left of the places, or beyond them where a peninsula runs sideways: crowns never cover it. */
function standsFor({ arm }: Peninsula, depth: number, seats: number): { label: Point; number: Point; stands: Point[] } {
  const points = standsOn(arm, depth, seats + 1, APART)
  const [first, last] = [points[0]!, points.at(-1)!]
  const isSteep = Math.abs(last[1] - first[1]) > Math.abs(last[0] - first[0])
  if (isSteep && last[1] > first[1]) points.reverse()
  const [label, ...stands] = points
  const [x, y] = label!
  const number = (
    [
      [x, y - 28],
      [x, y + 29],
    ] as const
  ).find(([, at]) => stands.every(([sx, sy]) => Math.hypot(sx - x, sy - at) > CLEAR))
  return { label: label!, number: isSteep ? (number ?? [x, y - 28]) : [x - 38, y - 6], stands }
}

function drawTiles(sheet: Sheet, scene: Scene, peninsula: Peninsula): void {
  for (const tile of peninsula.tiles) {
    const here = scene.piecesAt(tile.id)
    const isDry = tile.depth <= peninsula.dry
    if (!isDry && here.length === 0) continue
    const { label, number, stands } = standsFor(peninsula, tile.depth, tile.spaces * tile.seatsPerSpace)
    if (isDry) {
      const style = { face: 'heavy', size: 34, colour: '#141a26', halo: faint(peninsula.biome.top, 0.9), haloWidth: 4 } as const
      write(sheet, shortAction(tile.action).text, label[0], label[1], { ...style, align: 'center' })
      drawNumber(sheet, tile.depth, number)
      for (const [slot, [x, y]] of stands.entries())
        if (!here.some((piece) => piece.slot === slot)) drawSocket(sheet.pen, x, y, 14)
    }
    for (const piece of here) {
      const [x, y] = stands[piece.slot] ?? label
      drawPiece(sheet, scene, piece, x, y, RADIUS)
    }
  }
}

/** Its number, by which it is called in words: counted from the centre. */
export function drawNumber(sheet: Sheet, depth: number, [x, y]: Point): void {
  const { pen } = sheet
  pen.beginPath()
  pen.arc(x, y, 15, 0, Math.PI * 2)
  pen.fillStyle = faint('#0b1622', 0.72)
  pen.fill()
  pen.strokeStyle = faint(HOUSE.ivory, 0.7)
  pen.lineWidth = 1.5
  pen.stroke()
  write(sheet, `${depth}`, x, y, { face: 'bold', size: 25, colour: HOUSE.ivory, align: 'center', weight: 'detail' })
}

/** Where a piece stands on the island, if it does. */
function standOf(scene: Scene, { at, slot }: Piece): Point | null {
  if (at === scene.view.facts.centre.id) return [0, -CENTRE_HEIGHT]
  for (const peninsula of scene.peninsulas) {
    const tile = peninsula.tiles.find(({ id }) => id === at)
    if (!tile) continue
    const { label, stands } = standsFor(peninsula, tile.depth, tile.spaces * tile.seatsPerSpace)
    return stands[slot] ?? label
  }
  return null
}

/** Atlanteans that went from place to place, that came, and that the sea took. */
function drawMoves(sheet: Sheet, scene: Scene): void {
  for (const then of scene.before?.pieces ?? []) {
    const now = scene.view.pieces.find(({ id }) => id === then.id)
    const [from, to] = [standOf(scene, then), now ? standOf(scene, now) : null]
    if (now && now.at === then.at && now.slot === then.slot) continue
    if (from && to) arrow(sheet, from, to, { fill: scene.mark(then.owner).fill, width: 6, clear: 20, short: 28 })
    else if (to && now?.at !== scene.view.facts.centre.id) ringed(sheet.pen, to[0], to[1], RADIUS * 1.25)
    else if (from && now?.at === 'out') faded(sheet.pen, () => drawPiece(sheet, scene, then, from[0], from[1], RADIUS))
  }
}

/** Any number may stand here, so each player has one piece with a number; alone, the source says what it gives. */
function drawCentre(sheet: Sheet, scene: Scene): void {
  const { facts } = scene.view
  const crowd = crowdOf(scene, scene.piecesAt(facts.centre.id))
  const y = -CENTRE_HEIGHT
  drawMarks(sheet, scene, facts.centre.id, 0, y + 62, 0)
  if (crowd.length === 0) {
    const { text } = shortAction(facts.centre.action)
    sign(sheet.pen, 'energy', -24, y, 52, '#0f5a7c')
    write(sheet, text, 28, y, { face: 'heavy', size: 46, colour: '#0f3a54', align: 'center' })
    return
  }
  const perRow = crowd.length > 3 ? Math.ceil(crowd.length / 2) : crowd.length
  const lines = Math.ceil(crowd.length / perRow)
  for (const [i, each] of crowd.entries()) {
    const [line, place] = [Math.floor(i / perRow), i % perRow]
    const inLine = Math.min(perRow, crowd.length - line * perRow)
    drawCrowd(sheet, scene, each, (place - (inLine - 1) / 2) * 45, y + (line - (lines - 1) / 2) * 46 + 6, 20)
  }
}

/** Names stand in the corners the round island leaves free, with what is planned for that peninsula beside them. */
function drawName(sheet: Sheet, scene: Scene, peninsula: Peninsula): void {
  const { name, arm, dry, biome } = peninsula
  const [dx, dy] = [Math.cos((arm.angle * Math.PI) / 180), Math.sin((arm.angle * Math.PI) / 180)]
  const wide = widthOf(sheet.pen, name, 'title', 34) + 44
  const aside = Math.abs(dx) > 0.4
  const x = aside ? Math.sign(dx) * (REACH.x + 6) + (dx > 0 ? -wide : 0) : -wide / 2
  const y = aside ? Math.sign(dy) * REACH.y * 0.9 : dy * (REACH.y + (dy < 0 ? 35 : 28))
  const colour = dry > 0 ? HOUSE.ivory : HOUSE.mist
  sign(sheet.pen, biome.sign, x + 17, y, 34, dry > 0 ? biome.top : '#5d7d93', SEA.abyss)
  write(sheet, name, x + 42, y, { face: 'title', size: 34, colour, halo: SEA.abyss, haloWidth: 4 })
  if (aside) drawMarks(sheet, scene, peninsula.id, dx > 0 ? x + wide : x, y + Math.sign(dy) * 42, Math.sign(dx))
  else drawMarks(sheet, scene, peninsula.id, x + wide + 14, y, -1)
}
