/** One area close up, with its neighbours: what a decision is about. Below it the facts, or the open part of a contest. */
import type { AreaView, View } from '../../src/games/atlantis/view.ts'
import type { Layers } from '../kit/layers.ts'
import { HOUSE } from '../kit/palette.ts'
import { type Box, overlap } from '../kit/panel.ts'
import { enlarged, type Sheet, sheet } from '../kit/sheet.ts'
import { drawFacts } from './facts.ts'
import { drawGroves, drawOwners, drawRim, drawStraits, drawWorld } from './ground.ts'
import { drawMarch } from './march.ts'
import { drawName, nameOver } from './names.ts'
import { standOf } from './pieces.ts'
import type { Scene } from './scene.ts'
import { drawSums } from './sums.ts'
import { centreOf, extent, HEIGHT, type Point, through, turnsOf, WIDTH, type Window, type World } from './world.ts'

const MAP = { x: 0, y: 0, w: 1200, h: 600 }
const BELOW = { x: 12, y: 612, w: 1176, h: 276 }
const PIECES = 1.45
/** How far out of sight an area's middle may lie for its pieces to be drawn in from the edge. */
const BEYOND = 40

const hold = (low: number, high: number, value: number) => Math.min(high, Math.max(low, value))

/** As close as the area allows, and never beyond the top or bottom of the map; left and right, the world goes on. */
export function windowOn(area: string, w: number, h: number, closest = 2.6): Window {
  const [left, top, right, bottom] = extent(area)
  const scale = Math.min(closest, Math.max(1.75, Math.min((w * 0.58) / (right - left), (h * 0.76) / (bottom - top))))
  return {
    x: Math.round(((left + right) / 2) * scale - w / 2) / scale, // the seam falls between two pixels, and is not seen
    y: hold(0, HEIGHT - h / scale, (top + bottom) / 2 - h / scale / 2),
    scale,
    w,
    h,
  }
}

export function drawPlace(scene: Scene, area: AreaView, painting: World, layers: Layers): Sheet {
  const { view } = scene
  const picture = sheet(1200, 900)
  const { pen } = picture
  const window = windowOn(area.id, MAP.w, MAP.h)
  drawWorld(pen, painting, window)
  drawOwners(picture, scene, window, layers)
  const near = nearby(picture, scene, area, window)
  drawGroves(
    picture,
    scene,
    window,
    near.flatMap(({ taken }) => taken),
  )
  drawRim(picture, area.id, window, layers, contestOn(view, area) ? '#ff5a47' : HOUSE.gold, 7)
  drawStraits(picture, window)
  drawStands(picture, scene, near)
  drawArrivals(picture, scene, near, window)
  pen.fillStyle = HOUSE.night
  pen.fillRect(0, MAP.h, 1200, 300)
  pen.fillStyle = HOUSE.gold
  pen.fillRect(0, MAP.h - 2, 1200, 3)
  if (contestOn(view, area)) drawSums(picture, scene, BELOW)
  else drawFacts(picture, scene, area, BELOW)
  return picture
}

const contestOn = (view: View, { id }: AreaView): boolean => view.contest?.area === id && view.contest.result === null

type Near = { readonly area: AreaView; readonly at: Point; readonly taken: readonly Box[] }

/** Pieces that would lie on others step aside; if there is no room at all, they are left out. */
const ASIDE: readonly Point[] = [0, -56, 56].flatMap((dy) => [0, -90, 90, -160, 160].map((dx): Point => [dx, dy]))

const inSight = ([x, y]: Point): boolean => x > -BEYOND && x < MAP.w + BEYOND && y > -BEYOND && y < MAP.h + BEYOND

/** Areas whose roomiest point is in sight, or nearly: first the one this is about. */
function nearby(picture: Sheet, scene: Scene, about: AreaView, window: Window): Near[] {
  const placed: Near[] = []
  for (const area of [about, ...scene.view.areas.filter((other) => other !== about)]) {
    const centre = turnsOf(window)
      .map((turn) => through(turn, centreOf(area.id)))
      .find(inSight)
    if (!centre) continue
    const boxes = [nameOver(picture, area, [0, 0]).box, ...standOf(picture, scene, area, [0, 0]).rows]
    const lowest = MAP.h - 8 - PIECES * Math.max(...boxes.map((box) => box.y + box.h))
    for (const [dx, dy] of ASIDE) {
      const at: Point = [hold(110, MAP.w - 110, centre[0] + dx), hold(66, lowest, centre[1] + dy)]
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

/** Marches that begin or end in sight; where the other end is out of sight, from or to the edge. */
function drawArrivals(picture: Sheet, { view: { march } }: Scene, near: readonly Near[], window: Window): void {
  if (!march) return
  const seen = (id: string) => near.find((place) => place.area.id === id)?.at
  const moves = march.moves.filter(({ from, to }) => seen(from) ?? seen(to))
  drawMarch(picture, { ...march, moves }, (id) => seen(id) ?? towards(window, id), Number.POSITIVE_INFINITY, STANDING)
}

const STANDING = { w: 100, h: 60 } as const
/** Room for an arrow to be seen coming in. */
const INSET = 26

/** The point at the edge that lies towards an area out of sight, the shorter way around the world. */
function towards(window: Window, id: string): Point {
  const far = ([x]: Point) => Math.abs(x - window.w / 2)
  const turns = [0, -WIDTH, WIDTH].map((turn) => through({ ...window, x: window.x + turn }, centreOf(id)))
  const [x, y] = turns.sort((a, b) => far(a) - far(b))[0]!
  return [hold(INSET, window.w - INSET, x), hold(INSET, window.h - INSET, y)]
}

/** The pieces of every area in sight, larger than on the overview, with their names. */
function drawStands(picture: Sheet, scene: Scene, near: readonly Near[]): void {
  for (const { area, at } of near)
    enlarged(picture, at[0], at[1], PIECES, (larger) => {
      drawName(larger, area, nameOver(larger, area, [0, 0]))
      standOf(larger, scene, area, [0, 0]).draw()
    })
}
