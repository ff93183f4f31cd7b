/** A Deed: a parchment certificate with ribbon, flag and values; or its back, while it lies facedown. */
import type { CardFace } from '../../src/games/secret-societies/data/rules.ts'
import type { LotView } from '../../src/games/secret-societies/view.ts'
import { faint } from '../kit/colour.ts'
import type { Box } from '../kit/panel.ts'
import { apart, type Pen, type Sheet } from '../kit/sheet.ts'
import { widthOf, write } from '../kit/text.ts'
import { seatToken } from '../kit/tokens.ts'
import { drawFlag } from './flag.ts'
import { LODGE, REGION_LOOKS } from './look.ts'
import { emblem, inner, seal, ticket } from './ornaments.ts'
import type { Scene } from './scene.ts'
import { sign } from './signs.ts'

const RIBBON = 42
/** Below this height the flag would be lost. */
export const SMALLEST_DEED = 232

/** A Deed of the row, with everything that lies on it. `n` counts from 0. */
export function drawLot(sheet: Sheet, scene: Scene, lot: LotView, n: number, box: Box): void {
  if (lot.deed === null) drawBack(sheet, scene, `${n + 1}`, box)
  else drawDeed(sheet, scene, scene.face(lot.deed), box, `${n + 1}`)
  const flag = flagBox(box)
  if (lot.deed !== null && !lot.faceup) seal(sheet.pen, box.x + box.w - 28, flag.y + 12, 23, LODGE.claret, 'lock')
  if (lot.endorsed) seal(sheet.pen, box.x + 24, flag.y + flag.h * 0.6, 24, '#2c7a45', 'thumb')
  if (lot.cancelled) seal(sheet.pen, box.x + 24, flag.y + flag.h * 0.6, 24, '#a3242b', 'cross')
  if (lot.taken) drawStamp(sheet, scene, lot.taken, flag)
}

/** Names are small on narrow certificates: the code says the same. */
const nameSize = (w: number): number => Math.round(Math.min(32, Math.max(23, w * 0.12)))

/** The flag, as large as the certificate allows. */
function flagBox({ x, y, w, h }: Box): Box {
  const wide = Math.min(w - 58, (h - RIBBON - 128 - nameSize(w)) * 1.5)
  return { x: x + (w - wide) / 2, y: y + RIBBON + 12, w: wide, h: (wide * 2) / 3 }
}

/** `number` stands on the ribbon. A Planet has no flag and no Region. */
export function drawDeed(sheet: Sheet, scene: Scene, face: CardFace, box: Box, number: string): void {
  const { pen } = sheet
  parchment(sheet, box, face.region ? REGION_LOOKS[face.region].fill : LODGE.sepia)
  const look = face.region ? REGION_LOOKS[face.region] : null
  const ink = look?.ink ?? LODGE.cream
  const head = { face: 'heavy', size: 36, colour: ink, room: box.w - 36 } as const
  if (look) {
    write(sheet, number, box.x + 26, box.y + RIBBON / 2 + 1, head)
    sign(pen, look.sign, box.x + box.w - 34, box.y + RIBBON / 2 + 1, 28, ink)
  } else write(sheet, number, box.x + box.w / 2, box.y + RIBBON / 2 + 1, { ...head, align: 'center' })
  const flag = flagBox(box)
  if (face.kind === 'planet') drawPlanet(pen, flag)
  else drawFlag(sheet, face.id, face.initials, flag.x, flag.y, flag.w)
  if (face.island) seal(pen, box.x + box.w - 24, flag.y + flag.h * 0.72, 21, '#1f6f78', 'palm')
  const middle = box.x + box.w / 2
  const below = flag.y + flag.h
  const code = { face: face.initials ? 'title' : 'bold', size: 38, colour: LODGE.ink, align: 'center', room: box.w - 12 } as const
  write(sheet, codeOf(face), middle, below + 26, code)
  const size = nameSize(box.w)
  const name = face.initials ? face.name : scene.labels.forWinner
  // No country's name is cut: the longest are set smaller.
  const fitting = Math.min(size, Math.floor((size * (box.w - 16)) / widthOf(sheet.pen, name, 'italic', size)))
  const style = { face: 'italic', size: fitting, colour: LODGE.sepia, align: 'center', weight: 'detail' } as const
  write(sheet, name, middle, below + 42 + size / 2, style)
  drawValues(sheet, face, box.x + 10, box.y + box.h - 29, box.w - 20)
}

/** What a card is called on the table: a country by its code, a Planet by its name. */
export const codeOf = ({ initials, name }: CardFace): string => initials || name

/** A globe in the night. */
function drawPlanet(pen: Pen, { x, y, w, h }: Box): void {
  pen.fillStyle = LODGE.night
  pen.fillRect(x, y, w, h)
  for (let i = 0; i < 14; i++) {
    pen.fillStyle = faint(LODGE.candle, 0.35 + (i % 3) * 0.25)
    pen.fillRect(x + ((i * 53) % 97) * (w / 97), y + ((i * 29) % 61) * (h / 61), 2, 2)
  }
  sign(pen, 'planet', x + w / 2, y + h / 2, h * 0.86, LODGE.gilt)
}

/** Land, Industry above, Population below, and a Planet's step of the Satellite, side by side: the pictogram over its number, for want of width. */
function drawValues(sheet: Sheet, face: CardFace, x: number, y: number, w: number): void {
  const values = [
    ['land', face.land],
    ['factory', face.industry],
    ['people', face.population],
    ...(face.satellite > 0 ? [['satellite', face.satellite] as const] : []),
  ] as const
  for (const [i, [mark, value]] of values.entries()) {
    const middle = x + (w / values.length) * (i + 0.5)
    sign(sheet.pen, mark, middle, y - 33, 27, LODGE.sepia)
    write(sheet, `${value}`, middle, y, { face: 'heavy', size: 38, colour: LODGE.ink, align: 'center' })
  }
}

/** The outline of a ticket, ready to be filled, above its shadow. */
function raisedTicket(pen: Pen, box: Box): void {
  ticket(pen, { ...box, x: box.x + 3, y: box.y + 5 }, 12)
  pen.fillStyle = faint('#000000', 0.45)
  pen.fill()
  ticket(pen, box, 12)
}

/** Cream paper with a coloured ribbon across its head. */
export function parchment(sheet: Sheet, box: Box, ribbon: string, height = RIBBON): void {
  const { pen } = sheet
  apart(pen, () => {
    raisedTicket(pen, box)
    const paper = pen.createLinearGradient(box.x, box.y, box.x + box.w, box.y + box.h)
    paper.addColorStop(0, LODGE.cream)
    paper.addColorStop(0.6, LODGE.parchment)
    paper.addColorStop(1, LODGE.vellum)
    pen.fillStyle = paper
    pen.fill()
    pen.save()
    pen.clip()
    pen.fillStyle = ribbon
    pen.fillRect(box.x, box.y, box.w, height)
    pen.fillStyle = LODGE.brass
    pen.fillRect(box.x, box.y + height, box.w, 3)
    pen.restore()
    drawRims(pen, box, LODGE.brass, faint(LODGE.sepia, 0.35))
  })
}

/** The path of the ticket is still there: its rim, then a finer one within. */
function drawRims(pen: Pen, box: Box, outer: string, within: string): void {
  pen.strokeStyle = outer
  pen.lineWidth = 2.5
  pen.stroke()
  ticket(pen, inner(box, 5), 12)
  pen.strokeStyle = within
  pen.lineWidth = 1.25
  pen.stroke()
}

/** What nobody, or not this seat, may see. */
export function drawBack(sheet: Sheet, scene: Scene, number: string, box: Box): void {
  const { pen } = sheet
  apart(pen, () => {
    raisedTicket(pen, box)
    const velvet = pen.createRadialGradient(
      box.x + box.w / 2,
      box.y + box.h * 0.5,
      8,
      box.x + box.w / 2,
      box.y + box.h / 2,
      box.h * 0.7,
    )
    velvet.addColorStop(0, '#7a2c3c')
    velvet.addColorStop(1, LODGE.oxblood)
    pen.fillStyle = velvet
    pen.fill()
    drawRims(pen, box, LODGE.gilt, faint(LODGE.gilt, 0.6))
  })
  write(sheet, number, box.x + 26, box.y + RIBBON / 2 + 1, { face: 'heavy', size: 36, colour: LODGE.gilt })
  emblem(pen, box.x + box.w / 2, box.y + box.h / 2 - 4, Math.min(54, box.w * 0.32))
  write(sheet, scene.labels.facedown, box.x + box.w / 2, box.y + box.h - 28, {
    face: 'italic',
    size: Math.min(44, box.w * 0.22),
    colour: LODGE.gilt,
    align: 'center',
    weight: 'detail',
  })
}

/** How its auction ended, stamped across the flag. */
function drawStamp(sheet: Sheet, scene: Scene, taken: NonNullable<LotView['taken']>, flag: Box): void {
  const { pen } = sheet
  const [x, y] = [flag.x + flag.w / 2, flag.y + flag.h / 2]
  pen.fillStyle = faint(LODGE.parchment, 0.62)
  pen.fillRect(flag.x - 1, flag.y - 1, flag.w + 2, flag.h + 2)
  apart(pen, () => {
    pen.translate(x, y)
    pen.rotate(-0.16)
    pen.beginPath()
    pen.roundRect(-66, -23, 132, 46, 8)
    pen.fillStyle = '#a3242b'
    pen.fill()
    pen.strokeStyle = LODGE.cream
    pen.lineWidth = 2
    pen.stroke()
    write(sheet, scene.labels.fates[taken.by], taken.by === 'player' ? 18 : 0, 1, {
      face: 'heavy',
      size: 34,
      colour: LODGE.cream,
      align: 'center',
      room: taken.by === 'player' ? 92 : 124,
    })
  })
  if (taken.by === 'player' && taken.seat !== null) seatToken(sheet, scene.mark(taken.seat), x - 44, y + 7, 21)
}
