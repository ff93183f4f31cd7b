/** The whole world with its owners' tokens, threads to what is new, and Europe under a magnifying glass. */
import { REGIONS } from '../../src/games/secret-societies/data/effect.ts'
import type { CardFace } from '../../src/games/secret-societies/data/rules.ts'
import type { Seat } from '../../src/kernel/contract.ts'
import { ringed } from '../kit/change.ts'
import { faint } from '../kit/colour.ts'
import type { Layers } from '../kit/layers.ts'
import { apart, layer, type Pen, type Sheet } from '../kit/sheet.ts'
import { widthOf, write } from '../kit/text.ts'
import { finish, seatToken } from '../kit/tokens.ts'
import { LODGE, REGION_LOOKS } from './look.ts'
import { drawOwners, layGround } from './map.ts'
import { GLASS, REGION_NAMES, STANDS, UNDER_GLASS, UNDER_GLASS_STANDS } from './places.ts'
import type { Scene } from './scene.ts'
import { sign } from './signs.ts'
import { isOnMap, type Point, siteOf, through, type Window } from './world.ts'

type Holding = { readonly face: CardFace; readonly seat: Seat; readonly hq: boolean }

/** Everything with a place on the map, headquarters last: they lie on top. */
const holdings = (scene: Scene): Holding[] => [
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
function drawThreads(pen: Pen, scene: Scene, window: Window): void {
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
function drawTokens(sheet: Sheet, scene: Scene, window: Window, { radius, stands, only }: Tokens): void {
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
    if (scene.before && scene.fresh.has(held.face.id)) ringed(pen, x, y, radius * 1.35)
    seatToken(sheet, scene.mark(held.seat), x, y, radius)
  }
}

/** Something of one's own on countries, below names and tokens, and above them; those under the glass are marked there. */
type Marks = {
  below(pen: Pen, window: Window, isHere: (face: CardFace) => boolean): void
  above(sheet: Sheet, window: Window, stands: Stands, isHere: (face: CardFace) => boolean): void
}

const isUnderGlass = ({ id }: CardFace): boolean => UNDER_GLASS.has(id)

/** The whole world, with the crowded part of Europe under a magnifying glass. `window.scale` is 1. */
export function drawWorldMap(sheet: Sheet, scene: Scene, window: Window, layers: Layers, marks?: Marks): void {
  const { pen } = sheet
  layGround(pen, scene, window, layers)
  drawOwners(pen, scene, window, layers)
  const isHere = (face: CardFace) => !isUnderGlass(face)
  marks?.below(pen, window, isHere)
  drawThreads(pen, scene, window)
  drawRegionNames(sheet, scene, window)
  drawTokens(sheet, scene, window, { radius: TOKEN, stands: STANDS, only: ({ face }) => isHere(face) })
  marks?.above(sheet, window, STANDS, isHere)
  drawGlass(sheet, scene, window, layers, marks)
}

/** Every Region by name, sign and colour, on the sea beside it. */
function drawRegionNames(sheet: Sheet, scene: Scene, window: Window): void {
  const { pen } = sheet
  for (const region of REGIONS) {
    const { fill, ink, sign: mark } = REGION_LOOKS[region]
    const name = scene.labels.regionShort[region]
    const w = widthOf(pen, name, 'bold', NAME) + 54
    const [x, y] = through(window, REGION_NAMES[region])
    pen.beginPath()
    pen.roundRect(x - w / 2, y - 20, w, 40, 10)
    finish(pen, fill, LODGE.ink, faint(LODGE.candle, 0.7), 2)
    sign(pen, mark, x - w / 2 + 22, y, 26, ink)
    write(sheet, name, x - w / 2 + 42, y, { face: 'bold', size: NAME, colour: ink })
  }
}

const NAME = 32

const TOKEN = 12

function drawGlass(sheet: Sheet, scene: Scene, window: Window, layers: Layers, marks?: Marks): void {
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
  layGround(pen, scene, part, layers)
  drawOwners(pen, scene, part, layers)
  marks?.below(pen, part, isUnderGlass)
  const only = ({ face }: Holding) => isUnderGlass(face)
  drawTokens({ ...sheet, pen }, scene, part, { radius: TOKEN + 2, stands: UNDER_GLASS_STANDS, only })
  marks?.above({ ...sheet, pen }, part, UNDER_GLASS_STANDS, isUnderGlass)
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
