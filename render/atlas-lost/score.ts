/** The end: how the race was decided, and what everybody's points are made of. */

import type { PlayerView, View } from '../../src/games/atlas-lost/view.ts'
import { rankingOf } from '../../src/games/atlas-lost/words/reading.ts'
import { totalOf } from '../../src/games/common/score.ts'
import { faint } from '../kit/colour.ts'
import { type Box, panel, rows } from '../kit/panel.ts'
import { type Sheet, sheet } from '../kit/sheet.ts'
import { write } from '../kit/text.ts'
import { seatToken } from '../kit/tokens.ts'
import { counted } from './counts.ts'
import { SKIES } from './endings.ts'
import { DUSK, INFLUENCE_COLOUR, RESOURCE_COLOURS, WIDTH } from './look.ts'
import type { Scene } from './scene.ts'
import { type Sign, sign } from './signs.ts'
import { drawSky } from './sky.ts'

const ART = 430
const HEAD = 76
const ROW = 104
/** Room for how a tie was broken. */
const TIE = 74

/** How a line of the score is headed. */
const HEADS: Readonly<Record<keyof Scene['words']['scored'], { readonly sign: Sign; readonly colour: string }>> = {
  'score.tokens': { sign: 'TP', colour: RESOURCE_COLOURS.TP },
  'score.runners': { sign: 'runner', colour: DUSK.amber },
  'score.tiles': { sign: 'crown', colour: DUSK.amber },
  'score.passives': { sign: 'installed', colour: DUSK.mist },
}
const isHead = (say: string): say is keyof typeof HEADS => say in HEADS

type Result = NonNullable<View['result']>

export function drawScore(scene: Scene, result: Result): Sheet {
  const ranking = rankingOf(scene.view)
  const tie = scene.words.tie(scene.view, scene.s)
  const picture = sheet(WIDTH, ART + HEAD + ranking.length * ROW + (tie === null ? 20 : TIE))
  const { pen } = picture
  pen.fillStyle = DUSK.night
  pen.fillRect(0, 0, WIDTH, picture.height)
  const { title, line } = scene.words.ending[result.ending]
  drawSky(pen, { x: 0, y: 0, w: WIDTH, h: ART }, SKIES[result.ending])
  const halo = { align: 'center', halo: faint('#0c0818', 0.9) } as const
  const middle = WIDTH / 2
  write(picture, scene.words.title(scene.view), middle, 42, {
    face: 'bold',
    size: 36,
    colour: '#ffffff',
    haloWidth: 7,
    ...halo,
  })
  write(picture, title, middle, 114, { face: 'grand', size: 84, colour: '#ffe7c2', haloWidth: 12, room: WIDTH - 60, ...halo })
  write(picture, line, middle, 186, { face: 'italic', size: 38, colour: '#ffffff', haloWidth: 8, room: WIDTH - 80, ...halo })
  const kinds = result.scores[ranking[0]!.seat]?.map(({ label }) => label.say).filter(isHead) ?? []
  const columns = kinds.map((_, i) => 560 + ((i + 0.5) * 480) / kinds.length)
  for (const [i, kind] of kinds.entries()) {
    const head = HEADS[kind]
    sign(pen, head.sign, columns[i]!, ART + 24, 34, head.colour)
    write(picture, scene.words.scored[kind], columns[i]!, ART + 57, {
      face: 'plain',
      size: 30,
      colour: DUSK.mist,
      align: 'center',
      weight: 'detail',
    })
  }
  const table = { x: 14, y: ART + HEAD, w: WIDTH - 28, h: ranking.length * ROW - 10 }
  for (const [place, box] of rows(table, ranking.length, 10).entries())
    drawRow(picture, scene, result, ranking[place]!, place, columns, box)
  if (tie !== null)
    write(picture, tie, middle, picture.height - TIE / 2 + 4, {
      face: 'italic',
      size: 34,
      colour: DUSK.ivory,
      align: 'center',
      room: WIDTH - 60,
    })
  return picture
}

function drawRow(
  picture: Sheet,
  scene: Scene,
  { winner, scores }: Result,
  player: PlayerView,
  place: number,
  columns: readonly number[],
  box: Box,
): void {
  const { pen } = picture
  const { seat } = player
  const isWinner = winner === seat
  const y = box.y + box.h / 2
  panel(pen, box, { fill: isWinner ? '#4b3413' : DUSK.panel, rim: isWinner ? DUSK.amber : DUSK.line, rimWidth: isWinner ? 4 : 2 })
  if (isWinner) sign(pen, 'crown', box.x + 44, y, 48, DUSK.amber)
  else if (winner) write(picture, `${place + 1}`, box.x + 44, y, { face: 'heavy', size: 44, colour: DUSK.mist, align: 'center' })
  else sign(pen, 'cross', box.x + 44, y, 38, DUSK.bad)
  seatToken(picture, scene.mark(seat), box.x + 116, y, 26)
  const colour = isWinner ? DUSK.amber : DUSK.ivory
  write(picture, scene.name(seat), box.x + 160, y, { face: 'bold', size: 42, colour, room: 262 })
  counted(picture, 'influence', `${player.position}`, box.x + 444, y, { colour: INFLUENCE_COLOUR, size: 40 })
  const lines = scores[seat] ?? []
  for (const [i, { points }] of lines.entries())
    write(picture, `${points}`, columns[i]!, y, {
      face: 'bold',
      size: 42,
      colour: points === 0 ? DUSK.mist : DUSK.ivory,
      align: 'center',
    })
  write(picture, `${totalOf(lines)}`, box.x + box.w - 72, y, { face: 'heavy', size: 62, colour, align: 'center' })
}
