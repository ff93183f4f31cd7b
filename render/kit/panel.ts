/** Grounds for lettering: panels and ribbons. */
import { faint } from './colour.ts'
import { HOUSE } from './palette.ts'
import { apart, type Pen } from './sheet.ts'

export type Box = { readonly x: number; readonly y: number; readonly w: number; readonly h: number }

export type Ground = {
  readonly fill?: string
  readonly rim?: string
  readonly rimWidth?: number
  readonly radius?: number
  readonly opacity?: number
}

export function panel(pen: Pen, { x, y, w, h }: Box, ground: Ground = {}): void {
  const { fill = HOUSE.panel, rim = HOUSE.line, rimWidth = 2, radius = 14, opacity = 1 } = ground
  apart(pen, () => {
    pen.beginPath()
    pen.roundRect(x, y, w, h, radius)
    pen.fillStyle = faint(fill, opacity)
    pen.fill()
    if (rimWidth > 0) {
      pen.strokeStyle = rim
      pen.lineWidth = rimWidth
      pen.stroke()
    }
  })
}

/** A quiet shadow under a panel: cheaper than a blur, and as good at this size. */
export function lift(pen: Pen, { x, y, w, h }: Box, radius = 14): void {
  for (const [grow, opacity] of [
    [7, 0.1],
    [4, 0.14],
    [2, 0.2],
  ] as const) {
    pen.beginPath()
    pen.roundRect(x - grow / 2, y + grow / 2, w + grow, h + grow / 2, radius + grow / 2)
    pen.fillStyle = faint('#000000', opacity)
    pen.fill()
  }
}

export const overlap = (a: Box, b: Box): boolean => a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h

/** The box cut into equal columns with gaps between them. */
export const columns = ({ x, y, w, h }: Box, count: number, gap: number): Box[] => {
  const width = (w - gap * (count - 1)) / count
  return Array.from({ length: count }, (_, i) => ({ x: x + i * (width + gap), y, w: width, h }))
}

/** The box cut into equal rows. */
export const rows = ({ x, y, w, h }: Box, count: number, gap: number): Box[] => {
  const height = (h - gap * (count - 1)) / count
  return Array.from({ length: count }, (_, i) => ({ x, y: y + i * (height + gap), w, h: height }))
}
