/** One area close up, with its neighbours: what a decision is about. Below it the facts, or the open part of a contest. */
import type { Image } from 'canvas'
import type { AreaView, View } from '../../src/games/atlantis/view.ts'
import type { Layers } from '../kit/layers.ts'
import { HOUSE } from '../kit/palette.ts'
import { type Box, overlap } from '../kit/panel.ts'
import { enlarged, type Sheet, sheet } from '../kit/sheet.ts'
import type { Edition } from './edition.ts'
import { drawFacts } from './facts.ts'
import { drawGroves, drawOwners, drawRim, drawStraits, drawWorld } from './ground.ts'
import { drawMarch } from './march.ts'
import { drawName, nameBox, standOf } from './pieces.ts'
import type { Scene } from './scene.ts'
import { drawSums } from './sums.ts'
import { centreOf, extent, HEIGHT, type Point, through, WIDTH, type Window } from './world.ts'

const MAP = { x: 0, y: 0, w: 1200, h: 600 }
const BELOW = { x: 12, y: 612, w: 1176, h: 276 }
const PIECES = 1.45
/** How far out of sight an area's middle may lie for its pieces to be drawn in from the edge. */
const BEYOND = 40

const hold = (low: number, high: number, value: number) => Math.min(high, Math.max(low, value))

/** As close as the area allows, and never beyond the edge of the map. */
export function windowOn(area: string): Window {
  const [left, top, right, bottom] = extent(area)
  const scale = Math.min(2.6, Math.max(1.75, Math.min(700 / (right - left), 460 / (bottom - top))))
  const [w, h] = [MAP.w / scale, MAP.h / scale]
  return {
    x: hold(0, WIDTH - w, (left + right) / 2 - w / 2),
    y: hold(0, HEIGHT - h, (top + bottom) / 2 - h / 2),
    scale,
    left: 0,
    top: 0,
  }
}

export function drawPlace<V extends View>(
  edition: Edition<V>,
  scene: Scene<V>,
  area: AreaView,
  painting: Image,
  layers: Layers,
): Sheet {
  const { view } = scene
  const picture = sheet(1200, 900)
  const { pen } = picture
  const window = windowOn(area.id)
  drawWorld(pen, painting, window, MAP)
  drawOwners(picture, scene, window, layers)
  const near = nearby(picture, scene, area, window)
  drawGroves(
    picture,
    scene,
    window,
    near.flatMap(({ taken }) => taken),
  )
  drawRim(picture, area.id, window, layers, contestOn(view, area) ? '#ff5a47' : HOUSE.gold, 6)
  drawStraits(picture, window)
  if (view.march)
    drawMarch(
      picture,
      view.march,
      (id) => near.find(({ area: { id: other } }) => other === id)?.at ?? through(window, centreOf(id)),
    )
  drawStands(picture, scene, near)
  pen.fillStyle = HOUSE.night
  pen.fillRect(0, MAP.h, 1200, 300)
  pen.fillStyle = HOUSE.gold
  pen.fillRect(0, MAP.h - 2, 1200, 3)
  if (contestOn(view, area)) drawSums(picture, edition, scene, BELOW)
  else drawFacts(picture, scene, area, BELOW)
  return picture
}

export const contestOn = (view: View, { id }: AreaView): boolean => view.contest?.area === id && view.contest.result === null

type Near = { readonly area: AreaView; readonly at: Point; readonly taken: readonly Box[] }

/** Pieces that would lie on others step aside; if there is no room at all, they are left out. */
const ASIDE: readonly Point[] = [0, -56, 56].flatMap((dy) => [0, -90, 90, -160, 160].map((dx): Point => [dx, dy]))

/** Areas whose roomiest point is in sight, or nearly: first the one this is about. */
function nearby(picture: Sheet, scene: Scene, about: AreaView, window: Window): Near[] {
  const placed: Near[] = []
  for (const area of [about, ...scene.view.areas.filter((other) => other !== about)]) {
    const [x, y] = through(window, centreOf(area.id))
    if (x < -BEYOND || x > MAP.w + BEYOND || y < -BEYOND || y > MAP.h + BEYOND) continue
    const boxes = [nameBox(picture, area, [0, 0]), ...standOf(picture, scene, area, [0, 0]).rows]
    for (const [dx, dy] of ASIDE) {
      const at: Point = [hold(110, MAP.w - 110, x + dx), hold(66, MAP.h - 96, y + dy)]
      const taken = boxes.map((box) => ({
        x: at[0] + box.x * PIECES,
        y: at[1] + box.y * PIECES,
        w: box.w * PIECES,
        h: box.h * PIECES,
      }))
      if (placed.some((other) => other.taken.some((there) => taken.some((here) => overlap(here, there))))) continue
      placed.push({ area, at, taken })
      break
    }
  }
  return placed
}

/** The pieces of every area in sight, larger than on the overview, with their names. */
function drawStands(picture: Sheet, scene: Scene, near: readonly Near[]): void {
  for (const { area, at } of near)
    enlarged(picture, at[0], at[1], PIECES, (larger) => {
      drawName(larger, area, nameBox(larger, area, [0, 0]))
      standOf(larger, scene, area, [0, 0]).draw()
    })
}
