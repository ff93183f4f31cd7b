/** A march as arrows: who goes where, and how many arrive. */
import type { MarchView } from '../../src/games/atlantis/view.ts'
import { arrow } from '../kit/change.ts'
import type { Sheet } from '../kit/sheet.ts'
import { nationLook } from './look.ts'
import type { Point } from './world.ts'

/** `at`: where an area's pieces stand on the sheet. `around`: once around the world there; the shorter way is taken. */
export function drawMarch(sheet: Sheet, march: MarchView, at: (area: string) => Point, around: number): void {
  for (const { from, to, count, lost } of march.moves)
    drawWay(sheet, at(from), at(to), around, nationLook(march.nation).fill, count - lost)
}

export function drawWay(sheet: Sheet, a: Point, b: Point, around: number, fill: string, count: number, clear = 0): void {
  const turn = turnTo(a, b, around)
  const look = { fill, text: `${count}`, clear }
  arrow(sheet, a, [b[0] + turn, b[1]], look)
  // Beyond the edge it goes on at the other side.
  if (turn !== 0) arrow(sheet, [a[0] - turn, a[1]], b, look)
}

const turnTo = (a: Point, b: Point, around: number): number =>
  b[0] - a[0] > around / 2 ? -around : b[0] - a[0] < -around / 2 ? around : 0

export const wayBetween = (a: Point, b: Point, around: number): number =>
  Math.hypot(b[0] + turnTo(a, b, around) - a[0], b[1] - a[1])
