/** A card as one would hold it: name, emblem, type, prices, words. */
import type { CardId } from '../../src/games/atlas-lost/data/components.ts'
import type { Face } from '../../src/games/atlas-lost/data/faces.ts'
import { faint } from '../kit/colour.ts'
import { type Box, lift, panel } from '../kit/panel.ts'
import type { Sheet } from '../kit/sheet.ts'
import { fitted, lines, write } from '../kit/text.ts'
import { cardColour, installRunes, TYPE_SIGNS } from './cards.ts'
import { DUSK, deepened, letteringOn } from './look.ts'
import { drawProse, type Prose, proseHeight } from './prose.ts'
import { costRunes, drawRunes } from './runes.ts'
import type { Scene } from './scene.ts'
import { type Sign, sign } from './signs.ts'

const BAND = 84
const TYPE = 64
const PRICE = 58
const EDGE = 22
/** An emblem smaller than this is not worth its place. */
const LEAST_EMBLEM = 90

const proseIn = (width: number): Prose => ({ size: 35, room: width - 2 * EDGE, most: 10 })

/** From the line with its type down to the last of its words. */
const wordsHeight = (sheet: Sheet, { words, s }: Scene, face: Face, width: number): number =>
  TYPE + (face.cost ? PRICE : 0) + proseHeight(sheet, words.deed(face, s), proseIn(width)) + EDGE

export const fitsFace = (sheet: Sheet, scene: Scene, card: CardId, { w, h }: Pick<Box, 'w' | 'h'>): boolean =>
  BAND + LEAST_EMBLEM + wordsHeight(sheet, scene, scene.face(card), w) <= h

export function drawFace(sheet: Sheet, scene: Scene, card: CardId, box: Box, isNew = false): void {
  const { pen } = sheet
  const face = scene.face(card)
  const color = cardColour(scene, face)
  lift(pen, box, 20)
  panel(pen, box, { fill: deepened(color, 0.78), rimWidth: 0, radius: 20 })
  pen.beginPath()
  pen.roundRect(box.x, box.y, box.w, BAND, [20, 20, 0, 0])
  pen.fillStyle = color
  pen.fill()
  const rim = isNew ? { rim: DUSK.fresh, rimWidth: 7 } : { rim: '#f4e8d2', rimWidth: 4 }
  panel(pen, box, { opacity: 0, radius: 20, ...rim })
  drawName(sheet, face.name, letteringOn(color), { ...box, h: BAND })
  const top = box.y + box.h - wordsHeight(sheet, scene, face, box.w)
  const space = { x: box.x, y: box.y + BAND, w: box.w, h: top - box.y - BAND }
  if (space.h >= LEAST_EMBLEM) drawEmblem(sheet, space, face.tree ?? TYPE_SIGNS[face.type], color)
  drawWords(sheet, scene, face, { ...box, y: top })
}

/** In one line, or in two smaller ones: a name is never cut. */
function drawName(sheet: Sheet, text: string, colour: string, { x, y, w, h }: Box): void {
  const style = { face: 'title', size: 42, colour, align: 'center', room: w - 24 } as const
  const middle = y + h / 2 + 2
  if (fitted(sheet.pen, text, style).text === text) write(sheet, text, x + w / 2, middle, style)
  else
    for (const [i, line] of lines(sheet.pen, text, style.face, 34, style.room).entries())
      write(sheet, line, x + w / 2, middle + (i - 0.5) * 36, { ...style, size: 34 })
}

function drawWords(sheet: Sheet, { words, s }: Scene, face: Face, { x, y, w }: Box): void {
  const install = drawRunes(sheet, installRunes(face), x + w - EDGE, y + TYPE / 2, { size: 38, align: 'right', room: w * 0.5 })
  const type = { face: 'bold', size: 35, colour: DUSK.amber, room: w - install - 2 * EDGE - 12 } as const
  write(sheet, words.cardKind(face), x + EDGE, y + TYPE / 2, type)
  const price = costRunes(face.cost ?? {})
  const middle = y + TYPE + PRICE / 2 - 6
  if (price.length > 0) drawRunes(sheet, [...price, { sign: 'arrow' }], x + EDGE, middle, { size: 40, room: w - 2 * EDGE })
  else if (face.cost) write(sheet, words.free, x + EDGE, middle, { face: 'italic', size: 38, colour: DUSK.mist })
  drawProse(sheet, words.deed(face, s), x + EDGE, y + TYPE + (face.cost ? PRICE : 0), proseIn(w))
}

/** The sign of its Tree, in a glow and two circles of the old chart. */
function drawEmblem({ pen }: Sheet, { x, y, w, h }: Box, name: Sign, color: string): void {
  const middle = { x: x + w / 2, y: y + h / 2 }
  const size = Math.min(230, h * 0.6, w * 0.5)
  const glow = pen.createRadialGradient(middle.x, middle.y, 10, middle.x, middle.y, Math.min(w, h) / 2)
  glow.addColorStop(0, faint(color, 0.75))
  glow.addColorStop(1, faint(color, 0))
  pen.fillStyle = glow
  pen.fillRect(x + 4, y, w - 8, h)
  for (const [radius, opacity] of [
    [size * 0.72, 0.5],
    [size * 0.8, 0.25],
  ] as const) {
    pen.beginPath()
    pen.arc(middle.x, middle.y, radius, 0, Math.PI * 2)
    pen.strokeStyle = faint('#f4e8d2', opacity)
    pen.lineWidth = 2
    pen.stroke()
  }
  sign(pen, name, middle.x, middle.y, size, '#fff8ea')
}
