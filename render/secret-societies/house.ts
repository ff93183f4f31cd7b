/** What belongs to nobody: the agenda of this Round and those to come, Monuments and Project Tiles still to be had, Trade Routes and piles. */
import { REGIONS } from '../../src/games/secret-societies/data/effect.ts'
import type { Layers } from '../kit/layers.ts'
import { type Box, columns } from '../kit/panel.ts'
import { type Sheet, sheet } from '../kit/sheet.ts'
import { lines, write } from '../kit/text.ts'
import { eventSign } from './heading.ts'
import { LODGE, REGION_LOOKS } from './look.ts'
import { emblem, page, plaque, TALLEST, WIDTH } from './ornaments.ts'
import type { Scene } from './scene.ts'
import { sign } from './signs.ts'

const EDGE = { x: 12, w: WIDTH - 24 }
const HEAD = 92
const LINE = 47
/** A line of what an event brings, and where it begins; where the name of an event does. */
const [DETAIL, DEEPER, TEXT] = [40, 96, 126]
const MONUMENTS = 140

export function drawHouse(scene: Scene, layers: Layers): Sheet {
  const { view } = scene
  const tiles = [byType(scene, 'immediate'), byType(scene, 'scoring')] as const
  const market = Math.max(1, ...tiles.map(({ length }) => length)) * LINE + 76
  const rounds = (roundsLeft(scene).length + 1) * LINE + 24
  const fixed = HEAD + market + MONUMENTS + 8 + 76 + 30
  const details = detailsIn(scene, Math.floor((TALLEST - fixed - rounds) / DETAIL))
  const agenda = rounds + details.flat().length * DETAIL
  const picture = page(fixed + agenda, layers)
  emblem(picture.pen, 56, 46, 36)
  write(picture, scene.labels.house, 108, 48, { face: 'grand', size: 48, colour: LODGE.gilt })
  drawAgenda(picture, scene, details, { ...EDGE, y: HEAD, h: agenda })
  drawMonuments(picture, scene, { ...EDGE, y: HEAD + agenda + 8, h: MONUMENTS })
  const below = HEAD + agenda + MONUMENTS + 16
  for (const [i, box] of columns({ ...EDGE, y: below, h: market }, 2, 8).entries())
    drawTiles(picture, scene, i === 0 ? 'immediate' : 'scoring', box)
  const foot = { ...EDGE, y: below + market + 8, h: 70 }
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

/** This one and those to come. */
const roundsLeft = ({ rules, view }: Scene): number[] => rules.agenda.map((_, i) => i + 1).filter((round) => round >= view.round)

/** What the events of this Round and of those to come bring, in lines under each, as far as there is room: the next come first. */
function detailsIn(scene: Scene, room: number): string[][] {
  const { labels, view, s } = scene
  const { pen } = sheet(1, 1) // to measure letters with
  const all = roundsLeft(scene).map((round) => {
    const words = labels.eventInFull(view, round, s)
    return words ? lines(pen, words, 'italic', 32, EDGE.w - DEEPER - 20) : []
  })
  return all.map((own, i) => (all.slice(0, i + 1).flat().length <= room ? own : []))
}

function drawAgenda(picture: Sheet, scene: Scene, details: readonly (readonly string[])[], box: Box): void {
  const { pen } = picture
  const { labels, s } = scene
  plaque(pen, box)
  const [back, comfort] = [box.x + box.w - 236, box.x + box.w - 26]
  const head = { face: 'italic', size: 32, colour: LODGE.smoke, align: 'right' } as const
  write(picture, labels.agenda.back, back, box.y + 12 + LINE / 2, head)
  write(picture, labels.agenda.comfort, comfort, box.y + 12 + LINE / 2, head)
  let y = box.y + 12 + LINE / 2
  for (const [i, round] of roundsLeft(scene).entries()) {
    y += LINE
    const agenda = scene.rules.agenda[round - 1]!
    const now = scene.view.round === round
    const colour = now ? LODGE.candle : LODGE.cream
    write(picture, `${round}`, box.x + 46, y, { face: 'heavy', size: 38, colour, align: 'center' })
    const mark = eventSign(agenda.event)
    if (mark) sign(pen, mark, box.x + 96, y, 32, colour)
    write(picture, labels.event(scene.view, round, s), box.x + TEXT, y, {
      face: now ? 'heavy' : 'bold',
      size: 34,
      colour,
      room: 610,
    })
    const number = { face: 'plain', size: 34, colour, align: 'right' } as const
    if (agenda.retrieve !== null) write(picture, labels.price(agenda.retrieve, s), back, y, number)
    write(picture, labels.comfort(agenda.consolation), comfort, y, number)
    for (const line of details[i]!) {
      y += DETAIL
      write(picture, line, box.x + DEEPER, y - 4, { face: 'italic', size: 32, colour: now ? LODGE.gilt : LODGE.smoke })
    }
  }
}

/** How many Cards each Monument still asks for. */
function drawMonuments(picture: Sheet, scene: Scene, box: Box): void {
  const { pen } = picture
  plaque(pen, box, { fill: LODGE.baize, deep: LODGE.baizeDeep })
  sign(pen, 'monument', box.x + 44, box.y + 34, 44, LODGE.gilt)
  write(picture, scene.labels.monumentsAsk, box.x + 80, box.y + 34, { face: 'italic', size: 34, colour: LODGE.smoke })
  const colours = [...REGIONS, 'grey'] as const
  for (const [i, place] of columns({ x: box.x + 18, y: box.y + 62, w: box.w - 36, h: box.h - 78 }, colours.length, 8).entries()) {
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
