/**
 * Pictograms of straight edges, as the surveyors of a lost world might have carved them. Data on a field of 24 × 24: three
 * numbers are a circle (x, y, radius), more are the corners of a shape. Filled by the even-odd rule: a shape in a shape is a hole.
 */
import { noteSign } from '../kit/account.ts'
import { inkSign } from '../kit/icons.ts'
import type { Pen } from '../kit/sheet.ts'

type Part = readonly number[]

/** Points on circles around (x, y): one for each radius in turn, all the way round. */
const round = (x: number, y: number, radii: readonly number[], turns: number): number[] =>
  Array.from({ length: radii.length * turns }, (_, i) => {
    const angle = (i / (radii.length * turns)) * Math.PI * 2 - Math.PI / 2
    const radius = radii[i % radii.length]!
    return [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius]
  }).flat()

/** A band around the middle, from one angle to another. */
const band = (inner: number, outer: number, from: number, to: number): number[] => {
  const along = (radius: number) =>
    Array.from({ length: 65 }, (_, i) => {
      const angle = from + ((to - from) * i) / 64
      return [12 + Math.cos(angle) * radius, 12 + Math.sin(angle) * radius]
    })
  return [...along(outer), ...along(inner).reverse()].flat()
}

const box = (left: number, top: number, right: number, bottom: number): Part => [
  left,
  top,
  right,
  top,
  right,
  bottom,
  left,
  bottom,
]

const FLASK: readonly Part[] = [
  [9, 1.5, 15, 1.5, 15, 4, 14, 4, 14, 9.5, 21.5, 20, 19.8, 22.8, 4.2, 22.8, 2.5, 20, 10, 9.5, 10, 4, 9, 4],
  [11.3, 10.6, 12.7, 10.6, 16, 15.4, 8, 15.4],
]
const SWORD: readonly Part[] = [
  [12, 0.4, 14.6, 4, 14.6, 13.8, 9.4, 13.8, 9.4, 4],
  box(4, 14.6, 20, 17.6),
  box(10.3, 18.2, 13.7, 20.6),
  [12, 22, 1.9],
]

const SIGNS = {
  // resources
  R: FLASK,
  D: [
    [12, 1.2, 22.8, 6.6, 12, 12, 1.2, 6.6],
    [1.2, 10, 12, 15.4, 22.8, 10, 22.8, 12.6, 12, 18, 1.2, 12.6],
    [1.2, 15.4, 12, 20.8, 22.8, 15.4, 22.8, 18, 12, 23.4, 1.2, 18],
  ],
  C: [
    [12, 1.5, 22.5, 9.5, 22.5, 14, 12, 6.2, 1.5, 14, 1.5, 9.5],
    [12, 10.5, 22.5, 18.5, 22.5, 23, 12, 15.2, 1.5, 23, 1.5, 18.5],
  ],
  M: SWORD,
  TP: [round(12, 12, [11.6, 11.6, 8.4, 8.4], 8), [12, 12, 3.8]],
  // Trees and their tokens
  science: [band(8.2, 11.2, -0.35, Math.PI * 1.62), [12, 12, 4], [19.4, 5, 3.6]],
  economy: [
    [12, 12, 11.2],
    [12, 6, 18, 12, 12, 18, 6, 12],
  ],
  culture: [
    [1.2, 4, 7, 2.8, 11.2, 5.4, 11.2, 21.4, 7, 18.8, 1.2, 20],
    [22.8, 4, 17, 2.8, 12.8, 5.4, 12.8, 21.4, 17, 18.8, 22.8, 20],
  ],
  religion: [
    [12, 12, 5],
    ...Array.from({ length: 8 }, (_, i) => {
      const [at, side] = [(i * Math.PI) / 4, 0.2]
      const point = (angle: number, radius: number) => [12 + Math.cos(angle) * radius, 12 + Math.sin(angle) * radius]
      return [...point(at, 11.8), ...point(at - side * 1.4, 6.8), ...point(at + side * 1.4, 6.8)]
    }),
  ],
  military: SWORD,
  influence: [
    [9.8, 10.4, 14.2, 10.4, 17.6, 23.2, 6.4, 23.2],
    box(8.8, 4.8, 15.2, 9),
    [12, 0.4, 16.4, 4, 7.6, 4],
    [7.2, 6.9, 0.4, 3.6, 0.4, 10.2],
    [16.8, 6.9, 23.6, 3.6, 23.6, 10.2],
  ],
  // what players have
  team: [
    [12, 5.6, 4.4],
    [12, 11, 18.4, 13.4, 20.6, 23, 3.4, 23, 5.6, 13.4],
  ],
  // two of them: every other player
  others: [
    [7.2, 6, 3.6],
    [7.2, 10.6, 12, 12.4, 13.4, 20.4, 1, 20.4, 2.4, 12.4],
    [17.2, 8.6, 3.6],
    [17.2, 13.2, 22, 15, 23.4, 23, 14.4, 23, 13.6, 13.8],
  ],
  // a team struck out: where nobody has one
  alone: [
    [12, 5.6, 4.4],
    [12, 11, 18.4, 13.4, 20.6, 23, 3.4, 23, 5.6, 13.4],
    [1.2, 3.4, 3.4, 1.2, 22.8, 20.6, 20.6, 22.8],
  ],
  branches: [
    [4.6, 4.8, 3.8],
    [19.4, 4.8, 3.8],
    [12, 19.4, 3.8],
    [4, 9.4, 7, 9.4, 12, 13.4, 17, 9.4, 20, 9.4, 13.4, 15, 10.6, 15],
  ],
  card: [box(4.5, 1, 19.5, 23), box(7.2, 3.8, 16.8, 12.6)],
  crate: [box(1.4, 3, 22.6, 8.6), box(2.8, 10, 21.2, 22.4), box(8.6, 12.2, 15.4, 15.6)],
  installed: [
    box(5.4, 5.4, 18.6, 18.6),
    box(9.4, 9.4, 14.6, 14.6),
    ...[7.4, 14].flatMap((at) => [
      box(at, 1, at + 2.6, 4.6),
      box(at, 19.4, at + 2.6, 23),
      box(1, at, 4.6, at + 2.6),
      box(19.4, at, 23, at + 2.6),
    ]),
  ],
  runner: [box(4, 1, 6.8, 23), [7.8, 1.6, 22.4, 7.2, 7.8, 13]],
  crown: [[1.4, 6, 7, 11.6, 12, 3, 17, 11.6, 22.6, 6, 20.4, 17.6, 3.6, 17.6], box(3.6, 19, 20.4, 22)],
  asset: [
    [6.6, 7.4, 5],
    [17.4, 7.4, 5],
    [12, 17.6, 5],
  ],
  // what is done
  use: [[13.8, 0.6, 3.6, 13.8, 10.4, 13.8, 8.6, 23.4, 20.4, 9.4, 13, 9.4]],
  always: [
    [6.4, 12, 5.6],
    [6.4, 12, 2.5],
    [17.6, 12, 5.6],
    [17.6, 12, 2.5],
  ],
  turn: [[4, 1.5, 20, 1.5, 20, 4.4, 13.4, 12, 20, 19.6, 20, 22.5, 4, 22.5, 4, 19.6, 10.6, 12, 4, 4.4]],
  move: [[0.6, 12, 8, 4.4, 8, 9.4, 16, 9.4, 16, 4.4, 23.4, 12, 16, 19.6, 16, 14.6, 8, 14.6, 8, 19.6]],
  arrow: [[1.5, 9.4, 12.4, 9.4, 12.4, 3.6, 23, 12, 12.4, 20.4, 12.4, 14.6, 1.5, 14.6]],
  take: [
    [10, 0.8, 14, 0.8, 14, 8.4, 18.8, 8.4, 12, 16, 5.2, 8.4, 10, 8.4],
    [1.6, 14, 5, 14, 5, 19.6, 19, 19.6, 19, 14, 22.4, 14, 22.4, 23, 1.6, 23],
  ],
  cross: [
    [
      4.6, 1.8, 12, 9.2, 19.4, 1.8, 22.2, 4.6, 14.8, 12, 22.2, 19.4, 19.4, 22.2, 12, 14.8, 4.6, 22.2, 1.8, 19.4, 9.2, 12, 1.8,
      4.6,
    ],
  ],
  guard: [
    [12, 1, 21.4, 4.4, 21.4, 12, 18, 18.6, 12, 23, 6, 18.6, 2.6, 12, 2.6, 4.4],
    [12, 4.4, 12, 19.4, 15.8, 16.4, 18.2, 11.4, 18.2, 6.6],
  ],
  check: [[2, 12.6, 5.6, 9, 10, 13.4, 18.6, 4.2, 22.2, 7.6, 10, 20.4]],
} as const satisfies Readonly<Record<string, readonly Part[]>>

export type Sign = keyof typeof SIGNS
export const SIGN_NAMES = Object.keys(SIGNS) as Sign[]

/** Draws a sign around its middle; `halo` lifts it off a picture. */
export function sign(pen: Pen, name: Sign, x: number, y: number, size: number, colour: string, halo?: string): void {
  noteSign(name)
  const scale = size / 24
  const [left, top] = [x - size / 2, y - size / 2]
  pen.beginPath()
  for (const part of SIGNS[name] as readonly Part[]) {
    if (part.length === 3) {
      pen.moveTo(left + (part[0]! + part[2]!) * scale, top + part[1]! * scale)
      pen.arc(left + part[0]! * scale, top + part[1]! * scale, part[2]! * scale, 0, Math.PI * 2)
    } else
      for (let i = 0; i < part.length; i += 2)
        pen[i === 0 ? 'moveTo' : 'lineTo'](left + part[i]! * scale, top + part[i + 1]! * scale)
    pen.closePath()
  }
  inkSign(pen, size, colour, halo)
}
