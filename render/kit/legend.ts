/** The legend: every sign of a game's pictures with its name and meaning, on as many pages as it takes. */
import { oursIn } from '../../src/words/words.ts'
import { altText, type Drawing } from '../picture.ts'
import { panel } from './panel.ts'
import { type Sheet, sheet } from './sheet.ts'
import type { SignBook } from './sign-book.ts'
import { lines, write } from './text.ts'

const WIDTH = 1200
const EDGE = 28
const HEAD = 92
const ROW = 136
const GAP = 12
const COLUMNS = 2
const BOX = (WIDTH - 2 * EDGE - GAP) / COLUMNS
/** Beside the sign. */
const ROOM = BOX - 126
/** As many as a picture has room for, and an alt text. */
const MOST = 16

/** `null` beyond the last page. */
export function drawLegend({ title, draw, words, look }: SignBook, page: number, locale = ''): Drawing | null {
  const all = words(locale)
  const pages = Math.ceil(all.length / MOST)
  if (!(page >= 1 && page <= pages)) return null
  // Pages of equal length: none is left with a single row.
  const each = Math.ceil(all.length / pages)
  const shown = all.slice((page - 1) * each, page * each)
  const rows = Math.ceil(each / COLUMNS)
  const picture = sheet(WIDTH, Math.max(600, HEAD + rows * ROW + EDGE - GAP))
  picture.pen.fillStyle = look.night
  picture.pen.fillRect(0, 0, WIDTH, picture.height)
  write(picture, title, EDGE, 48, { face: 'title', size: 46, colour: look.title })
  const heading = oursIn(locale)('legend.title', { page, pages })
  write(picture, heading, WIDTH - EDGE, 48, { face: 'bold', size: 36, colour: look.mist, align: 'right' })
  for (const [i, { id, name, means }] of shown.entries()) {
    const box = { x: EDGE + Math.floor(i / rows) * (BOX + GAP), y: HEAD + (i % rows) * ROW, w: BOX, h: ROW - GAP }
    panel(picture.pen, box, { fill: look.panel, rim: look.line })
    draw[id]?.(picture, box.x + 56, box.y + box.h / 2, 68)
    explain(picture, name, means, box.x + 112, box.y, look)
  }
  return { sheet: picture, alt: altText(shown.map(({ name, means }) => `${name}: ${means}.`)), painted: false }
}

/** What a sign means, as it stands in its box: there is room for two lines. */
export const meaningIn = ({ pen }: Sheet, means: string): readonly string[] => lines(pen, means, 'plain', 32, ROOM)

/** The name, and under it what it means. */
function explain(picture: Sheet, name: string, means: string, x: number, y: number, look: SignBook['look']): void {
  const told = meaningIn(picture, means)
  const top = y + (told.length > 1 ? 26 : 42)
  write(picture, name, x, top, { face: 'bold', size: 36, colour: look.ink, room: ROOM })
  for (const [i, line] of told.entries())
    write(picture, line, x, top + 38 + i * 35, { face: 'plain', size: 32, colour: look.mist, room: ROOM })
}
