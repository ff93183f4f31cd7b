/** What was hidden is opened when the game is over: front runner tokens, and the cards still in hand. */
import type { PlayerView, View } from '../../src/games/atlas-lost/view.ts'
import { rankingOf } from '../../src/games/atlas-lost/words/reading.ts'
import { type Box, panel, rows } from '../kit/panel.ts'
import { type Sheet, sheet } from '../kit/sheet.ts'
import { write } from '../kit/text.ts'
import { seatToken } from '../kit/tokens.ts'
import { DUSK, RESOURCE_COLOURS, WIDTH } from './look.ts'
import { drawBanner } from './panels.ts'
import { drawRunner } from './pieces.ts'
import { drawProse } from './prose.ts'
import type { Scene } from './scene.ts'
import { sign } from './signs.ts'
import { drawSky, NIGHT } from './sky.ts'

const HEAD = 104
const ROW = 196

/** Is there anything that was hidden until now? */
export const isOpened = ({ result, players }: View): boolean =>
  result !== null && players.some(({ values, cards }) => (values?.length ?? 0) > 0 || cards.length > 0)

export function drawReveal(scene: Scene): Sheet {
  const ranking = rankingOf(scene.view)
  const shown = Math.max(2.5, ranking.length)
  const picture = sheet(WIDTH, HEAD + shown * ROW + 10)
  drawSky(picture.pen, { x: 0, y: 0, w: WIDTH, h: picture.height }, NIGHT)
  drawBanner(picture, HEAD - 12)
  write(picture, scene.words.hidden, WIDTH / 2, 46, { face: 'title', size: 56, colour: DUSK.copper, align: 'center' })
  const table = { x: 14, y: HEAD, w: WIDTH - 28, h: ranking.length * ROW - 12 }
  for (const [i, box] of rows(table, ranking.length, 12).entries()) drawOpened(picture, scene, ranking[i]!, box)
  return picture
}

function drawOpened(picture: Sheet, scene: Scene, { seat, values, cards, points }: PlayerView, box: Box): void {
  const { pen } = picture
  const isWinner = scene.view.result?.winner === seat
  panel(pen, box, { fill: DUSK.panel, rim: isWinner ? DUSK.amber : DUSK.line, rimWidth: isWinner ? 4 : 2, opacity: 0.94 })
  const y = box.y + 56
  seatToken(picture, scene.mark(seat), box.x + 50, y, 29)
  write(picture, scene.name(seat), box.x + 96, y, {
    face: 'bold',
    size: 44,
    colour: isWinner ? DUSK.amber : DUSK.ivory,
    room: 280,
  })
  const opened = values ?? []
  for (const [i, value] of opened.entries()) drawRunner(picture, box.x + 436 + i * 84, y, 36, `${value}`)
  if (opened.length === 0) write(picture, scene.words.noRunners, box.x + 400, y, { face: 'italic', size: 36, colour: DUSK.mist })
  sign(pen, 'TP', box.x + box.w - 136, y, 46, RESOURCE_COLOURS.TP)
  write(picture, `${points.most}`, box.x + box.w - 24, y, { face: 'heavy', size: 56, colour: DUSK.ivory, align: 'right' })
  sign(pen, 'card', box.x + 50, box.y + 125, 42, DUSK.mist)
  const held = scene.s.list(cards.map((card) => scene.face(card).name)) || scene.words.noCardsLeft
  drawProse(picture, held, box.x + 96, box.y + 104, { size: 35, room: box.w - 120, most: 2, colour: DUSK.mist })
}
