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
const HIGHEST = 1200
const MARGIN = 12
const NAME = 400
const ROW = 50
/** What it brings, in a line of its own under what it needs. */
const PURPOSE = 40
const BUILT = 48
const SHORE = 100
/** From here on a chance is told in red. */
const ALARMING = 1 / 3
const COUNCILOR = 48

/** Everything the players own together. */
const teamHas = ({ view }: Scene, kind: Good): number => view.players.reduce((sum, { goods }) => sum + goods[kind], 0)

export function drawPlans(scene: Scene, layers: Layers): Sheet {
  const { view } = scene
  const isWon = view.result?.together === 'won'
  const [built, open] = [isWon ? [...view.built, view.facts.core] : view.built, isWon ? [] : [...view.blueprint, view.facts.core]]
  const contentWith = (told: ReadonlySet<string>) => contentOf(scene, built, open, told)
  // What can be built soonest is told of first.
  const soonest = [...open].sort((a, b) => lackingFor(scene, a) - lackingFor(scene, b))
  const room = HIGHEST - 2 * MARGIN - contentWith(new Set()).height(WIDTH - 2 * MARGIN)
  const content = contentWith(new Set(soonest.slice(0, Math.max(0, Math.floor(room / PURPOSE)))))
  const ground = ({ pen }: Sheet) => drawNight(pen, layers)
  return sheetOf(WIDTH, padded(content, MARGIN), ground, { least: 600, most: HIGHEST })
}

/** `told`: the components whose purpose is told as well. */
function contentOf(scene: Scene, built: readonly string[], open: readonly string[], told: ReadonlySet<string>): Part {
  const { view, words, s } = scene
  const { plans } = words.labels
  const called = (id: string) => view.facts.components[id]!
  return stack(
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
      ...open.map((id) => componentPart(scene, called(id), told.has(id))),
      ...(built.length > 0
        ? [
            grid(
              built.map((id) => builtPart(called(id))),
              3,
              6,
            ),
          ]
        : []),
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
}

/** How many resources the team lacks for it. */
const lackingFor = (scene: Scene, id: string): number => {
  const { cost } = scene.view.facts.components[id]!
  return GOODS.reduce((sum, kind) => sum + Math.max(0, (cost[kind] ?? 0) - teamHas(scene, kind)), 0)
}

const teamCells = (scene: Scene): Part[] =>
  GOODS.map((kind) => drawn(52, (sheet, box) => drawGood(sheet, kind, `${teamHas(scene, kind)}`, HOUSE.ivory, box)))

function drawGood({ ...sheet }: Sheet, kind: Good, text: string, colour: string, { x, y, h }: Box): void {
  const { sign: of, fill } = GOOD_LOOKS[kind]
  sign(sheet.pen, of, x + 24, y + h / 2, 36, fill)
  write(sheet, text, x + 50, y + h / 2, { face: 'heavy', size: 38, colour })
}

/** What it needs; what is missing stands beside it in red, with a minus. Below, what it brings. */
function componentPart(scene: Scene, component: Component, isTold: boolean): Part {
  const { s, view, words } = scene
  const missing = (kind: Good) => Math.max(0, (component.cost[kind] ?? 0) - teamHas(scene, kind))
  const canPay = GOODS.every((kind) => missing(kind) === 0)
  const draw: Part['draw'] = (sheet, box) => {
    const y = box.y + ROW / 2
    sign(sheet.pen, componentSign(component), box.x + 30, y, 38, HOUSE.mist)
    write(sheet, component.name, box.x + 60, y, { face: 'bold', size: 36, colour: HOUSE.ivory, room: NAME - 100 })
    if (canPay) sign(sheet.pen, 'check', box.x + NAME - 22, y, 32, HOUSE.good)
    const cells = columns({ ...box, x: box.x + NAME, w: box.w - NAME, h: ROW }, GOODS.length, 0)
    for (const [i, kind] of GOODS.entries()) {
      const need = component.cost[kind] ?? 0
      if (need === 0) continue
      drawGood(sheet, kind, `${need}`, missing(kind) > 0 ? HOUSE.ivory : HOUSE.good, cells[i]!)
      if (missing(kind) > 0)
        write(sheet, `−${missing(kind)}`, cells[i]!.x + 88, y, { face: 'heavy', size: 34, colour: HOUSE.bad })
    }
    if (!isTold) return
    const style = { face: 'italic', size: 33, colour: HOUSE.mist, room: box.w - 80 } as const
    const purpose = component.id === view.facts.core ? words.closeup.core : words.closeup.purpose(component, s)
    write(sheet, purpose, box.x + 60, box.y + ROW + PURPOSE / 2 - 6, style)
  }
  return framed(drawn(ROW + (isTold ? PURPOSE : 0), draw), {
    fill: SEA.panel,
    rim: canPay ? HOUSE.good : SEA.line,
    radius: 10,
    opacity: 0.94,
  })
}

/** What stands already; its spaces are on the overview. */
const builtPart = (component: Component): Part =>
  framed(
    drawn(BUILT, (sheet, { x, y, w, h }) => {
      sign(sheet.pen, componentSign(component), x + 28, y + h / 2, 34, '#ffd95e')
      write(sheet, component.name, x + 54, y + h / 2, { face: 'bold', size: 34, colour: HOUSE.amber, room: w - 106 })
      sign(sheet.pen, 'check', x + w - 28, y + h / 2, 30, HOUSE.gold)
    }),
    { fill: '#3d3312', rim: HOUSE.gold, radius: 10, opacity: 0.94 },
  )

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
