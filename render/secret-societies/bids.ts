/** Bids as they lie at a Deed: whose, which cards, how many Coins. One guest, one group; groups flow over lines. */
import type { BidView, LotView } from '../../src/games/secret-societies/view.ts'
import type { Seat } from '../../src/kernel/contract.ts'
import { faint } from '../kit/colour.ts'
import type { SeatMark } from '../kit/palette.ts'
import type { Pen, Sheet } from '../kit/sheet.ts'
import { widthOf, write } from '../kit/text.ts'
import { coin, finish, outline, seatToken } from '../kit/tokens.ts'
import { LODGE } from './look.ts'
import { ticket } from './ornaments.ts'
import type { Scene } from './scene.ts'
import { sign } from './signs.ts'

export type Group = { readonly by: Seat; readonly dummy: boolean; readonly bids: readonly BidView[] }

/** Bids of one guest at one Deed, together; Dummies bid for themselves. */
export function groupsAt({ bids }: LotView): Group[] {
  const groups: { by: Seat; dummy: boolean; bids: BidView[] }[] = []
  for (const bid of bids) {
    const same = groups.find(({ by, dummy }) => by === bid.by && dummy === bid.dummy && !dummy)
    if (same) same.bids.push(bid)
    else groups.push({ by: bid.by, dummy: bid.dummy, bids: [bid] })
  }
  return groups
}

export const coinsOn = ({ bids }: Group): number => bids.reduce((sum, { coins }) => sum + coins, 0)

/** The Bids of the turn before: the newest, and those the same guest laid right before it. */
export function newest(scene: Scene): ReadonlySet<number> {
  const all = scene.view.row.flatMap(({ bids }) => bids).sort((a, b) => b.n - a.n)
  const end = all.findIndex(({ by, n }, i) => by !== all[0]!.by || n !== all[0]!.n - i)
  return new Set((end < 0 ? all : all.slice(0, end)).map(({ n }) => n))
}

/** What the Drone bids, while the Robots have not combined with it. */
export function droneBid(scene: Scene): number {
  const abilities = Object.values(scene.rules.societies).flatMap((society) => society.abilities)
  for (const ability of abilities)
    if ('power' in ability && ability.power === 'drone' && scene.view.drone)
      return (scene.view.drone.flipped ? ability.back : ability.front) + scene.view.drone.coins
  return 0
}

/** A guest's token, or the hollow one of a Dummy. */
export function bidderToken(sheet: Sheet, mark: SeatMark, dummy: boolean, x: number, y: number, radius: number): void {
  if (!dummy) {
    seatToken(sheet, mark, x, y, radius)
    return
  }
  outline(sheet.pen, mark.shape, x, y, radius)
  finish(sheet.pen, LODGE.ink, mark.fill, faint('#000000', 0.85), 4)
  write(sheet, 'd', x, y - 2, {
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
  Math.max(size * 0.9, widthOf(pen, faceOf(bid), 'heavy', size) + CHIP.pad * 2) + (bid.charm ? 22 : 0)

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
  const room = w - (bid.charm ? 22 : 0)
  write(sheet, faceOf(bid), x + room / 2, y, {
    face: 'heavy',
    size,
    colour: bid.down ? LODGE.candle : LODGE.ink,
    align: 'center',
  })
  if (bid.charm) sign(pen, 'heart', x + w - 14, y, 20, bid.down ? '#f7a8c4' : '#a3242b')
  return w
}

const TOKEN = 17
const COIN = 18
const GAP = 5

type Piece = { readonly w: number; draw(x: number, y: number): void }

/** A guest's Bids as pieces that belong together: token, cards, Coins. */
function piecesOf(sheet: Sheet, scene: Scene, group: Group): Piece[] {
  const mark = scene.mark(group.by)
  const coins = coinsOn(group)
  return [
    { w: TOKEN * 2 + 4, draw: (x, y) => bidderToken(sheet, mark, group.dummy, x + TOKEN + 2, y, TOKEN) },
    ...group.bids.map((bid) => ({
      w: chipWidth(sheet.pen, bid),
      draw: (x: number, y: number) => void drawChip(sheet, bid, x, y),
    })),
    ...(coins > 0 ? [{ w: COIN * 2, draw: (x: number, y: number) => coin(sheet, `${coins}`, x + COIN, y, COIN) }] : []),
  ]
}

const agentPieces = (sheet: Sheet, scene: Scene, lot: LotView): Piece[] =>
  lot.agents.map((seat) => ({
    w: 40,
    draw(x, y) {
      const { fill, letter, ink } = scene.mark(seat)
      sign(sheet.pen, 'agent', x + 20, y, 40, fill, LODGE.ink)
      write(sheet, letter, x + 20, y + 11, { face: 'heavy', size: 17, colour: ink, align: 'center', weight: 'detail' })
    },
  }))

const dronePieces = (sheet: Sheet, scene: Scene): Piece[] => {
  const bid = `${droneBid(scene)}`
  return [
    { w: 42, draw: (x, y) => sign(sheet.pen, 'drone', x + 19, y, 36, LODGE.candle) },
    { w: 30, draw: (x, y) => void write(sheet, bid, x + 4, y, { face: 'heavy', size: 36, colour: LODGE.candle }) },
  ]
}

export type Line = { readonly pieces: readonly Piece[]; readonly fresh: boolean }

/** All that lies at a Deed, in lines no wider than `room`. */
export function bidLines(sheet: Sheet, scene: Scene, lot: LotView, room: number, fresh: ReadonlySet<number>): Line[] {
  const lines: Line[] = []
  const add = (pieces: readonly Piece[], isFresh: boolean) => {
    let line: Piece[] = []
    let wide = 0
    for (const piece of pieces) {
      if (line.length > 0 && wide + piece.w > room) {
        lines.push({ pieces: line, fresh: isFresh })
        line = []
        wide = 0
      }
      line.push(piece)
      wide += piece.w + GAP
    }
    if (line.length > 0) lines.push({ pieces: line, fresh: isFresh })
  }
  if (lot.drone && !lot.taken) add(dronePieces(sheet, scene), false)
  for (const group of groupsAt(lot))
    add(
      piecesOf(sheet, scene, group),
      group.bids.some(({ n }) => fresh.has(n)),
    )
  add(agentPieces(sheet, scene, lot), false)
  return lines
}

export const LINE = 46

export function drawLines(sheet: Sheet, lines: readonly Line[], x: number, y: number, w: number): void {
  const { pen } = sheet
  for (const [i, { pieces, fresh }] of lines.entries()) {
    const middle = y + LINE * (i + 0.5)
    if (fresh) {
      pen.beginPath()
      pen.roundRect(x - 3, middle - LINE / 2 + 1, w + 6, LINE - 2, 10)
      pen.fillStyle = faint(LODGE.candle, 0.3)
      pen.fill()
      pen.strokeStyle = LODGE.candle
      pen.lineWidth = 2.5
      pen.stroke()
    }
    const all = pieces.reduce((sum, piece) => sum + piece.w + GAP, -GAP)
    let left = x + (w - all) / 2
    for (const piece of pieces) {
      piece.draw(left, middle)
      left += piece.w + GAP
    }
  }
}
