/** The end: how the age closed, and what everybody is worth. */

import type { FinalView } from '../../src/games/atlantis/view.ts'
import { lastRound, points } from '../../src/games/atlantis/words/reading.ts'
import { totalOf } from '../../src/games/common/score.ts'
import { faint } from '../kit/colour.ts'
import { type Icon, icon } from '../kit/icons.ts'
import { drawn, type Part, padded, prose, sheetOf, stack } from '../kit/layout.ts'
import { HOUSE } from '../kit/palette.ts'
import { panel } from '../kit/panel.ts'
import { type ScoreLook, type ScoreRow, type ScoreTable, type Stamp, scoreSheet } from '../kit/score-sheet.ts'
import type { Sheet } from '../kit/sheet.ts'
import { write } from '../kit/text.ts'
import { finish, shield } from '../kit/tokens.ts'
import { drawEnding } from './endings.ts'
import { nationLook } from './look.ts'
import type { Scene } from './scene.ts'

const WIDTH = 1200
const ART = 384
const NATION = 44

/** How a line of the score is headed. */
const HEADS: Readonly<Record<string, Icon>> = {
  'score.power': 'power',
  'score.virya': 'virya',
  'score.resource': 'virya',
  'score.cards': 'card',
  'score.leader': 'crown',
}

const stampOf =
  (name: Icon): Stamp =>
  (pen, x, y, size, colour) =>
    icon(pen, name, x, y, size, colour)

const LOOK: ScoreLook = {
  ground: (pen, box, isWinner) =>
    panel(pen, box, {
      fill: isWinner ? '#3a3218' : HOUSE.panel,
      rim: isWinner ? HOUSE.gold : HOUSE.line,
      rimWidth: isWinner ? 4 : 2,
    }),
  crown: stampOf('crown'),
  gold: HOUSE.gold,
  winner: HOUSE.amber,
  ink: HOUSE.ivory,
  mist: HOUSE.mist,
}

export function drawScore(scene: Scene, final: FinalView): Sheet {
  const ties = scene.labels.ties(scene.view, final, scene.s)
  const style = { face: 'bold', size: 34, colour: HOUSE.amber, align: 'center' } as const
  const parts: Part[] = [
    drawn(ART, (sheet, box) => {
      drawEnding(sheet.pen, final.ending, box)
      drawTitle(sheet, scene, final)
    }),
    scoreSheet(scene, LOOK, tableOf(scene, final)),
    padded(stack(ties.map((tie) => prose(tie, style, 2))), 14, 30),
  ]
  return sheetOf(WIDTH, stack(parts), ({ pen, height }) => {
    pen.fillStyle = HOUSE.night
    pen.fillRect(0, 0, WIDTH, height)
  })
}

function tableOf({ view, labels }: Scene, { ranking, scores }: FinalView): ScoreTable {
  const kinds = scores[ranking[0]!]?.map(({ label }) => label.say) ?? []
  const nationsOf = (seat: string) => view.players.find((each) => each.seat === seat)?.nations ?? []
  return {
    heads: kinds.map((kind) => ({ word: labels.scores[kind] ?? '', stamp: stampOf(HEADS[kind] ?? 'star') })),
    besideRoom: NATION * Math.max(...ranking.map((seat) => nationsOf(seat).length)),
    rows: ranking.map((seat, i): ScoreRow => {
      const lines = scores[seat] ?? []
      return {
        seat,
        place: i + 1,
        isWinner: i === 0,
        parts: lines.map((part) => ({ text: points(part.points), isNothing: part.points === 0 })),
        total: points(totalOf(lines)),
        beside: (sheet, x, y) => drawNations(sheet, nationsOf(seat), x, y),
      }
    }),
  }
}

function drawNations({ pen }: Sheet, nations: readonly string[], x: number, y: number): void {
  for (const [i, nation] of nations.entries()) {
    const look = nationLook(nation)
    shield(pen, look.shield, x + (i + 0.5) * NATION, y, 16)
    finish(pen, look.fill, '#ffffff', faint('#000000', 0.8), 2)
  }
}

function drawTitle(picture: Sheet, { view, labels }: Scene, final: FinalView): void {
  const { title, line: words } = labels.endings[final.ending]
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
  write(picture, words, WIDTH / 2, 180, {
    face: 'italic',
    size: 36,
    colour: '#ffffff',
    haloWidth: 8,
    room: WIDTH - 80,
    ...centred,
  })
}
