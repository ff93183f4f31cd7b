/** What lies on the board: teams with their economy tokens, culture and religion tokens, front runner tokens, tiles. */
import type { Faction } from '../../src/games/atlas-lost/data/components.ts'
import type { TechView, TileView } from '../../src/games/atlas-lost/view.ts'
import { faint } from '../kit/colour.ts'
import { type Box, panel } from '../kit/panel.ts'
import type { Pen, Sheet } from '../kit/sheet.ts'
import { write } from '../kit/text.ts'
import { finish, outline, seatToken } from '../kit/tokens.ts'
import { DUSK, TOKEN_COLOURS } from './look.ts'
import type { Scene } from './scene.ts'
import { sign } from './signs.ts'

/** A ring in the colour of news. */
function ring(pen: Pen, x: number, y: number, radius: number): void {
  pen.beginPath()
  pen.arc(x, y, radius, 0, Math.PI * 2)
  pen.strokeStyle = DUSK.fresh
  pen.lineWidth = Math.max(4, radius / 5)
  pen.stroke()
}

export function factionToken(
  sheet: Sheet,
  scene: Scene,
  who: Faction,
  x: number,
  y: number,
  radius: number,
  isNew = false,
): void {
  if (isNew) {
    outline(sheet.pen, scene.mark(who).shape, x, y, radius + 4)
    finish(sheet.pen, DUSK.fresh, DUSK.fresh, DUSK.fresh, 4)
  }
  seatToken(sheet, scene.mark(who), x, y, radius)
}

/** The coin a team carries. */
function coin(pen: Pen, x: number, y: number, radius: number, isNew: boolean): void {
  pen.beginPath()
  pen.arc(x, y, radius + 2, 0, Math.PI * 2)
  pen.fillStyle = isNew ? DUSK.fresh : DUSK.night
  pen.fill()
  sign(pen, 'economy', x, y, radius * 2.1, TOKEN_COLOURS.economy)
}

/** Places for so many pieces in a box: in one row while they stay large enough, else in two. */
function placesIn({ x, y, w, h }: Box, count: number, largest: number): { x: number; y: number; radius: number }[] {
  const inRows = (rows: number) => {
    const most = Math.ceil(count / rows)
    return { rows, most, radius: Math.min(largest, w / most / 2.3, h / rows / 2.25) }
  }
  const [one, two] = [inRows(1), inRows(2)]
  const { rows, most, radius } = count > 1 && two.radius > one.radius ? two : one
  return Array.from({ length: count }, (_, i) => {
    const row = Math.floor(i / most)
    const here = Math.min(most, count - row * most)
    const column = i - row * most
    return {
      // Wider apart where there is room: what they carry then covers nobody's letter.
      x: x + w / 2 + (column - (here - 1) / 2) * Math.max(radius * 2.3, Math.min(radius * 3, w / most)),
      y: y + h / 2 + (row - (rows - 1) / 2) * radius * 2.2,
      radius,
    }
  })
}

/** Teams on a Tech, or the front runner token that waits for the first of them. */
export function drawTeams(sheet: Sheet, scene: Scene, tech: TechView, box: Box, largest: number): void {
  const { id, teams, economy, runner, level } = tech
  if (runner) drawRunner(sheet, box.x + box.w / 2, box.y + box.h / 2, Math.min(largest * 1.1, box.h / 2), level === 3 ? '?' : '')
  const placed = placesIn(box, teams.length, largest).map((place, i) => ({ ...place, who: teams[i]! }))
  for (const { who, x, y, radius } of placed) factionToken(sheet, scene, who, x, y, radius, scene.changed('team', id, who))
  for (const { who, x, y, radius } of placed.filter(({ who: team }) => economy.includes(team)))
    coin(sheet.pen, x + radius * 0.98, y + radius * 0.6, radius * 0.54, scene.changed('economy', id, who))
  if (!runner && scene.changed('runner', id) && teams.length === 0) ring(sheet.pen, box.x + box.w / 2, box.y + box.h / 2, largest)
}

export function drawRunner(sheet: Sheet, x: number, y: number, radius: number, text: string): void {
  const { pen } = sheet
  outline(pen, 'hexagon', x, y, radius)
  finish(pen, '#4b3413', DUSK.amber, faint('#000000', 0.8), 2.5)
  sign(pen, 'runner', x + radius * (text ? -0.36 : 0.1), y, radius * 1.1, DUSK.amber)
  const style = { face: 'heavy', size: radius * 1.2, colour: DUSK.ivory, align: 'center', weight: 'detail' } as const
  if (text) write(sheet, text, x + radius * 0.42, y, style)
}

/** The single culture space of a Tech: a banner, with its owner's token on it if there is one. */
export function drawCulture(sheet: Sheet, scene: Scene, { id, culture }: TechView, { x, y, w, h }: Box): void {
  const { pen } = sheet
  const fill = scene.tree('culture')!.color
  const isNew = scene.changed('culture', id)
  pen.beginPath()
  pen.moveTo(x, y)
  pen.lineTo(x + w, y)
  pen.lineTo(x + w, y + h)
  pen.lineTo(x + w / 2, y + h - w * 0.22)
  pen.lineTo(x, y + h)
  pen.closePath()
  pen.fillStyle = culture ? fill : faint(fill, 0.16)
  pen.fill()
  pen.strokeStyle = isNew ? DUSK.fresh : faint(TOKEN_COLOURS.culture, culture ? 0.9 : 0.4)
  pen.lineWidth = isNew ? 4 : 2
  pen.stroke()
  const middle = { x: x + w / 2, y: y + (h - w * 0.18) / 2 }
  if (culture) factionToken(sheet, scene, culture, middle.x, middle.y, w * 0.36)
  else sign(pen, 'culture', middle.x, middle.y, w * 0.56, faint(TOKEN_COLOURS.culture, 0.55))
}

/** An initiative tile: who holds it and with how much, or how far the best has come. */
export function drawTile(sheet: Sheet, scene: Scene, tile: TileView, box: Box): void {
  const { id, owner, min, standings } = tile
  const isNew = scene.changed('tile', id)
  const rim = isNew ? DUSK.fresh : owner ? DUSK.amber : faint(DUSK.mist, 0.45)
  panel(sheet.pen, box, {
    fill: owner ? '#4b3413' : DUSK.night,
    rim,
    rimWidth: isNew ? 5 : 2.5,
    radius: box.h / 2,
    opacity: 0.85,
  })
  const y = box.y + box.h / 2
  sign(sheet.pen, 'crown', box.x + box.h * 0.52, y, box.h * 0.56, owner ? DUSK.amber : faint(DUSK.mist, 0.8))
  const best = Math.max(0, ...Object.values(standings))
  const text = owner ? `${standings[owner] ?? min}` : `${best}/${min}`
  // Two figures need the room of half a token more.
  if (owner) factionToken(sheet, scene, owner, box.x + box.w * (text.length > 1 ? 0.48 : 0.53), y, box.h * 0.34)
  write(sheet, text, box.x + box.w - box.h * 0.27, y, {
    face: 'bold',
    size: 34,
    colour: owner ? DUSK.ivory : DUSK.mist,
    align: 'right',
  })
}
