/** Every guest in brief: goods, cards, Regions, tracks, and Power if it ended now. */
import { REGIONS } from '../../src/games/secret-societies/data/effect.ts'
import { countIslands } from '../../src/games/secret-societies/holdings/counts.ts'
import { cardsIn } from '../../src/games/secret-societies/holdings/holdings.ts'
import type { PlayerView } from '../../src/games/secret-societies/view.ts'
import type { Seat } from '../../src/kernel/contract.ts'
import { badge, badgeWidth, changeOf } from '../kit/change.ts'
import { faint } from '../kit/colour.ts'
import type { Box } from '../kit/panel.ts'
import type { Sheet } from '../kit/sheet.ts'
import { widthOf, write } from '../kit/text.ts'
import { seatToken } from '../kit/tokens.ts'
import { spread, type Tally, tally, tallyWidth } from './goods.ts'
import { EMBLEMS, LODGE, REGION_LOOKS } from './look.ts'
import { plaque } from './ornaments.ts'
import type { Scene } from './scene.ts'
import { sign } from './signs.ts'

export const STRIP = 96
export const STRIP_GAP = 6
/** Where goods and Regions begin, behind the name and what the society has. */
const GOODS = 350
const TRACKS = 764
const PILL = 74

/** Signs and their words, below everybody: only while they are new. */
const KEY_LINE = 44
const KEY_IN_A_LINE = 6
export const keyHeight = ({ view, labels }: Scene): number =>
  view.round <= 1 ? Math.ceil(labels.key.length / KEY_IN_A_LINE) * KEY_LINE + 16 : 0

export function drawKey(sheet: Sheet, scene: Scene, box: Box): void {
  plaque(sheet.pen, box, { fill: LODGE.wine, deep: LODGE.oxblood, radius: 10 })
  const { key } = scene.labels
  const style = { face: 'plain', size: 32 } as const
  // Each column is as wide as its longer word; what is left over lies between them.
  const widths = Array.from({ length: KEY_IN_A_LINE }, (_, column) =>
    Math.max(
      ...key.map(({ word }, i) => (i % KEY_IN_A_LINE === column ? 34 + widthOf(sheet.pen, word, style.face, style.size) : 0)),
    ),
  )
  const gap = (box.w - 32 - widths.reduce((sum, wide) => sum + wide, 0)) / (KEY_IN_A_LINE - 1)
  for (const [i, { sign: mark, word }] of key.entries()) {
    const column = i % KEY_IN_A_LINE
    const x = box.x + 16 + widths.slice(0, column).reduce((sum, wide) => sum + wide + gap, 0)
    const y = box.y + 8 + (Math.floor(i / KEY_IN_A_LINE) + 0.5) * KEY_LINE
    sign(sheet.pen, mark, x + 14, y, 28, LODGE.gilt)
    write(sheet, word, x + 34, y, { ...style, colour: LODGE.cream, room: widths[column]! - 33 })
  }
}

/** In turn order. */
export function drawStrips(sheet: Sheet, scene: Scene, box: Box): void {
  for (const [i, seat] of scene.view.order.entries())
    drawStrip(sheet, scene, seat, { ...box, y: box.y + i * (STRIP + STRIP_GAP), h: STRIP })
}

function drawStrip(sheet: Sheet, scene: Scene, seat: Seat, box: Box): void {
  const { pen } = sheet
  const player = scene.player(seat)
  const lit = scene.acting === seat
  const [first, second] = [box.y + box.h * 0.29, box.y + box.h * 0.73]
  plaque(pen, box, { lit })
  drawGuest(sheet, scene, seat, box, first, second)
  const then = scene.before?.players[seat]
  const [goods, tracks, end] = [box.x + GOODS, box.x + TRACKS, box.x + box.w - 118]
  spread(sheet, goodsOf(player, then), goods, first, PILL + 6, tracks - 8)
  drawRegions(sheet, player, then, goods, second)
  spread(sheet, tracksOf(scene, player, then), tracks, first, 92, end - 4)
  spread(sheet, piecesOf(scene, player, then), tracks, second, 92, end - 4)
  pen.fillStyle = faint(LODGE.gilt, 0.5)
  pen.fillRect(end, box.y + 16, 1.5, box.h - 32)
  const middle = box.x + box.w - 62
  const change = changeOf(scene.powerBefore?.[seat], scene.power[seat]!, (power) => power)
  const beside = change === 0 ? 0 : badgeWidth(pen, change, 24) + 3
  // A hundred and a badge stand side by side only in smaller figures.
  const size = change !== 0 && scene.power[seat]! >= 100 ? 42 : 50
  const style = { face: 'heavy', size, colour: LODGE.candle, align: 'center', room: 104 - beside } as const
  const wide = write(sheet, `${scene.power[seat]}`, middle - beside / 2, first + 4, style)
  badge(sheet, change, middle + (wide + 3) / 2, first - 4, 24)
  write(sheet, scene.labels.power, middle, second + 4, { face: 'italic', size: 32, colour: LODGE.smoke, align: 'center' })
}

function drawGuest(sheet: Sheet, scene: Scene, seat: Seat, box: Box, first: number, second: number): void {
  const { pen } = sheet
  const player = scene.player(seat)
  seatToken(sheet, scene.mark(seat), box.x + 38, box.y + box.h / 2, 25)
  const hammer = scene.view.gavel === seat ? 44 : 0
  const coins = purseOf(player, scene.before?.players[seat])
  const purse = coins ? Math.max(62, tallyWidth(pen, coins)) + 8 : 0
  if (coins) tally(sheet, coins, box.x + GOODS - purse, first)
  const name = {
    face: 'bold',
    size: 37,
    colour: scene.acting === seat ? LODGE.candle : LODGE.cream,
    room: GOODS - 84 - hammer - purse,
  } as const
  const wide = write(sheet, scene.name(seat), box.x + 72, first, name)
  if (hammer) sign(pen, 'gavel', box.x + 72 + wide + 26, first, 34, LODGE.gilt)
  const mark = player.society === null ? null : EMBLEMS[player.society]
  if (mark) sign(pen, mark, box.x + 87, second, 30, LODGE.gilt)
  const left = box.x + (mark ? 108 : 72)
  write(sheet, scene.labels.societyNow(scene.view, player, scene.s), left, second, {
    face: 'plain',
    size: 31,
    colour: LODGE.smoke,
    room: box.x + GOODS - 8 - left,
    weight: 'detail',
  })
}

/** Coins are one's own secret: they stand beside the own name. */
const purseOf = (player: PlayerView, then?: PlayerView): Tally | null =>
  player.coins === null
    ? null
    : { sign: 'coin', value: `${player.coins}`, colour: LODGE.candle, change: changeOf(then, player, (of) => of.coins ?? 0) }

export const goodsOf = (player: PlayerView, then?: PlayerView): Tally[] => [
  { sign: 'land', value: `${player.land}`, change: changeOf(then, player, (of) => of.land) },
  { sign: 'factory', value: `${player.industry}`, change: changeOf(then, player, (of) => of.industry) },
  { sign: 'people', value: `${player.population}`, change: changeOf(then, player, (of) => of.population) },
  { sign: 'card', value: `${player.cards}`, colour: LODGE.smoke, change: changeOf(then, player, (of) => of.cards) },
  { sign: 'lock', value: `${player.vault.length}`, colour: LODGE.smoke, dim: player.vault.length === 0 },
]

const incomeOf = ({ rules }: Scene, { treasury }: PlayerView): number => rules.treasuryTrack[treasury]?.income ?? 0

/** A Satellite that has moved shows from where. */
const wayOf = ({ satellite }: PlayerView, then: PlayerView | undefined): string =>
  then && then.satellite !== satellite ? `${then.satellite}→${satellite}` : `${satellite}`

const tracksOf = (scene: Scene, player: PlayerView, then: PlayerView | undefined): Tally[] => [
  { sign: 'capitol', value: `+${incomeOf(scene, player)}`, change: changeOf(then, player, (of) => incomeOf(scene, of)) },
  { sign: 'power', value: `${player.stars.length}`, change: changeOf(then, player, (of) => of.stars.length) },
  { sign: 'satellite', value: wayOf(player, then) }, // last: where it has moved, it is longest
]

const piecesOf = ({ rules }: Scene, player: PlayerView, then: PlayerView | undefined): Tally[] => [
  { sign: 'monument', value: `${player.monuments.length}`, change: changeOf(then, player, (of) => of.monuments.length) },
  { sign: 'palm', value: `${countIslands(rules, player)}`, change: changeOf(then, player, (of) => countIslands(rules, of)) },
  { sign: 'gear', value: `${player.projects.length}`, change: changeOf(then, player, (of) => of.projects.length) },
]

/** Cards by Region; an investment is framed in gold. */
function drawRegions(sheet: Sheet, player: PlayerView, then: PlayerView | undefined, x: number, y: number): void {
  const { pen } = sheet
  for (const [i, region] of REGIONS.entries()) {
    const { fill, ink, sign: mark } = REGION_LOOKS[region]
    const invested = player.regions.includes(region)
    const count = `${cardsIn(player, region)}`
    pen.beginPath()
    pen.roundRect(x + i * (PILL + 6), y - 20, PILL, 40, 8)
    pen.fillStyle = fill
    pen.fill()
    pen.strokeStyle = invested ? LODGE.candle : faint(LODGE.smoke, 0.6)
    pen.lineWidth = invested ? 4.5 : 1.5
    pen.stroke()
    const change = changeOf(then, player, (of) => cardsIn(of, region))
    const [pill, wide] = [x + i * (PILL + 6), widthOf(pen, count, 'bold', 34)]
    const left = change === 0 ? pill + (PILL - 34 - wide) / 2 : pill - 1 // the badge stands beside the number, not on it
    sign(pen, mark, left + 13, y, change === 0 ? 25 : 20, ink)
    const right =
      left +
      (change === 0 ? 33 : 25) +
      write(sheet, count, left + (change === 0 ? 33 : 25), y, { face: 'bold', size: 34, colour: ink })
    if (change !== 0) badge(sheet, change, right + 2 + badgeWidth(pen, change, 20) / 2, y - 12, 20)
  }
}
