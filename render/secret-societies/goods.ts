/** Numbers with their pictograms. */
import { badge } from '../kit/change.ts'
import type { Sheet } from '../kit/sheet.ts'
import { write } from '../kit/text.ts'
import { LODGE } from './look.ts'
import { type Sign, sign } from './signs.ts'

export type Tally = {
  readonly sign: Sign
  readonly value: string
  readonly colour?: string
  readonly ink?: string
  readonly dim?: boolean
  /** By how much it has changed, where that is to be marked. */
  readonly change?: number
}

/** A pictogram with its number; returns the right edge. */
export function tally(
  sheet: Sheet,
  { sign: mark, value, colour = LODGE.gilt, ink = LODGE.cream, dim, change = 0 }: Tally,
  x: number,
  y: number,
  size = 34,
): number {
  const { pen } = sheet
  pen.globalAlpha = dim ? 0.5 : 1
  sign(pen, mark, x + size * 0.42, y, size * 0.84, colour)
  const wide = write(sheet, value, x + size * 0.95, y, { face: 'bold', size, colour: ink })
  pen.globalAlpha = 1
  badge(sheet, change, x + size * 0.95 + wide + 14, y - size * 0.3, 20)
  return x + size * 0.95 + wide
}
