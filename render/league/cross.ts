/** Row against column: how often the one finished ahead of the other. Columns carry the number of the row they mirror. */
import type { Ours } from '../../src/words/words.ts'
import { mix } from '../kit/colour.ts'
import { HOUSE } from '../kit/palette.ts'
import { drawable, write } from '../kit/text.ts'
import type { Drawing } from '../picture.ts'
import type { CrossPage } from './page.ts'
import { MARGIN, pageOf, painted, stripe, WIDTH } from './paper.ts'

const ROW = 66
const NAME_ROOM = 330
const LEFT = 110
const LEAST_COLUMN = 46
const FOOT = 62

/** Null where there are too many columns to be read on a telephone: the list in words is better then. */
export function paintCross(view: CrossPage, ours: Ours): Drawing | null {
  const { names, wins } = view
  const from = LEFT + NAME_ROOM
  const column = (WIDTH - MARGIN - from) / Math.max(1, names.length)
  if (column < LEAST_COLUMN) return null
  const most = Math.max(1, ...wins.flat().map((each) => each ?? 0))
  const page = pageOf(view, (names.length + 1) * ROW + FOOT, ours, (sheet, top) => {
    for (const i of names.keys())
      write(sheet, `${i + 1}`, from + (i + 0.5) * column, top + ROW / 2, {
        face: 'bold',
        size: 36,
        colour: HOUSE.gold,
        align: 'center',
      })
    for (const [i, row] of wins.entries()) {
      const y = top + (i + 1) * ROW
      stripe(sheet, i, y, ROW)
      write(sheet, `${i + 1}`, LEFT - 30, y + ROW / 2, { face: 'heavy', size: 38, colour: HOUSE.gold, align: 'right' })
      const name = drawable(names[i] ?? '', ours('picture.player', { n: i + 1 }))
      write(sheet, name, LEFT, y + ROW / 2, { face: 'bold', size: 38, colour: HOUSE.ivory, room: NAME_ROOM - 20 })
      for (const [j, count] of row.entries()) {
        const box = { x: from + j * column + 3, y: y + 3, w: column - 6, h: ROW - 6 }
        sheet.pen.fillStyle = count === null ? HOUSE.line : mix(HOUSE.panel, HOUSE.gold, (0.4 * count) / most)
        sheet.pen.fillRect(box.x, box.y, box.w, box.h)
        if (count === null) continue
        // Two who have never been ahead of one another have most likely not met: no nought to be proud or ashamed of.
        const never = count === 0 && wins[j]?.[i] === 0
        const style = { face: 'bold', size: 36, colour: never ? HOUSE.mist : HOUSE.ivory, align: 'center' } as const
        write(sheet, never ? '–' : `${count}`, box.x + box.w / 2, y + ROW / 2, style)
      }
    }
    const how = { face: 'italic', size: 34, colour: HOUSE.mist, align: 'center', room: WIDTH - 2 * MARGIN } as const
    write(sheet, ours('picture.cross-how'), WIDTH / 2, top + (names.length + 1) * ROW + FOOT / 2 + 4, how)
  })
  return painted(page, [
    ours('picture.cross', { title: view.title, subtitle: view.subtitle }),
    ...names.map((name, i) => {
      const ahead = (wins[i] ?? []).flatMap((count, j) => (count ? [{ name: names[j] ?? '', wins: count }] : []))
      return ours('picture.ahead', { name, ahead })
    }),
  ])
}
