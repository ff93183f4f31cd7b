/** One picture from one view: paint, then encode. */
import { PAINTERS } from './index.ts'
import { drawAlone } from './kit/emoji.ts'
import { encode } from './kit/encode.ts'
import { drawLegend } from './kit/legend.ts'
import { type AnyAsk, type AnyPainter, type Drawing, LONGEST_ALT, type Print } from './picture.ts'
import { isPainted } from './versions.ts'

/** `null` where that game has no such picture of this view. */
export function draw(game: string, view: unknown, ask: AnyAsk): Print | null {
  const drawing = isPainted(game) ? drawingOf(PAINTERS[game], view, ask) : null
  if (!drawing) return null
  const { sheet, alt, painted } = drawing
  if (alt.length === 0 || alt.length > LONGEST_ALT) throw new Error(`the alt text of a ${ask.kind} has ${alt.length} characters`)
  return { ...encode(sheet.canvas, painted), width: sheet.width, height: sheet.height, alt }
}

function drawingOf({ paint, signs }: AnyPainter, view: unknown, ask: AnyAsk): Drawing | null {
  if (ask.kind === 'legend') return signs ? drawLegend(signs, ask.page, ask.locale) : null
  if (ask.kind === 'sign') return signs ? drawAlone(signs, ask.sign, ask.locale) : null
  return paint(view, ask)
}
