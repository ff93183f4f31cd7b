/** The end of a game as a poster, made for sharing: who has won and why, the standing, the board as it lies, when and where. */
import type { Canvas } from 'canvas'
import { LOCALES } from '../../src/kernel/language.ts'
import { oursIn } from '../../src/words/words.ts'
import { faint } from '../kit/colour.ts'
import { icon } from '../kit/icons.ts'
import {
  centred,
  drawn,
  framed,
  grid,
  image,
  line,
  type Part,
  packed,
  padded,
  prose,
  row,
  sheetOf,
  space,
  stack,
} from '../kit/layout.ts'
import { layer } from '../kit/sheet.ts'
import { drawable } from '../kit/text.ts'
import { seatToken } from '../kit/tokens.ts'
import { altText, type Drawing } from '../picture.ts'
import type { Ending, PosterAsk } from './ending.ts'
import type { Stage } from './stage.ts'

const [WIDTH, MOST, MARGIN] = [1200, 1200, 22]
/** The scenery gives way where the standing is long. */
const ART = { least: 244, most: 286 }
/** Beside many players there is less room for the board. */
const boardIn = ({ standing }: Ending): number => (standing.length <= 4 ? 510 : 430)
/** What is so much wider than high lies across the poster, not beside the standing; what is a little wider, if there it can be larger. */
const BROAD = { always: 1.7, perhaps: 1.3, large: 640 }
const LEAST_BOARD = 210
const TOKEN = 82
/** Over how many lines points may be told, as long as everything has room. */
const LINES = [6, 5, 4, 3, 2]

/** `most`: how high it may be at most. */
export function paintPoster(
  stage: Stage,
  board: Canvas,
  { ending, locale = LOCALES[0], names }: PosterAsk,
  most = MOST,
): Drawing {
  const { look } = stage
  const sight = sightOf(board, stage.sight)
  const across = framedBoard(sight, look.gold)
  const shape = stage.sight ? sight.width / sight.height : 0
  const telling = (standing: Part) =>
    stack([
      padded(standing, 14, MARGIN),
      ending.why === null
        ? space(0)
        : padded(prose(plain(ending.why), { face: 'bold', size: 36, colour: look.ink, align: 'center' }, 3), 0, 60),
      padded(line(footOf(ending), { face: 'plain', size: 34, colour: look.mist, align: 'center' }), 14, MARGIN),
    ])
  const fitting = (needed: number, standing: (lines: number) => Part) => {
    const ways = LINES.map((lines) => telling(standing(lines)))
    return ways.find((way) => way.height(WIDTH) + needed <= most) ?? ways.at(-1)!
  }
  const below = fitting(ART.least + LEAST_BOARD + 28, (lines) => standingBelow(stage, ending, lines))
  const high = Math.max(LEAST_BOARD, most - below.height(WIDTH) - ART.least - 28)
  const isBroad = shape > BROAD.always || (shape > BROAD.perhaps && high * shape >= BROAD.large)
  const whole = framedBoard(shape > BROAD.perhaps ? board : sight, look.gold)
  const told = isBroad
    ? stack([padded(atMost(across, high), 14, MARGIN), below])
    : fitting(ART.least, (lines) => row([{ width: boardIn(ending), part: whole }, standingPart(stage, ending, lines)], MARGIN))
  const art = drawn(Math.min(ART.most, Math.max(ART.least, most - told.height(WIDTH))), (sheet, box) => {
    stage.art(sheet, box)
    sheet.pen.fillStyle = look.gold
    sheet.pen.fillRect(box.x, box.y + box.h - 5, box.w, 5)
    titles(stage, ending).draw(sheet, box)
  })
  const sheet = sheetOf(
    WIDTH,
    stack([art, told]),
    ({ pen, height }) => {
      pen.fillStyle = look.night
      pen.fillRect(0, 0, WIDTH, height)
    },
    { most },
  )
  return { sheet, alt: altOf(stage, ending, oursIn(locale), names), painted: true }
}

/** Words for a chat may carry its marks; a picture cannot. */
const plain = (words: string) => words.replace(/\*\*|`|__/g, '')

const footOf = ({ when, where }: Ending) => [when, ...(where === null ? [] : [drawable(where, '')])].filter(Boolean).join(' · ')

function titles({ title, moral }: Stage, { headline }: Ending): Part {
  const style = { align: 'center', halo: faint('#05080e', 0.8) } as const
  return padded(
    stack([
      line(title, { ...style, face: 'bold', size: 36, colour: '#ffffff', haloWidth: 7 }),
      // In one line, however long the names are.
      prose(drawable(plain(headline), '–'), { ...style, face: 'grand', size: 92, colour: '#fff2c9', haloWidth: 13 }, 1),
      ...(moral === null ? [] : [line(moral, { ...style, face: 'italic', size: 38, colour: '#ffffff', haloWidth: 8 })]),
      space(12),
    ]),
    14,
    40,
  )
}

function sightOf(board: Canvas, sight: Stage['sight']): Canvas {
  if (!sight) return board
  const { canvas, pen } = layer(sight.w, sight.h)
  pen.drawImage(board, sight.x, sight.y, sight.w, sight.h, 0, 0, sight.w, sight.h)
  return canvas
}

/** As high as it would be, or lower and as much narrower. */
const atMost = (part: Part, most: number): Part => ({
  height: (width) => Math.min(most, part.height(width)),
  draw(sheet, { x, y, w, h }) {
    const width = Math.min(w, (w * h) / part.height(w))
    part.draw(sheet, { x: x + (w - width) / 2, y, w: width, h })
  },
})

const framedBoard = (board: Canvas, rim: string): Part => {
  const part = image(board)
  return centred({
    height: part.height,
    draw(sheet, box) {
      part.draw(sheet, box)
      sheet.pen.strokeStyle = rim
      sheet.pen.lineWidth = 5
      sheet.pen.strokeRect(box.x, box.y, box.w, box.h)
    },
  })
}

function standingPart(stage: Stage, ending: Ending, lines: number): Part {
  const { standing } = ending
  const rows = stack([...sumPart(stage, ending), ...standing.map((each) => standingRow(stage, each, lines))], 6)
  // A few lines would be torn from each other.
  return standing.length <= 3 ? centred(rows) : rows
}

/** What those who played together came to. */
const sumPart = ({ look }: Stage, { sum, sumOf = [] }: Ending): Part[] => {
  if (sum === null) return []
  const points = { face: 'heavy', size: 48, colour: look.gold, align: 'center' } as const
  const parts = packed(sumOf, { face: 'plain', size: 33, colour: look.mist, align: 'center' }, 4)
  return [framed(padded(stack([prose(plain(sum), points, 2), parts]), 8), { fill: look.lit, rim: look.gold, rimWidth: 4 })]
}

/** Two by two; before them the winner over the whole width, and who comes second where the others pair only so. */
function standingBelow(stage: Stage, ending: Ending, lines: number): Part {
  const { standing } = ending
  const alone = standing.length > 2 ? 2 - (standing.length % 2) : standing.length
  const rows = standing.map((each) => standingRow(stage, each, lines))
  return stack([...sumPart(stage, ending), ...rows.slice(0, alone), grid(rows.slice(alone), 2, 8)], 8)
}

function standingRow(
  { look, mark, name, plays }: Stage,
  { seat, place, points, parts, rests }: Ending['standing'][number],
  lines: number,
): Part {
  const isWinner = place === 1 && points !== null
  const colour = isWinner ? look.gold : look.ink
  const total = { face: 'heavy', size: isWinner ? 56 : 46, colour, align: 'right' } as const
  const called = line(name(seat), { face: 'bold', size: isWinner ? 44 : 38, colour })
  const role = plays?.(seat) ?? ''
  const beside =
    points === null ? line(role, { face: 'plain', size: 34, colour: look.mist, align: 'right' }) : line(points, total)
  // What stands beside the name leaves the whole width below it to what the points are made of.
  const words = stack([
    row([called, { width: points === null ? 190 : 112, part: { height: called.height, draw: beside.draw } }]),
    packed(parts, { face: 'plain', size: 33, colour: look.mist }, lines, rests),
  ])
  const token = centred(
    drawn(60, (sheet, box) => {
      seatToken(sheet, mark(seat), box.x + TOKEN / 2, box.y + box.h / 2, 25)
      if (isWinner) icon(sheet.pen, 'crown', box.x + TOKEN / 2, box.y - 14, 38, look.gold)
    }),
  )
  const part = padded(
    row([{ width: TOKEN, part: token }, centred(words), { width: 10, part: space(0) }], 4),
    (isWinner ? 14 : 6) / (lines > 2 ? 1 : 2),
    2,
  )
  return framed(part, {
    fill: isWinner ? look.lit : look.panel,
    rim: isWinner ? look.gold : look.line,
    rimWidth: isWinner ? 4 : 2,
  })
}

function altOf(
  { title, moral, plays }: Stage,
  ending: Ending,
  ours: ReturnType<typeof oursIn>,
  names: PosterAsk['names'],
): string {
  const { headline, why, sum, sumOf = [], standing, when, where } = ending
  const rows = standing.map(({ seat, place, points, parts }) => ({
    name: names[seat] ?? seat,
    role: plays?.(seat) ?? null,
    place,
    points,
    parts,
  }))
  return altText([
    ours('poster.alt', { title, headline: plain(headline), when, where }),
    ...(why === null ? [] : [plain(why)]),
    ...(sum === null ? [] : [sumOf.length > 0 ? `${plain(sum)}: ${sumOf.join(', ')}.` : `${plain(sum)}.`]),
    ...(moral === null ? [] : [`${moral}.`]),
    ...rows.map((each) => ours('poster.line', each)),
  ])
}
