/** The end: how the race was decided, and what everybody's points are made of. */

import type { View } from '../../src/games/atlas-lost/view.ts'
import { rankingOf } from '../../src/games/atlas-lost/words/reading.ts'
import { totalOf } from '../../src/games/common/score.ts'
import { faint } from '../kit/colour.ts'
import { drawn, line, type Part, padded, sheetOf, space, stack } from '../kit/layout.ts'
import { panel } from '../kit/panel.ts'
import { type ScoreLook, type ScoreRow, type ScoreTable, type Stamp, scoreSheet } from '../kit/score-sheet.ts'
import type { Sheet } from '../kit/sheet.ts'
import { write } from '../kit/text.ts'
import { counted } from './counts.ts'
import { SKIES } from './endings.ts'
import { DUSK, INFLUENCE_COLOUR, RESOURCE_COLOURS, WIDTH } from './look.ts'
import type { Scene } from './scene.ts'
import { type Sign, sign } from './signs.ts'
import { drawSky } from './sky.ts'

const ART = 430
const INFLUENCE = 92

/** How a line of the score is headed. */
const HEADS: Readonly<Record<keyof Scene['words']['scored'], { readonly sign: Sign; readonly colour: string }>> = {
  'score.tokens': { sign: 'TP', colour: RESOURCE_COLOURS.TP },
  'score.runners': { sign: 'runner', colour: DUSK.amber },
  'score.tiles': { sign: 'crown', colour: DUSK.amber },
  'score.passives': { sign: 'installed', colour: DUSK.mist },
}
const isHead = (say: string): say is keyof typeof HEADS => say in HEADS

type Result = NonNullable<View['result']>

const stampOf =
  (name: Sign): Stamp =>
  (pen, x, y, size, colour) =>
    sign(pen, name, x, y, size, colour)

const LOOK: ScoreLook = {
  ground: (pen, box, isWinner) =>
    panel(pen, box, {
      fill: isWinner ? '#4b3413' : DUSK.panel,
      rim: isWinner ? DUSK.amber : DUSK.line,
      rimWidth: isWinner ? 4 : 2,
    }),
  crown: stampOf('crown'),
  lost: (pen, x, y, size) => sign(pen, 'cross', x, y, size, DUSK.bad),
  gold: DUSK.amber,
  winner: DUSK.amber,
  ink: DUSK.ivory,
  mist: DUSK.mist,
}

export function drawScore(scene: Scene, result: Result): Sheet {
  const tie = scene.words.tie(scene.view, scene.s)
  const style = { face: 'italic', size: 34, colour: DUSK.ivory, align: 'center' } as const
  const parts: Part[] = [
    drawn(ART, (sheet, box) => {
      drawSky(sheet.pen, box, SKIES[result.ending])
      drawTitle(sheet, scene, result)
    }),
    scoreSheet(scene, LOOK, tableOf(scene, result)),
    tie === null ? space(14) : padded(line(tie, style), 14, 30),
  ]
  return sheetOf(WIDTH, stack(parts), ({ pen, height }) => {
    pen.fillStyle = DUSK.night
    pen.fillRect(0, 0, WIDTH, height)
  })
}

function drawTitle(picture: Sheet, { words, view }: Scene, { ending }: Result): void {
  const { title, line: told } = words.ending[ending]
  const halo = { align: 'center', halo: faint('#0c0818', 0.9) } as const
  const middle = WIDTH / 2
  write(picture, words.title(view), middle, 42, { face: 'bold', size: 36, colour: '#ffffff', haloWidth: 7, ...halo })
  write(picture, title, middle, 114, { face: 'grand', size: 84, colour: '#ffe7c2', haloWidth: 12, room: WIDTH - 60, ...halo })
  write(picture, told, middle, 186, { face: 'italic', size: 38, colour: '#ffffff', haloWidth: 8, room: WIDTH - 80, ...halo })
}

function tableOf({ view, words }: Scene, { winner, scores }: Result): ScoreTable {
  const ranking = rankingOf(view)
  const kinds = scores[ranking[0]!.seat]?.map(({ label }) => label.say).filter(isHead) ?? []
  return {
    heads: kinds.map((kind) => ({ word: words.scored[kind], stamp: stampOf(HEADS[kind].sign), colour: HEADS[kind].colour })),
    besideRoom: INFLUENCE,
    rows: ranking.map(({ seat, position }, i): ScoreRow => {
      const lines = scores[seat] ?? []
      return {
        seat,
        place: winner ? i + 1 : null,
        isWinner: winner === seat,
        parts: lines.map(({ points }) => ({ text: `${points}`, isNothing: points === 0 })),
        total: `${totalOf(lines)}`,
        beside: (sheet, x, y) => counted(sheet, 'influence', `${position}`, x, y, { colour: INFLUENCE_COLOUR, size: 40 }),
      }
    }),
  }
}
