/** The five Regions of a guest's board: Cards above and below, and what an investment would cost or has brought. */
import { REGIONS, type Region, type Side } from '../../src/games/secret-societies/data/effect.ts'
import type { CardFace } from '../../src/games/secret-societies/data/rules.ts'
import { regionCost } from '../../src/games/secret-societies/holdings/costs.ts'
import { cardsIn } from '../../src/games/secret-societies/holdings/holdings.ts'
import type { PlayerView } from '../../src/games/secret-societies/view.ts'
import { faint } from '../kit/colour.ts'
import { type Box, columns } from '../kit/panel.ts'
import type { Sheet } from '../kit/sheet.ts'
import { write } from '../kit/text.ts'
import { codeOf } from './deed.ts'
import { drawFlag } from './flag.ts'
import { tally } from './goods.ts'
import { LODGE, REGION_LOOKS } from './look.ts'
import { inner, plaque, ticket } from './ornaments.ts'
import type { Scene } from './scene.ts'
import { type Sign, sign } from './signs.ts'

const RIBBON = 88
const STEP = 46
const PAD = 14

/** Cards side by side in each row of a column. */
const rowsOf = (player: PlayerView, side: Side, abreast: number): number =>
  Math.max(1, ...REGIONS.map((region) => Math.ceil(player[side][region].length / abreast)))

const heightOf = (player: PlayerView, abreast: number): number =>
  RIBBON + (rowsOf(player, 'above', abreast) + rowsOf(player, 'below', abreast)) * STEP + 2 * PAD

/** Long columns lie two or three abreast; those that are still too long for the `room` move together. */
const abreastIn = (player: PlayerView, room: number): number => [1, 2].find((n) => heightOf(player, n) <= room) ?? 3

/** `room`: how high it may become at most. */
export const regionsHeight = (player: PlayerView, room: number): number =>
  Math.min(room, heightOf(player, abreastIn(player, room)))

export function drawRegionColumns(sheet: Sheet, scene: Scene, player: PlayerView, box: Box): void {
  const abreast = abreastIn(player, box.h)
  const [up, down] = [rowsOf(player, 'above', abreast), rowsOf(player, 'below', abreast)]
  // The Cards beside the ribbon are whole; those behind them move together.
  const step = Math.min(STEP, (box.h - RIBBON - 2 * PAD - 2 * STEP) / Math.max(1, up + down - 2))
  plaque(sheet.pen, box, { fill: LODGE.baize, deep: LODGE.baizeDeep, radius: 18 })
  const ribbon = box.y + PAD + STEP + (up - 1) * step
  for (const [i, column] of columns(inner(box, 12), REGIONS.length, 8).entries()) {
    const region = REGIONS[i]!
    drawRibbon(sheet, scene, player, region, { ...column, y: ribbon, h: RIBBON })
    const places = columns(column, abreast, 3)
    const lay = (card: string, k: number, yOf: (row: number) => number) => {
      const place = { ...places[k % abreast]!, y: yOf(Math.floor(k / abreast)), h: STEP - 4 }
      drawCard(sheet, scene.face(card), scene.fresh.has(card), place)
    }
    for (const [k, card] of player.above[region].entries()) lay(card, k, (row) => ribbon - STEP - row * step + 1)
    for (const [k, card] of player.below[region].entries()) lay(card, k, (row) => ribbon + RIBBON + row * step + 3)
  }
}

/** Name and number of Cards; below, the price of the investment, or what it will bring. */
function drawRibbon(sheet: Sheet, scene: Scene, player: PlayerView, region: Region, { x, y, w, h }: Box): void {
  const { pen } = sheet
  const { fill, ink, sign: mark } = REGION_LOOKS[region]
  const invested = player.regions.includes(region)
  pen.fillStyle = fill
  pen.fillRect(x, y, w, h)
  pen.strokeStyle = invested ? LODGE.candle : faint(LODGE.smoke, 0.7)
  pen.lineWidth = invested ? 5 : 1.5
  pen.strokeRect(x, y, w, h)
  sign(pen, mark, x + 24, y + 24, 30, ink)
  write(sheet, scene.labels.regionShort[region], x + 46, y + 24, { face: 'bold', size: 34, colour: ink, room: w - 84 })
  write(sheet, `${cardsIn(player, region)}`, x + w - 12, y + 24, { face: 'heavy', size: 36, colour: ink, align: 'right' })
  if (invested) {
    const power = scene.labels.powerOf(scene.rules.regionInvestment.power * cardsIn(player, region))
    write(sheet, power, x + w / 2, y + 66, { face: 'bold', size: 34, colour: ink, align: 'center', room: w - 16 })
    return
  }
  const cost = regionCost(scene.rules, player, region)
  const right = tally(sheet, { sign: 'land', value: `${cost.land}`, colour: ink, ink }, x + 34, y + 66)
  tally(sheet, { sign: 'factory', value: `${cost.industry}`, colour: ink, ink }, right + 28, y + 66)
}

function drawCard(sheet: Sheet, face: CardFace, fresh: boolean, { x, y, w, h }: Box): void {
  const { pen } = sheet
  ticket(pen, { x, y, w, h }, 6)
  pen.fillStyle = face.kind === 'route' ? LODGE.vellum : face.kind === 'hq' ? LODGE.gilt : LODGE.parchment
  pen.fill()
  pen.strokeStyle = fresh ? LODGE.candle : LODGE.brass
  pen.lineWidth = fresh ? 4 : 1.5
  pen.stroke()
  const middle = y + h / 2
  if (w < NARROW) {
    drawBriefly(sheet, face, { x, y, w, h })
    return
  }
  if (face.kind === 'planet' || face.kind === 'route')
    sign(pen, face.kind === 'planet' ? 'planet' : 'ship', x + 38, middle, 36, LODGE.sepia)
  else drawFlag(sheet, face.id, face.initials, x + 12, middle - 16, 48)
  const name = face.kind === 'route' ? face.id : codeOf(face)
  const wide = write(sheet, name, x + 74, middle, { face: 'heavy', size: 34, colour: LODGE.ink, room: w - 86 })
  if (face.island) sign(pen, 'palm', x + 74 + wide + 26, middle, 32, '#1f6f78')
  if (face.kind === 'hq') sign(pen, 'crown', x + 74 + wide + 26, middle, 30, LODGE.sepia)
}

/** Two abreast have room for the code, and what it is besides; three abreast have that in a corner. */
const NARROW = 140
const SLIM = 90

const MARKS: Readonly<Partial<Record<CardFace['kind'], Sign>>> = { hq: 'crown', route: 'ship', planet: 'planet' }

/** Planets have no code: three letters, not all capitals as codes are, and the sign of a Planet stand for the name. */
const briefCode = (face: CardFace): string =>
  face.kind === 'route' ? face.id : face.kind === 'planet' ? face.name.slice(0, 3) : codeOf(face)

function drawBriefly(sheet: Sheet, face: CardFace, { x, y, w, h }: Box): void {
  const middle = y + h / 2
  const isSlim = w < SLIM
  const mark = MARKS[face.kind] ?? (face.island ? 'palm' : null)
  const beside = mark && !isSlim ? 30 : 0
  const style = { face: 'heavy', size: 32, colour: LODGE.ink, align: 'center', room: w - beside - 4 } as const
  write(sheet, briefCode(face), x + (w - beside) / 2, middle + (mark && isSlim ? 5 : 0), style)
  if (!mark) return
  const colour = face.island ? '#1f6f78' : LODGE.sepia
  if (isSlim) sign(sheet.pen, mark, x + w - 10, y + 6, 22, colour)
  else sign(sheet.pen, mark, x + w - 19, middle, 28, colour)
}
