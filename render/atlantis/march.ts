/** A march as arrows: who goes where, and how many arrive. */
import type { MarchView } from '../../src/games/atlantis/view.ts'
import { arrow } from '../kit/change.ts'
import type { Sheet } from '../kit/sheet.ts'
import { nationLook } from './look.ts'
import type { Point } from './world.ts'

/** What stands around the middle of an area, half its width and half its height: an arrow begins and ends beside it, if there is room. */
export type Around = { readonly w: number; readonly h: number }

/** `at`: where an area's pieces stand on the sheet. `around`: once around the world there; the shorter way is taken. */
export function drawMarch(
  sheet: Sheet,
  { nation, moves }: Pick<MarchView, 'nation' | 'moves'>,
  at: (area: string) => Point,
  around: number,
  room: Around,
): void {
  for (const { from, to, count, lost } of moves)
    drawWay(sheet, at(from), at(to), around, nationLook(nation).fill, count - lost, room)
}

export function drawWay(sheet: Sheet, a: Point, b: Point, around: number, fill: string, count: number, room: Around): void {
  const turn = turnTo(a, b, around)
  const look = { fill, text: `${count}`, ...gapsIn(a, [b[0] + turn, b[1]], room) }
  arrow(sheet, a, [b[0] + turn, b[1]], look)
  // Beyond the edge it goes on at the other side.
  if (turn !== 0) arrow(sheet, [a[0] - turn, a[1]], b, look)
}

/** What is left of an arrow at least. */
const SHORTEST = 64

function gapsIn(a: Point, b: Point, { w, h }: Around): { readonly clear: number; readonly short: number } {
  const [across, down] = [Math.abs(b[0] - a[0]), Math.abs(b[1] - a[1])]
  const way = Math.hypot(across, down)
  const beside = way * Math.min(w / Math.max(1, across), h / Math.max(1, down))
  const gap = Math.max(0, Math.min(beside, (way - SHORTEST) / 2))
  return { clear: gap, short: gap }
}

const turnTo = (a: Point, b: Point, around: number): number =>
  b[0] - a[0] > around / 2 ? -around : b[0] - a[0] < -around / 2 ? around : 0

export const wayBetween = (a: Point, b: Point, around: number): number =>
  Math.hypot(b[0] + turnTo(a, b, around) - a[0], b[1] - a[1])
