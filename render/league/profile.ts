/** One person: charts of their strength, what they played and won, and a record that says how far one can count on them. */
import type { Ours } from '../../src/words/words.ts'
import { HOUSE } from '../kit/palette.ts'
import { columns } from '../kit/panel.ts'
import { type Sheet, sheet } from '../kit/sheet.ts'
import { drawable, lines, write } from '../kit/text.ts'
import type { Drawing } from '../picture.ts'
import { paintChart, paintDot } from './chart.ts'
import type { Chart, ProfilePage } from './page.ts'
import { MARGIN, pageOf, painted, stripe, WIDTH } from './paper.ts'

const CHART = 254
const LEGEND = 50
const LINE = 50
const LEFT = MARGIN + 12
const WIDE = WIDTH - 2 * LEFT
/** Beside a chart: what it is about, and where it stands. */
const ASIDE = 410

type Part = { readonly height: number; readonly draw: (sheet: Sheet, y: number) => void }

export function paintProfile(view: ProfilePage, ours: Ours): Drawing {
  const parts = partsOf(view, ours)
  const height = parts.reduce((sum, part) => sum + part.height, 0)
  const head = { title: drawable(view.title, ours('picture.profile')), subtitle: view.subtitle }
  const page = pageOf(head, height, ours, (sheet, top) => {
    let y = top
    for (const [i, part] of parts.entries()) {
      stripe(sheet, i, y, part.height)
      part.draw(sheet, y)
      y += part.height
    }
  })
  return painted(page, wordsOf(view, ours))
}

function partsOf({ charts, results, record }: ProfilePage, ours: Ours): Part[] {
  const parts: Part[] = charts.map((chart) => ({ height: CHART, draw: (sheet, y) => paintStrength(sheet, chart, y, ours) }))
  if (charts.length > 0) parts.push({ height: LEGEND, draw: (sheet, y) => paintLegend(sheet, y, ours) })
  if (record && charts.length === 0) parts.push(sentence(ours(results.length === 0 ? 'profile.no-games' : 'profile.no-rated')))
  const pairs = Math.ceil(results.length / 2)
  if (pairs > 0) parts.push({ height: pairs * LINE + 26, draw: (sheet, y) => paintResults(sheet, results, y, ours) })
  if (record) {
    const room = MOST - RECORD - parts.reduce((sum, part) => sum + part.height, 0)
    const lapses = lapseLines(record.lapses, Math.floor(room / LAPSE), ours)
    parts.push({ height: RECORD + lapses.length * LAPSE, draw: (sheet, y) => paintRecord(sheet, record, lapses, y, ours) })
  }
  return parts
}

const sentence = (text: string): Part => ({
  height: 120,
  draw: (sheet, y) => {
    write(sheet, text, WIDTH / 2, y + 60, { face: 'italic', size: 42, colour: HOUSE.mist, align: 'center' })
  },
})

function paintStrength(sheet: Sheet, chart: Chart, y: number, ours: Ours): void {
  const { title, players, played, steps } = chart
  const { value, low, high } = steps.at(-1)!
  const room = ASIDE - 20
  write(sheet, title, LEFT, y + 46, { face: 'bold', size: 42, colour: HOUSE.ivory, room })
  const about = ours('picture.chart', { players, won: wonIn(chart), played })
  write(sheet, about, LEFT, y + 94, { face: 'plain', size: 36, colour: HOUSE.mist, room })
  const wide = write(sheet, `${value}`, LEFT, y + 162, { face: 'heavy', size: 84, colour: HOUSE.amber })
  write(sheet, ours('picture.rating'), LEFT + wide + 16, y + 176, { face: 'italic', size: 36, colour: HOUSE.mist })
  write(sheet, ours('picture.range', { low, high }), LEFT, y + 226, { face: 'bold', size: 40, colour: HOUSE.ivory, room })
  paintChart(sheet, chart, { x: LEFT + ASIDE, y: y + 26, w: WIDE - ASIDE, h: CHART - 36 }, ours)
}

const wonIn = ({ steps }: Chart): number => steps.filter(({ isWon }) => isWon).length

function paintLegend(sheet: Sheet, top: number, ours: Ours): void {
  const y = top + LEGEND / 2 - 4
  const style = { face: 'italic', size: 32, colour: HOUSE.mist } as const
  paintDot(sheet.pen, { x: LEFT + 10, y, isWon: true })
  const won = write(sheet, ours('picture.won'), LEFT + 34, y, style)
  paintDot(sheet.pen, { x: LEFT + won + 84, y, isWon: false })
  write(sheet, ours('picture.not-won'), LEFT + won + 108, y, style)
  write(sheet, ours('picture.band'), WIDTH - LEFT, y, { ...style, align: 'right' })
}

function paintResults(sheet: Sheet, results: ProfilePage['results'], top: number, ours: Ours): void {
  const halves = columns({ x: LEFT, y: top + 13, w: WIDE, h: LINE }, 2, 40)
  for (const [i, { title, played, won }] of results.entries()) {
    const half = halves[i % 2]!
    const y = half.y + LINE * (Math.floor(i / 2) + 0.5)
    const style = { face: 'bold', size: 38, colour: HOUSE.amber, align: 'right' } as const
    const figures = write(sheet, ours('picture.result', { won, played }), half.x + half.w, y, style)
    write(sheet, title, half.x, y, { face: 'plain', size: 38, colour: HOUSE.ivory, room: half.w - figures - 24 })
  }
}

const GAUGE = 18

type Record = NonNullable<ProfilePage['record']>

/** A line of a lapse; its first begins with the day. */
type LapseLine = { readonly day: string; readonly words: string }
const DAY = 214
const LAPSE = 44
/** How far one can count on them; and how high all that stands on a page may be. */
const [RECORD, MOST] = [140, 1010]

/** Those told at length take two lines, as long as there is `room` for so many. */
function lapseLines(lapses: Record['lapses'], room: number, ours: Ours): LapseLine[] {
  const { pen } = sheet(1, 1) // to measure letters with
  let spare = room - lapses.length
  return lapses.flatMap(({ at, text }) => {
    const words = drawable(text, ours('picture.lapse'))
    const day = ours('picture.day', { at })
    const [first, ...rest] = lines(pen, words, 'plain', 34, WIDE - DAY)
    if (rest.length === 0 || spare < 1) return [{ day, words }]
    spare--
    return [
      { day, words: first! },
      { day: '', words: rest.join(' ') },
    ]
  })
}

function paintRecord(sheet: Sheet, { reliability, about }: Record, lapses: readonly LapseLine[], top: number, ours: Ours): void {
  const y = top + 46
  const label = write(sheet, ours('picture.reliability', { reliability }), LEFT, y, {
    face: 'bold',
    size: 42,
    colour: HOUSE.ivory,
  })
  write(sheet, about, WIDTH - LEFT, y, { face: 'plain', size: 34, colour: HOUSE.mist, align: 'right', room: WIDE - label - 40 })
  const { pen } = sheet
  for (const [share, colour] of [
    [1, HOUSE.line],
    [reliability / 100, HOUSE.good],
  ] as const) {
    pen.fillStyle = colour
    pen.beginPath()
    pen.roundRect(LEFT, top + 90, Math.max(GAUGE, WIDE * share), GAUGE, GAUGE / 2)
    pen.fill()
  }
  for (const [i, { day, words }] of lapses.entries()) {
    const line = top + 130 + LAPSE * (i + 0.5)
    if (day) write(sheet, day, LEFT, line, { face: 'bold', size: 34, colour: HOUSE.mist, room: DAY - 16 })
    write(sheet, words, LEFT + DAY, line, { face: 'plain', size: 34, colour: HOUSE.ivory, room: WIDE - DAY })
  }
}

const COURSE = 12

function wordsOf({ title, subtitle, charts, results, record }: ProfilePage, ours: Ours): string[] {
  return [
    ours('picture.person', { title, subtitle }),
    ...charts.map((chart) => {
      const { value, low, high } = chart.steps.at(-1)!
      const past = chart.steps.slice(-COURSE - 1, -1).map((step) => step.value)
      const { title: game, players, played } = chart
      return ours('picture.strength', { title: game, players, value, low, high, won: wonIn(chart), played, past })
    }),
    ...(record ? [ours('picture.record', { reliability: record.reliability, about: record.about })] : []),
    ...results.map((each) => ours('picture.result-of', each)),
    ...(record?.lapses ?? []).map((lapse) => ours('picture.lapse-on', lapse)),
  ]
}
