/** One picture from one view: paint, then encode. */
import { PAINTERS } from './index.ts'
import { digest } from './kit/digest.ts'
import { encode } from './kit/encode.ts'
import { LONGEST_ALT, type Picture, type PictureAsk } from './picture.ts'

/** `null` where that game has no such picture of this view. */
export function draw(game: string, view: unknown, ask: PictureAsk): Picture | null {
  const painter = PAINTERS[game]
  const drawing = painter?.paint(view, ask)
  if (!painter || !drawing) return null
  const { sheet, alt, painted } = drawing
  if (alt.length === 0 || alt.length > LONGEST_ALT) throw new Error(`the alt text of a ${ask.kind} has ${alt.length} characters`)
  const encoded = encode(sheet.canvas, painted)
  const ending = encoded.type === 'image/png' ? 'png' : 'jpg'
  return { ...encoded, name: `${contentKey(game, view, ask)}.${ending}`, width: sheet.width, height: sheet.height, alt }
}

/** Equal keys are equal pictures. */
export const contentKey = (game: string, view: unknown, ask: PictureAsk): string =>
  digest([game, PAINTERS[game]?.version ?? 0, view, ask])
