/** What it takes to open the Gate: for every component what it needs, what the team has and what is missing; and where the sea comes next. */
import { GOODS, type Good } from '../../src/games/atlantis-rising/data/language.ts'
import type { Component } from '../../src/games/atlantis-rising/data/things.ts'
import type { PlayerView } from '../../src/games/atlantis-rising/view.ts'
import { dangerTo } from '../../src/games/atlantis-rising/words/danger.ts'
import type { Layers } from '../kit/layers.ts'
import { drawn, framed, grid, line, type Part, padded, row, sheetOf, stack } from '../kit/layout.ts'
import { HOUSE } from '../kit/palette.ts'
import { type Box, columns } from '../kit/panel.ts'
import type { Sheet } from '../kit/sheet.ts'
import { widthOf, write } from '../kit/text.ts'
import { seatToken } from '../kit/tokens.ts'
import { componentSign } from './gate.ts'
import { GOOD_LOOKS, SEA } from './look.ts'
import { crowdOf, drawCrowd } from './pieces.ts'
import { councilorSign, hidesCouncilors } from './players.ts'
import type { Peninsula, Scene } from './scene.ts'
import { drawNight } from './sea.ts'
import { sign } from './signs.ts'
import { drawNumber } from './tiles.ts'

const WIDTH = 1200
const NAME = 400
const ROW = 58
/** At a full table everybody's councilor stands below. */
const FULL_ROW = 50
const SHORE = 100
/** From here on a chance is told in red. */
const ALARMING = 1 / 3
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
              3,
              6,
            ),
          ]
        : []),
    ],
    6,
  )
  const ground = ({ pen }: Sheet) => drawNight(pen, layers)
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
  return framed(drawn(hidesCouncilors(scene) ? FULL_ROW : ROW, draw), {
    fill: isBuilt ? '#3d3312' : SEA.panel,
    rim,
    radius: 10,
    opacity: 0.94,
  })
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

/** How much of it is dry and what holds the sea off; below, how likely the outer tiles go, and who stands there. */
function shorePart(scene: Scene, { id, name, dry, tiles, barrier, biome }: Peninsula): Part {
  const { draws, wrath } = scene.view
  const draw: Part['draw'] = (sheet, { x, y, w }) => {
    const [first, second] = [y + 26, y + 72]
    sign(sheet.pen, biome.sign, x + 26, first, 34, dry > 0 ? biome.top : '#5d7d93', SEA.abyss)
    write(sheet, name, x + 52, first, { face: 'bold', size: 32, colour: HOUSE.ivory, room: 200 })
    write(sheet, `${dry}/${tiles.length}`, x + w - 16, first, { face: 'heavy', size: 34, colour: HOUSE.ivory, align: 'right' })
    if (barrier) sign(sheet.pen, 'wall', x + w - 96, first, 30, HOUSE.parchment)
    let left = x + 28
    for (const { id: tile, depth, chance } of dangerTo(scene.view, id)) {
      const crowd = crowdOf(scene, scene.piecesAt(tile))
      const share = draws.length > 0 ? scene.words.labels.plans.chance(chance) : ''
      const style = { face: 'heavy', size: 34, colour: chance >= ALARMING ? HOUSE.bad : HOUSE.ivory } as const
      const wide = share ? widthOf(sheet.pen, share, style.face, style.size) + 12 : 0
      if (left + wide + crowd.length * 38 > x + w) break
      drawNumber(sheet, depth, [left, second])
      if (share) write(sheet, share, left + 22, second, style)
      left += 22 + wide
      for (const each of crowd) {
        drawCrowd(sheet, scene, each, left + 16, second, 16)
        left += 38
      }
      left += 24
    }
  }
  const danger = dry > 0 && !barrier && wrath.floods > 0
  return framed(drawn(SHORE, draw), {
    fill: SEA.panel,
    rim: danger ? SEA.alarm : SEA.line,
    rimWidth: danger ? 3 : 2,
    radius: 10,
    opacity: 0.94,
  })
}
