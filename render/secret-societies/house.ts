/** What belongs to nobody: the agenda of all Rounds, Monuments and Project Tiles still to be had, Trade Routes and piles. */
import { REGIONS } from '../../src/games/secret-societies/data/effect.ts'
import { faint } from '../kit/colour.ts'
import type { Layers } from '../kit/layers.ts'
import { type Box, columns } from '../kit/panel.ts'
import type { Sheet } from '../kit/sheet.ts'
import { write } from '../kit/text.ts'
import { eventSign } from './heading.ts'
import { LODGE, REGION_LOOKS } from './look.ts'
import { emblem, page, plaque, WIDTH } from './ornaments.ts'
import type { Scene } from './scene.ts'
import { sign } from './signs.ts'

const EDGE = { x: 12, w: WIDTH - 24 }
const HEAD = 92
const LINE = 47

export function drawHouse(scene: Scene, layers: Layers): Sheet {
  const { rules, view } = scene
  const agenda = (rules.agenda.length + 1) * LINE + 24
  const tiles = [byType(scene, 'immediate'), byType(scene, 'scoring')] as const
  const market = Math.max(1, ...tiles.map(({ length }) => length)) * LINE + 76
  const picture = page(HEAD + agenda + market + 110 + 76 + 30, layers)
  emblem(picture.pen, 56, 46, 36)
  write(picture, scene.labels.house, 108, 48, { face: 'grand', size: 48, colour: LODGE.gilt })
  drawAgenda(picture, scene, { ...EDGE, y: HEAD, h: agenda })
  drawMonuments(picture, scene, { ...EDGE, y: HEAD + agenda + 8, h: 102 })
  for (const [i, box] of columns({ ...EDGE, y: HEAD + agenda + 118, h: market }, 2, 8).entries())
    drawTiles(picture, scene, i === 0 ? 'immediate' : 'scoring', box)
  const foot = { ...EDGE, y: HEAD + agenda + market + 126, h: 70 }
  plaque(picture.pen, foot, { fill: LODGE.wine, deep: LODGE.oxblood, radius: 12 })
  sign(picture.pen, 'ship', foot.x + 46, foot.y + 35, 44, LODGE.gilt)
  write(picture, scene.labels.piles(view), foot.x + 84, foot.y + 36, {
    face: 'bold',
    size: 35,
    colour: LODGE.cream,
    room: foot.w - 110,
  })
  return picture
}

const byType = ({ view, rules, labels, s }: Scene, type: 'immediate' | 'scoring'): string[] =>
  view.market.filter((tile) => rules.tiles[tile]?.type === type).map((tile) => labels.tile(tile, s))

function drawAgenda(picture: Sheet, scene: Scene, box: Box): void {
  const { pen } = picture
  const { labels, s } = scene
  plaque(pen, box)
  const [back, comfort] = [box.x + box.w - 236, box.x + box.w - 26]
  const head = { face: 'italic', size: 32, colour: LODGE.smoke, align: 'right' } as const
  write(picture, labels.agenda.back, back, box.y + 12 + LINE / 2, head)
  write(picture, labels.agenda.comfort, comfort, box.y + 12 + LINE / 2, head)
  for (const [i, agenda] of scene.rules.agenda.entries()) {
    const y = box.y + 12 + (i + 1.5) * LINE
    const now = scene.view.round === i + 1
    const colour = now ? LODGE.candle : i + 1 < scene.view.round ? faint(LODGE.smoke, 0.6) : LODGE.cream
    write(picture, `${i + 1}`, box.x + 46, y, { face: 'heavy', size: 38, colour, align: 'center' })
    const mark = eventSign(agenda.event)
    if (mark) sign(pen, mark, box.x + 96, y, 32, colour)
    write(picture, labels.event(scene.view, i + 1, s), box.x + 126, y, {
      face: now ? 'heavy' : 'bold',
      size: 34,
      colour,
      room: 610,
    })
    const number = { face: 'plain', size: 34, colour, align: 'right' } as const
    if (agenda.retrieve !== null) write(picture, labels.price(agenda.retrieve, s), back, y, number)
    write(picture, labels.comfort(agenda.consolation), comfort, y, number)
  }
}

/** How many Cards each Monument still asks for. */
function drawMonuments(picture: Sheet, scene: Scene, box: Box): void {
  const { pen } = picture
  plaque(pen, box, { fill: LODGE.baize, deep: LODGE.baizeDeep })
  sign(pen, 'monument', box.x + 50, box.y + box.h / 2, 66, LODGE.gilt)
  const colours = [...REGIONS, 'grey'] as const
  for (const [i, place] of columns(
    { x: box.x + 96, y: box.y + 14, w: box.w - 116, h: box.h - 28 },
    colours.length,
    8,
  ).entries()) {
    const colour = colours[i]!
    const look = colour === 'grey' ? { fill: '#8a8f98', ink: LODGE.ink, sign: 'monument' as const } : REGION_LOOKS[colour]
    const left = scene.view.monuments[colour] ?? []
    pen.beginPath()
    pen.roundRect(place.x, place.y, place.w, place.h, 10)
    pen.fillStyle = look.fill
    pen.fill()
    sign(pen, look.sign, place.x + 26, place.y + place.h / 2, 30, look.ink)
    const words = left.length === 0 ? scene.labels.none : colour === 'grey' ? `× ${left.length}` : left.join('·')
    write(picture, words, place.x + 48, place.y + place.h / 2, { face: 'heavy', size: 36, colour: look.ink, room: place.w - 54 })
  }
}

function drawTiles(picture: Sheet, scene: Scene, type: 'immediate' | 'scoring', box: Box): void {
  const tiles = byType(scene, type)
  plaque(picture.pen, box)
  sign(picture.pen, 'tile', box.x + 42, box.y + 38, 36, LODGE.gilt)
  write(picture, scene.labels.tiles[type], box.x + 72, box.y + 38, { face: 'title', size: 36, colour: LODGE.gilt })
  const lines = tiles.length > 0 ? tiles : [scene.labels.noneLeft]
  for (const [i, tile] of lines.entries())
    write(picture, tile, box.x + 30, box.y + 60 + (i + 0.5) * LINE, {
      face: 'plain',
      size: 34,
      colour: LODGE.cream,
      room: box.w - 54,
    })
}
