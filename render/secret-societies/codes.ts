/** Codes of countries on a chart, with the owner's token; what would cover another gives way. */
import type { CardFace } from '../../src/games/secret-societies/data/rules.ts'
import { type Box, overlap } from '../kit/panel.ts'
import type { Pen, Sheet } from '../kit/sheet.ts'
import { widthOf, write } from '../kit/text.ts'
import { seatToken } from '../kit/tokens.ts'
import { LODGE } from './look.ts'
import { chartSite } from './places.ts'
import type { Scene } from './scene.ts'
import { hold, isOnMap, mainlandOf, type Point, through, type Window } from './world.ts'

const SIZE = 34
const TOKEN = 16

/** First where it belongs, then a little aside. */
const ASIDE: readonly Point[] = [
  [0, 0],
  ...[26, 44].flatMap((far): Point[] => [
    [0, far],
    [0, -far],
  ]),
  ...[50, 90].flatMap((far): Point[] => [
    [far, 0],
    [-far, 0],
    [far, 30],
    [-far, 30],
    [far, -30],
    [-far, -30],
  ]),
]

/** In the order of `faces`: the most important first. */
export function drawCodes(
  sheet: Sheet,
  scene: Scene,
  faces: readonly CardFace[],
  window: Window,
  ink: (face: CardFace) => string,
): void {
  const { pen } = sheet
  const owners = new Map(scene.view.world.map(({ deed, seat }) => [deed, seat]))
  const taken: Box[] = []
  const names: (() => void)[] = []
  for (const face of faces) {
    if (!isOnMap(face.numeric)) continue
    const seat = owners.get(face.id)
    const w = widthOf(pen, face.initials, 'heavy', SIZE) + (seat ? TOKEN * 2 + 10 : 0)
    const site = brought(through(window, chartSite(face)), face, window, w)
    if (!site) continue
    const place = ASIDE.map(([dx, dy]) => ({ x: site[0] + dx - w / 2, y: site[1] + dy - SIZE / 2, w, h: SIZE + 2 })).find(
      (box) => isInside(box, window) && !taken.some((other) => overlap(box, other)),
    )
    if (!place) continue
    taken.push(place)
    const y = place.y + place.h / 2
    if (Math.hypot(place.x + w / 2 - site[0], y - site[1]) > SIZE) leader(pen, site, [place.x + w / 2, y])
    names.push(() => {
      if (seat) seatToken(sheet, scene.mark(seat), place.x + TOKEN + 2, y, TOKEN)
      const left = place.x + (seat ? TOKEN * 2 + 10 : 0)
      write(sheet, face.initials, left, y, { face: 'heavy', size: SIZE, colour: ink(face), halo: LODGE.ink, haloWidth: 4 })
    })
  }
  // Leaders lie below all names: none is struck through.
  for (const name of names) name()
}

const isInside = ({ x, y, w, h }: Box, { left, top, w: wide, h: high }: Window): boolean =>
  x > left + 4 && x + w < left + wide - 4 && y > top + 2 && y + h < top + high - 2

/** A country out of sight is left out, unless a good part of it is in sight: then its name comes to the edge. */
function brought(
  [x, y]: Point,
  { numeric }: CardFace,
  { left, top, w, h, x: wx, y: wy, scale }: Window,
  room: number,
): Point | null {
  if (x > left && x < left + w && y > top && y < top + h)
    return [hold(left + room / 2 + 6, left + w - room / 2 - 6, x), hold(top + 22, top + h - 22, y)]
  const [west, north, east, south] = mainlandOf(numeric)
  const wide = Math.min(east, wx + w / scale) - Math.max(west, wx)
  const high = Math.min(south, wy + h / scale) - Math.max(north, wy)
  if (wide * scale < room || high * scale < 3 * SIZE) return null
  const edge = { x: room / 2 + 10, y: SIZE }
  return [hold(left + edge.x, left + w - edge.x, x), hold(top + edge.y, top + h - edge.y, y)]
}

function leader(pen: Pen, from: Point, to: Point): void {
  pen.beginPath()
  pen.moveTo(...from)
  pen.lineTo(...to)
  pen.strokeStyle = LODGE.candle
  pen.lineWidth = 2
  pen.stroke()
  pen.beginPath()
  pen.arc(...from, 5, 0, Math.PI * 2)
  pen.fillStyle = LODGE.candle
  pen.fill()
}
