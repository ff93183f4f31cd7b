/** Atlanteans: whose they are is colour, shape and letter; a Leader is larger and crowned; whoever has acted lies down. */
import type { Piece, PlayerView } from '../../src/games/atlantis-rising/view.ts'
import { faint } from '../kit/colour.ts'
import { HOUSE, type SeatMark } from '../kit/palette.ts'
import { apart, type Pen, type Sheet } from '../kit/sheet.ts'
import { outline, seatPiece, seatToken } from '../kit/tokens.ts'
import { SEA } from './look.ts'
import type { Scene } from './scene.ts'
import { sign } from './signs.ts'

export function drawPiece(sheet: Sheet, scene: Scene, piece: Piece, x: number, y: number, radius: number): void {
  const { pen } = sheet
  const mark = scene.mark(piece.owner)
  const size = piece.kind === 'leader' ? radius * 1.14 : piece.kind === 'volunteer' ? radius * 0.86 : radius
  shade(pen, x, y + size * 0.85, size)
  apart(pen, () => {
    pen.translate(x, y)
    if (piece.down) {
      pen.globalAlpha = 0.62
      pen.rotate(-Math.PI / 2)
    }
    if (piece.kind === 'hologram') drawRing(pen, mark, size, '#8ff4ff', [])
    if (piece.kind === 'volunteer') drawRing(pen, mark, size, HOUSE.ivory, [5, 5])
    seatToken(sheet, mark, 0, 0, size)
    if (piece.kind === 'leader') drawCrown(pen, 0, -size * 1.22, size * 1.15)
  })
  drawWish(sheet, scene, piece.id, x, y, radius)
  if (scene.view.automaton === piece.id) sign(pen, 'gear', x + size * 0.95, y + size * 0.7, size * 1.05, '#cfe3ea', '#0b1016')
}

/** Somebody asks for this place, or asks its owner to wait. */
function drawWish(sheet: Sheet, { view, mark }: Scene, piece: string, x: number, y: number, radius: number): void {
  const waits = view.waits[piece]
  const by = view.requests.find((request) => request.piece === piece)?.by ?? waits
  if (by === undefined) return
  seatToken(sheet, mark(by), x + radius, y - radius * 0.9, radius * 0.55)
  sign(sheet.pen, waits === undefined ? 'arrow' : 'hourglass', x + radius, y + radius * 0.4, radius * 1.15, SEA.fresh, SEA.abyss)
}

const shade = (pen: Pen, x: number, y: number, radius: number): void => {
  pen.beginPath()
  pen.ellipse(x + 2, y + 1, radius * 0.95, radius * 0.38, 0, 0, Math.PI * 2)
  pen.fillStyle = faint('#05101c', 0.4)
  pen.fill()
}

const drawCrown = (pen: Pen, x: number, y: number, size: number): void => sign(pen, 'crown', x, y, size, '#ffd95e', '#33230a')

function drawRing(pen: Pen, { shape }: SeatMark, size: number, colour: string, dash: number[]): void {
  outline(pen, shape, 0, 0, size * 1.22)
  pen.setLineDash(dash)
  pen.strokeStyle = colour
  pen.lineWidth = 4
  pen.stroke()
  pen.setLineDash([])
}

/** A free place. */
export function drawSocket(pen: Pen, x: number, y: number, radius: number): void {
  pen.beginPath()
  pen.arc(x, y, radius, 0, Math.PI * 2)
  pen.fillStyle = faint('#08131f', 0.34)
  pen.fill()
  pen.strokeStyle = faint('#ffffff', 0.75)
  pen.lineWidth = 2.2
  pen.stroke()
}

/** Where there is room for any number: one piece for each player, with the number of those there. */
export type Crowd = { readonly seat: string; readonly count: number; readonly leads: boolean; readonly down: boolean }

export const crowdOf = ({ view }: Scene, pieces: readonly Piece[]): Crowd[] =>
  view.players.flatMap(({ seat }: PlayerView) => {
    const own = pieces.filter(({ owner }) => owner === seat)
    if (own.length === 0) return []
    return [{ seat, count: own.length, leads: own.some(({ kind }) => kind === 'leader'), down: own.every(({ down }) => down) }]
  })

export function drawCrowd(
  sheet: Sheet,
  scene: Scene,
  { seat, count, leads, down }: Crowd,
  x: number,
  y: number,
  radius: number,
): void {
  shade(sheet.pen, x, y + radius * 0.85, radius)
  apart(sheet.pen, () => {
    if (down) sheet.pen.globalAlpha = 0.62
    // One alone needs no number, and its letter can be as large as anywhere.
    if (count === 1) seatToken(sheet, scene.mark(seat), x, y, radius)
    else seatPiece(sheet, scene.mark(seat), String(count), x, y, radius)
    if (leads) drawCrown(sheet.pen, x, y - radius * 1.3, radius * 1.1)
  })
}
