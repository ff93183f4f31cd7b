/** A country and its neighbours, close up: who owns what around it. */
import type { CardFace } from '../../src/games/secret-societies/data/rules.ts'
import type { Layers } from '../kit/layers.ts'
import type { Box } from '../kit/panel.ts'
import { apart, type Sheet } from '../kit/sheet.ts'
import { drawCodes } from './codes.ts'
import { LODGE } from './look.ts'
import { drawOwners, layGround } from './map.ts'
import { ticket } from './ornaments.ts'
import { chartSite } from './places.ts'
import type { Scene } from './scene.ts'
import { hold, mainlandOf, traceCountry, type Window, WORLD_HEIGHT, WORLD_WIDTH } from './world.ts'

const CLOSEST = 7
const FARTHEST = 1.3
/** From here on there is room for the names of countries that do not border it. */
const ROOMY = 2.4
const DISTANT = '#b3a68d'

/** As close as the country allows, and never beyond the edge of the chart. */
function windowOn(numeric: string, { x, y, w, h }: Box): Window {
  const [left, top, right, bottom] = mainlandOf(numeric)
  const fit = Math.min((w * 0.45) / (right - left || 1), (h * 0.55) / (bottom - top || 1))
  const scale = Math.max(hold(FARTHEST, CLOSEST, fit), w / WORLD_WIDTH, h / WORLD_HEIGHT)
  return {
    x: hold(0, WORLD_WIDTH - w / scale, (left + right) / 2 - w / scale / 2),
    y: hold(0, WORLD_HEIGHT - h / scale, (top + bottom) / 2 - h / scale / 2),
    scale,
    left: x,
    top: y,
    w,
    h,
  }
}

export function drawCrop(sheet: Sheet, scene: Scene, face: CardFace, box: Box, layers: Layers): void {
  const { pen } = sheet
  const window = windowOn(face.numeric, box)
  layGround(pen, scene, window, layers)
  apart(pen, () => {
    pen.beginPath()
    pen.rect(box.x, box.y, box.w, box.h)
    pen.clip()
    drawOwners(pen, scene, window, layers)
    traceCountry(pen, face.numeric, window)
    pen.strokeStyle = LODGE.candle
    pen.lineWidth = 5
    pen.stroke()
  })
  const ink = ({ id }: CardFace) => (id === face.id ? LODGE.candle : face.borders.includes(id) ? LODGE.cream : DISTANT)
  drawCodes(sheet, scene, around(scene, face, window.scale), window, ink)
  ticket(pen, box, 0)
  pen.strokeStyle = LODGE.gilt
  pen.lineWidth = 3
  pen.stroke()
}

/** A country, its neighbours, whatever is owned, and from near enough everything else in play around it, the nearest first. */
function around({ rules, face, view }: Scene, about: CardFace, scale: number): CardFace[] {
  const [x, y] = chartSite(about)
  const owned = new Set(view.world.map(({ deed }) => deed))
  const isNeighbour = ({ id }: CardFace) => id === about.id || about.borders.includes(id)
  const distance = (other: CardFace) => {
    if (other.id === about.id) return -2
    const [left, top] = chartSite(other)
    return isNeighbour(other) ? -1 : Math.hypot(left - x, top - y)
  }
  const faces = rules.deedIds.map(face).filter((each) => scale >= ROOMY || isNeighbour(each) || owned.has(each.id))
  return faces.sort((a, b) => distance(a) - distance(b))
}
