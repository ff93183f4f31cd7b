/** The lot under the hammer: all Bids turned up, ranked, and the Deed offered down the ranking. */
import { biddersAt } from '../../src/games/secret-societies/holdings/bidders.ts'
import type { Speaker } from '../../src/kernel/language.ts'
import type { Layers } from '../kit/layers.ts'
import type { Pen, Sheet } from '../kit/sheet.ts'
import { fitted, write } from '../kit/text.ts'
import { drawBidder } from './bidders.ts'
import { drawCertificate } from './certificate.ts'
import { drawCrop } from './crop.ts'
import { LODGE } from './look.ts'
import { emblem, page, plaque, WIDTH } from './ornaments.ts'
import type { Scene } from './scene.ts'
import { sign } from './signs.ts'

const TOP = 100
const ROW = 98
const SMALLEST_MAP = 150
const LONGEST_NAME = 300

/** A very long name is cut, lest what happened be cut off behind it. */
const briefly = (pen: Pen, scene: Scene): Speaker => ({
  ...scene.s,
  name: (seat) => fitted(pen, scene.name(seat), { face: 'title', size: 44, colour: LODGE.candle, room: LONGEST_NAME }).text,
})

export function drawReveal(scene: Scene, layers: Layers): Sheet {
  const n = scene.view.auction!.lot
  const lot = scene.view.row[n]!
  const bidders = biddersAt(scene.rules, scene.view, lot, n)
  const list = Math.max(5, bidders.length) * ROW
  const picture = page(TOP + list + 108, layers)
  const { pen } = picture
  sign(pen, 'gavel', 60, 52, 62, LODGE.gilt)
  write(picture, scene.labels.underTheHammer(scene.view.round), 108, 54, {
    face: 'grand',
    size: 48,
    colour: LODGE.gilt,
    halo: LODGE.oxblood,
    haloWidth: 4,
    room: WIDTH - 130,
  })
  drawCertificate(picture, scene, lot, n, { x: 16, y: TOP, w: 400, h: list - 8 })
  for (const [i, bidder] of bidders.entries())
    drawBidder(picture, scene, lot, bidder, bidders, { x: 430, y: TOP + i * ROW, w: WIDTH - 446, h: ROW - 8 }, 46)
  const room = { x: 431, y: TOP + bidders.length * ROW + 2, w: WIDTH - 448, h: list - bidders.length * ROW - 12 }
  if (lot.deed === null) emblem(pen, room.x + room.w / 2, room.y + room.h / 2, Math.min(110, room.h * 0.42))
  else if (room.h > SMALLEST_MAP) drawCrop(picture, scene, scene.face(lot.deed), room, layers)
  const foot = { x: 16, y: TOP + list + 6, w: WIDTH - 32, h: 86 }
  plaque(pen, foot, { fill: LODGE.claret, deep: LODGE.oxblood, rim: LODGE.gilt })
  write(picture, scene.labels.verdict(bidders, lot, briefly(pen, scene)), WIDTH / 2, foot.y + 45, {
    face: 'title',
    size: 44,
    colour: LODGE.candle,
    align: 'center',
    room: foot.w - 60,
  })
  return picture
}
