/** What is on offer, on the map: every Deed of the row where it lies, among what everybody owns, and whose borders it touches. */
import { REGIONS } from '../../src/games/secret-societies/data/effect.ts'
import type { CardFace } from '../../src/games/secret-societies/data/rules.ts'
import { bordersHeld, unseenIn } from '../../src/games/secret-societies/holdings/standing.ts'
import type { LotView } from '../../src/games/secret-societies/view.ts'
import { faint } from '../kit/colour.ts'
import type { Layers } from '../kit/layers.ts'
import { drawn, grid, type Part, padded } from '../kit/layout.ts'
import type { Box } from '../kit/panel.ts'
import { layer, type Pen, type Sheet } from '../kit/sheet.ts'
import { write } from '../kit/text.ts'
import { finish, seatToken } from '../kit/tokens.ts'
import { drawWorldMap } from './chart.ts'
import { tally } from './goods.ts'
import { drawHeading, HEADING } from './heading.ts'
import { LODGE, REGION_LOOKS } from './look.ts'
import { boxOf } from './map.ts'
import { page, plaque, rule, WIDTH } from './ornaments.ts'
import type { Scene } from './scene.ts'
import { sign } from './signs.ts'
import { isOnMap, type Point, siteOf, through, traceCountry, type Window, WORLD_HEIGHT } from './world.ts'

const NORTH = 46
const MAP = WORLD_HEIGHT - NORTH - 2
const LOT = 96
/** A sign and its number. */
const GOOD = 66

type Offer = { readonly lot: LotView; readonly n: number }

/** Deeds that can still be bid for, or are about to be given away. */
export const offersIn = ({ view }: Scene): Offer[] =>
  view.phase === 'bidding' || view.phase === 'resolution'
    ? view.row.flatMap((lot, n) => (lot.taken === null ? [{ lot, n }] : []))
    : []

export function drawOffers(scene: Scene, offers: readonly Offer[], layers: Layers): Sheet {
  const list = padded(grid([...offers.map((offer) => offerPart(scene, offer)), ...planetParts(scene)], 2, 8), 10, 12)
  const below = list.height(WIDTH)
  const picture = page(HEADING + MAP + 8 + below, layers)
  drawHeading(picture, scene)
  const window = { x: 0, y: NORTH, scale: 1, left: 0, top: HEADING + 4, w: WIDTH, h: MAP }
  const shown = offers.flatMap(({ lot, n }) => {
    const face = lot.deed === null ? null : scene.face(lot.deed)
    return face && isOnMap(face.numeric) ? [{ face, n }] : []
  })
  drawWorldMap(picture, scene, window, layers, {
    below(pen, part, isHere) {
      for (const { face } of shown) if (isHere(face)) lightUp(pen, face, part)
    },
    above(sheet, part, stands, isHere) {
      for (const { face, n } of shown)
        if (isHere(face)) drawNumber(sheet, n, through(part, stands[face.id] ?? siteOf(face.numeric)))
    },
  })
  for (const y of [HEADING + 3, HEADING + 4 + MAP]) rule(picture.pen, 0, y, WIDTH, LODGE.gilt)
  list.draw(picture, { x: 0, y: HEADING + MAP + 8, w: WIDTH, h: below })
  return picture
}

/** The country in light, as far as the map goes: what lies beyond its edge would cover the heading. */
function lightUp(pen: Pen, { numeric }: CardFace, window: Window): void {
  const box = boxOf(numeric, window)
  if (!box) return
  const { canvas, pen: own } = layer(box.w, box.h)
  traceCountry(own, numeric, { ...window, left: window.left - box.x, top: window.top - box.y })
  own.fillStyle = faint(LODGE.candle, 0.55)
  own.fill()
  own.strokeStyle = LODGE.candle
  own.lineWidth = 3
  own.stroke()
  pen.drawImage(canvas, box.x, box.y)
}

/** Its number of the row on a ticket. */
function drawNumber(sheet: Sheet, n: number, [x, y]: Point): void {
  const { pen } = sheet
  numberTicket(pen, x, y, 19)
  write(sheet, `${n + 1}`, x, y, { face: 'heavy', size: 34, colour: LODGE.ink, align: 'center' })
}

function numberTicket(pen: Pen, x: number, y: number, size: number): void {
  pen.beginPath()
  pen.roundRect(x - size, y - size, 2 * size, 2 * size, 7)
  finish(pen, LODGE.candle, LODGE.ink, '#ffffff', 2)
}

/** Number, Region, code and name, an Island's palm; what it brings; who owns how many of its neighbours. */
const offerPart = (scene: Scene, { lot, n }: Offer): Part =>
  drawn(LOT, (sheet, box) => {
    const { pen } = sheet
    const face = lot.deed === null ? null : scene.face(lot.deed)
    plaque(pen, box, { lit: scene.view.auction?.lot === n, radius: 10 })
    const [first, second] = [box.y + 30, box.y + 70]
    numberTicket(pen, box.x + 36, box.y + box.h / 2, 22)
    write(sheet, `${n + 1}`, box.x + 36, box.y + box.h / 2, { face: 'heavy', size: 38, colour: LODGE.ink, align: 'center' })
    const left = box.x + 76
    if (!face) {
      drawUnseen(sheet, scene, { ...box, x: left, w: box.w - 92 }, first, second)
      return
    }
    const look = face.region ? REGION_LOOKS[face.region] : null
    if (look) {
      pen.beginPath()
      pen.roundRect(left, first - 19, 40, 38, 7)
      pen.fillStyle = look.fill
      pen.fill()
      sign(pen, look.sign, left + 20, first, 26, look.ink)
    }
    const right = box.x + box.w - 16
    const name = { face: 'bold', size: 36, colour: LODGE.cream, room: right - left - 52 - (face.island ? 46 : 0) } as const
    const wide = write(sheet, `${face.initials} ${face.name}`, left + 52, first, name)
    if (face.island) sign(pen, 'palm', left + 52 + wide + 28, first, 34, LODGE.gilt)
    drawBorders(sheet, scene, lot, drawGoods(sheet, face, left, second) + 10, second, right)
  })

/** What may lie there: how many Deeds of each Region nobody has seen yet. */
function drawUnseen(sheet: Sheet, scene: Scene, box: Box, first: number, second: number): void {
  const unseen = unseenIn(scene.rules, scene.view)
  const all = REGIONS.reduce((sum, region) => sum + unseen[region], 0)
  write(sheet, scene.labels.offers.facedown(all), box.x, first, { face: 'italic', size: 34, colour: LODGE.smoke, room: box.w })
  for (const [i, region] of REGIONS.entries()) {
    const { fill, ink, sign: mark } = REGION_LOOKS[region]
    const x = box.x + i * 98
    sheet.pen.beginPath()
    sheet.pen.roundRect(x, second - 19, 90, 38, 7)
    sheet.pen.fillStyle = fill
    sheet.pen.fill()
    sign(sheet.pen, mark, x + 20, second, 26, ink)
    write(sheet, `${unseen[region]}`, x + 40, second, { face: 'bold', size: 34, colour: ink })
  }
}

/** What a card brings; returns where that ends. */
function drawGoods(sheet: Sheet, { land, industry, population, satellite }: CardFace, left: number, y: number): number {
  const goods = [
    ['land', land],
    ['factory', industry],
    ['people', population],
    ...(satellite > 0 ? [['satellite', satellite] as const] : []),
  ] as const
  for (const [i, [mark, n]] of goods.entries()) tally(sheet, { sign: mark, value: `${n}` }, left + i * GOOD, y, 34)
  return left + goods.length * GOOD
}

/** A Planet has no number and no place on the map: it goes to whoever wins a Deed and pays once more. */
const planetParts = (scene: Scene): Part[] => {
  const planet = scene.view.planets?.open
  if (!planet) return []
  const face = scene.face(planet)
  const part = drawn(LOT, (sheet, box) => {
    const [left, first, second] = [box.x + 76, box.y + 30, box.y + 70]
    plaque(sheet.pen, box, { radius: 10 })
    sign(sheet.pen, 'planet', box.x + 36, box.y + box.h / 2, 52, LODGE.gilt)
    const name = { face: 'bold', size: 36, colour: LODGE.cream, room: 150 } as const
    const wide = write(sheet, face.name, left, first, name)
    drawGoods(sheet, face, left + wide + 24, first)
    const how = { face: 'italic', size: 33, colour: LODGE.smoke, room: box.w - 92 } as const
    write(sheet, scene.labels.offers.planet, left, second, how)
  })
  return [part]
}

/** How many of its neighbours are whose: each moves the Satellite of that owner, should they gain it. */
function drawBorders(sheet: Sheet, scene: Scene, lot: LotView, left: number, y: number, right: number): void {
  const held = bordersHeld(scene.rules, scene.view, lot)
  sign(sheet.pen, 'satellite', left + 18, y, 30, LODGE.gilt)
  const from = left + 44
  if (held.length === 0)
    write(sheet, scene.labels.offers.free, from, y, { face: 'plain', size: 33, colour: LODGE.smoke, room: right - from })
  const step = Math.min(84, (right - from) / Math.max(1, held.length))
  for (const [i, { seat, count }] of held.entries()) {
    const x = from + i * step
    seatToken(sheet, scene.mark(seat), x + 16, y, 16)
    write(sheet, `${count}`, x + 36, y, { face: 'heavy', size: 34, colour: LODGE.candle })
  }
}
