/** The hall of champions: who won which season, the newest first. */
import type { Ours } from '../../src/words/words.ts'
import { icon } from '../kit/icons.ts'
import { HOUSE } from '../kit/palette.ts'
import { drawable, write } from '../kit/text.ts'
import type { Drawing } from '../picture.ts'
import type { HallPage } from './page.ts'
import { MARGIN, pageOf, painted, stripe, WIDTH } from './paper.ts'

const LINE = 124
const LEFT = MARGIN + 96
const FIGURES = 250

export function paintHall({ title, subtitle, seasons }: HallPage, ours: Ours): Drawing {
  const page = pageOf({ title, subtitle }, seasons.length * LINE, ours, (sheet, top) => {
    for (const [i, { champion, season, figures }] of seasons.entries()) {
      const y = top + i * LINE
      stripe(sheet, i, y, LINE)
      icon(sheet.pen, 'crown', MARGIN + 46, y + LINE / 2, 64, HOUSE.gold)
      const room = WIDTH - LEFT - MARGIN - 12
      const called = drawable(champion, ours('picture.player', { n: 1 }))
      write(sheet, called, LEFT, y + 44, { face: 'grand', size: 50, colour: HOUSE.amber, room })
      write(sheet, drawable(season, ours('picture.league')), LEFT, y + 94, {
        face: 'plain',
        size: 36,
        colour: HOUSE.mist,
        room: room - FIGURES - 24,
      })
      const style = { face: 'bold', size: 38, colour: HOUSE.ivory, align: 'right', room: FIGURES } as const
      write(sheet, figures, WIDTH - MARGIN - 12, y + 94, style)
    }
  })
  return painted(page, [
    ours('picture.person', { title, subtitle }),
    ...seasons.map((each) => ours('picture.champion', { champion: each.champion, season: each.season })),
  ])
}
