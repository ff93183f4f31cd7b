/** One frame of a film: drawn like every picture, 1200 pixels wide, then made as small as films are. */
import { type Canvas, createCanvas } from 'canvas'
import { PAINTERS, STAGES } from '../index.ts'
import { faint } from '../kit/colour.ts'
import { centred, drawn, framed, grid, image, line, type Part, padded, prose, row, sheetOf, space, stack } from '../kit/layout.ts'
import { discard, type Sheet } from '../kit/sheet.ts'
import { drawable, lines, type Style, widthOf, write } from '../kit/text.ts'
import { seatToken } from '../kit/tokens.ts'
import { paintPoster } from '../poster/poster.ts'
import type { Stage } from '../poster/stage.ts'
import { isPainted } from '../versions.ts'
import type { Cast, Frame, Turn } from './frames.ts'

/** Upright, as telephones are held. Encoders want even numbers. */
export const [FILM_WIDTH, FILM_HEIGHT] = [720, 900]
const [WIDTH, HEIGHT] = [1200, 1500]
const MARGIN = 14

/** `before`: the board of the frame before; what a turn has changed since then is marked as in every overview. */
export function paintFrame({ game, names, locale }: Cast, frame: Frame, before?: unknown): Canvas {
  if (!isPainted(game)) throw new Error(`nobody paints ${game}`)
  const ask = { kind: 'overview', names, ...(locale !== undefined && { locale }) } as const
  const stage = STAGES[game]!(frame.view, ask)
  const marked = frame.kind === 'turn' && before !== undefined ? { ...ask, before } : ask
  const board = PAINTERS[game].paint(frame.view, marked)!.sheet.canvas
  const content =
    frame.kind === 'finale'
      ? centred(image(paintPoster(stage, board, { ...ask, kind: 'poster', ending: frame.ending }, HEIGHT).sheet.canvas))
      : frame.kind === 'opening'
        ? openingPart(stage, board, frame)
        : turnPart(stage, board, frame)
  const { canvas } = sheetOf(
    WIDTH,
    content,
    ({ pen, height }) => {
      pen.fillStyle = stage.look.night
      pen.fillRect(0, 0, WIDTH, height)
    },
    { least: HEIGHT, most: HEIGHT },
  )
  const small = createCanvas(FILM_WIDTH, FILM_HEIGHT)
  small.getContext('2d').drawImage(canvas, 0, 0, FILM_WIDTH, FILM_HEIGHT)
  for (const used of [board, canvas]) discard(used)
  return small
}

/** Takes all the room that the others leave. */
const filling = (part: Part, others: readonly Part[]): Part => ({
  height: (width) => HEIGHT - others.reduce((sum, other) => sum + other.height(width), 0),
  draw: part.draw,
})

function openingPart(stage: Stage, board: Canvas, { seats, about, thinning }: Extract<Frame, { kind: 'opening' }>): Part {
  const { look } = stage
  const style = { align: 'center', halo: faint('#05080e', 0.8) } as const
  const title = drawn(250, (sheet, box) => {
    stage.art(sheet, box)
    padded(
      stack([
        line(stage.title, { ...style, face: 'grand', size: 92, colour: '#fff2c9', haloWidth: 13 }),
        line(about, { ...style, face: 'bold', size: 44, colour: '#ffffff', haloWidth: 8 }),
        ...(thinning === null ? [] : [line(thinning, { ...style, face: 'bold', size: 36, colour: '#ffffff', haloWidth: 8 })]),
      ]),
      36,
      40,
    ).draw(sheet, box)
  })
  const people = padded(
    grid(
      seats.map((seat) => framed(padded(person(stage, seat, 46), 8), { fill: look.panel, rim: look.line })),
      Math.min(2, seats.length),
      8,
    ),
    MARGIN,
  )
  return stack([title, filling(image(board), [title, people]), people])
}

const person = (stage: Stage, seat: string, size: number): Part =>
  row([
    { width: 76, part: tokenPart(stage, seat) },
    centred(line(stage.name(seat), { face: 'bold', size, colour: stage.look.ink })),
  ])

const tokenPart = ({ mark }: Stage, seat: string): Part =>
  centred(drawn(50, (sheet, box) => seatToken(sheet, mark(seat), box.x + 38, box.y + box.h / 2, 21)))

function turnPart(stage: Stage, board: Canvas, turn: Turn): Part {
  const head = headPart(stage, turn)
  const told = padded(storyPart(stage, turn), 8, MARGIN)
  const hands = turn.hands.length > 0 ? padded(handsPart(stage, turn), 6, MARGIN) : space(0)
  return stack([head, filling(image(board), [head, told, hands]), told, hands])
}

/** The headline over a bar that shows how far the game has come. */
const headPart = ({ look }: Stage, { headline, share }: Turn): Part =>
  drawn(80, (sheet, { x, y, w, h }) => {
    write(sheet, drawable(headline, ''), x + w / 2, y + 36, {
      face: 'bold',
      size: 44,
      colour: look.gold,
      align: 'center',
      room: w - 40,
    })
    sheet.pen.fillStyle = look.line
    sheet.pen.fillRect(x, y + h - 8, w, 6)
    sheet.pen.fillStyle = look.gold
    sheet.pen.fillRect(x, y + h - 8, w * share, 6)
  })

/** Always as high as three lines are, so that the board does not jump from frame to frame. */
const TOLD = 156

const storyPart = ({ look }: Stage, { story }: Turn): Part =>
  framed(
    {
      height: () => TOLD,
      draw(sheet, box) {
        const words = centred(prose(story.join(' '), { face: 'bold', size: 42, colour: look.ink, align: 'center' }, 3))
        padded(words, 4, 18).draw(sheet, box)
      },
    },
    { fill: look.panel, rim: look.line },
  )

const HAND = 112
const BRIEF_HAND = 46
/** So many lie two by two; more would leave the board too little room, and have a line each. */
const TWO_BY_TWO = 4

function handsPart(stage: Stage, { hands }: Turn): Part {
  const isBrief = hands.length > TWO_BY_TWO
  const parts = hands.map((hand) => {
    const ground = { fill: stage.look.panel, rim: hand.sealed === null ? stage.look.line : stage.look.gold }
    return framed(isBrief ? briefHand(stage, hand) : handPart(stage, hand), ground)
  })
  return grid(parts, isBrief ? 1 : Math.min(2, hands.length), isBrief ? 4 : 6)
}

/** Who, what they had sealed, and what they hold, one behind the other. */
function briefHand(stage: Stage, { seat, holds, sealed }: Turn['hands'][number]): Part {
  const { look, name } = stage
  const words = drawn(BRIEF_HAND, (sheet, { x, y, w, h }) => {
    const middle = y + h / 2
    let left = x + 14 + write(sheet, name(seat), x, middle, { face: 'bold', size: 32, colour: look.ink, room: w * 0.3 })
    if (sealed !== null)
      left += 18 + write(sheet, sealed, left, middle, { face: 'heavy', size: 32, colour: look.gold, room: w * 0.35 })
    const style = { face: 'plain', size: 27, colour: look.mist, weight: 'detail' } as const
    const room = x + w - 12 - left
    const fitting = wholeWhere((words) => widthOf(sheet.pen, words, style.face, style.size) <= room, holds)
    write(sheet, cutTo(sheet, fitting, room, style), left, middle, style)
  })
  return row([{ width: 70, part: tokenPart(stage, seat) }, words], 4)
}

/** What somebody had sealed stands before what they hold. */
function handPart(stage: Stage, { seat, holds, sealed }: Turn['hands'][number]): Part {
  const { look, name } = stage
  const first = drawn(40, (sheet, { x, y, w, h }) => {
    const called = write(sheet, name(seat), x, y + h / 2, {
      face: 'bold',
      size: 34,
      colour: look.ink,
      room: w * (sealed === null ? 1 : 0.4),
    })
    if (sealed === null) return
    write(sheet, sealed, x + called + 18, y + h / 2, { face: 'heavy', size: 34, colour: look.gold, room: w - called - 18 })
  })
  const second = drawn(64, (sheet, { x, y, w }) => {
    const style = { face: 'plain', size: 27, colour: look.mist, weight: 'detail' } as const
    const inLines = (words: string) => lines(sheet.pen, words, style.face, style.size, w)
    const [one = '', ...rest] = inLines(wholeWhere((words) => inLines(words).length <= 2, holds))
    write(sheet, one, x, y + 16, style)
    write(sheet, cutTo(sheet, rest.join(' '), w, style), x, y + 47, style)
  })
  const words: Part = { height: () => HAND, draw: (sheet, box) => centred(stack([first, second])).draw(sheet, box) }
  return row([{ width: 70, part: tokenPart(stage, seat) }, words], 4)
}

/** Where not all has room, what is said last goes as a whole: the board tells it too. */
function wholeWhere(fits: (words: string) => boolean, holds: string): string {
  const said = holds.split('; ')
  const shorter = said.map((_, i) => said.slice(0, said.length - i).join('; '))
  return shorter.find(fits) ?? holds
}

/** Shortened, not set smaller: it could not be read any more. */
function cutTo({ pen }: Sheet, words: string, room: number, { face, size }: Pick<Style, 'face' | 'size'>): string {
  if (widthOf(pen, words, face, size) <= room) return words
  let short = words
  while (short.length > 1 && widthOf(pen, `${short}…`, face, size) > room) short = short.slice(0, -1).trimEnd()
  return `${short}…`
}
