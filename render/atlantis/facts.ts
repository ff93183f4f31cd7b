/** Everything that is known of one area, in large letters. */
import type { AreaView } from '../../src/games/atlantis/view.ts'
import type { Seat } from '../../src/kernel/contract.ts'
import { HOUSE } from '../kit/palette.ts'
import type { Box } from '../kit/panel.ts'
import { panel } from '../kit/panel.ts'
import type { Sheet } from '../kit/sheet.ts'
import { write } from '../kit/text.ts'
import { finish, seatPiece, seatToken, shield, shieldToken } from '../kit/tokens.ts'
import { nationLook } from './look.ts'
import { counted } from './panels.ts'
import { buildingTile, drawSign, signsOf } from './pieces.ts'
import type { Scene } from './scene.ts'

/** Row by row; a wilderness has fewer rows, and they move up. */
export function drawFacts(sheet: Sheet, scene: Scene, area: AreaView, box: Box): void {
  const left = box.x + 16
  const rows = [
    drawNameRow,
    ...(area.kind === 'wilderness' ? [] : [drawValues]),
    ...(area.spots > 0 || signsOf(area).length > 0 ? [drawStanding] : []),
    drawForces,
  ]
  for (const [i, row] of rows.entries()) row(sheet, scene, area, left, box.y + 34 + i * 67, box.x + box.w)
}

type Row = (sheet: Sheet, scene: Scene, area: AreaView, left: number, y: number, right: number) => void

const drawNameRow: Row = (sheet, scene, area, left, y, right) => {
  let x = left
  if (area.owner) {
    const look = nationLook(area.owner)
    shield(sheet.pen, look.shield, x + 22, y, 21)
    finish(sheet.pen, look.fill)
    x += 60
  }
  x += write(sheet, `${area.name} (${area.code})`, x, y, { face: 'title', size: 44, colour: HOUSE.gold }) + 22
  write(sheet, scene.labels.standing(scene.view, area), x, y + 2, {
    face: 'plain',
    size: 33,
    colour: HOUSE.mist,
    room: right - x,
  })
}

const drawValues: Row = (sheet, scene, area, left, y, right) => {
  const { labels } = scene
  const x = counted(sheet, 'power', labels.power(area.power, area.loot), left, y, HOUSE.gold, 36) + 40
  const next = counted(sheet, 'defend', labels.garrison(area.garrison), x, y, HOUSE.mist, 36) + 40
  const end = counted(sheet, 'capitol', labels.stability(area.stability), next, y, HOUSE.mist, 36) + 40
  const rulers = area.owner === null ? [] : (scene.nation(area.owner)?.controllers ?? [])
  drawRulers(sheet, scene, rulers, end, y, right)
}

/** Who pulls the strings of the nation that holds it. */
function drawRulers(sheet: Sheet, scene: Scene, rulers: readonly Seat[], left: number, y: number, right: number): void {
  const share = (right - left) / rulers.length
  for (const [i, seat] of rulers.entries()) {
    const x = left + i * share
    seatToken(sheet, scene.mark(seat), x + 20, y, 19)
    write(sheet, scene.name(seat), x + 48, y, { face: 'plain', size: 33, colour: HOUSE.mist, room: share - 62 })
  }
}

/** Building spots, filled or free, and whatever else lies here. */
const drawStanding: Row = (sheet, scene, area, left, y) => {
  let x = left
  for (let spot = 0; spot < area.spots; spot++, x += 68) {
    const building = area.buildings[spot]
    if (building) buildingTile(sheet, building, x + 28, y, 54)
    else panel(sheet.pen, { x, y: y - 28, w: 56, h: 56 }, { fill: HOUSE.panel, radius: 10 })
  }
  if (area.spots > 0) x += 14
  for (const sign of signsOf(area)) {
    const words = sign === 'special' ? specialName(scene, area) : scene.labels.signs[sign]
    drawSign(sheet, sign, x + 22, y, 44)
    x += 52 + write(sheet, words, x + 52, y, { face: 'bold', size: 34, colour: HOUSE.amber }) + 26
  }
}

const specialName = ({ view, labels }: Scene, area: AreaView): string =>
  view.specials.find(({ id }) => id === area.counter?.special)?.name ?? labels.signs.special

/** A name that would have to be cut shorter than this is left to the token. */
const LEAST_NAME = 90

/** Armies, then the agents of each player with their single values; everybody has an equal share of the row. */
const drawForces: Row = (sheet, scene, area, left, y, right) => {
  let x = left
  for (const { nation, count } of area.units) {
    const look = nationLook(nation)
    shieldToken(sheet, look.shield, look.fill, String(count), x + 28, y, 27)
    x += 64 + write(sheet, scene.labels.units(count, scene.s), x + 62, y, { face: 'plain', size: 33, colour: HOUSE.mist }) + 22
  }
  const share = (right - x) / area.agents.length
  for (const { of, values } of area.agents) {
    const sum = String(values.reduce((total, value) => total + value, 0))
    if (of === null) shieldToken(sheet, 'heater', '#3b4046', sum, x + 26, y, 24)
    else seatPiece(sheet, scene.mark(of), sum, x + 26, y, 22)
    const wide = write(sheet, values.join(' + '), x + 58, y, { face: 'bold', size: 33, colour: HOUSE.ivory })
    const room = share - wide - 96
    x += 58 + wide + (room >= LEAST_NAME ? 12 : 28)
    if (room >= LEAST_NAME)
      x +=
        write(sheet, of === null ? scene.labels.passive : scene.name(of), x, y, {
          face: 'plain',
          size: 33,
          colour: HOUSE.mist,
          room,
        }) + 26
  }
  if (x === left) write(sheet, scene.labels.nobodyHere, x, y, { face: 'italic', size: 33, colour: HOUSE.mist })
}
