/** What the picture says besides the map: title, nations, players. */
import type { PlayerView } from '../../src/games/atlantis/view.ts'
import { chooserIn } from '../../src/games/atlantis/words/reading.ts'
import { badge, badgeWidth, changeOf } from '../kit/change.ts'
import { faint } from '../kit/colour.ts'
import { type Icon, icon } from '../kit/icons.ts'
import { HOUSE, type SeatMark } from '../kit/palette.ts'
import { type Box, columns, lift, panel } from '../kit/panel.ts'
import type { Pen, Sheet } from '../kit/sheet.ts'
import { widthOf, write } from '../kit/text.ts'
import { finish, seatToken, shield } from '../kit/tokens.ts'
import { nationLook } from './look.ts'
import { specialSign } from './pieces.ts'
import type { Scene } from './scene.ts'

export function drawTitle(sheet: Sheet, title: string, line: string, box: Box): void {
  const longest = 1.25 * box.w
  const style = { face: 'bold', size: 34, colour: HOUSE.ivory, room: longest - 44 } as const
  const wide = Math.max(widthOf(sheet.pen, title, 'title', 42), Math.min(style.room, widthOf(sheet.pen, line, 'bold', 34)))
  const framed = { ...box, w: wide + 44 }
  lift(sheet.pen, framed)
  panel(sheet.pen, framed, { fill: HOUSE.night, rim: HOUSE.gold, opacity: 0.86 })
  write(sheet, title, box.x + 22, box.y + 34, { face: 'title', size: 42, colour: HOUSE.gold })
  write(sheet, line, box.x + 22, box.y + 78, style)
}

/** One row a nation: shield and code, Power, units, and who pulls the strings. Strongest first. */
export function drawNations(sheet: Sheet, scene: Scene, box: Box): void {
  const { pen } = sheet
  const nations = [...scene.view.nations].sort((a, b) => b.finalPower - a.finalPower || b.power - a.power || b.units - a.units)
  const row = 46
  const framed = { ...box, h: nations.length * row + 16 }
  lift(pen, framed)
  panel(pen, framed, { fill: HOUSE.night, rim: HOUSE.line, opacity: 0.84 })
  nations.forEach((nation, i) => {
    const y = box.y + 8 + row * (i + 0.5)
    const look = nationLook(nation.id)
    if (i > 0) {
      pen.fillStyle = faint(HOUSE.line, 0.6)
      pen.fillRect(box.x + 12, y - row / 2, box.w - 24, 1)
    }
    shield(pen, look.shield, box.x + 26, y - 1, 16)
    finish(pen, look.fill, '#ffffff', faint('#000000', 0.9), 2)
    // Psychic Control lies on one of its actions: the action board says on which.
    if (nation.spaces.some(({ toll }) => toll)) icon(pen, 'dial', box.x + 34, y + 10, 24, '#e2cfff', '#1b1030')
    write(sheet, look.code, box.x + 50, y, { face: 'heavy', size: 33, colour: HOUSE.ivory })
    const then = scene.before?.nations.find(({ id }) => id === nation.id)
    const changed = (of: (each: typeof nation) => number, x: number) => badge(sheet, changeOf(then, nation, of), x, y - 17, 20)
    const power = counted(sheet, 'power', String(nation.power), box.x + 108, y, HOUSE.gold)
    // What it would score: Temples of Light, and a goal the viewer knows of.
    if (nation.finalPower !== nation.power) counted(sheet, 'light', String(nation.finalPower), box.x + 182, y, HOUSE.amber)
    const units = counted(sheet, 'swords', String(nation.units), box.x + 256, y, HOUSE.mist)
    changed((of) => of.power, power + 14)
    changed((of) => of.units, box.x + 272) // on the sign: behind the number stand those who pull the strings
    if (nation.passive)
      write(sheet, scene.labels.passive, box.x + box.w - 14, y, {
        face: 'italic',
        size: 26,
        colour: HOUSE.mist,
        align: 'right',
        weight: 'detail',
        room: box.x + box.w - 22 - units,
      })
    nation.controllers.forEach((seat, k) => {
      seatToken(sheet, scene.mark(seat), box.x + box.w - 24 - (nation.controllers.length - 1 - k) * 42, y, 17)
    })
  })
}

/** A pictogram with its number; returns the right edge. */
export function counted(sheet: Sheet, sign: Icon, value: string, x: number, y: number, colour: string, size = 34): number {
  icon(sheet.pen, sign, x + size * 0.42, y, size * 0.82, colour)
  return x + size * 0.95 + write(sheet, value, x + size * 0.95, y, { face: 'bold', size, colour: HOUSE.ivory })
}

/** `owed`: what somebody gets at the end for the place in the turn order. */
export function drawPlayers(sheet: Sheet, scene: Scene, box: Box, owed: (seat: string) => number): void {
  const seats = scene.view.order
  for (const [i, place] of columns(box, seats.length, 10).entries()) {
    const player = scene.view.players.find(({ seat }) => seat === seats[i])
    if (player) drawPlayer(sheet, scene, player, place, owed(player.seat))
  }
}

function drawPlayer(sheet: Sheet, scene: Scene, player: PlayerView, box: Box, owed: number): void {
  const { pen } = sheet
  const acting = isAsked(scene, player.seat)
  const mark = scene.mark(player.seat)
  panel(pen, box, { fill: acting ? HOUSE.raised : HOUSE.panel, rim: acting ? HOUSE.gold : HOUSE.line, rimWidth: acting ? 4 : 2 })
  drawBase(sheet, scene, mark, owed, box)
  seatToken(sheet, mark, box.x + 32, box.y + 36, 19)
  write(sheet, scene.name(player.seat), box.x + 62, box.y + 36, {
    face: 'bold',
    size: 35,
    colour: acting ? HOUSE.amber : HOUSE.ivory,
    room: box.w - (box.w > 300 ? 180 : 66),
  })
  if (box.w > 300) drawOwnShields(pen, player, box)
  const [left, second, third] = [box.x + 14, box.x + 14 + (box.w - 28) * 0.4, box.x + 14 + (box.w - 28) * 0.71]
  const then = scene.before?.players.find(({ seat }) => seat === player.seat)
  const tallies = [
    {
      right: counted(sheet, 'virya', String(player.resource), left, box.y + 88, '#8fe3ff', 38),
      of: (p: PlayerView) => p.resource,
    },
    {
      right: counted(sheet, 'agent', String(player.agents.length), second, box.y + 88, HOUSE.mist),
      of: (p: PlayerView) => p.agents.length,
    },
    { right: counted(sheet, 'card', String(player.cards), third, box.y + 88, HOUSE.mist), of: (p: PlayerView) => p.cards },
  ]
  for (const { right, of } of tallies) {
    const change = changeOf(then, player, of)
    // Beside the number where there is room, else over its shoulder.
    if (box.w > 300) badge(sheet, change, right + 4 + badgeWidth(pen, change, 24) / 2, box.y + 84, 24)
    else badge(sheet, change, right + 10, box.y + 64, 24)
  }
  for (const [i, space] of player.archons.entries()) {
    const y = box.y + 131 + i * 40
    icon(pen, 'archon', left + 12, y, 28, space ? mark.fill : HOUSE.panel, space ? '#e8eff3' : faint('#9fb2bf', 0.8))
    drawErrand(sheet, scene, space, left + 30, y, box.w - 52)
  }
}

/** Who is to act; while nations are chosen, who chooses. */
const isAsked = ({ view }: Scene, seat: string): boolean => (view.phase === 'setup' ? chooserIn(view) : view.acting) === seat

/** The player's colour along the bottom, with what is owed at the end. */
function drawBase(sheet: Sheet, scene: Scene, { fill, ink }: SeatMark, owed: number, box: Box): void {
  const high = owed > 0 ? 38 : 5
  sheet.pen.fillStyle = fill
  sheet.pen.beginPath()
  sheet.pen.roundRect(box.x + 10, box.y + box.h - high - 5, box.w - 20, high, owed > 0 ? 8 : 2.5)
  sheet.pen.fill()
  const style = { face: 'bold', size: 32, colour: ink, align: 'center', room: box.w - 30 } as const
  if (owed > 0) write(sheet, scene.labels.owed(owed), box.x + box.w / 2, box.y + box.h - 5 - high / 2, style)
}

/** Where an archon stands: whose board, and for which action. */
function drawErrand(sheet: Sheet, scene: Scene, space: string | null, left: number, y: number, room: number): void {
  const word = { face: 'plain', size: 32, colour: HOUSE.mist } as const
  if (space === null) return void write(sheet, scene.labels.ready, left, y, { ...word, room })
  const special = scene.view.specials.findIndex((tile) => tile.space.id === space)
  if (special >= 0) {
    specialSign(sheet, special + 1, left + 18, y, 34)
    const name = scene.labels.specialBriefly(scene.view.specials[special]!)
    return void write(sheet, name, left + 44, y, { ...word, room: room - 44, weight: 'detail' })
  }
  const [board, action = ''] = space.split('.')
  const isNation = board !== 'pad'
  if (isNation) {
    const look = nationLook(board!)
    shield(sheet.pen, look.shield, left + 13, y, 13)
    finish(sheet.pen, look.fill, '#ffffff', faint('#000000', 0.9), 2)
  }
  const indent = isNation ? 32 : 0
  write(sheet, scene.labels.actionBriefly(action), left + indent, y, { ...word, room: room - indent })
}

/** With few players there is room to repeat whose strings they pull. */
function drawOwnShields(pen: Pen, { nations }: PlayerView, box: Box): void {
  for (const [i, id] of nations.entries()) {
    const look = nationLook(id)
    shield(pen, look.shield, box.x + box.w - 32 - i * 46, box.y + 36, 16)
    finish(pen, look.fill, '#ffffff', faint('#000000', 0.9), 2)
  }
}
