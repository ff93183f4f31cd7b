/** The chart itself: the whole world, or one Region of it, with all codes and a list of who holds how much. */
import { REGIONS, type Region } from '../../src/games/secret-societies/data/effect.ts'
import type { CardFace } from '../../src/games/secret-societies/data/rules.ts'
import { countIslands } from '../../src/games/secret-societies/holdings/counts.ts'
import { cardsIn } from '../../src/games/secret-societies/holdings/holdings.ts'
import type { Layers } from '../kit/layers.ts'
import { type Box, columns, rows } from '../kit/panel.ts'
import { apart, type Sheet } from '../kit/sheet.ts'
import { write } from '../kit/text.ts'
import { seatToken } from '../kit/tokens.ts'
import { drawWorldMap } from './chart.ts'
import { drawCodes } from './codes.ts'
import { tally } from './goods.ts'
import { LODGE, REGION_LOOKS } from './look.ts'
import { drawOwners, layGround } from './map.ts'
import { page, plaque, rule, WIDTH } from './ornaments.ts'
import { chartSite } from './places.ts'
import type { Scene } from './scene.ts'
import { sign } from './signs.ts'
import { hold, isOnMap, type Window, WORLD_HEIGHT, WORLD_WIDTH } from './world.ts'

const HEAD = 84
const LEGEND = 62

export function drawAtlas(scene: Scene, layers: Layers): Sheet {
  const lines = Math.ceil(scene.seats.length / 2)
  const picture = page(HEAD + WORLD_HEIGHT + lines * LEGEND + 24, layers)
  title(picture, scene.labels.world)
  drawWorldMap(picture, scene, { x: 0, y: 0, scale: 1, left: 0, top: HEAD, w: WIDTH, h: WORLD_HEIGHT }, layers)
  frame(picture, WORLD_HEIGHT)
  const boxes = rows({ x: 12, y: HEAD + WORLD_HEIGHT + 14, w: WIDTH - 24, h: lines * LEGEND - 6 }, lines, 6)
  for (const [i, seat] of scene.seats.entries()) {
    const box = columns(boxes[Math.floor(i / 2)]!, 2, 8)[i % 2]!
    const y = box.y + box.h / 2
    plaque(picture.pen, box, { radius: 10 })
    seatToken(picture, scene.mark(seat), box.x + 38, y, 19)
    write(picture, scene.name(seat), box.x + 70, y, { face: 'bold', size: 35, colour: LODGE.cream, room: 250 })
    const deeds = scene.view.world.filter((held) => held.seat === seat).length
    tally(picture, { sign: 'card', value: `${deeds}` }, box.x + 340, y, 36)
    tally(picture, { sign: 'palm', value: `${countIslands(scene.rules, scene.player(seat))}` }, box.x + 450, y, 36)
  }
  return picture
}

function title(picture: Sheet, words: string): void {
  write(picture, words, WIDTH / 2, HEAD / 2, {
    face: 'grand',
    size: 48,
    colour: LODGE.gilt,
    halo: LODGE.oxblood,
    haloWidth: 4,
    align: 'center',
    room: WIDTH - 60,
  })
}

function frame({ pen }: Sheet, height: number): void {
  for (const y of [HEAD, HEAD + height]) rule(pen, 0, y, WIDTH, LODGE.gilt)
}

const LOWEST = 640
const HIGHEST = 960
/** Room for codes beyond the outermost sites. */
const MARGIN = { x: 75, y: 60 }

/** As close as its Deeds allow, and as high as that takes. */
function windowOn(faces: readonly CardFace[]): Window {
  const sites = faces.filter(({ numeric }) => isOnMap(numeric)).map(chartSite)
  const [xs, ys] = [sites.map(([left]) => left), sites.map(([, top]) => top)]
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  const broad = (WIDTH - 2 * MARGIN.x) / (right - left)
  const h = Math.round(hold(LOWEST, HIGHEST, (bottom - top) * broad + 2 * MARGIN.y))
  const scale = Math.max(WIDTH / WORLD_WIDTH, h / WORLD_HEIGHT, Math.min(broad, (h - 2 * MARGIN.y) / (bottom - top)))
  return {
    x: hold(0, WORLD_WIDTH - WIDTH / scale, (left + right) / 2 - WIDTH / scale / 2),
    y: hold(0, WORLD_HEIGHT - h / scale, (top + bottom) / 2 - h / scale / 2),
    scale,
    left: 0,
    top: HEAD,
    w: WIDTH,
    h,
  }
}

export const isRegion = (about: string): about is Region => (REGIONS as readonly string[]).includes(about)

export function drawRegion(scene: Scene, region: Region, layers: Layers): Sheet {
  const faces = scene.rules.deedIds.map((id) => scene.face(id)).filter((face) => face.region === region)
  const window = windowOn(faces)
  const isInvested = scene.seats.some((seat) => scene.player(seat).regions.includes(region))
  const shares = 72 + (isInvested ? 44 : 0)
  const picture = page(HEAD + window.h + shares + 24, layers)
  const { pen } = picture
  const look = REGION_LOOKS[region]
  title(picture, scene.rules.regionNames[region])
  sign(pen, look.sign, 56, HEAD / 2, 50, LODGE.gilt)
  layGround(pen, scene, window, layers)
  apart(pen, () => {
    pen.beginPath()
    pen.rect(0, HEAD, WIDTH, window.h)
    pen.clip()
    drawOwners(pen, scene, window, layers)
  })
  drawCodes(picture, scene, faces, window, () => LODGE.cream)
  frame(picture, window.h)
  const box = { x: 12, y: HEAD + window.h + 12, w: WIDTH - 24, h: shares }
  drawShares(picture, scene, region, box)
  if (!isInvested) return picture
  const y = box.y + 90
  sign(pen, 'check', box.x + 46, y, 30, LODGE.candle)
  write(picture, scene.labels.invested, box.x + 84, y, { face: 'italic', size: 34, colour: LODGE.smoke })
  return picture
}

/** Cards in this Region by guest, Planets and Trade Routes included; then the Monuments left and what they ask for. */
function drawShares(picture: Sheet, scene: Scene, region: Region, box: Box): void {
  const { pen } = picture
  const y = box.y + 36
  plaque(pen, box, { radius: 12 })
  for (const [i, seat] of scene.seats.entries()) {
    const x = box.x + 46 + i * 136
    const player = scene.player(seat)
    seatToken(picture, scene.mark(seat), x, y, 22)
    write(picture, `${cardsIn(player, region)}`, x + 38, y, { face: 'heavy', size: 42, colour: LODGE.cream })
    if (player.regions.includes(region)) sign(pen, 'check', x + 82, y, 30, LODGE.candle)
  }
  const left = scene.view.monuments[region] ?? []
  const words = scene.labels.monumentsLeft(left)
  const wide = write(picture, words, box.x + box.w - 28, y, {
    face: 'bold',
    size: 35,
    colour: LODGE.candle,
    align: 'right',
    room: 380,
  })
  sign(pen, 'monument', box.x + box.w - wide - 56, y, 42, LODGE.gilt)
}
