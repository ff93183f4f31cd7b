/** One picture from one view: paint, then encode. */
import { PAINTERS } from './index.ts'
import { encode } from './kit/encode.ts'
import { LONGEST_ALT, type PictureAsk, type Print } from './picture.ts'
import { isPainted } from './versions.ts'

/** `null` where that game has no such picture of this view. */
export function draw(game: string, view: unknown, ask: PictureAsk): Print | null {
  const drawing = isPainted(game) ? PAINTERS[game].paint(view, ask) : null
  if (!drawing) return null
  const { sheet, alt, painted } = drawing
  if (alt.length === 0 || alt.length > LONGEST_ALT) throw new Error(`the alt text of a ${ask.kind} has ${alt.length} characters`)
  return { ...encode(sheet.canvas, painted), width: sheet.width, height: sheet.height, alt }
}
