/** The whole table: the auction while there is one, else the world as it has been carved up; and everybody in brief. */
import type { Layers } from '../kit/layers.ts'
import type { Sheet } from '../kit/sheet.ts'
import { drawWorldMap } from './chart.ts'
import { drawHeading, HEADING } from './heading.ts'
import { LODGE } from './look.ts'
import { page, rule, TALLEST, WIDTH } from './ornaments.ts'
import { rowOf } from './row.ts'
import type { Scene } from './scene.ts'
import { drawKey, drawStrips, keyHeight, STRIP, STRIP_GAP } from './strips.ts'
import { WORLD_HEIGHT } from './world.ts'

const EDGE = { x: 12, w: WIDTH - 24 }
/** The far north is empty. */
const NORTH = 46
const MAP = WORLD_HEIGHT - NORTH - 2

export const showsRow = ({ view }: Scene): boolean =>
  view.row.length > 0 &&
  (view.phase === 'start' || view.phase === 'bidding' || view.phase === 'resolution') &&
  view.row.some(({ taken }) => !taken)

/** Where the map of the world lies, once nothing is auctioned any more. */
export const WORLD = { x: 0, y: HEADING + 4, w: WIDTH, h: MAP }

export function drawOverview(scene: Scene, layers: Layers): Sheet {
  const everybody = scene.seats.length * (STRIP + STRIP_GAP)
  // Under the map of a full table there is no room for it; under the Deeds there always is.
  const fits = showsRow(scene) || HEADING + MAP + 28 + everybody + keyHeight(scene) <= TALLEST
  const key = fits ? keyHeight(scene) : 0
  const strips = everybody + key + 8
  const row = showsRow(scene) ? rowOf(scene, EDGE, TALLEST - HEADING - strips - 8) : null
  const body = row?.height ?? MAP + 12
  const picture = page(HEADING + body + strips + 8, layers)
  drawHeading(picture, scene)
  if (row) row.draw(picture, HEADING)
  else {
    drawWorldMap(picture, scene, { x: 0, y: NORTH, scale: 1, left: WORLD.x, top: WORLD.y, w: WORLD.w, h: WORLD.h }, layers)
    for (const y of [HEADING + 3, HEADING + 4 + MAP]) rule(picture.pen, 0, y, WIDTH, LODGE.gilt)
  }
  drawStrips(picture, scene, { ...EDGE, y: HEADING + body + 8, h: everybody })
  if (key > 0) drawKey(picture, scene, { ...EDGE, y: HEADING + body + 8 + everybody, h: key - 4 })
  return picture
}
