/** One Deed of the row close up: the certificate, where it lies, who bids for it, and whom its borders would serve. */
import { biddersAt } from '../../src/games/secret-societies/holdings/bidders.ts'
import { bordersHeld } from '../../src/games/secret-societies/holdings/standing.ts'
import type { LotView } from '../../src/games/secret-societies/view.ts'
import type { Layers } from '../kit/layers.ts'
import type { Box } from '../kit/panel.ts'
import type { Sheet } from '../kit/sheet.ts'
import { write } from '../kit/text.ts'
import { seatToken } from '../kit/tokens.ts'
import { drawBidder } from './bidders.ts'
import { drawCertificate } from './certificate.ts'
import { drawCrop } from './crop.ts'
import { LODGE } from './look.ts'
import { emblem, page, plaque, WIDTH } from './ornaments.ts'
import type { Scene } from './scene.ts'
import { sign } from './signs.ts'

const TOP = 16
const LEFT = { x: 16, w: 400 }
const RIGHT = { x: 431, w: WIDTH - 448 }
const ROW = 96
const SMALLEST_MAP = 250
const [FOOT, BORDERS] = [78, 50]

export function drawLotPlace(scene: Scene, n: number, layers: Layers): Sheet {
  const lot = scene.view.row[n]!
  const bidders = biddersAt(scene.rules, scene.view, lot, n)
  const body = Math.max(560, SMALLEST_MAP + 8 + bidders.length * ROW)
  const face = lot.deed === null ? null : scene.face(lot.deed)
  const foot = FOOT + (face ? BORDERS : 0)
  const picture = page(TOP + body + 12 + foot + 12, layers)
  drawCertificate(picture, scene, lot, n, { ...LEFT, y: TOP, h: body })
  const map = { ...RIGHT, y: TOP, h: body - bidders.length * ROW - (bidders.length > 0 ? 10 : 0) }
  if (face) drawCrop(picture, scene, face, map, layers)
  else emblem(picture.pen, map.x + map.w / 2, map.y + map.h / 2, Math.min(110, map.h * 0.4))
  for (const [i, bidder] of bidders.entries())
    drawBidder(picture, scene, lot, bidder, bidders, { ...RIGHT, y: TOP + body - (bidders.length - i) * ROW, h: ROW - 8 }, 44)
  drawFoot(picture, scene, lot, { x: 16, y: TOP + body + 10, w: WIDTH - 32, h: foot })
  return picture
}

/** Which Deeds it borders, as printed on it; below, who holds how many of them, and whose Agents are here. */
function drawFoot(sheet: Sheet, scene: Scene, lot: LotView, box: Box): void {
  const { pen } = sheet
  const y = box.y + box.h - FOOT / 2
  plaque(pen, box, { fill: LODGE.wine, deep: LODGE.oxblood, radius: 12 })
  if (lot.deed !== null) {
    const codes = scene.face(lot.deed).borders.map((id) => scene.face(id).initials)
    const style = { face: 'plain', size: 35, colour: LODGE.smoke, room: box.w - 60 } as const
    write(sheet, scene.labels.borders(codes), box.x + 30, box.y + 36, style)
  }
  sign(pen, 'satellite', box.x + 48, y, 42, LODGE.gilt)
  const held = bordersHeld(scene.rules, scene.view, lot)
  let x = box.x + 86
  x += write(sheet, scene.labels.bordersHeld(lot, held.length), x, y, { face: 'bold', size: 36, colour: LODGE.cream }) + 34
  for (const { seat, count } of held) {
    seatToken(sheet, scene.mark(seat), x + 18, y, 20)
    x += 48 + write(sheet, `${count}`, x + 48, y, { face: 'heavy', size: 40, colour: LODGE.candle }) + 28
  }
  x = box.x + box.w - 40
  for (const seat of [...lot.agents].reverse()) {
    seatToken(sheet, scene.mark(seat), x, y, 20)
    x -= 54
  }
  if (lot.agents.length > 0) sign(pen, 'agent', x + 4, y, 42, LODGE.gilt)
}
