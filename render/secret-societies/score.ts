/** The end: the score sheet, part by part, and how the Islands were shared out. */
import { islandShares, type Place, rankingOf } from '../../src/games/secret-societies/holdings/standing.ts'
import type { Layers } from '../kit/layers.ts'
import { drawn, line, type Part, padded, space, stack } from '../kit/layout.ts'
import type { Box } from '../kit/panel.ts'
import { type ScoreLook, type ScoreRow, type ScoreTable, type Stamp, scoreSheet } from '../kit/score-sheet.ts'
import type { Sheet } from '../kit/sheet.ts'
import { write } from '../kit/text.ts'
import { seatToken } from '../kit/tokens.ts'
import { EMBLEMS, LODGE } from './look.ts'
import { emblem, page, plaque, rays, WIDTH } from './ornaments.ts'
import type { Scene } from './scene.ts'
import { type Sign, sign } from './signs.ts'

const ART = 250
const FOOT = 110

/** The parts of the sheet, in the order the game gives them. */
const PARTS: Readonly<Record<string, Sign>> = {
  islands: 'palm',
  monuments: 'monument',
  regions: 'crown',
  treasury: 'capitol',
  projects: 'gear',
  tile: 'tile',
  income: 'coin',
  stars: 'power',
  routes: 'ship',
}

const stampOf =
  (name: Sign): Stamp =>
  (pen, x, y, size, colour) =>
    sign(pen, name, x, y, size, colour)

const LOOK: ScoreLook = {
  ground: (pen, box, lit) => plaque(pen, box, { lit }),
  crown: stampOf('crown'),
  gold: LODGE.candle,
  winner: LODGE.candle,
  ink: LODGE.cream,
  mist: LODGE.smoke,
}

export function drawScore(scene: Scene, layers: Layers): Sheet {
  const places = rankingOf(scene.rules, scene.view)
  const isTied = places.some(({ cards }) => cards !== null)
  const rule = { face: 'italic', size: 36, colour: LODGE.cream, align: 'center' } as const
  const content = stack([
    drawn(ART, drawTitle(scene)),
    scoreSheet(scene, LOOK, tableOf(scene, places)),
    space(8),
    padded(
      drawn(FOOT, (sheet, box) => drawIslands(sheet, scene, places, box)),
      0,
      14,
    ),
    isTied ? padded(line(scene.labels.tieRule, rule), 6, 30) : space(12),
  ])
  const picture = page(content.height(WIDTH), layers)
  content.draw(picture, { x: 0, y: 0, w: WIDTH, h: picture.height })
  return picture
}

const drawTitle =
  ({ labels }: Scene): Part['draw'] =>
  (sheet) => {
    rays(sheet.pen, WIDTH / 2, 64)
    emblem(sheet.pen, WIDTH / 2, 64, 54)
    const centred = { align: 'center', halo: LODGE.oxblood } as const
    write(sheet, labels.title, WIDTH / 2, 136, { face: 'bold', size: 36, colour: LODGE.cream, haloWidth: 6, ...centred })
    write(sheet, labels.over, WIDTH / 2, 194, { face: 'grand', size: 64, colour: LODGE.candle, haloWidth: 8, ...centred })
  }

function tableOf(scene: Scene, places: readonly Place[]): ScoreTable {
  const final = scene.view.final!
  return {
    heads: final[places[0]!.seat]!.map(({ id }) => ({
      word: scene.labels.scoreColumn(id),
      stamp: stampOf(PARTS[id] ?? 'star'),
      colour: LODGE.gilt,
    })),
    rows: places.map(
      ({ seat, place, total, cards }): ScoreRow => ({
        seat,
        place,
        isWinner: place === 1,
        parts: final[seat]!.map(({ points }) => ({ text: `${points}`, isNothing: points === 0 })),
        total: `${total}`,
        under: (sheet, x, y, room) => drawSociety(sheet, scene, scene.player(seat).society, x, y, room),
        note: cards === null ? null : scene.labels.tieCards(cards, scene.s),
      }),
    ),
  }
}

function drawSociety(sheet: Sheet, scene: Scene, society: string | null, x: number, y: number, room: number): void {
  const mark = society === null ? null : EMBLEMS[society]
  if (mark) sign(sheet.pen, mark, x + 14, y, 28, LODGE.gilt)
  const words = { face: 'plain', size: 30, colour: LODGE.smoke, room: room - 36, weight: 'detail' } as const
  write(sheet, scene.labels.society(society, scene.s), x + 36, y, words)
}

function drawIslands(picture: Sheet, scene: Scene, places: readonly Place[], box: Box): void {
  const { pen } = picture
  plaque(pen, box, { fill: '#1d4a52', deep: '#0f2b31' })
  sign(pen, 'palm', box.x + 66, box.y + box.h / 2, 74, LODGE.gilt)
  const step = (box.w - 150) / places.length
  for (const [i, { seat, islands, power }] of islandShares(scene.rules, scene.view).entries()) {
    const [x, y] = [box.x + 130 + i * step, box.y + box.h / 2]
    seatToken(picture, scene.mark(seat), x + 26, y, 24)
    write(picture, scene.labels.islands(islands, scene.s), x + 64, y - 20, {
      face: 'bold',
      size: 34,
      colour: LODGE.cream,
      room: step - 70,
    })
    write(picture, scene.labels.powerOf(power), x + 64, y + 22, {
      face: 'bold',
      size: 34,
      colour: power > 0 ? LODGE.candle : LODGE.smoke,
      room: step - 70,
    })
  }
}
