/** The ground all pages of a league are drawn on. */
import type { Ours } from '../../src/words/words.ts'
import { HOUSE } from '../kit/palette.ts'
import { panel } from '../kit/panel.ts'
import { type Sheet, sheet } from '../kit/sheet.ts'
import { drawable, write } from '../kit/text.ts'
import { altText, type Drawing } from '../picture.ts'

export const WIDTH = 1200
export const MARGIN = 44
const HEAD = 150
const FOOT = 40

/** A page under its title, `height` pixels of content long. */
export function pageOf(
  { title, subtitle }: { readonly title: string; readonly subtitle: string },
  height: number,
  ours: Ours,
  draw: (sheet: Sheet, top: number) => void,
): Sheet {
  const page = sheet(WIDTH, HEAD + height + FOOT)
  const { pen } = page
  pen.fillStyle = HOUSE.night
  pen.fillRect(0, 0, page.width, page.height)
  panel(pen, { x: MARGIN / 2, y: HEAD - 12, w: WIDTH - MARGIN, h: height + 24 })
  const style = { face: 'plain', size: 40, colour: HOUSE.mist, align: 'right', room: 560 } as const
  const taken = write(page, drawable(subtitle, ours('picture.league')), WIDTH - MARGIN, 62, style)
  const room = WIDTH - 2 * MARGIN - taken - 40
  write(page, drawable(title, ours('picture.division')), MARGIN, 58, { face: 'grand', size: 58, colour: HOUSE.amber, room })
  pen.fillStyle = HOUSE.gold
  pen.fillRect(MARGIN, 104, WIDTH - 2 * MARGIN, 3)
  draw(page, HEAD)
  return page
}

/** Every other row on lighter ground, so that the eye keeps its line. */
export function stripe({ pen }: Sheet, row: number, y: number, height: number): void {
  if (row % 2 === 0) return
  pen.fillStyle = HOUSE.raised
  pen.fillRect(MARGIN / 2 + 2, y, WIDTH - MARGIN - 4, height)
}

export const painted = (page: Sheet, sentences: readonly string[]): Drawing => ({
  sheet: page,
  alt: altText(sentences),
  painted: false,
})
