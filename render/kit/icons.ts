/**
 * Pictograms as data: strokes on a field of 24 × 24. Letters as in SVG (M, L, Q, C, Z, absolute), and `O x y r` for a
 * circle. Filled by the even-odd rule, so a shape inside a shape is a hole.
 */
import { noteSign } from './account.ts'
import type { Pen } from './sheet.ts'

export const ICONS = {
  // what stands in an area
  base: 'M3 21 L3 7 L6 7 L6 10 L9 10 L9 7 L15 7 L15 10 L18 10 L18 7 L21 7 L21 21 L14 21 L14 16 Q14 14 12 14 Q10 14 10 16 L10 21 Z M11 6 L11 2 L17 3.5 L12 5 L12 6 Z',
  capitol:
    'M12 2 L22 8 L22 10 L2 10 L2 8 Z M4 11.5 L7 11.5 L7 18 L4 18 Z M10.5 11.5 L13.5 11.5 L13.5 18 L10.5 18 Z M17 11.5 L20 11.5 L20 18 L17 18 Z M2 19.5 L22 19.5 L22 22 L2 22 Z',
  factory:
    'M2 22 L2 12 L8 8 L8 12 L14 8 L14 12 L16 12 L17 2 L20.5 2 L22 12 L22 22 Z M5 15 L8 15 L8 18 L5 18 Z M10.5 15 L13.5 15 L13.5 18 L10.5 18 Z M16 15 L19 15 L19 18 L16 18 Z',
  pyramid: 'M12 2.5 L22.5 21 L1.5 21 Z M12 6.5 L9.9 10.2 L14.1 10.2 Z M8.6 12.3 L4.9 18.9 L11 18.9 L11 12.3 Z',
  dark: 'M2 21 L5 21 L5 16 L8 16 L8 11 L16 11 L16 16 L19 16 L19 21 L22 21 L22 22.5 L2 22.5 Z M14.8 2 Q9.2 2 9.2 6 Q9.2 9.6 14.8 9.8 Q11.6 8.4 11.6 5.9 Q11.6 3.4 14.8 2 Z',
  light:
    'M2 21 L5 21 L5 16 L8 16 L8 12 L16 12 L16 16 L19 16 L19 21 L22 21 L22 22.5 L2 22.5 Z M12 1 L13 3.7 L15.8 2.6 L14.7 5.4 L17.4 6.4 L14.7 7.4 L15.8 10.2 L13 9.1 L12 11 L11 9.1 L8.2 10.2 L9.3 7.4 L6.6 6.4 L9.3 5.4 L8.2 2.6 L11 3.7 Z',
  relic:
    'M12 2 L20 7 L20 15 Q20 17 17.5 17.5 L17 22 L7 22 L6.5 17.5 Q4 17 4 15 L4 7 Z M8.5 9.5 L10.8 11.8 L8.5 14 L6.3 11.8 Z M15.5 9.5 L17.7 11.8 L15.5 14 L13.2 11.8 Z M12 14.5 L13 17 L11 17 Z',
  lab: 'M9 2 L15 2 L15 4 L14 4 L14 9 L20.5 19 Q21.5 22 18.5 22 L5.5 22 Q2.5 22 3.5 19 L10 9 L10 4 L9 4 Z M8 15 L6 18.6 Q5.6 19.6 6.6 19.6 L17.4 19.6 Q18.4 19.6 18 18.6 L16 15 Z',
  crystal: 'M12 1 L17 7 L17 17 L12 23 L7 17 L7 7 Z M11.2 4.5 L11.2 19.5 L9 16.5 L9 7.5 Z',
  // what people have
  virya:
    'M12 1.5 Q19 9 19 15 Q19 22.5 12 22.5 Q5 22.5 5 15 Q5 11.5 8 9 Q8.5 12 10.5 12.5 Q9 6.5 12 1.5 Z M12 13 Q15 16 14.6 18.4 Q14 20.6 12 20.6 Q9.6 20.4 9.5 18 Q9.6 16 12 13 Z',
  archon:
    'M12 1.5 Q16 1.5 16 5.5 Q16 8 14.2 9 L17 9.6 L16.4 12 L14.6 12 L17 19 L19 20 L19 22.5 L5 22.5 L5 20 L7 19 L9.4 12 L7.6 12 L7 9.6 L9.8 9 Q8 8 8 5.5 Q8 1.5 12 1.5 Z',
  agent:
    'M12 2 Q18 2.5 18.5 9 L22 22 L2 22 L5.5 9 Q6 2.5 12 2 Z M12 6 Q8.5 6.2 8.5 10.5 Q10 14 12 14 Q14 14 15.5 10.5 Q15.5 6.2 12 6 Z',
  card: 'M5 2 L19 2 Q20 2 20 3 L20 21 Q20 22 19 22 L5 22 Q4 22 4 21 L4 3 Q4 2 5 2 Z M12 6 L13.6 10.4 L18 12 L13.6 13.6 L12 18 L10.4 13.6 L6 12 L10.4 10.4 Z',
  swords:
    'M3 2 L6.5 3 L13.2 11.2 L19.8 3 L23 2 L22 5.4 L15 13.3 L18.5 17 L20 15.8 L21.3 17.2 L19.4 19 L22 22 L20.4 23.2 L17.6 20.6 L15.8 22.3 L14.4 20.9 L15.9 19.4 L12.9 15.9 L9.6 19.4 L11.2 20.9 L9.8 22.3 L8 20.6 L5 23.2 L3.4 21.6 L6.2 19 L4.4 17.2 L5.8 15.8 L7.2 17 L10.8 13.3 L4 5.4 Z',
  power: 'M12 1.5 L14.9 8.6 L22.6 9.2 L16.7 14.1 L18.6 21.6 L12 17.5 L5.4 21.6 L7.3 14.1 L1.4 9.2 L9.1 8.6 Z',
  special: 'M1.5 12 Q6.5 4.5 12 4.5 Q17.5 4.5 22.5 12 Q17.5 19.5 12 19.5 Q6.5 19.5 1.5 12 Z O12 12 5 O12 12 2.2',
  crown: 'M2 7 L7 12 L12 4 L17 12 L22 7 L20 20 L4 20 Z',
  dial: 'O12 12 11 O12 12 8.2 M11 12 L11 5.5 L13 5.5 L13 12 Z O12 12 2.2',
  // tracks and endings
  hourglass:
    'M5 1.5 L19 1.5 L19 4 L17.5 4 Q17.5 9 13.4 12 Q17.5 15 17.5 20 L19 20 L19 22.5 L5 22.5 L5 20 L6.5 20 Q6.5 15 10.6 12 Q6.5 9 6.5 4 L5 4 Z M8.7 19.8 L15.3 19.8 Q14.6 16.8 12 15.6 Q9.4 16.8 8.7 19.8 Z',
  wave: 'M1 17 Q4 5 13 3.5 Q21 3 22.5 9.5 Q19 6.8 15.6 8.4 Q12.4 10.4 14 13.6 Q16.6 17 23 17 L23 22 L1 22 Z',
  arrow: 'M2 12 L11 4 L11 9 L22 9 L22 15 L11 15 L11 20 Z',
  sun: 'O12 12 5 M12 0.8 L13.6 5.4 L10.4 5.4 Z M12 23.2 L13.6 18.6 L10.4 18.6 Z M0.8 12 L5.4 10.4 L5.4 13.6 Z M23.2 12 L18.6 10.4 L18.6 13.6 Z M4.1 4.1 L8.4 6.2 L6.2 8.4 Z M19.9 4.1 L17.8 8.4 L15.6 6.2 Z M4.1 19.9 L6.2 15.6 L8.4 17.8 Z M19.9 19.9 L15.6 17.8 L17.8 15.6 Z',
  moon: 'M15.5 2 Q5 3 5 12 Q5 21 15.5 22 Q10.5 18.5 10.5 12 Q10.5 5.5 15.5 2 Z',
  eclipse: 'O12 12 11 O12 12 8.6 M12 4.4 Q19.6 5 19.6 12 Q19.6 19 12 19.6 Q16.4 17.4 16.4 12 Q16.4 6.6 12 4.4 Z',
  ascension:
    'M12 1 L16 8 L13.5 8 L13.5 12.6 Q19 9 21.5 12 Q16.5 14.6 13.5 14.8 L13.5 20 L16 22.5 L8 22.5 L10.5 20 L10.5 14.8 Q7.5 14.6 2.5 12 Q5 9 10.5 12.6 L10.5 8 L8 8 Z',
  poleShift:
    'M12 1 L14.5 8 L12 12 L9.5 8 Z M12 23 L9.5 16 L12 12 L14.5 16 Z M2.5 6 Q5.6 2.8 8.6 3.2 L8 5.4 Q6 5.4 4.4 7.6 L6.6 9 L1.2 10.8 L0.8 5 Z M21.5 18 Q18.4 21.2 15.4 20.8 L16 18.6 Q18 18.6 19.6 16.4 L17.4 15 L22.8 13.2 L23.2 19 Z',
  continuation:
    'M6.5 6.5 Q9.5 6.5 12 10 Q14.5 6.5 17.5 6.5 Q22.8 6.5 22.8 12 Q22.8 17.5 17.5 17.5 Q14.5 17.5 12 14 Q9.5 17.5 6.5 17.5 Q1.2 17.5 1.2 12 Q1.2 6.5 6.5 6.5 Z M6.5 9.4 Q4.1 9.4 4.1 12 Q4.1 14.6 6.5 14.6 Q8.4 14.6 10.2 12 Q8.4 9.4 6.5 9.4 Z M17.5 9.4 Q15.6 9.4 13.8 12 Q15.6 14.6 17.5 14.6 Q19.9 14.6 19.9 12 Q19.9 9.4 17.5 9.4 Z',
  // sides of a contest, and signs
  attack:
    'M4 20 L2 22 L4.5 22.5 L5.6 21 L8.6 18.2 L11 20.6 L12.6 19 L10.6 16.6 L20 6.5 L22 2 L17.5 4 L7.4 13.4 L5 11.4 L3.4 13 L5.8 15.4 L3 18.4 Z',
  defend: 'M12 1.5 L21 4.5 L21 11 Q20.5 18.5 12 22.8 Q3.5 18.5 3 11 L3 4.5 Z M12 4.6 L12 19.4 Q17.8 16 18.1 10.6 L18.1 6.6 Z',
  peace:
    'M2 8.5 Q6 5 9.6 8.4 Q11.4 2 19.5 1.5 Q18.6 5.4 16.8 7.6 Q21 8 22.5 6.4 Q22.4 11 18 13.4 Q15.8 18.4 9.8 18 L5 22.5 L6.6 16.6 Q3.8 13.8 4.6 9.8 Z',
  check: 'M2.5 12.5 L6 9 L10 13 L18.5 4.5 L22 8 L10 20 Z',
  cross: 'M4.5 2 L12 9.5 L19.5 2 L22 4.5 L14.5 12 L22 19.5 L19.5 22 L12 14.5 L4.5 22 L2 19.5 L9.5 12 L2 4.5 Z',
  tree: 'M12 1 L17 8 L14.6 8 L19 14 L16 14 L21 20 L13.3 20 L13.3 23 L10.7 23 L10.7 20 L3 20 L8 14 L5 14 L9.4 8 L7 8 Z',
  star: 'M12 0.5 L14.2 9.8 L23.5 12 L14.2 14.2 L12 23.5 L9.8 14.2 L0.5 12 L9.8 9.8 Z',
  lock: 'M7 10 L7 7 Q7 2 12 2 Q17 2 17 7 L17 10 L19 10 L19 22 L5 22 L5 10 Z M9.5 10 L14.5 10 L14.5 7 Q14.5 4.5 12 4.5 Q9.5 4.5 9.5 7 Z',
} as const

export type Icon = keyof typeof ICONS

type Stroke = { readonly letter: string; readonly n: readonly number[] }

const strokesOf = (path: string): readonly Stroke[] =>
  [...path.matchAll(/([MLQCZO])([^MLQCZO]*)/g)].map(([, letter, numbers]) => ({
    letter: letter!,
    n: numbers!
      .trim()
      .split(/[\s,]+/)
      .map(Number),
  }))

function trace(pen: Pen, strokes: readonly Stroke[], x: number, y: number, size: number): void {
  const scale = size / 24
  const [left, top] = [x - size / 2, y - size / 2]
  pen.beginPath()
  for (const { letter, n } of strokes) {
    const at = (i: number) => (i % 2 === 0 ? left : top) + n[i]! * scale
    if (letter === 'M') pen.moveTo(at(0), at(1))
    else if (letter === 'L') pen.lineTo(at(0), at(1))
    else if (letter === 'Q') pen.quadraticCurveTo(at(0), at(1), at(2), at(3))
    else if (letter === 'C') pen.bezierCurveTo(at(0), at(1), at(2), at(3), at(4), at(5))
    else if (letter === 'O') {
      pen.moveTo(at(0) + n[2]! * scale, at(1))
      pen.arc(at(0), at(1), n[2]! * scale, 0, Math.PI * 2)
    } else pen.closePath()
  }
}

/** Draws a pictogram around its middle; `halo` lifts it off a picture. */
export type Pictograms<Name extends string> = (
  pen: Pen,
  name: Name,
  x: number,
  y: number,
  size: number,
  colour: string,
  halo?: string,
) => void

/** A set of pictograms: those all games share, or a game's own. */
export function pictograms<Name extends string>(paths: Readonly<Record<Name, string>>): Pictograms<Name> {
  const strokes = new Map(Object.entries<string>(paths).map(([name, path]) => [name, strokesOf(path)]))
  return (pen, name, x, y, size, colour, halo) => {
    noteSign(name)
    trace(pen, strokes.get(name)!, x, y, size)
    inkSign(pen, size, colour, halo)
  }
}

/** Some of the pictograms all games share: those a game draws, and has to explain. */
export const some = <Name extends Icon>(...names: readonly Name[]): Readonly<Record<Name, string>> =>
  Object.fromEntries(names.map((name): [string, string] => [name, ICONS[name]])) as Record<Name, string>

/** Fills what was traced, inside its halo if it has one. */
export function inkSign(pen: Pen, size: number, colour: string, halo?: string): void {
  if (halo) {
    pen.strokeStyle = halo
    pen.lineWidth = Math.max(3, size / 7)
    pen.stroke()
  }
  pen.fillStyle = colour
  pen.fill('evenodd')
}

export const icon = pictograms(ICONS)
