/** What it takes to open the Gate: for every component what it needs, what the team has and what is missing; and where the sea comes next. */
import { GOODS, type Good } from '../../src/games/atlantis-rising/data/language.ts'
import type { Component } from '../../src/games/atlantis-rising/data/things.ts'
import type { PlayerView } from '../../src/games/atlantis-rising/view.ts'
import type { Layers } from '../kit/layers.ts'
import { drawn, framed, grid, line, type Part, padded, row, sheetOf, stack } from '../kit/layout.ts'
import { HOUSE } from '../kit/palette.ts'
import { type Box, columns } from '../kit/panel.ts'
import type { Sheet } from '../kit/sheet.ts'
import { write } from '../kit/text.ts'
import { seatToken } from '../kit/tokens.ts'
import { componentSign } from './gate.ts'
import { GOOD_LOOKS, SEA } from './look.ts'
import { crowdOf, drawCrowd } from './pieces.ts'
import { councilorSign, hidesCouncilors } from './players.ts'
import type { Peninsula, Scene } from './scene.ts'
import { laySea } from './sea.ts'
import { sign } from './signs.ts'

const WIDTH = 1200
const NAME = 400
const ROW = 58
const SHORE = 62
const COUNCILOR = 48

/** Everything the players own together. */
const teamHas = ({ view }: Scene, kind: Good): number => view.players.reduce((sum, { goods }) => sum + goods[kind], 0)

export function drawPlans(scene: Scene, layers: Layers): Sheet {
  const { view, words, s } = scene
  const { plans } = words.labels
  const list = [...view.built, ...view.blueprint, view.facts.core].map((id) => view.facts.components[id]!)
  const content = stack(
    [
      row([
        { width: 420, part: line(plans.title, { face: 'title', size: 46, colour: HOUSE.gold }) },
        line(words.labels.headline(view, s), { face: 'bold', size: 36, colour: HOUSE.ivory, align: 'right' }),
      ]),
      framed(
        row([
          { width: NAME, part: padded(line(plans.team, { face: 'italic', size: 34, colour: HOUSE.mist }), 6, 16) },
          ...teamCells(scene),
        ]),
        {
          fill: SEA.raised,
          rim: HOUSE.gold,
        },
      ),
      ...list.map((component) => componentPart(scene, component)),
      line(plans.risk(view, s), { face: 'italic', size: 34, colour: view.wrath.floods > 0 ? HOUSE.bad : HOUSE.good }),
      grid(
        scene.peninsulas.map((peninsula) => shorePart(scene, peninsula)),
        3,
        8,
      ),
      ...(hidesCouncilors(scene)
        ? [
            grid(
              scene.view.players.map((player) => councilorPart(scene, player)),
              2,
              6,
            ),
          ]
        : []),
    ],
    6,
  )
  const ground = ({ pen }: Sheet) => laySea(pen, layers, WIDTH / 2, 1400, 0.8)
  return sheetOf(WIDTH, padded(content, 12), ground, { least: 600, most: 1200 })
}

const teamCells = (scene: Scene): Part[] =>
  GOODS.map((kind) => drawn(52, (sheet, box) => drawGood(sheet, kind, `${teamHas(scene, kind)}`, HOUSE.ivory, box)))

function drawGood({ ...sheet }: Sheet, kind: Good, text: string, colour: string, { x, y, h }: Box): void {
  const { sign: of, fill } = GOOD_LOOKS[kind]
  sign(sheet.pen, of, x + 24, y + h / 2, 36, fill)
  write(sheet, text, x + 50, y + h / 2, { face: 'heavy', size: 38, colour })
}

/** What it needs; what is missing stands beside it in red, with a minus. */
function componentPart(scene: Scene, component: Component): Part {
  const { view, words } = scene
  const isBuilt = view.built.includes(component.id) || (component.id === view.facts.core && view.result?.together === 'won')
  const missing = (kind: Good) => Math.max(0, (component.cost[kind] ?? 0) - teamHas(scene, kind))
  const canPay = GOODS.every((kind) => missing(kind) === 0)
  const draw: Part['draw'] = (sheet, box) => {
    const y = box.y + box.h / 2
    sign(sheet.pen, componentSign(component), box.x + 30, y, 38, isBuilt ? '#ffd95e' : HOUSE.mist)
    const colour = isBuilt ? HOUSE.amber : HOUSE.ivory
    write(sheet, component.name, box.x + 60, y, { face: 'bold', size: 36, colour, room: NAME - 100 })
    if (isBuilt || canPay) sign(sheet.pen, 'check', box.x + NAME - 22, y, 32, isBuilt ? HOUSE.gold : HOUSE.good)
    if (isBuilt) {
      write(sheet, words.labels.plans.built, box.x + NAME + 20, y, { face: 'italic', size: 34, colour: HOUSE.amber })
      return
    }
    const cells = columns({ ...box, x: box.x + NAME, w: box.w - NAME }, GOODS.length, 0)
    for (const [i, kind] of GOODS.entries()) {
      const need = component.cost[kind] ?? 0
      if (need === 0) continue
      drawGood(sheet, kind, `${need}`, missing(kind) > 0 ? HOUSE.ivory : HOUSE.good, cells[i]!)
      if (missing(kind) > 0)
        write(sheet, `−${missing(kind)}`, cells[i]!.x + 88, y, { face: 'heavy', size: 34, colour: HOUSE.bad })
    }
  }
  const rim = isBuilt ? HOUSE.gold : canPay ? HOUSE.good : SEA.line
  return framed(drawn(ROW, draw), { fill: isBuilt ? '#3d3312' : SEA.panel, rim, radius: 10, opacity: 0.94 })
}

/** Who plays whom: at a full table the overview has room for the sign only. */
function councilorPart(scene: Scene, { seat, councilor }: PlayerView): Part {
  const { view, words } = scene
  const draw: Part['draw'] = (sheet, { x, y, w, h }) => {
    const middle = y + h / 2
    seatToken(sheet, scene.mark(seat), x + 28, middle, 17)
    sign(sheet.pen, councilorSign(scene, councilor), x + 72, middle, 34, HOUSE.gold)
    const name = councilor === null ? words.labels.noCouncilor : view.facts.names[councilor]!
    write(sheet, name, x + 100, middle, { face: 'bold', size: 34, colour: HOUSE.ivory, room: w - 112 })
  }
  return framed(drawn(COUNCILOR, draw), { fill: SEA.panel, rim: SEA.line, radius: 10, opacity: 0.94 })
}

/** How much of it is dry, what holds the sea off, and who stands on the tile that goes next. */
function shorePart(scene: Scene, { name, dry, tiles, barrier, biome }: Peninsula): Part {
  const next = tiles.find(({ depth }) => depth === dry)
  const draw: Part['draw'] = (sheet, { x, y, w, h }) => {
    const middle = y + h / 2
    sign(sheet.pen, biome.sign, x + 26, middle, 34, dry > 0 ? biome.top : '#5d7d93', SEA.abyss)
    const wide = write(sheet, name, x + 52, middle, { face: 'bold', size: 32, colour: HOUSE.ivory, room: 176 })
    let left = x + 64 + wide
    left += write(sheet, `${dry}/${tiles.length}`, left, middle, { face: 'heavy', size: 34, colour: HOUSE.ivory }) + 26
    if (barrier) {
      sign(sheet.pen, 'wall', left, middle, 30, HOUSE.parchment)
      left += 34
    }
    const crowd = next ? crowdOf(scene, scene.piecesAt(next.id)) : []
    for (const [i, each] of crowd.entries()) {
      const at = x + w - 26 - (crowd.length - 1 - i) * 40
      if (at > left) drawCrowd(sheet, scene, each, at, middle, 16)
    }
  }
  const danger = dry > 0 && !barrier && scene.view.wrath.floods > 0
  return framed(drawn(SHORE - 4, draw), {
    fill: SEA.panel,
    rim: danger ? SEA.alarm : SEA.line,
    rimWidth: danger ? 3 : 2,
    radius: 10,
    opacity: 0.94,
  })
}
