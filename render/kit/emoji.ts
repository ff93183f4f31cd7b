/** One sign of a game as an emoji. */
import type { Drawing } from '../picture.ts'
import { layer, type Sheet } from './sheet.ts'
import type { SignBook } from './sign-book.ts'

/** The size in which Discord keeps emojis. */
const EMOJI = 128

/** On a tile of its own, it is seen on light and dark pages alike. */
export function drawAlone({ draw, words, look }: SignBook, which: string, locale?: string): Drawing | null {
  const named = words(locale).find(({ id }) => id === which)
  const sign = draw[which]
  if (!named || !sign) return null
  const { canvas, pen } = layer(EMOJI, EMOJI)
  const sheet: Sheet = { canvas, pen, width: EMOJI, height: EMOJI, lettering: [] }
  pen.beginPath()
  pen.roundRect(3, 3, EMOJI - 6, EMOJI - 6, 26)
  pen.fillStyle = look.panel
  pen.fill()
  pen.strokeStyle = look.line
  pen.lineWidth = 4
  pen.stroke()
  sign(sheet, EMOJI / 2, EMOJI / 2, 92)
  return { sheet, alt: named.name, painted: false }
}
