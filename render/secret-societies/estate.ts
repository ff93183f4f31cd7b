/** One guest's whole board: goods, Regions, tracks, investments and Projects. */
import { countIslands } from '../../src/games/secret-societies/holdings/counts.ts'
import { islandPower } from '../../src/games/secret-societies/holdings/score-sheet.ts'
import type { Seat } from '../../src/kernel/contract.ts'
import type { Layers } from '../kit/layers.ts'
import type { Box } from '../kit/panel.ts'
import type { Sheet } from '../kit/sheet.ts'
import { write } from '../kit/text.ts'
import { seatToken } from '../kit/tokens.ts'
import { drawRegionColumns, regionsHeight } from './columns.ts'
import { type Tally, tally } from './goods.ts'
import { EMBLEMS, LODGE } from './look.ts'
import { page, plaque, TALLEST, WIDTH } from './ornaments.ts'
import type { Scene } from './scene.ts'
import { sign } from './signs.ts'
import { drawHeadquarters, drawMonumentRow, drawStars, STARS } from './slots.ts'
import { drawSatellite, drawTreasury } from './tracks.ts'
import { drawInvestments, drawProjects, investmentsHeight, projectsHeight } from './works.ts'

const EDGE = { x: 12, w: WIDTH - 24 }
const HEAD = 80
const BAND = 50
/** The Treasury has its Power under it. */
const TREASURY = 84
const GAP = 6

export function drawEstate(scene: Scene, seat: Seat, layers: Layers): Sheet {
  const player = scene.player(seat)
  const fixed = HEAD + 4 * (BAND + GAP) + TREASURY + STARS + investmentsHeight(scene) + projectsHeight(scene) + 4 * GAP + 16
  const regions = regionsHeight(player, TALLEST - fixed)
  const picture = page(fixed + regions, layers)
  drawHead(picture, scene, seat)
  let y = HEAD
  const next = (h: number) => {
    const box = { ...EDGE, y, h }
    y += h + GAP
    return box
  }
  const goods = next(BAND)
  plaque(picture.pen, goods, { fill: LODGE.wine, deep: LODGE.oxblood, radius: 10 })
  for (const [i, each] of goodsOf(scene, seat).entries()) tally(picture, each, goods.x + 24 + i * 136, goods.y + BAND / 2, 38)
  drawMajority(picture, scene, seat, goods)
  drawRegionColumns(picture, scene, player, next(regions))
  drawTreasury(picture, scene, player, next(TREASURY))
  drawSatellite(picture, scene, player, next(BAND))
  drawMonumentRow(picture, scene, player, next(BAND))
  drawStars(picture, scene, player, next(STARS))
  drawHeadquarters(picture, scene, player, next(BAND))
  drawInvestments(picture, scene, player, next(investmentsHeight(scene)))
  drawProjects(picture, scene, player, next(projectsHeight(scene)))
  return picture
}

function drawHead(picture: Sheet, scene: Scene, seat: Seat): void {
  const { pen } = picture
  const { society } = scene.player(seat)
  seatToken(picture, scene.mark(seat), 56, 44, 30)
  const wide = write(picture, scene.name(seat), 108, 45, { face: 'grand', size: 46, colour: LODGE.gilt, room: 480 })
  const mark = society === null ? null : EMBLEMS[society]
  let x = 108 + wide + 50
  if (mark) sign(pen, mark, x, 44, 46, LODGE.candle)
  x += mark ? 38 : -20
  write(picture, scene.labels.society(society, scene.s), x, 46, {
    face: 'bold',
    size: 38,
    colour: LODGE.cream,
    room: WIDTH - 220 - x,
  })
  const power = write(picture, `${scene.power[seat]}`, WIDTH - 26, 42, {
    face: 'heavy',
    size: 58,
    colour: LODGE.candle,
    align: 'right',
  })
  write(picture, scene.labels.power, WIDTH - 40 - power, 50, { face: 'italic', size: 34, colour: LODGE.smoke, align: 'right' })
}

/** What the Islands bring, compared with everybody's. */
function drawMajority(picture: Sheet, { rules, view, labels, s }: Scene, seat: Seat, box: Box): void {
  const seats = Object.keys(view.players)
  const counts = seats.map((each) => countIslands(rules, view.players[each]!))
  const power = islandPower(counts, rules.islandMajority[`${seats.length}`]?.power ?? [])
  const [own, worth] = [counts[seats.indexOf(seat)]!, power[seats.indexOf(seat)]!]
  const words = labels.majority(1 + counts.filter((count) => count > own).length, worth, s)
  const style = { face: 'italic', size: 32, colour: LODGE.smoke, align: 'right', room: 200 } as const
  write(picture, words, box.x + box.w - 20, box.y + box.h / 2, style)
}

/** Coins are hidden from everybody else. */
const goodsOf = ({ rules, player }: Scene, seat: Seat): Tally[] => {
  const guest = player(seat)
  return [
    { sign: 'coin', value: guest.coins === null ? '?' : `${guest.coins}` },
    { sign: 'land', value: `${guest.land}` },
    { sign: 'factory', value: `${guest.industry}` },
    { sign: 'people', value: `${guest.population}` },
    { sign: 'card', value: `${guest.cards}`, colour: LODGE.smoke },
    { sign: 'lock', value: `${guest.vault.length}`, colour: LODGE.smoke },
    { sign: 'palm', value: `${countIslands(rules, guest)}` },
  ]
}
