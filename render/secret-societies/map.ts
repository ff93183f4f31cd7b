/** The ground of every chart: sea, unclaimed land, and countries in the colours of their owners. */
import type { Canvas } from 'canvas'
import { faint, mix } from '../kit/colour.ts'
import type { Layers } from '../kit/layers.ts'
import type { Box } from '../kit/panel.ts'
import { layer, type Pen } from '../kit/sheet.ts'
import { LODGE, REGION_LOOKS } from './look.ts'
import type { Scene } from './scene.ts'
import {
  extentOf,
  isOnMap,
  through,
  traceCountry,
  traceLand,
  traceLines,
  type Window,
  WORLD_HEIGHT,
  WORLD_WIDTH,
} from './world.ts'

const SEA = '#16262b'
const DEEP = '#0b1518'
const LAND = '#574b39'
const COAST = '#8f7b52'
/** Much less than an owner's colour, enough to tell where a Region ends. */
const REGION_SHADE = 0.5

/** Sea, rhumb lines and unclaimed land, each country in a shade of its Region. Unless enlarged, it is cut from one sheet of the world. */
export function layGround(pen: Pen, scene: Scene, window: Window, layers: Layers): void {
  const { x, y, scale, left, top, w, h } = window
  if (scale === 1) {
    const world = layers.get('world', () => ground(scene, { ...window, x: 0, y: 0, w: WORLD_WIDTH, h: WORLD_HEIGHT }))
    pen.drawImage(world, x, y, w, h, left, top, w, h)
    return
  }
  pen.drawImage(
    layers.get(`${x} ${y} ${scale} ${w} ${h}`, () => ground(scene, window)),
    left,
    top,
  )
}

function ground({ rules }: Scene, window: Window): Canvas {
  const { w, h } = window
  const { canvas, pen } = layer(w, h)
  const here = { ...window, left: 0, top: 0 }
  const sea = pen.createLinearGradient(0, 0, 0, h)
  sea.addColorStop(0, DEEP)
  sea.addColorStop(0.5, SEA)
  sea.addColorStop(1, DEEP)
  pen.fillStyle = sea
  pen.fillRect(0, 0, w, h)
  rhumbLines(pen, here)
  pen.drawImage(shallows(here), 0, 0, w, h)
  pen.lineJoin = 'round'
  traceLand(pen, here)
  pen.fillStyle = LAND
  pen.fill('evenodd')
  for (const { numeric, region } of Object.values(rules.cards)) {
    if (!region || !isOnMap(numeric)) continue
    traceCountry(pen, numeric, here)
    pen.fillStyle = mix(LAND, REGION_LOOKS[region].fill, REGION_SHADE)
    pen.fill('evenodd')
  }
  traceLines(pen, here)
  pen.strokeStyle = COAST
  pen.lineWidth = 0.9
  pen.stroke()
  return canvas
}

/** How much smaller the glow along the coasts is drawn: it is soft, and broad strokes are dear. */
const SOFT = 4

function shallows(window: Window): Canvas {
  const [w, h] = [Math.ceil(window.w / SOFT), Math.ceil(window.h / SOFT)]
  const { canvas, pen } = layer(w, h)
  pen.lineJoin = 'round'
  for (const [width, opacity] of [
    [13, 0.05],
    [8, 0.07],
    [4, 0.12],
  ] as const) {
    traceLines(pen, { ...window, scale: window.scale / SOFT, w, h })
    pen.strokeStyle = faint(LODGE.gilt, opacity)
    pen.lineWidth = width / SOFT
    pen.stroke()
  }
  return canvas
}

/** Lines of bearing from three roses, as on a portolan chart. */
function rhumbLines(pen: Pen, window: Window): void {
  pen.strokeStyle = faint(LODGE.gilt, 0.1)
  pen.lineWidth = 1
  for (const rose of [
    [110, 250],
    [455, 300],
    [800, 420],
    [1100, 240],
  ] as const) {
    const [x, y] = through(window, rose)
    for (let i = 0; i < 16; i++) {
      pen.beginPath()
      pen.moveTo(x, y)
      pen.lineTo(x + Math.cos((i * Math.PI) / 8) * 4000, y + Math.sin((i * Math.PI) / 8) * 4000)
      pen.stroke()
    }
  }
}

/** Countries in the colours of their owners; those gained in this Round shine. Cut out once, then laid down again and again. */
export function drawOwners(pen: Pen, scene: Scene, window: Window, layers: Layers): void {
  for (const { deed, seat } of scene.view.world) {
    const { numeric } = scene.face(deed)
    const look = { fill: scene.mark(seat).fill, fresh: scene.fresh.has(deed) }
    const box = boxOf(numeric, window)
    if (!box) continue
    const key = `${numeric} ${look.fill} ${look.fresh} ${window.scale} ${box.x - window.left} ${box.y - window.top} ${box.w} ${box.h}`
    pen.drawImage(
      layers.get(key, () => tinted(numeric, look, window, box)),
      box.x,
      box.y,
    )
  }
}

const MARGIN = 3

/** The part of the sheet a country covers, as far as it is in sight. */
export function boxOf(numeric: string, window: Window): Box | null {
  const [left, top, right, bottom] = extentOf(numeric)
  const [x1, y1] = through(window, [left, top])
  const [x2, y2] = through(window, [right, bottom])
  const [x, y] = [Math.max(window.left, Math.floor(x1) - MARGIN), Math.max(window.top, Math.floor(y1) - MARGIN)]
  const w = Math.min(window.left + window.w, Math.ceil(x2) + MARGIN) - x
  const h = Math.min(window.top + window.h, Math.ceil(y2) + MARGIN) - y
  return w > 0 && h > 0 ? { x, y, w, h } : null
}

function tinted(numeric: string, { fill, fresh }: { fill: string; fresh: boolean }, window: Window, { x, y, w, h }: Box) {
  const { canvas, pen } = layer(w, h)
  pen.lineJoin = 'round'
  traceCountry(pen, numeric, { ...window, left: window.left - x, top: window.top - y })
  pen.fillStyle = fill
  pen.fill('evenodd')
  pen.strokeStyle = fresh ? LODGE.candle : mix(fill, '#000000', 0.6)
  pen.lineWidth = fresh ? 3 : 1.2
  pen.stroke()
  return canvas
}
