/** Rows of little things: pieces, signs, dice and words, one after the other. */

import { GOODS, type Good } from '../../src/games/atlantis-rising/data/language.ts'
import type { Seat } from '../../src/kernel/contract.ts'
import { noteSign } from '../kit/account.ts'
import { HOUSE } from '../kit/palette.ts'
import { LEAST_LABEL, type Pen, type Sheet } from '../kit/sheet.ts'
import { widthOf, write } from '../kit/text.ts'
import { seatToken } from '../kit/tokens.ts'
import { GOOD_LOOKS } from './look.ts'
import type { Scene } from './scene.ts'
import { type Sign, sign } from './signs.ts'

export type Bit =
  | { readonly seat: Seat }
  | { readonly sign: Sign; readonly fill?: string }
  | { readonly text: string; readonly fill?: string }
  | { readonly die: number }

const bitWidth = ({ pen }: Sheet, bit: Bit, size: number): number => {
  if ('text' in bit) return widthOf(pen, bit.text, 'bold', size)
  return size * ('seat' in bit ? 1.25 : 'die' in bit ? 1.16 : 0.92)
}
const GAP = 0.22

export const rowWidth = (sheet: Sheet, bits: readonly Bit[], size: number): number =>
  bits.reduce((sum, bit) => sum + bitWidth(sheet, bit, size) + size * GAP, bits.length > 0 ? -size * GAP : 0)

/** Draws the row from `x`, in the middle of `y`, and returns its width. What does not fit into the room is left off. */
export function drawRow(
  sheet: Sheet,
  scene: Scene,
  bits: readonly Bit[],
  x: number,
  y: number,
  size: number,
  room = Number.POSITIVE_INFINITY,
): number {
  let left = x
  for (const bit of bits) {
    const width = bitWidth(sheet, bit, size)
    const rest = room - (left - x)
    if (rest < Math.min(width, size * 3)) break
    const middle = left + width / 2
    if ('seat' in bit) seatToken(sheet, scene.mark(bit.seat), middle, y, size * 0.54)
    else if ('sign' in bit) sign(sheet.pen, bit.sign, middle, y, size * 0.9, bit.fill ?? HOUSE.mist)
    else if ('die' in bit) drawDie(sheet.pen, bit.die, middle, y, size * 1.14)
    else {
      const weight = size < LEAST_LABEL ? 'detail' : 'label'
      const style = { face: 'bold', size, colour: bit.fill ?? HOUSE.ivory, weight } as const
      write(sheet, bit.text, left, y, width > rest ? { ...style, room: rest } : style)
    }
    left += width + size * GAP
  }
  return left - size * GAP - x
}

/** "2 gold, 1 Atlantium" as signs with numbers; what is 0 is left out. */
export const goodsBits = (goods: Readonly<Partial<Record<Good, number>>>): Bit[] =>
  GOODS.flatMap((kind) => {
    const { sign: of, fill } = GOOD_LOOKS[kind]
    return goods[kind] ? [{ sign: of, fill }, { text: `${goods[kind]}` }] : []
  })

const PIPS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[0, 0]],
  2: [
    [-1, -1],
    [1, 1],
  ],
  3: [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  4: [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  5: [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  6: [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
}

export function drawDie(pen: Pen, value: number, x: number, y: number, size: number): void {
  noteSign('die')
  pen.beginPath()
  pen.roundRect(x - size / 2, y - size / 2, size, size, size * 0.2)
  pen.fillStyle = '#fff8e8'
  pen.fill()
  pen.strokeStyle = '#0b1016'
  pen.lineWidth = Math.max(2, size / 24)
  pen.stroke()
  pen.fillStyle = '#1b2230'
  for (const [dx, dy] of PIPS[value] ?? []) {
    pen.beginPath()
    pen.arc(x + dx * size * 0.27, y + dy * size * 0.27, size * 0.105, 0, Math.PI * 2)
    pen.fill()
  }
}
