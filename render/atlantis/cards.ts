/** Objective cards: what each hopes for, and how it looks. */
import type { Card } from '../../src/games/atlantis/terms.ts'
import { faint } from '../kit/colour.ts'
import { type Icon, icon } from '../kit/icons.ts'
import { HOUSE } from '../kit/palette.ts'
import { type Box, lift, panel } from '../kit/panel.ts'
import { apart, type Sheet } from '../kit/sheet.ts'
import { lines, write } from '../kit/text.ts'

export type CardLook = {
  readonly fill: string
  readonly deep: string
  readonly ink: string
}

export const CARDS: Readonly<Record<Card, CardLook>> = {
  ascension: { fill: '#f7ecc9', deep: '#e2b654', ink: '#6d4300' },
  poleShift: { fill: '#5a2233', deep: '#1d0d18', ink: '#ffbfb2' },
  continuation: { fill: '#2c6a6c', deep: '#12343c', ink: '#cdf5ea' },
}

/** A small card, lying open on its spot, or the empty spot. */
export function drawSmallCard(sheet: Sheet, card: Card | null, name: string | null, { x, y, w, h }: Box): void {
  if (!card) {
    panel(sheet.pen, { x, y, w, h }, { fill: HOUSE.panel, rim: HOUSE.line, radius: 8 })
    return
  }
  const { fill, ink } = CARDS[card]
  panel(sheet.pen, { x, y, w, h }, { fill, rim: '#ffffff', radius: 8 })
  icon(sheet.pen, card, x + w / 2, y + h * 0.4, h * 0.56, ink)
  write(sheet, name ?? '', x + w / 2, y + h * 0.84, {
    face: 'bold',
    size: 19,
    colour: ink,
    align: 'center',
    room: w - 8,
    weight: 'detail',
  })
}

/** A card in the hand. `bonuses`: spots of the layout that make it worth more. */
export type CardFace = {
  readonly name: string
  /** What it hopes for, or where it comes from. */
  readonly below: string
  readonly worth: string
  /** What it pays in the resource: if it comes true, and whatever comes. */
  readonly besides: readonly string[]
  /** What lies open on the table and makes it worth more. */
  readonly bonuses: readonly Icon[]
}

export function drawCardFace(sheet: Sheet, card: Card, box: Box, { name, below, worth, besides, bonuses }: CardFace): void {
  const { pen } = sheet
  const { fill, deep, ink } = CARDS[card]
  const middle = box.x + box.w / 2
  lift(pen, box, 18)
  apart(pen, () => {
    const glow = pen.createRadialGradient(middle, box.y + box.h * 0.36, 10, middle, box.y + box.h * 0.4, box.h * 0.75)
    glow.addColorStop(0, fill)
    glow.addColorStop(1, deep)
    pen.beginPath()
    pen.roundRect(box.x, box.y, box.w, box.h, 18)
    pen.fillStyle = glow
    pen.fill()
    pen.strokeStyle = '#f6efd9'
    pen.lineWidth = 4
    pen.stroke()
    pen.beginPath()
    pen.roundRect(box.x + 10, box.y + 10, box.w - 20, box.h - 20, 12)
    pen.strokeStyle = faint(ink, 0.45)
    pen.lineWidth = 2
    pen.stroke()
  })
  icon(pen, card, middle, box.y + box.h * 0.24, Math.min(box.w * 0.5, box.h * 0.34), ink)
  write(sheet, name, middle, box.y + box.h * 0.48, { face: 'title', size: 38, colour: ink, align: 'center', room: box.w - 36 })
  for (const [i, line] of lines(pen, below, 'plain', 32, box.w - 34)
    .slice(0, 3)
    .entries())
    write(sheet, line, middle, box.y + box.h * 0.58 + i * 36, {
      face: 'plain',
      size: 32,
      colour: ink,
      align: 'center',
      room: box.w - 24,
    })
  const paid = { face: 'bold', size: 32, colour: ink, align: 'center', room: box.w - 26 } as const
  for (const [i, words] of besides.entries())
    write(sheet, words, middle, box.y + box.h * 0.93 - (besides.length - 1 - i) * 37, paid)
  write(sheet, worth, middle, box.y + box.h * (besides.length > 0 ? 0.845 : 0.9) - Math.max(0, besides.length - 1) * 35, {
    face: 'heavy',
    size: 38,
    colour: ink,
    align: 'center',
    room: box.w - 30,
  })
  for (const [i, bonus] of bonuses.entries()) {
    pen.beginPath()
    pen.arc(box.x + box.w - 42 - i * 58, box.y + 42, 25, 0, Math.PI * 2)
    pen.fillStyle = HOUSE.night
    pen.fill()
    icon(pen, bonus, box.x + box.w - 42 - i * 58, box.y + 42, 36, HOUSE.gold)
  }
}
