/** One picture from one view: paint, then encode. */
import { PAINTERS, STAGES } from './index.ts'
import { drawAlone } from './kit/emoji.ts'
import { encode } from './kit/encode.ts'
import { drawLegend } from './kit/legend.ts'
import { discard } from './kit/sheet.ts'
import { type AnyAsk, type AnyPainter, type Drawing, LONGEST_ALT, type Print } from './picture.ts'
import { paintPoster } from './poster/poster.ts'
import { isPainted, type Painted } from './versions.ts'

/** `null` where that game has no such picture of this view. */
export function draw(game: string, view: unknown, ask: AnyAsk): Print | null {
  const drawing = isPainted(game) ? drawingOf(game, view, ask) : null
  if (!drawing) return null
  const { sheet, alt, painted } = drawing
  if (alt.length === 0 || alt.length > LONGEST_ALT) throw new Error(`the alt text of a ${ask.kind} has ${alt.length} characters`)
  const encoded = encode(sheet.canvas, painted)
  discard(sheet.canvas)
  return { ...encoded, width: sheet.width, height: sheet.height, alt }
}

function drawingOf(game: Painted, view: unknown, ask: AnyAsk): Drawing | null {
  const { paint, signs }: AnyPainter = PAINTERS[game]
  switch (ask.kind) {
    case 'legend':
      return signs ? drawLegend(signs, ask.page, ask.locale) : null
    case 'sign':
      return signs ? drawAlone(signs, ask.sign, ask.locale) : null
    case 'poster': {
      const overview = { ...ask, kind: 'overview' } as const
      const stage = STAGES[game]?.(view, overview)
      const board = stage && paint(view, overview)
      if (!board) return null
      const poster = paintPoster(stage, board.sheet.canvas, ask)
      discard(board.sheet.canvas)
      return poster
    }
    default:
      return paint(view, ask)
  }
}
