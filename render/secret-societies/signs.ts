/**
 * The pictograms of this game, beside those of the kit: strokes on a field of 24 × 24, letters as in SVG (M, L, Q, Z,
 * absolute), `O x y r` a circle. Filled by the even-odd rule.
 */
import { ICONS, type Icon, icon } from '../kit/icons.ts'
import type { Pen } from '../kit/sheet.ts'

const OWN = {
  // goods and tracks
  coin: 'O12 12 11 O12 12 8.8 M12 5.6 L16.2 12 L12 18.4 L7.8 12 Z',
  land: 'M1 20.5 L8.5 6.5 L12.6 13.6 L15.6 9 L23 20.5 Z M8.5 10 L6.2 14.4 L8 15.4 L9.6 14 L10.9 14.4 Z',
  people: 'O12 6.4 5 M2.5 22.5 Q3 12.8 12 12.8 Q21 12.8 21.5 22.5 Z',
  satellite:
    'M1.5 7 L7 1.5 L11 5.5 L5.5 11 Z M13 18.5 L18.5 13 L22.5 17 L17 22.5 Z M9.6 8.3 L12 6 L18 12 L12 18 L6 12 L8.3 9.6 Z M3 15 Q3.4 20.6 9 21 L9 19 Q5.4 18.4 5 15 Z',
  monument: 'M12 0.8 L14.8 5 L16.4 18.6 L7.6 18.6 L9.2 5 Z M5 19.6 L19 19.6 L19 23 L5 23 Z',
  palm: 'M11 10 Q12.8 15.4 11.2 20 L14 20 Q15.2 14.4 13.4 9.6 Q17 8.6 19 13.6 Q21.4 8 15.4 6.8 Q19 3.6 22 6.6 Q20.4 0.6 14.4 4.2 Q11.6 -0.6 6 3 Q10.4 3 11 5.4 Q4.6 3.6 2.4 10.4 Q6.4 6.2 9.8 8 Q5.6 10.4 7 15 Q8.2 10.8 11 10 Z M3 23 Q5 20.4 12 20.4 Q19 20.4 21 23 Z',
  ship: 'M11 1.5 L11 14.5 L3 14.5 Q9 9 11 1.5 Z M13 4 Q19.5 8 20.5 14.5 L13 14.5 Z M1.5 16.5 L22.5 16.5 Q20.5 22 16.5 22.5 L7 22.5 Q3 22 1.5 16.5 Z',
  gear: 'M10.4 1 L13.6 1 L14.2 4 L16.4 4.9 L18.9 3.2 L21.1 5.4 L19.4 8 L20.2 10.1 L23 10.6 L23 13.6 L20.1 14.2 L19.3 16.3 L20.9 18.8 L18.7 21 L16.2 19.3 L14.1 20.2 L13.5 23 L10.5 23 L9.9 20.1 L7.8 19.3 L5.2 21 L3 18.8 L4.7 16.2 L3.9 14.1 L1 13.5 L1 10.5 L3.9 9.9 L4.8 7.8 L3.1 5.2 L5.3 3 L7.8 4.7 L9.9 3.9 Z O12 12 4.2',
  // the house
  gavel:
    'M8.2 4.6 L12.4 0.6 L20.6 8.8 L16.4 12.8 Z M11.3 9.4 L13.4 11.5 L4.2 20.6 Q2.8 21.6 1.9 20.7 Q1 19.8 2.1 18.6 Z M11 19.4 L22 19.4 L22 23 L11 23 Z',
  eyePyramid:
    'M12 1 L23.5 21.5 L0.5 21.5 Z M4.6 14.6 Q8.4 9.8 12 9.8 Q15.6 9.8 19.4 14.6 Q15.6 19.2 12 19.2 Q8.4 19.2 4.6 14.6 Z O12 14.5 3.1 O12 14.5 1.2',
  gift: 'M2 8 L11 8 L11 12 L2 12 Z M13 8 L22 8 L22 12 L13 12 Z M3 13.5 L11 13.5 L11 22.5 L3 22.5 Z M13 13.5 L21 13.5 L21 22.5 L13 22.5 Z M12 7 Q5 7 5.4 3.6 Q6.4 0.4 9.4 2 Q11.4 3.4 12 7 Z M12 7 Q19 7 18.6 3.6 Q17.6 0.4 14.6 2 Q12.6 3.4 12 7 Z',
  trade:
    'M2 8.5 L8 2.5 L8 6.5 L22 6.5 L22 10.5 L8 10.5 L8 14.5 Z M22 15.5 L16 9.8 L16 13.5 L12 13.5 L12 17.5 L16 17.5 L16 21.5 Z',
  swap: 'M3.6 10.4 Q5.4 2.6 12.5 2.6 Q17 2.6 19.4 5.8 L22.2 3.8 L21.8 11.4 L14.8 10 L17 8.2 Q15.4 5.8 12.5 5.8 Q8 5.8 6.8 10.4 Z M20.4 13.6 Q18.6 21.4 11.5 21.4 Q7 21.4 4.6 18.2 L1.8 20.2 L2.2 12.6 L9.2 14 L7 15.8 Q8.6 18.2 11.5 18.2 Q16 18.2 17.2 13.6 Z',
  podium:
    'M3 4 L21 4 L19 13 L5 13 Z M9 14.4 L15 14.4 L15.6 20 L18 20 L18 22.5 L6 22.5 L6 20 L8.4 20 Z M11.2 0.5 L12.8 0.5 L12.8 3 L11.2 3 Z',
  tile: 'M3 3 L9 3 Q8 0.4 12 0.4 Q16 0.4 15 3 L21 3 L21 9 Q23.6 8 23.6 12 Q23.6 16 21 15 L21 21 L3 21 L3 15 Q5.8 16 5.8 12 Q5.8 8 3 9 Z',
  // pieces of the societies
  thumb:
    'M1.5 10 L6.5 10 L6.5 22 L1.5 22 Z M8 10.4 L12 2 Q15.6 1.6 15 5.6 L14.2 8.6 L20.4 8.6 Q22.8 9 22.4 11.4 L20.8 19.8 Q20.2 22 18 22 L10.6 22 L8 20.6 Z',
  drone:
    'M1 4 L9 4 L9 6 L6.2 6 L6.2 8.4 L9.4 9.6 L14.6 9.6 L17.8 8.4 L17.8 6 L15 6 L15 4 L23 4 L23 6 L20 6 L20 10 L16.4 12 L16.4 16 L14 18.4 L14 21 L10 21 L10 18.4 L7.6 16 L7.6 12 L4 10 L4 6 L1 6 Z O12 14 2.2',
  heart: 'M12 22 Q1 13.6 1.6 7.4 Q2.4 2 7.4 2.4 Q10.8 2.8 12 6.2 Q13.2 2.8 16.6 2.4 Q21.6 2 22.4 7.4 Q23 13.6 12 22 Z',
  mask: 'M1 6.5 Q6 4 12 7 Q18 4 23 6.5 Q23.6 17.4 16.4 17.4 Q13.6 17.2 12 13.6 Q10.4 17.2 7.6 17.4 Q0.4 17.4 1 6.5 Z M4.4 10 Q7.4 8.4 9.8 11 Q7.6 13.6 5 12.4 Z M19.6 10 Q16.6 8.4 14.2 11 Q16.4 13.6 19 12.4 Z',
  planet:
    'O12 12 7 M0.6 15.6 Q0.8 11.6 5.4 9 L5.2 11.6 Q2.6 13.6 3 14.8 Q4.4 17 12.6 13.6 Q20.8 10 21 8.2 Q20.8 7.2 17.6 7.6 L15.8 5.9 Q23 4.4 23.4 8 Q23.4 12 13.6 16 Q3.6 19.6 0.6 15.6 Z',
  // the societies
  megaphone:
    'M2 8.5 L8 8.5 L18 2.5 L18 19.5 L8 14.5 L2 14.5 Z M4.5 15.5 L8.6 15.5 L10.4 22.5 L6.4 22.5 Z M19.4 8 Q23 8.6 23 11 Q23 13.4 19.4 14 Z',
  compasses:
    'M12 0.8 Q14.2 0.8 14.2 3 Q14.2 4.2 13.4 4.8 L18.4 16.6 L16.4 17.4 L12 7.2 L7.6 17.4 L5.6 16.6 L10.6 4.8 Q9.8 4.2 9.8 3 Q9.8 0.8 12 0.8 Z M12 22.6 L2.4 13 L4.2 11.2 L12 19 L19.8 11.2 L21.6 13 Z',
  serpent: 'M1 12 Q6 3.6 12 3.6 Q18 3.6 23 12 Q18 20.4 12 20.4 Q6 20.4 1 12 Z M12 5.4 Q15.4 12 12 18.6 Q8.6 12 12 5.4 Z',
  bat: 'M12 8 L13.4 5.4 L14.6 8.2 Q18.4 8.4 20.6 4.4 Q24.4 9.6 22.8 16.8 Q20.4 14.2 18 15.8 Q16.4 14.6 14.6 16.2 L12 20.4 L9.4 16.2 Q7.6 14.6 6 15.8 Q3.6 14.2 1.2 16.8 Q-0.4 9.6 3.4 4.4 Q5.6 8.4 9.4 8.2 L10.6 5.4 Z',
  robot:
    'M11 1 L13 1 L13 4 L20 4 L20 18 L4 18 L4 4 L11 4 Z M1 8.5 L3 8.5 L3 14 L1 14 Z M21 8.5 L23 8.5 L23 14 L21 14 Z O8.6 9.2 2 O15.4 9.2 2 M7.5 13.5 L16.5 13.5 L16.5 15.5 L7.5 15.5 Z M8 19.2 L16 19.2 L17.5 23 L6.5 23 Z',
  saucer:
    'M7 9.6 Q7 3 12 3 Q17 3 17 9.6 Q23.4 10.8 23.4 13.4 Q23.4 17 12 17 Q0.6 17 0.6 13.4 Q0.6 10.8 7 9.6 Z M8.8 9.8 Q12 11 15.2 9.8 Q15 4.8 12 4.8 Q9 4.8 8.8 9.8 Z O6 13.4 1 O12 14.4 1 O18 13.4 1 M9 18.4 L15 18.4 L17 23 L7 23 Z',
  chip: 'M6 6 L18 6 L18 18 L6 18 Z M9.4 9.4 L14.6 9.4 L14.6 14.6 L9.4 14.6 Z M7.6 1.4 L9.6 1.4 L9.6 4.8 L7.6 4.8 Z M14.4 1.4 L16.4 1.4 L16.4 4.8 L14.4 4.8 Z M7.6 19.2 L9.6 19.2 L9.6 22.6 L7.6 22.6 Z M14.4 19.2 L16.4 19.2 L16.4 22.6 L14.4 22.6 Z M1.4 7.6 L4.8 7.6 L4.8 9.6 L1.4 9.6 Z M1.4 14.4 L4.8 14.4 L4.8 16.4 L1.4 16.4 Z M19.2 7.6 L22.6 7.6 L22.6 9.6 L19.2 9.6 Z M19.2 14.4 L22.6 14.4 L22.6 16.4 L19.2 16.4 Z',
} as const

export type Sign = keyof typeof OWN | Icon

type Stroke = { readonly letter: string; readonly n: readonly number[] }

const STROKES: ReadonlyMap<string, readonly Stroke[]> = new Map(
  Object.entries(OWN).map(([name, path]) => [
    name,
    [...path.matchAll(/([MLQZO])([^MLQZO]*)/g)].map(([, letter, numbers]) => ({
      letter: letter!,
      n: numbers!.trim().split(/\s+/).map(Number),
    })),
  ]),
)

/** Draws a pictogram, ours or the kit's, around its middle; `halo` lifts it off a picture. */
export function sign(pen: Pen, name: Sign, x: number, y: number, size: number, colour: string, halo?: string): void {
  const strokes = STROKES.get(name)
  if (!strokes) {
    if (name in ICONS) icon(pen, name as Icon, x, y, size, colour, halo)
    return
  }
  const at = (n: readonly number[], i: number) => (i % 2 === 0 ? x : y) + (n[i]! / 24 - 0.5) * size
  pen.beginPath()
  for (const { letter, n } of strokes) {
    if (letter === 'M') pen.moveTo(at(n, 0), at(n, 1))
    else if (letter === 'L') pen.lineTo(at(n, 0), at(n, 1))
    else if (letter === 'Q') pen.quadraticCurveTo(at(n, 0), at(n, 1), at(n, 2), at(n, 3))
    else if (letter === 'O') {
      pen.moveTo(at(n, 0) + (n[2]! / 24) * size, at(n, 1))
      pen.arc(at(n, 0), at(n, 1), (n[2]! / 24) * size, 0, Math.PI * 2)
    } else pen.closePath()
  }
  if (halo) {
    pen.strokeStyle = halo
    pen.lineWidth = Math.max(3, size / 7)
    pen.stroke()
  }
  pen.fillStyle = colour
  pen.fill('evenodd')
}
