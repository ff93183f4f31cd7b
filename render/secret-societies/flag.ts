/** Flags, from their layers. */
import { faint } from '../kit/colour.ts'
import type { Box } from '../kit/panel.ts'
import { apart, type Pen, type Sheet } from '../kit/sheet.ts'
import { write } from '../kit/text.ts'
import { COLOURS, FLAGS } from './flags.ts'
import { LODGE } from './look.ts'

type Layer = { readonly word: string; readonly colours: readonly string[]; readonly n: readonly number[] }

const colourOf = (letter: string): string => COLOURS[letter] ?? letter

const LAYERS: ReadonlyMap<string, readonly Layer[]> = new Map(
  Object.entries(FLAGS).map(([id, layers]) => [
    id,
    layers.split('; ').map((layer) => {
      const [word, ...rest] = layer.split(' ')
      const isColour = (part: string) => /^[a-z]/.test(part)
      const parts = rest.flatMap((part) => (word === 'h' || word === 'v' || !part.includes(',') ? [part] : part.split(',')))
      const stripes = parts.filter(isColour).map((part) => part.split('*'))
      return {
        word: word!,
        colours: stripes.map(([letter]) => colourOf(letter!)),
        n:
          word === 'h' || word === 'v'
            ? stripes.map(([, weight]) => Number(weight ?? 1))
            : parts.filter((part) => !isColour(part)).map(Number),
      }
    }),
  ]),
)

export const hasFlag = (id: string): boolean => LAYERS.has(id)

/** A flag two thirds as high as wide; what has no flag gets a badge with its code. */
export function drawFlag(sheet: Sheet, id: string, code: string, x: number, y: number, w: number): void {
  const { pen } = sheet
  const box = { x, y, w, h: (w * 2) / 3 }
  const layers = LAYERS.get(id)
  if (layers)
    apart(pen, () => {
      pen.beginPath()
      pen.rect(box.x, box.y, box.w, box.h)
      pen.clip()
      pen.translate(x, y)
      pen.scale(w / 3, w / 3)
      for (const layer of layers) drawLayer(pen, layer)
    })
  else drawBadge(sheet, code, box)
  pen.strokeStyle = faint(LODGE.ink, 0.75)
  pen.lineWidth = Math.max(1.5, w / 60)
  pen.strokeRect(box.x, box.y, box.w, box.h)
}

function drawBadge(sheet: Sheet, code: string, { x, y, w, h }: Box): void {
  sheet.pen.fillStyle = LODGE.sepia
  sheet.pen.fillRect(x, y, w, h)
  const style = { face: 'heavy', size: Math.round(h * 0.6), colour: LODGE.cream, align: 'center', weight: 'detail' } as const
  write(sheet, code, x + w / 2, y + h / 2, { ...style, room: w - 6 })
}

function drawLayer(pen: Pen, { word, colours, n }: Layer): void {
  pen.fillStyle = colours[0] ?? '#ffffff'
  pen.strokeStyle = pen.fillStyle
  const each = (size: number, draw: (numbers: readonly number[]) => void) => {
    for (let i = 0; i + size <= n.length; i += size) draw(n.slice(i, i + size))
  }
  if (word === 'h' || word === 'v') stripes(pen, word, colours, n)
  else if (word === 'rect') each(4, ([x, y, w, h]) => pen.fillRect(x!, y!, w!, h!))
  else if (word === 'disc') each(3, ([x, y, r]) => disc(pen, x!, y!, r!))
  else if (word === 'star') each(3, ([x, y, r]) => star(pen, x!, y!, r!))
  else if (word === 'ring') ring(pen, n)
  else if (word === 'tri') polygon(pen, [0, 0, n[0]!, 1, 0, 2])
  else if (word === 'cross') {
    pen.fillRect(n[0]! - n[1]! / 2, 0, n[1]!, 2)
    pen.fillRect(0, 1 - n[1]! / 2, 3, n[1]!)
  } else if (word === 'saltire') {
    band(pen, [0, 0, 3, 2], n[0]!)
    band(pen, [0, 2, 3, 0], n[0]!)
  } else if (word === 'rise') band(pen, [0, 2, 3, 0], n[0]!)
  else if (word === 'poly') polygon(pen, n)
  else if (word === 'moon') {
    const [x, y, r] = n as [number, number, number]
    disc(pen, x, y, r)
    pen.fillStyle = colours[1]!
    disc(pen, x + r * 0.28, y, r * 0.8)
  } else if (word === 'union') union(pen, n[0]!, n[1]!)
}

function stripes(pen: Pen, way: 'h' | 'v', colours: readonly string[], weights: readonly number[]): void {
  const all = weights.reduce((sum, weight) => sum + weight, 0)
  let at = 0
  for (const [i, colour] of colours.entries()) {
    const share = weights[i]! / all
    pen.fillStyle = colour
    // A hair's breadth more, so that no line shows between two stripes.
    if (way === 'h') pen.fillRect(0, at * 2, 3, share * 2 + 0.01)
    else pen.fillRect(at * 3, 0, share * 3 + 0.01, 2)
    at += share
  }
}

function disc(pen: Pen, x: number, y: number, radius: number): void {
  pen.beginPath()
  pen.arc(x, y, radius, 0, Math.PI * 2)
  pen.fill()
}

function ring(pen: Pen, [x, y, radius, width]: readonly number[]): void {
  pen.beginPath()
  pen.arc(x!, y!, radius!, 0, Math.PI * 2)
  pen.lineWidth = width!
  pen.stroke()
}

function star(pen: Pen, x: number, y: number, radius: number): void {
  const corners = Array.from({ length: 10 }, (_, i) => {
    const [angle, reach] = [(i * Math.PI) / 5 - Math.PI / 2, i % 2 === 0 ? radius : radius * 0.4]
    return [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach]
  })
  polygon(pen, corners.flat())
}

function polygon(pen: Pen, n: readonly number[]): void {
  pen.beginPath()
  for (let i = 0; i < n.length; i += 2) pen[i === 0 ? 'moveTo' : 'lineTo'](n[i]!, n[i + 1]!)
  pen.closePath()
  pen.fill()
}

function band(pen: Pen, [ax, ay, bx, by]: readonly [number, number, number, number], width: number): void {
  pen.beginPath()
  pen.moveTo(ax, ay)
  pen.lineTo(bx, by)
  pen.lineWidth = width
  pen.lineCap = 'square'
  pen.stroke()
}

function union(pen: Pen, w: number, h: number): void {
  apart(pen, () => {
    pen.beginPath()
    pen.rect(0, 0, w, h)
    pen.clip()
    pen.scale(w / 3, h / 2)
    pen.fillStyle = COLOURS.n!
    pen.fillRect(0, 0, 3, 2)
    for (const [colour, width] of [
      ['w', 0.44],
      ['r', 0.16],
    ] as const) {
      pen.strokeStyle = COLOURS[colour]!
      band(pen, [0, 0, 3, 2], width)
      band(pen, [0, 2, 3, 0], width)
    }
    for (const [colour, width] of [
      ['w', 0.66],
      ['r', 0.38],
    ] as const) {
      pen.fillStyle = COLOURS[colour]!
      pen.fillRect(1.5 - width / 2, 0, width, 2)
      pen.fillRect(0, 1 - width / 2, 3, width)
    }
  })
}
