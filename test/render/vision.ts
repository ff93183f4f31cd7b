/** How colours look to people with other colour vision (Machado, Oliveira and Fernandes 2009), and how far apart they are. */
import { linear, rgb } from '../../render/kit/colour.ts'

type Matrix = readonly [readonly number[], readonly number[], readonly number[]]

export const VISIONS: Readonly<Record<string, Matrix>> = {
  usual: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
}

/** OKLab: distances in it are roughly distances to the eye. */
function seen(colour: string, vision: Matrix): readonly [number, number, number] {
  const light = rgb(colour).map(linear)
  const [r, g, b] = vision.map((row) => Math.min(1, Math.max(0, row[0]! * light[0]! + row[1]! * light[1]! + row[2]! * light[2]!)))
  const l = Math.cbrt(0.4122214708 * r! + 0.5363325363 * g! + 0.0514459929 * b!)
  const m = Math.cbrt(0.2119034982 * r! + 0.6806995451 * g! + 0.1073969566 * b!)
  const s = Math.cbrt(0.0883024619 * r! + 0.2817188376 * g! + 0.6299787005 * b!)
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ]
}

/** The two of these colours that are hardest to tell apart, and how far apart they are. */
export function closest(colours: Readonly<Record<string, string>>, vision: Matrix): { pair: string; distance: number } {
  let found = { pair: '', distance: Number.POSITIVE_INFINITY }
  const names = Object.keys(colours)
  for (const [i, a] of names.entries())
    for (const b of names.slice(i + 1)) {
      const [x, y] = [seen(colours[a]!, vision), seen(colours[b]!, vision)]
      const distance = Math.hypot(x[0] - y[0], x[1] - y[1], x[2] - y[2])
      if (distance < found.distance) found = { pair: `${a} and ${b}`, distance }
    }
  return found
}
