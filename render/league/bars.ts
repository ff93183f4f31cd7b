/** What was counted, as bars under their headings: how often each seat won, how games ended, how two people did against each other. */
import type { Ours } from '../../src/words/words.ts'
import { HOUSE } from '../kit/palette.ts'
import type { Sheet } from '../kit/sheet.ts'
import { drawable, write } from '../kit/text.ts'
import type { Drawing } from '../picture.ts'
import type { BarsPage } from './page.ts'
import { MARGIN, pageOf, painted, stripe, WIDTH } from './paper.ts'

const HEADING = 76
const LINE = 62
const LEFT = MARGIN + 12
const WIDE = WIDTH - 2 * LEFT
const LABEL = 400
const NOTE = 280
const BAR = 26

type Group = BarsPage['groups'][number]
const heightOf = ({ bars }: Group) => HEADING + bars.length * LINE + 14

export function paintBars({ title, subtitle, groups }: BarsPage, ours: Ours): Drawing {
  const height = groups.reduce((sum, group) => sum + heightOf(group), 0)
  const page = pageOf({ title, subtitle }, height, ours, (sheet, top) => {
    let y = top
    for (const [i, group] of groups.entries()) {
      stripe(sheet, i, y, heightOf(group))
      paintGroup(sheet, group, y, ours)
      y += heightOf(group)
    }
  })
  return painted(page, [
    ours('picture.person', { title, subtitle }),
    ...groups.map(({ heading, bars }) => ours('picture.bars', { heading, bars })),
  ])
}

function paintGroup(sheet: Sheet, { heading, bars }: Group, top: number, ours: Ours): void {
  write(sheet, heading, LEFT, top + HEADING / 2 + 4, { face: 'bold', size: 42, colour: HOUSE.gold, room: WIDE })
  for (const [i, { label, note, share }] of bars.entries()) {
    const y = top + HEADING + LINE * (i + 0.5)
    const called = drawable(label, ours('picture.player', { n: i + 1 }))
    write(sheet, called, LEFT, y, { face: 'plain', size: 38, colour: HOUSE.ivory, room: LABEL - 20 })
    write(sheet, note, WIDTH - LEFT, y, { face: 'bold', size: 38, colour: HOUSE.amber, align: 'right', room: NOTE - 20 })
    paintBar(sheet, LEFT + LABEL, y, WIDE - LABEL - NOTE, share)
  }
}

function paintBar({ pen }: Sheet, x: number, y: number, room: number, share: number): void {
  for (const [part, colour] of [
    [1, HOUSE.line],
    [share, HOUSE.gold],
  ] as const) {
    if (part === 0) continue
    pen.fillStyle = colour
    pen.beginPath()
    pen.roundRect(x, y - BAR / 2, Math.max(BAR, room * part), BAR, BAR / 2)
    pen.fill()
  }
}
