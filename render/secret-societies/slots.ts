/** What a guest's board has spaces for: Monuments with what each brings, Stars with what each gives, and the headquarters. */
import type { PlayerView } from '../../src/games/secret-societies/view.ts'
import { faint } from '../kit/colour.ts'
import { type Box, columns } from '../kit/panel.ts'
import type { Sheet } from '../kit/sheet.ts'
import { write } from '../kit/text.ts'
import { LODGE, REGION_LOOKS } from './look.ts'
import { inner, plaque } from './ornaments.ts'
import type { Scene } from './scene.ts'
import { sign } from './signs.ts'
import { REWARDS } from './tracks.ts'

const LABEL = 194
const STARS_LABEL = 168

/** Six spaces in a row: a Monument in its colour, or what the next one brings; and the Power of so many. */
export function drawMonumentRow(sheet: Sheet, { rules, labels }: Scene, player: PlayerView, box: Box): void {
  const { pen } = sheet
  plaque(pen, box, { radius: 10 })
  const y = box.y + box.h / 2
  write(sheet, labels.tracks.monuments, box.x + 20, y, { face: 'bold', size: 34, colour: LODGE.gilt, room: LABEL - 20 })
  const places = columns({ ...box, x: box.x + LABEL + 12, w: box.w - LABEL - 20 }, rules.monumentRow.length, 6)
  for (const [i, { reward, power }] of rules.monumentRow.entries()) {
    const { x } = places[i]!
    const colour = player.monuments[i]
    const isTaken = i < player.monuments.length
    const look = isTaken ? (REGION_LOOKS[colour as keyof typeof REGION_LOOKS] ?? { fill: '#8a8f98', ink: LODGE.ink }) : null
    pen.beginPath()
    pen.arc(x + 24, y, 21, 0, Math.PI * 2)
    pen.fillStyle = look?.fill ?? faint('#000000', 0.35)
    pen.fill()
    pen.strokeStyle = isTaken ? LODGE.candle : faint(LODGE.brass, 0.7)
    pen.lineWidth = isTaken ? 3 : 1.5
    pen.stroke()
    const [first] = reward
    const brings = first && REWARDS[first.fx]
    const ink = look?.ink ?? LODGE.smoke
    sign(pen, isTaken ? 'monument' : (brings ?? 'monument'), x + 24, y, 30, ink)
    const many = first && 'n' in first && first.n > 1 && !isTaken ? `${first.n} · ` : ''
    const worth = { face: 'bold', size: 32, colour: isTaken ? LODGE.candle : LODGE.smoke, room: places[i]!.w - 54 } as const
    write(sheet, `${many}${labels.powerBriefly(power)}`, x + 52, y, worth)
  }
}

export const STARS = 100

/** Six spaces, each by what it gives; those with a Star shine. Their number counts in the end. */
export function drawStars(sheet: Sheet, { rules, labels }: Scene, player: PlayerView, box: Box): void {
  const { pen } = sheet
  plaque(pen, box, { radius: 10 })
  const count = player.stars.length
  write(sheet, labels.tracks.stars, box.x + 20, box.y + 28, {
    face: 'bold',
    size: 34,
    colour: LODGE.gilt,
    room: STARS_LABEL - 16,
  })
  const [now, next] = [rules.starPower[count - 1] ?? 0, rules.starPower[count]]
  const worth = { face: 'italic', size: 32, colour: LODGE.smoke, room: STARS_LABEL - 16 } as const
  write(sheet, labels.powerNext(now, next), box.x + 20, box.y + box.h - 26, worth)
  const places = columns(inner({ ...box, x: box.x + STARS_LABEL, w: box.w - STARS_LABEL }, 7), 3, 6)
  for (const [i, { id }] of (rules.starSpaces[player.hq] ?? []).entries()) {
    const column = places[i % 3]!
    const place = { ...column, y: column.y + Math.floor(i / 3) * 43 + (i < 3 ? 0 : 2), h: 41 }
    const isTaken = player.stars.includes(id)
    pen.beginPath()
    pen.roundRect(place.x, place.y, place.w, place.h, 8)
    pen.fillStyle = isTaken ? LODGE.gilt : faint('#000000', 0.35)
    pen.fill()
    const [star, ink] = [isTaken ? 26 : 0, isTaken ? LODGE.ink : LODGE.cream]
    if (isTaken) sign(pen, 'power', place.x + place.w - 15, place.y + 21, star, ink)
    write(sheet, labels.starSpace(id), place.x + 9, place.y + 21, {
      face: 'plain',
      size: 32,
      colour: ink,
      room: place.w - 10 - star,
    })
  }
}

/** Which one, and what it does. A pack may bring others, whose faces are known once their cards are laid. */
export function drawHeadquarters(sheet: Sheet, { rules, labels }: Scene, { hq }: PlayerView, box: Box): void {
  plaque(sheet.pen, box, { fill: LODGE.wine, deep: LODGE.oxblood, radius: 10 })
  const y = box.y + box.h / 2
  sign(sheet.pen, 'crown', box.x + 42, y, 36, LODGE.gilt)
  const name = rules.cards[hq]?.name ?? hq
  const wide = write(sheet, name, box.x + 76, y, { face: 'bold', size: 34, colour: LODGE.gilt })
  const does = { face: 'plain', size: 33, colour: LODGE.cream, room: box.w - 112 - wide } as const
  write(sheet, labels.headquarters(hq), box.x + 92 + wide, y, does)
}
