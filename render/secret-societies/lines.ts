/** What lies at a Deed of the row, laid out in lines: whose, which cards, how many Coins; the Drone and the Agents. */
import { coinsOn, droneBid, type Group, groupsAt } from '../../src/games/secret-societies/holdings/bidders.ts'
import type { LotView } from '../../src/games/secret-societies/view.ts'
import type { Seat } from '../../src/kernel/contract.ts'
import { faint } from '../kit/colour.ts'
import type { Box } from '../kit/panel.ts'
import type { Pen, Sheet } from '../kit/sheet.ts'
import { write } from '../kit/text.ts'
import { coin } from '../kit/tokens.ts'
import { bidderToken, chipWidth, drawChip } from './bids.ts'
import { LODGE } from './look.ts'
import type { Scene } from './scene.ts'
import { type Sign, sign } from './signs.ts'

const TOKEN = 17
const COIN = 18
const GAP = 5
const CLOSE = 8
const BETWEEN = 16

/** Laid out before it is known where it will be drawn. */
type Piece = { readonly w: number; draw(sheet: Sheet, x: number, y: number): void }

const tokenPiece = (scene: Scene, seat: Seat, dummy = false): Piece => ({
  w: TOKEN * 2 + 4,
  draw: (sheet, x, y) => bidderToken(sheet, scene, seat, dummy, x + TOKEN + 2, y, TOKEN),
})

const signPiece = (mark: Sign): Piece => ({ w: 40, draw: ({ pen }, x, y) => sign(pen, mark, x + 19, y, 34, LODGE.candle) })

/** A guest's Bids as pieces that belong together: token, cards, Coins. */
function piecesOf(pen: Pen, scene: Scene, group: Group): Piece[] {
  const coins = coinsOn(group)
  return [
    tokenPiece(scene, group.by, group.dummy),
    ...group.bids.map((bid): Piece => ({ w: chipWidth(pen, bid), draw: (sheet, x, y) => void drawChip(sheet, bid, x, y) })),
    ...(coins > 0
      ? [{ w: COIN * 2, draw: (sheet: Sheet, x: number, y: number) => coin(sheet, `${coins}`, x + COIN, y, COIN) }]
      : []),
  ]
}

const agentPieces = (scene: Scene, { agents }: LotView): Piece[] =>
  agents.length > 0 ? [signPiece('agent'), ...agents.map((seat) => tokenPiece(scene, seat))] : []

function dronePieces(scene: Scene): Piece[] {
  const bid = `${droneBid(scene.rules, scene.view)}`
  const style = { face: 'heavy', size: 36, colour: LODGE.candle } as const
  return [signPiece('drone'), { w: 30, draw: (sheet, x, y) => void write(sheet, bid, x + 4, y, style) }]
}

/** What belongs together: a guest with cards and Coins, the Drone, the Agents. */
type Cluster = { readonly pieces: readonly Piece[]; readonly fresh: boolean }
export type Line = readonly Cluster[]

/** All that lies at a Deed, in lines no wider than `room`; `packed`: several clusters to a line, where there are many. */
export function bidLines(
  pen: Pen,
  scene: Scene,
  lot: LotView,
  room: number,
  fresh: ReadonlySet<number>,
  packed: boolean,
): Line[] {
  const guests = groupsAt(lot).map((group): Cluster => {
    return { pieces: piecesOf(pen, scene, group), fresh: group.bids.some(({ n }) => fresh.has(n)) }
  })
  const drone: Cluster[] = lot.drone && !lot.taken ? [{ pieces: dronePieces(scene), fresh: false }] : []
  const agents: Cluster = { pieces: agentPieces(scene, lot), fresh: false }
  const lines: Cluster[][] = []
  for (const cluster of [...drone, ...guests, agents].flatMap((each) => broken(each, room))) {
    const last = lines.at(-1)
    if (packed && last && widthIn([...last, cluster], room) <= room) last.push(cluster)
    else lines.push([cluster])
  }
  return lines
}

/** Pieces move together, even a little over one another, before a cluster takes a second line. */
function broken({ pieces, fresh }: Cluster, room: number): Cluster[] {
  const lines: Piece[][] = []
  let wide = 0
  for (const piece of pieces) {
    if (lines.length === 0 || wide + piece.w - CLOSE > room) {
      lines.push([])
      wide = CLOSE
    }
    lines.at(-1)!.push(piece)
    wide += piece.w - CLOSE
  }
  return lines.map((line) => ({ pieces: line, fresh }))
}

const gapIn = ({ pieces }: Cluster, room: number): number => {
  const all = pieces.reduce((sum, { w }) => sum + w, 0)
  return pieces.length > 1 ? Math.min(GAP, (room - all) / (pieces.length - 1)) : 0
}

const clusterWidth = (cluster: Cluster, room: number): number =>
  cluster.pieces.reduce((sum, { w }) => sum + w + gapIn(cluster, room), -gapIn(cluster, room))

const widthIn = (line: Line, room: number): number =>
  line.reduce((sum, cluster) => sum + clusterWidth(cluster, room) + BETWEEN, -BETWEEN)

/** The usual height of a line. */
export const LINE = 46

export function drawLines(sheet: Sheet, lines: readonly Line[], { x, y, w }: Box, step: number): void {
  for (const [i, line] of lines.entries()) {
    const middle = y + step * (i + 0.5)
    let left = x + (w - widthIn(line, w)) / 2
    for (const cluster of line) {
      const wide = clusterWidth(cluster, w)
      if (cluster.fresh) highlight(sheet.pen, { x: left - 5, y: middle - step / 2 + 1, w: wide + 10, h: step - 2 })
      let at = left
      for (const piece of cluster.pieces) {
        piece.draw(sheet, at, middle)
        at += piece.w + gapIn(cluster, w)
      }
      left += wide + BETWEEN
    }
  }
}

/** New since the turn before. */
function highlight(pen: Pen, { x, y, w, h }: Box): void {
  pen.beginPath()
  pen.roundRect(x, y, w, h, 10)
  pen.fillStyle = faint(LODGE.candle, 0.3)
  pen.fill()
  pen.strokeStyle = LODGE.candle
  pen.lineWidth = 2.5
  pen.stroke()
}
