/** The influence track of the overview: stepping stones towards the light. */
import type { Faction } from '../../src/games/atlas-lost/data/components.ts'
import type { Tree } from '../../src/games/atlas-lost/data/language.ts'
import { onSpace } from '../../src/games/atlas-lost/words/reading.ts'
import { arrow } from '../kit/change.ts'
import { faint } from '../kit/colour.ts'
import type { Box } from '../kit/panel.ts'
import type { Pen, Sheet } from '../kit/sheet.ts'
import { write } from '../kit/text.ts'
import { brightened, DUSK, INFLUENCE_COLOUR, letteringOn } from './look.ts'
import { drawTile, factionToken } from './pieces.ts'
import type { Scene } from './scene.ts'
import { sign } from './signs.ts'

const LEFT = 150
const STONE = 30
const MARKER = 16

type Point = { readonly x: number; readonly y: number }

export function drawTrack(sheet: Sheet, scene: Scene, box: Box): void {
  const { pen } = sheet
  const { spaces } = scene.view.influence
  const pitch = (box.w - LEFT) / spaces.length
  const stones = spaces.map((_, i) => ({
    x: box.x + LEFT + (i + 0.5) * pitch,
    y: box.y + box.h - 50 - Math.sin((i / (spaces.length - 1)) * Math.PI) * 8 - (i / spaces.length) * 6,
  }))
  pen.beginPath()
  for (const [i, { x, y }] of stones.entries()) pen[i === 0 ? 'moveTo' : 'lineTo'](x, y)
  pen.strokeStyle = faint(DUSK.night, 0.75)
  pen.lineWidth = 20
  pen.stroke()
  pen.strokeStyle = INFLUENCE_COLOUR
  pen.lineWidth = 6
  pen.stroke()
  const markers = stones.flatMap((stone, i) => markersOn(scene, i + 1, stone))
  const rows = (x: number) => markers.filter((marker) => Math.abs(marker.x - x) < pitch / 2).map(({ y }) => y)
  for (const { who, x, y } of markers) {
    const from = stones[(scene.before?.influence.markers[who] ?? scene.view.influence.markers[who] ?? 0) - 1]
    if (!from || Math.abs(from.x - x) < pitch / 2) continue
    // From above those who stayed there, and over everybody's heads.
    const start = Math.min(from.y - STONE - 6, ...rows(from.x).map((top) => top - 20))
    const bend = (from.x < x ? 1 : -1) * Math.min(0.4, 30 / Math.abs(x - from.x))
    arrow(sheet, [from.x, start], [x, y - MARKER], { fill: scene.mark(who).fill, width: 5, short: 8, bend })
  }
  for (const [i, { x, y }] of stones.entries()) drawStone(sheet, scene, i, x, y)
  for (const { who, x, y } of markers) factionToken(sheet, scene, who, x, y, MARKER, scene.changed('marker', who))
  sign(pen, 'influence', box.x + 62, box.y + 48, 72, brightened(INFLUENCE_COLOUR), faint(DUSK.night, 0.8))
  const tile = scene.view.initiative.find(({ id }) => id === 'influence')
  if (tile) drawTile(sheet, scene, tile, { x: box.x, y: box.y + box.h - 64, w: 132, h: 48 })
}

/** Its number, and what stepping on it brings. */
function drawStone(sheet: Sheet, { view, tree }: Scene, place: number, x: number, y: number): void {
  const { pen } = sheet
  const isLast = place === view.influence.spaces.length - 1
  pen.beginPath()
  pen.arc(x, y, STONE, 0, Math.PI * 2)
  pen.fillStyle = isLast ? DUSK.amber : '#3a2440'
  pen.fill()
  pen.strokeStyle = isLast ? '#fff6dc' : INFLUENCE_COLOUR
  pen.lineWidth = 4
  pen.stroke()
  write(sheet, `${place + 1}`, x, y, { face: 'heavy', size: 36, colour: isLast ? '#3a2409' : DUSK.ivory, align: 'center' })
  const reward = view.influence.rewards[place + 1]
  if (reward) drawReward(pen, reward.tree, x, y + STONE + 8, tree(reward.tree)?.color ?? DUSK.panel)
  else if (view.influence.spaces[place]!.bonus.length > 0) drawBonus(pen, x, y + STONE)
}

export function drawReward(pen: Pen, tree: Tree, x: number, y: number, color: string, size = 40): void {
  pen.beginPath()
  pen.roundRect(x - size / 2, y - size / 2, size, size, size / 5)
  pen.fillStyle = color
  pen.fill()
  pen.strokeStyle = '#ffffff'
  pen.lineWidth = 2.5
  pen.stroke()
  sign(pen, tree, x, y, size * 0.7, letteringOn(color))
}

/** A small gain, told in words by the close-up. */
function drawBonus(pen: Pen, x: number, y: number): void {
  pen.beginPath()
  pen.arc(x, y, 11, 0, Math.PI * 2)
  pen.fillStyle = DUSK.ivory
  pen.fill()
  pen.fillStyle = '#3a2440'
  pen.fillRect(x - 7, y - 2, 14, 4)
  pen.fillRect(x - 2, y - 7, 4, 14)
}

/** Two abreast, the rest above them. */
function markersOn({ view }: Scene, space: number, stone: Point): (Point & { readonly who: Faction })[] {
  const here = onSpace(view, space)
  return here.map((who, i) => {
    const abreast = Math.min(2, here.length - Math.floor(i / 2) * 2)
    const [column, row] = [i % 2, Math.floor(i / 2)]
    return { who, x: stone.x + (column - (abreast - 1) / 2) * 36, y: stone.y - STONE - 24 - row * 38 }
  })
}
