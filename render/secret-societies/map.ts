/** The world as the societies have carved it up: an old chart, every country in its owner's colour. */
import type { CardFace } from '../../src/games/secret-societies/data/rules.ts'
import type { Seat } from '../../src/kernel/contract.ts'
import { faint, mix } from '../kit/colour.ts'
import type { Layers } from '../kit/layers.ts'
import type { Box } from '../kit/panel.ts'
import { apart, layer, type Pen, type Sheet } from '../kit/sheet.ts'
import { seatToken } from '../kit/tokens.ts'
import { LODGE } from './look.ts'
import { GLASS, STANDS, UNDER_GLASS, UNDER_GLASS_STANDS } from './places.ts'
import type { Scene } from './scene.ts'
import { extentOf, isOnMap, type Point, siteOf, through, traceCountry, traceLand, traceLines, type Window } from './world.ts'

const SEA = '#16262b'
const DEEP = '#0b1518'
const LAND = '#574b39'
const COAST = '#8f7b52'

/** Sea, rhumb lines and unclaimed land: drawn once for every window. */
export function ground(window: Window, layers: Layers) {
  const { x, y, scale, w, h } = window
  return layers.get(`world ${x} ${y} ${scale} ${w} ${h}`, () => {
    const { canvas, pen } = layer(w, h)
    const here = { ...window, left: 0, top: 0 }
    const sea = pen.createLinearGradient(0, 0, 0, h)
    sea.addColorStop(0, DEEP)
    sea.addColorStop(0.5, SEA)
    sea.addColorStop(1, DEEP)
    pen.fillStyle = sea
    pen.fillRect(0, 0, w, h)
    rhumbLines(pen, here)
    pen.lineJoin = 'round'
    for (const [width, opacity] of [
      [13, 0.05],
      [8, 0.07],
      [4, 0.12],
    ] as const) {
      traceLines(pen, here)
      pen.strokeStyle = faint(LODGE.gilt, opacity)
      pen.lineWidth = width
      pen.stroke()
    }
    traceLand(pen, here)
    pen.fillStyle = LAND
    pen.fill('evenodd')
    traceLines(pen, here)
    pen.strokeStyle = COAST
    pen.lineWidth = 0.9
    pen.stroke()
    return canvas
  })
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
function boxOf(numeric: string, window: Window): Box | null {
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

export type Holding = { readonly face: CardFace; readonly seat: Seat; readonly hq: boolean }

/** Everything with a place on the map, headquarters last: they lie on top. */
export const holdings = (scene: Scene): Holding[] => [
  ...scene.view.world.map(({ deed, seat }) => ({ face: scene.face(deed), seat, hq: false })),
  ...scene.seats.flatMap((seat) => {
    const face = scene.rules.cards[scene.player(seat).hq]
    return face ? [{ face, seat, hq: true }] : []
  }),
]

type Stands = Readonly<Record<string, Point>>

/** Where a country's token stands. */
const standOf = ({ id, numeric }: CardFace, stands: Stands): Point => stands[id] ?? siteOf(numeric)

/** A thread of gold from the headquarters to every country gained in this Round. */
export function drawThreads(pen: Pen, scene: Scene, window: Window): void {
  for (const { deed, seat } of scene.view.world) {
    const hq = scene.rules.cards[scene.player(seat).hq]
    if (!scene.fresh.has(deed) || !hq || !isOnMap(hq.numeric)) continue
    const [from, to] = [through(window, standOf(hq, STANDS)), through(window, standOf(scene.face(deed), STANDS))]
    const lift = Math.hypot(to[0] - from[0], to[1] - from[1]) * 0.16
    pen.beginPath()
    pen.moveTo(...from)
    pen.quadraticCurveTo((from[0] + to[0]) / 2, (from[1] + to[1]) / 2 - lift, ...to)
    apart(pen, () => {
      pen.strokeStyle = faint('#000000', 0.6)
      pen.lineWidth = 5
      pen.stroke()
      pen.strokeStyle = LODGE.candle
      pen.lineWidth = 2.2
      pen.setLineDash([10, 6])
      pen.stroke()
    })
  }
}

type Tokens = { readonly radius: number; readonly stands: Stands; readonly only: (held: Holding) => boolean }

/** The owner's token on every country; a headquarters stands in a ring of gold. */
export function drawTokens(sheet: Sheet, scene: Scene, window: Window, { radius, stands, only }: Tokens): void {
  const { pen } = sheet
  for (const held of holdings(scene)) {
    if (!isOnMap(held.face.numeric) || !only(held)) continue
    const site = through(window, siteOf(held.face.numeric))
    const [x, y] = through(window, standOf(held.face, stands))
    if (Math.hypot(x - site[0], y - site[1]) > radius) {
      pen.beginPath()
      pen.moveTo(...site)
      pen.lineTo(x, y)
      pen.strokeStyle = LODGE.candle
      pen.lineWidth = 2
      pen.stroke()
    }
    if (held.hq) {
      pen.beginPath()
      pen.arc(x, y, radius * 1.45, 0, Math.PI * 2)
      pen.fillStyle = LODGE.ink
      pen.fill()
      pen.strokeStyle = LODGE.gilt
      pen.lineWidth = 3
      pen.stroke()
    }
    seatToken(sheet, scene.mark(held.seat), x, y, radius)
  }
}

/** The whole world, with the crowded part of Europe under a magnifying glass. `window.scale` is 1. */
export function drawWorldMap(sheet: Sheet, scene: Scene, window: Window, layers: Layers): void {
  const { pen } = sheet
  pen.drawImage(ground(window, layers), window.left, window.top)
  drawOwners(pen, scene, window, layers)
  drawThreads(pen, scene, window)
  drawTokens(sheet, scene, window, { radius: TOKEN, stands: STANDS, only: ({ face }) => !UNDER_GLASS.has(face.id) })
  drawGlass(sheet, scene, window, layers)
}

const TOKEN = 12

function drawGlass(sheet: Sheet, scene: Scene, window: Window, layers: Layers): void {
  const { middle, scale, radius, at } = GLASS
  const { canvas, pen } = layer(2 * radius, 2 * radius)
  pen.textDrawingMode = 'glyph'
  const part = {
    x: middle[0] - radius / scale,
    y: middle[1] - radius / scale,
    scale,
    left: 0,
    top: 0,
    w: 2 * radius,
    h: 2 * radius,
  }
  pen.drawImage(ground(part, layers), 0, 0)
  drawOwners(pen, scene, part, layers)
  const only = ({ face }: Holding) => UNDER_GLASS.has(face.id)
  drawTokens({ ...sheet, pen }, scene, part, { radius: TOKEN + 2, stands: UNDER_GLASS_STANDS, only })
  pen.globalCompositeOperation = 'destination-in'
  pen.beginPath()
  pen.arc(radius, radius, radius, 0, Math.PI * 2)
  pen.fill()
  const [x, y] = through(window, at)
  lens(sheet.pen, through(window, middle), radius / scale, 2)
  sheet.pen.drawImage(canvas, x - radius, y - radius)
  lens(sheet.pen, [x, y], radius, 7)
}

/** The brass rim of a glass; its ghost over Europe shows what it looks at. */
function lens(pen: Pen, [x, y]: Point, radius: number, width: number): void {
  for (const [colour, wide] of [
    [LODGE.ink, width + 5],
    [LODGE.brass, width],
    [LODGE.candle, width / 3],
  ] as const) {
    pen.beginPath()
    pen.arc(x, y, radius, 0, Math.PI * 2)
    pen.strokeStyle = colour
    pen.lineWidth = wide
    pen.stroke()
  }
}
