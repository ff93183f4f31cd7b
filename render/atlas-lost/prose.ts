/** Running text: what is printed on Techs and cards, broken into lines. */
import type { Face as Cut } from '../kit/fonts.ts'
import type { Sheet } from '../kit/sheet.ts'
import { lines, write } from '../kit/text.ts'
import { DUSK } from './look.ts'

export type Prose = {
  readonly size: number
  readonly room: number
  readonly most?: number
  readonly face?: Cut
  readonly colour?: string
  readonly align?: 'left' | 'center'
}

const LEADING = 1.16

const linesOf = ({ pen }: Sheet, text: string, { size, room, most = 99, face = 'plain' }: Prose): string[] => {
  const all = lines(pen, text, face, size, room)
  return all.length <= most ? all : [...all.slice(0, most - 1), `${all[most - 1]} …`]
}

export const proseHeight = (sheet: Sheet, text: string, prose: Prose): number =>
  Math.ceil(linesOf(sheet, text, prose).length * prose.size * LEADING)

/** Writes downwards from the top edge `y`, and returns the height taken. */
export function drawProse(sheet: Sheet, text: string, x: number, y: number, prose: Prose): number {
  const { size, room, face = 'plain', colour = DUSK.ivory, align = 'left' } = prose
  const all = linesOf(sheet, text, prose)
  for (const [i, line] of all.entries())
    write(sheet, line, x, y + (i + 0.5) * size * LEADING, { face, size, colour, align, room })
  return Math.ceil(all.length * size * LEADING)
}
