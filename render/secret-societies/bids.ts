/** Bids: whose, which card, how many Coins, which are new; and how a Bid Card looks on the table. */
import type { BidView } from '../../src/games/secret-societies/view.ts'
import type { Seat } from '../../src/kernel/contract.ts'
import type { Pen, Sheet } from '../kit/sheet.ts'
import { widthOf, write } from '../kit/text.ts'
import { finish, outline, seatToken } from '../kit/tokens.ts'
import { LODGE } from './look.ts'
import { ticket } from './ornaments.ts'
import type { Scene } from './scene.ts'
import { sign } from './signs.ts'

/** Bids laid since an earlier view; or those of the turn before: the newest, and those the same guest laid right before it. */
export function newest(scene: Scene): ReadonlySet<number> {
  if (scene.before) {
    const known = new Set(scene.before.row.flatMap(({ bids }) => bids).map(({ n }) => n))
    const laid = scene.view.row.flatMap(({ bids }) => bids).filter(({ n }) => !known.has(n))
    return new Set(laid.map(({ n }) => n))
  }
  const all = scene.view.row.flatMap(({ bids }) => bids).sort((a, b) => b.n - a.n)
  const end = all.findIndex(({ by, n }, i) => by !== all[0]!.by || n !== all[0]!.n - i)
  return new Set((end < 0 ? all : all.slice(0, end)).map(({ n }) => n))
}

/** A guest's token, or the hollow one of a Dummy. */
export function bidderToken(sheet: Sheet, scene: Scene, seat: Seat, dummy: boolean, x: number, y: number, radius: number): void {
  const mark = scene.mark(seat)
  if (!dummy) {
    seatToken(sheet, mark, x, y, radius)
    return
  }
  outline(sheet.pen, mark.shape, x, y, radius)
  finish(sheet.pen, LODGE.mahogany, mark.fill, LODGE.cream, 6)
  write(sheet, scene.labels.dummyToken, x, y - 2, {
    face: 'heavy',
    size: Math.round(radius * 1.3),
    colour: LODGE.cream,
    align: 'center',
    weight: 'detail',
  })
}

const CHIP = { h: 40, pad: 6, size: 34 }

const faceOf = ({ card }: BidView): string => card ?? '?'
export const chipWidth = (pen: Pen, bid: BidView, size = CHIP.size): number =>
  Math.max(size * 0.9, widthOf(pen, faceOf(bid), 'heavy', size) + CHIP.pad * 2)

/** A Bid Card: ivory while it lies faceup, velvet while facedown, even where this seat knows what it is. */
export function drawChip(sheet: Sheet, bid: BidView, x: number, y: number, size = CHIP.size): number {
  const { pen } = sheet
  const w = chipWidth(pen, bid, size)
  const h = (CHIP.h * size) / CHIP.size
  const disguised = bid.of !== bid.by
  ticket(pen, { x, y: y - h / 2, w, h }, 5)
  pen.fillStyle = bid.down ? LODGE.claret : LODGE.cream
  pen.fill()
  pen.strokeStyle = bid.down ? LODGE.gilt : disguised ? '#a3242b' : LODGE.ink
  pen.lineWidth = disguised ? 4 : 2
  pen.stroke()
  write(sheet, faceOf(bid), x + w / 2, y, {
    face: 'heavy',
    size,
    colour: bid.down ? LODGE.candle : LODGE.ink,
    align: 'center',
  })
  if (bid.charm) sign(pen, 'heart', x + w - 3, y - h / 2 + 5, size * 0.62, '#e8638f', LODGE.ink)
  return w
}
