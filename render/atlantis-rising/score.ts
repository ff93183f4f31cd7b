/** The end: how it came, what it is worth, and who did it together. */
import type { View } from '../../src/games/atlantis-rising/view.ts'
import { faint } from '../kit/colour.ts'
import { drawn, framed, grid, type Part, padded, sheetOf, stack } from '../kit/layout.ts'
import { HOUSE } from '../kit/palette.ts'
import { type Box, columns, panel } from '../kit/panel.ts'
import type { Sheet } from '../kit/sheet.ts'
import { write } from '../kit/text.ts'
import { seatToken } from '../kit/tokens.ts'
import { ENDINGS } from './endings.ts'
import { SEA } from './look.ts'
import { councilorSign } from './players.ts'
import { drawRounds } from './rounds.ts'
import type { Scene } from './scene.ts'
import { type Sign, sign } from './signs.ts'

type Result = NonNullable<View['result']>

const [WIDTH, ART, FACTS, PAST, ROW] = [1200, 576, 130, 136, 70]

export const endingOf = ({ ending, together }: Result) => ENDINGS[ending] ?? ENDINGS[together === 'won' ? 'core' : 'drowned']!

/** What counted: each with a sign, a value and a word. */
function countsOf(scene: Scene, { built, dry, together }: Result): { sign: Sign; value: string; word: string }[] {
  const { view } = scene
  const { labels } = scene.words
  const tiles = scene.peninsulas.reduce((sum, peninsula) => sum + peninsula.tiles.length, 0)
  const won = together === 'won' ? 1 : 0
  return [
    { sign: 'gate', value: `${built + won}/${view.built.length + view.blueprint.length + 1}`, word: labels.counts.built },
    { sign: 'pyramid', value: `${dry}/${tiles}`, word: labels.counts.dry },
    { sign: 'hourglass', value: `${view.round}`, word: labels.counts.rounds(view.round, scene.s) },
    { sign: 'trident', value: `${view.level}`, word: labels.level(view) },
  ]
}

export function drawScore(scene: Scene, result: Result): Sheet {
  const { players, rounds } = scene.view
  const content = stack([
    drawn(ART, (sheet, box) => {
      endingOf(result).draw(sheet, scene, box)
      drawTitle(sheet, scene, result)
    }),
    padded(
      stack(
        [
          drawn(FACTS, (sheet, box) => drawCounts(sheet, scene, result, box)),
          ...(rounds.length > 1 ? [drawn(PAST, (sheet, box) => drawRounds(sheet, scene, box))] : []),
          grid(
            players.map((player) => teamMate(scene, result, player)),
            Math.min(2, players.length),
            8,
          ),
        ],
        10,
      ),
      12,
      14,
    ),
  ])
  return sheetOf(WIDTH, content, ({ pen, height }) => {
    pen.fillStyle = SEA.abyss
    pen.fillRect(0, 0, WIDTH, height)
  })
}

const teamMate = (scene: Scene, { together }: Result, { seat, councilor }: View['players'][number]): Part =>
  framed(
    drawn(ROW, (sheet, { x, y: top, w, h }) => {
      const y = top + h / 2
      seatToken(sheet, scene.mark(seat), x + 44, y, 24)
      const wide = write(sheet, scene.name(seat), x + 86, y, { face: 'bold', size: 40, colour: HOUSE.ivory, room: 270 })
      if (!councilor) return
      sign(sheet.pen, councilorSign(scene, councilor), x + 86 + wide + 40, y, 38, HOUSE.gold)
      const room = w - wide - 160
      write(sheet, scene.called(councilor), x + 86 + wide + 70, y, { face: 'plain', size: 34, colour: HOUSE.mist, room })
    }),
    { fill: SEA.panel, rim: together === 'won' ? HOUSE.gold : SEA.line },
  )

function drawTitle(picture: Sheet, { words: { labels } }: Scene, result: Result): void {
  const { title, line } = labels.ending(result)
  const centred = { align: 'center', halo: faint(SEA.abyss, 0.78), room: WIDTH - 60 } as const
  write(picture, labels.title, WIDTH / 2, 40, { face: 'bold', size: 36, colour: '#ffffff', haloWidth: 7, ...centred })
  const colour = result.together === 'won' ? '#fff2c9' : '#dfe9f2'
  write(picture, title, WIDTH / 2, 108, { face: 'grand', size: 80, colour, haloWidth: 12, ...centred })
  write(picture, line, WIDTH / 2, 176, { face: 'italic', size: 38, colour: '#ffffff', haloWidth: 8, ...centred })
}

function drawCounts(picture: Sheet, scene: Scene, result: Result, box: Box): void {
  const { pen } = picture
  const points: Box = { ...box, w: 290 }
  panel(pen, points, {
    fill: result.together === 'won' ? '#5a430f' : '#2a1b2a',
    rim: result.together === 'won' ? HOUSE.gold : '#b34439',
    rimWidth: 4,
  })
  write(picture, `${result.points}`, points.x + points.w / 2, box.y + 48, {
    face: 'heavy',
    size: 76,
    colour: HOUSE.amber,
    align: 'center',
  })
  write(picture, scene.words.labels.points, points.x + points.w / 2, box.y + 106, {
    face: 'bold',
    size: 34,
    colour: HOUSE.ivory,
    align: 'center',
  })
  const counts = countsOf(scene, result)
  for (const [i, place] of columns({ ...box, x: box.x + 302, w: box.w - 302 }, counts.length, 10).entries()) {
    const { sign: of, value, word } = counts[i]!
    panel(pen, place, { fill: SEA.panel })
    const middle = place.x + place.w / 2
    sign(pen, of, place.x + 38, box.y + 46, 44, HOUSE.gold)
    write(picture, value, middle + 22, box.y + 46, {
      face: 'heavy',
      size: 46,
      colour: HOUSE.ivory,
      align: 'center',
      room: place.w - 76,
    })
    write(picture, word, middle, box.y + 102, {
      face: 'plain',
      size: 34,
      colour: HOUSE.mist,
      align: 'center',
      room: place.w - 12,
    })
  }
}
