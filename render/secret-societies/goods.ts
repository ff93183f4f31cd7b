/** Numbers with their pictograms. */
import { badge, badgeWidth } from '../kit/change.ts'
import type { Pen, Sheet } from '../kit/sheet.ts'
import { widthOf, write } from '../kit/text.ts'
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
  if (change !== 0) badge(sheet, change, x + size * 0.95 + wide + 2 + badgeWidth(pen, change, BADGE) / 2, y - size * 0.3, BADGE)
  return x + size * 0.95 + wide
}

const BADGE = 20

/** With the badge of its change, if it has one. */
export const tallyWidth = (pen: Pen, { value, change = 0 }: Tally, size = 34): number =>
  size * 0.95 + widthOf(pen, value, 'bold', size) + (change === 0 ? 0 : 2 + badgeWidth(pen, change, BADGE))

const BETWEEN = 3

/** Where things so wide stand: from `x` on, each behind the one before, the last no further than the `end`. */
export function placesFor(widths: readonly number[], x: number, step: number, end: number): number[] {
  const places: number[] = []
  for (const [i] of widths.entries()) places.push(Math.max(x + i * step, i > 0 ? places[i - 1]! + widths[i - 1]! + BETWEEN : x))
  let right = end
  for (const i of [...widths.keys()].reverse()) {
    places[i] = Math.min(places[i]!, right - widths[i]!)
    right = places[i]! - BETWEEN
  }
  return places
}

/** Side by side, a `step` apart: further where one would cover the next, and none beyond the `end`. */
export function spread(sheet: Sheet, tallies: readonly Tally[], x: number, y: number, step: number, end = Infinity): void {
  const size = 34
  const widths = tallies.map((each) => tallyWidth(sheet.pen, each, size))
  const places = placesFor(widths, x, step, end)
  for (const [i, each] of tallies.entries()) tally(sheet, each, places[i]!, y, size)
}
