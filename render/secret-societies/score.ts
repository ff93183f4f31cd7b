/** The end: the score sheet, part by part, and how the Islands were shared out. */
import { islandShares, type Place, rankingOf } from '../../src/games/secret-societies/holdings/standing.ts'
import { faint } from '../kit/colour.ts'
import type { Layers } from '../kit/layers.ts'
import { type Box, rows } from '../kit/panel.ts'
import { apart, type Pen, type Sheet } from '../kit/sheet.ts'
import { write } from '../kit/text.ts'
import { seatToken } from '../kit/tokens.ts'
import { EMBLEMS, LODGE } from './look.ts'
import { emblem, page, plaque, WIDTH } from './ornaments.ts'
import type { Scene } from './scene.ts'
import { type Sign, sign } from './signs.ts'

const ART = 250
const HEAD = 172
const ROW = 104
const FOOT = 118
const TIE = 56

/** The parts of the sheet, in the order the game gives them. */
const PARTS: Readonly<Record<string, Sign>> = {
  islands: 'palm',
  monuments: 'monument',
  regions: 'crown',
  treasury: 'capitol',
  projects: 'gear',
  tile: 'tile',
  income: 'coin',
  stars: 'power',
  routes: 'ship',
}

const columnAt = (i: number, count: number): number => 376 + ((i + 0.5) * 664) / count

export function drawScore(scene: Scene, layers: Layers): Sheet {
  const final = scene.view.final!
  const places = rankingOf(scene.rules, scene.view)
  const table = places.length * ROW
  const isTied = places.some(({ cards }) => cards !== null)
  const picture = page(ART + HEAD + table + FOOT + 24 + (isTied ? TIE : 0), layers)
  const { pen } = picture
  drawArt(pen)
  const centred = { align: 'center', halo: LODGE.oxblood } as const
  write(picture, scene.labels.title, WIDTH / 2, 136, { face: 'bold', size: 36, colour: LODGE.cream, haloWidth: 6, ...centred })
  write(picture, scene.labels.over, WIDTH / 2, 194, {
    face: 'grand',
    size: 64,
    colour: LODGE.candle,
    haloWidth: 8,
    ...centred,
  })
  const parts = final[places[0]!.seat]!.map(({ id }) => id)
  for (const [i, part] of parts.entries()) drawPart(picture, scene, part, columnAt(i, parts.length), ART + HEAD - 32)
  for (const [i, box] of rows({ x: 14, y: ART + HEAD, w: WIDTH - 28, h: table - 8 }, places.length, 8).entries())
    drawRow(picture, scene, places[i]!, box)
  drawIslands(picture, scene, places, { x: 14, y: ART + HEAD + table + 8, w: WIDTH - 28, h: FOOT - 8 })
  if (isTied)
    write(picture, scene.labels.tieRule, WIDTH / 2, ART + HEAD + table + FOOT + 8 + TIE / 2, {
      face: 'italic',
      size: 36,
      colour: LODGE.cream,
      align: 'center',
    })
  return picture
}

/** A sign for the column, and its name aslant: so it can be large enough to read. */
function drawPart(picture: Sheet, scene: Scene, part: string, x: number, y: number): void {
  const { pen } = picture
  sign(pen, PARTS[part] ?? 'star', x, y, 40, LODGE.gilt)
  apart(pen, () => {
    pen.translate(x + 2, y - 32)
    pen.rotate(-Math.PI / 4)
    pen.textDrawingMode = 'path' // glyphs are set on whole pixels, which shows where they run aslant
    write(picture, scene.labels.scoreColumn(part), 0, 0, { face: 'plain', size: 32, colour: LODGE.cream })
  })
}

/** Rays around the eye that has seen it all. */
function drawArt(pen: Pen): void {
  const [x, y] = [WIDTH / 2, 64]
  for (let i = 0; i < 36; i++) {
    const angle = (i * Math.PI) / 18
    pen.beginPath()
    pen.moveTo(x, y)
    pen.lineTo(x + Math.cos(angle - 0.035) * 900, y + Math.sin(angle - 0.035) * 900)
    pen.lineTo(x + Math.cos(angle + 0.035) * 900, y + Math.sin(angle + 0.035) * 900)
    const glow = pen.createRadialGradient(x, y, 40, x, y, 620)
    glow.addColorStop(0, faint(LODGE.gilt, 0.34))
    glow.addColorStop(1, faint(LODGE.gilt, 0))
    pen.fillStyle = glow
    pen.fill()
  }
  emblem(pen, x, y, 54)
}

function drawRow(picture: Sheet, scene: Scene, { seat, place, total, cards }: Place, box: Box): void {
  const { pen } = picture
  const y = box.y + box.h / 2
  const winner = place === 1
  plaque(pen, box, { lit: winner })
  if (winner) sign(pen, 'crown', box.x + 40, y, 44, LODGE.candle)
  else write(picture, `${place}`, box.x + 40, y, { face: 'heavy', size: 42, colour: LODGE.smoke, align: 'center' })
  seatToken(picture, scene.mark(seat), box.x + 98, y, 25)
  const name = { face: 'bold', size: 40, colour: winner ? LODGE.candle : LODGE.cream, room: 214 } as const
  write(picture, scene.name(seat), box.x + 136, y - 18, name)
  const { society } = scene.player(seat)
  const mark = society === null ? null : EMBLEMS[society]
  if (mark) sign(pen, mark, box.x + 150, y + 25, 28, LODGE.gilt)
  const words = { face: 'plain', size: 30, colour: LODGE.smoke, room: 186, weight: 'detail' } as const
  write(picture, scene.labels.society(society, scene.s), box.x + 172, y + 25, words)
  const parts = scene.view.final![seat]!
  for (const [i, { points }] of parts.entries())
    write(picture, `${points}`, columnAt(i, parts.length), y, {
      face: 'bold',
      size: 38,
      colour: points === 0 ? faint(LODGE.smoke, 0.7) : LODGE.cream,
      align: 'center',
    })
  const sum = { face: 'heavy', size: 58, colour: winner ? LODGE.candle : LODGE.cream, align: 'center' } as const
  write(picture, `${total}`, box.x + box.w - 70, cards === null ? y : y - 16, sum)
  if (cards !== null)
    write(picture, scene.labels.tieCards(cards, scene.s), box.x + box.w - 70, y + 28, {
      face: 'bold',
      size: 32,
      colour: LODGE.smoke,
      align: 'center',
    })
}

function drawIslands(picture: Sheet, scene: Scene, places: readonly Place[], box: Box): void {
  const { pen } = picture
  plaque(pen, box, { fill: '#1d4a52', deep: '#0f2b31' })
  sign(pen, 'palm', box.x + 66, box.y + box.h / 2, 74, LODGE.gilt)
  const step = (box.w - 150) / places.length
  for (const [i, { seat, islands, power }] of islandShares(scene.rules, scene.view).entries()) {
    const [x, y] = [box.x + 130 + i * step, box.y + box.h / 2]
    seatToken(picture, scene.mark(seat), x + 26, y, 24)
    write(picture, scene.labels.islands(islands, scene.s), x + 64, y - 20, {
      face: 'bold',
      size: 34,
      colour: LODGE.cream,
      room: step - 70,
    })
    write(picture, scene.labels.powerOf(power), x + 64, y + 22, {
      face: 'bold',
      size: 34,
      colour: power > 0 ? LODGE.candle : LODGE.smoke,
      room: step - 70,
    })
  }
}
