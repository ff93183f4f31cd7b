/** The end: how the age closed, and what everybody is worth. */

import type { FinalView } from '../../src/games/atlantis/view.ts'
import { lastRound, points } from '../../src/games/atlantis/words/reading.ts'
import { totalOf } from '../../src/games/common/score.ts'
import { faint } from '../kit/colour.ts'
import { type Icon, icon } from '../kit/icons.ts'
import { HOUSE } from '../kit/palette.ts'
import { type Box, panel, rows } from '../kit/panel.ts'
import { type Sheet, sheet } from '../kit/sheet.ts'
import { write } from '../kit/text.ts'
import { finish, seatToken, shield } from '../kit/tokens.ts'
import { drawEnding } from './endings.ts'
import { nationLook } from './look.ts'
import type { Scene } from './scene.ts'

const WIDTH = 1200
const ART = 384
const HEAD = 76
const ROW = 104
const TIE = 78

/** How a line of the score is headed. */
const HEADS: Readonly<Record<string, Icon>> = {
  'score.power': 'power',
  'score.virya': 'virya',
  'score.resource': 'virya',
  'score.cards': 'card',
  'score.leader': 'crown',
}

export function drawScore(scene: Scene, final: FinalView): Sheet {
  const tie = scene.labels.tie(scene.view, final, scene.s)
  const picture = sheet(WIDTH, ART + HEAD + final.ranking.length * ROW + (tie === null ? 24 : TIE))
  const { pen } = picture
  pen.fillStyle = HOUSE.night
  pen.fillRect(0, 0, WIDTH, picture.height)
  drawEnding(pen, final.ending, { x: 0, y: 0, w: WIDTH, h: ART })
  drawTitle(picture, scene, final)
  const kinds = final.scores[final.ranking[0]!]?.map(({ label }) => label.say) ?? []
  const columns = columnsFor(kinds.length)
  for (const [i, kind] of kinds.entries()) {
    icon(pen, HEADS[kind] ?? 'star', columns[i]!, ART + 24, 32, HOUSE.gold)
    write(picture, scene.labels.scores[kind] ?? '', columns[i]!, ART + 56, {
      face: 'plain',
      size: 28,
      colour: HOUSE.mist,
      align: 'center',
      weight: 'detail',
    })
  }
  const table = { x: 14, y: ART + HEAD, w: WIDTH - 28, h: final.ranking.length * ROW - 10 }
  for (const [place, box] of rows(table, final.ranking.length, 10).entries())
    drawRow(picture, scene, final, final.ranking[place]!, place, columns, box)
  if (tie !== null)
    write(picture, tie, WIDTH / 2, picture.height - TIE / 2, {
      face: 'bold',
      size: 34,
      colour: HOUSE.amber,
      align: 'center',
      room: WIDTH - 60,
    })
  return picture
}

const columnsFor = (count: number): number[] =>
  Array.from({ length: count }, (_, i) => 520 + ((i + 0.5) * 500) / Math.max(1, count))

function drawTitle(picture: Sheet, { view, labels }: Scene, final: FinalView): void {
  const { title, line } = labels.endings[final.ending]
  const shade = faint('#0b1220', 0.75)
  const centred = { align: 'center', halo: shade } as const
  write(picture, labels.afterRound(lastRound(view)), WIDTH / 2, 40, {
    face: 'bold',
    size: 34,
    colour: '#ffffff',
    haloWidth: 7,
    ...centred,
  })
  write(picture, title, WIDTH / 2, 110, { face: 'grand', size: 84, colour: '#fff2c9', haloWidth: 12, ...centred })
  write(picture, line, WIDTH / 2, 180, {
    face: 'italic',
    size: 36,
    colour: '#ffffff',
    haloWidth: 8,
    room: WIDTH - 80,
    ...centred,
  })
}

function drawRow(
  picture: Sheet,
  scene: Scene,
  final: FinalView,
  seat: string,
  place: number,
  columns: readonly number[],
  box: Box,
): void {
  const { pen } = picture
  const y = box.y + box.h / 2
  const winner = place === 0
  panel(pen, box, { fill: winner ? '#3a3218' : HOUSE.panel, rim: winner ? HOUSE.gold : HOUSE.line, rimWidth: winner ? 4 : 2 })
  if (winner) icon(pen, 'crown', box.x + 42, y, 46, HOUSE.gold)
  else write(picture, `${place + 1}`, box.x + 42, y, { face: 'heavy', size: 42, colour: HOUSE.mist, align: 'center' })
  seatToken(picture, scene.mark(seat), box.x + 112, y, 25)
  const player = scene.view.players.find((each) => each.seat === seat)
  write(picture, scene.name(seat), box.x + 158, y, {
    face: 'bold',
    size: 42,
    colour: winner ? HOUSE.amber : HOUSE.ivory,
    room: 236,
  })
  for (const [i, nation] of (player?.nations ?? []).entries()) {
    const look = nationLook(nation)
    shield(pen, look.shield, box.x + 434 + i * 44, y, 16)
    finish(pen, look.fill, '#ffffff', faint('#000000', 0.8), 2)
  }
  const lines = final.scores[seat] ?? []
  for (const [i, line] of lines.entries())
    if (columns[i] !== undefined)
      write(picture, points(line.points), columns[i]!, y, {
        face: 'bold',
        size: 40,
        colour: line.points === 0 ? HOUSE.mist : HOUSE.ivory,
        align: 'center',
      })
  write(picture, points(totalOf(lines)), box.x + box.w - 76, y, {
    face: 'heavy',
    size: 58,
    colour: winner ? HOUSE.amber : HOUSE.ivory,
    align: 'center',
  })
}
