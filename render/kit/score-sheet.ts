/** The score sheet of every game: a line for each player by places, a column for each part of the score, and the sum. */
import type { Seat } from '../../src/kernel/contract.ts'
import type { Staged } from './cast.ts'
import { faint } from './colour.ts'
import { middlesOf, type Part, stack } from './layout.ts'
import type { Box } from './panel.ts'
import { apart, type Pen, type Sheet } from './sheet.ts'
import { write } from './text.ts'
import { seatToken } from './tokens.ts'

/** A sign drawn around its middle, in a colour. */
export type Stamp = (pen: Pen, x: number, y: number, size: number, colour: string) => void

export type ScoreLook = {
  /** What a line stands on; the winner's shines. */
  ground(pen: Pen, box: Box, isWinner: boolean): void
  readonly crown: Stamp
  /** Instead of a place, where nobody has won. */
  readonly lost?: Stamp
  readonly gold: string
  readonly winner: string
  readonly ink: string
  readonly mist: string
}

export type ScoreRow = {
  readonly seat: Seat
  /** Null where the places mean nothing, because all have lost. */
  readonly place: number | null
  readonly isWinner: boolean
  readonly parts: readonly { readonly text: string; readonly isNothing: boolean }[]
  readonly total: string
  /** Under the name. */
  readonly under?: (sheet: Sheet, x: number, y: number, room: number) => void
  /** Behind the name. */
  readonly beside?: (sheet: Sheet, x: number, y: number) => void
  /** Under the sum. */
  readonly note?: string | null
}

export type ScoreTable = {
  readonly heads: readonly { readonly word: string; readonly stamp: Stamp; readonly colour?: string }[]
  readonly rows: readonly ScoreRow[]
  /** Pixels between name and columns that `beside` takes. */
  readonly besideRoom?: number
}

const [ROW, GAP, MARGIN] = [94, 10, 14]
const [NAME, SUM] = [136, 150]
/** With more columns than this their names stand aslant: so they can be large enough to read. */
const MOST_UPRIGHT = 6

export function scoreSheet(scene: Pick<Staged<unknown>, 'mark' | 'name'>, look: ScoreLook, table: ScoreTable): Part {
  const { heads, rows, besideRoom = 0 } = table
  const isAslant = heads.length > MOST_UPRIGHT
  const nameRoom = isAslant ? 214 : 262
  const columnsIn = ({ x, w }: Box): number[] => {
    const left = x + MARGIN + NAME + nameRoom + besideRoom + 10
    return middlesOf({ x: left, y: 0, w: x + w - MARGIN - SUM - left, h: 0 }, heads.length)
  }
  const head: Part = {
    height: () => (isAslant ? 172 : 76),
    draw(page, box) {
      for (const [i, x] of columnsIn(box).entries()) if (heads[i]) drawHead(page, look, heads[i], x, box, isAslant)
    },
  }
  const lines = rows.map(
    (line): Part => ({
      height: () => ROW,
      draw: (page, box) =>
        drawRow(page, scene, look, line, { ...box, x: box.x + MARGIN, w: box.w - 2 * MARGIN }, columnsIn(box), nameRoom),
    }),
  )
  return stack([head, stack(lines, GAP)])
}

function drawHead(
  page: Sheet,
  { gold, mist, ink }: ScoreLook,
  { word, stamp, colour = gold }: ScoreTable['heads'][number],
  x: number,
  { y, h }: Box,
  isAslant: boolean,
): void {
  const { pen } = page
  if (!isAslant) {
    stamp(pen, x, y + 24, 34, colour)
    write(page, word, x, y + 57, { face: 'plain', size: 30, colour: mist, align: 'center', weight: 'detail' })
    return
  }
  stamp(pen, x, y + h - 32, 40, colour)
  apart(pen, () => {
    pen.translate(x + 2, y + h - 64)
    pen.rotate(-Math.PI / 4)
    pen.textDrawingMode = 'path' // glyphs are set on whole pixels, which shows where they run aslant
    write(page, word, 0, 0, { face: 'plain', size: 32, colour: ink })
  })
}

function drawRow(
  page: Sheet,
  scene: Pick<Staged<unknown>, 'mark' | 'name'>,
  look: ScoreLook,
  line: ScoreRow,
  box: Box,
  columns: readonly number[],
  nameRoom: number,
): void {
  const { pen } = page
  const { seat, place, isWinner, parts, total, under, beside, note = null } = line
  const y = box.y + box.h / 2
  const colour = isWinner ? look.winner : look.ink
  look.ground(pen, box, isWinner)
  if (isWinner) look.crown(pen, box.x + 42, y, 46, look.gold)
  else if (place === null) look.lost?.(pen, box.x + 42, y, 38, look.mist)
  else write(page, `${place}`, box.x + 42, y, { face: 'heavy', size: 42, colour: look.mist, align: 'center' })
  seatToken(page, scene.mark(seat), box.x + 100, y, 25)
  write(page, scene.name(seat), box.x + NAME, under ? y - 18 : y, { face: 'bold', size: under ? 40 : 42, colour, room: nameRoom })
  under?.(page, box.x + NAME, y + 25, nameRoom)
  beside?.(page, box.x + NAME + nameRoom + 12, y)
  for (const [i, { text, isNothing }] of parts.entries())
    if (columns[i] !== undefined)
      write(page, text, columns[i], y, {
        face: 'bold',
        size: 40,
        colour: isNothing ? faint(look.mist, 0.8) : look.ink,
        align: 'center',
      })
  const middle = box.x + box.w - 72
  write(page, total, middle, note === null ? y : y - 16, { face: 'heavy', size: 58, colour, align: 'center' })
  if (note !== null) write(page, note, middle, y + 28, { face: 'bold', size: 32, colour: look.mist, align: 'center' })
}
