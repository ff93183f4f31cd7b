/** Whose land it is, for eyes that do not tell colours apart: every nation has a pattern of its own. */
import { faint, inkOn } from '../kit/colour.ts'
import type { Box } from '../kit/panel.ts'
import { apart, type Pen } from '../kit/sheet.ts'

export type Hatch = 'dots' | 'falling' | 'level' | 'upright' | 'grid'

/** Far enough apart that the telephone shows lines, and not a shade. */
const GAP = 17
const STROKE = 3.2

/** Fills what the pen has traced last. `scale`: how much larger than on the overview. */
export function drawHatch(pen: Pen, hatch: Hatch, fill: string, box: Box, scale: number): void {
  const size = Math.sqrt(scale)
  apart(pen, () => {
    pen.clip()
    pen.strokeStyle = pen.fillStyle = faint(inkOn(fill), 0.34)
    pen.lineWidth = STROKE * size
    pen.beginPath()
    PATTERNS[hatch](pen, aligned(box, GAP * size), GAP * size)
    if (hatch === 'dots') pen.fill()
    else pen.stroke()
  })
}

/** Begins where the pattern begins anywhere, so that neighbours of one nation go together. */
function aligned({ x, y, w, h }: Box, gap: number): Box {
  const [left, top] = [Math.floor(x / gap) * gap, Math.floor(y / gap) * gap]
  return { x: left, y: top, w: w + x - left, h: h + y - top }
}

const level = (pen: Pen, { x, y, w, h }: Box, gap: number): void => {
  for (let at = y; at <= y + h; at += gap) {
    pen.moveTo(x, at)
    pen.lineTo(x + w, at)
  }
}

const upright = (pen: Pen, { x, y, w, h }: Box, gap: number): void => {
  for (let at = x; at <= x + w; at += gap) {
    pen.moveTo(at, y)
    pen.lineTo(at, y + h)
  }
}

const PATTERNS: Readonly<Record<Hatch, (pen: Pen, box: Box, gap: number) => void>> = {
  level,
  upright,
  grid(pen, box, gap) {
    level(pen, box, gap * 1.25)
    upright(pen, box, gap * 1.25)
  },
  falling(pen, { x, y, w, h }, gap) {
    for (let at = x - Math.ceil(h / gap) * gap; at <= x + w; at += gap * 1.3) {
      pen.moveTo(at, y)
      pen.lineTo(at + h, y + h)
    }
  },
  dots(pen, { x, y, w, h }, gap) {
    for (let row = y; row <= y + h; row += gap)
      for (let at = x; at <= x + w; at += gap) {
        pen.moveTo(at + 3, row)
        pen.arc(at, row, gap * 0.19, 0, Math.PI * 2)
      }
  },
}
