/** A bidding dial: red for the attack, blue for the defence, white for peace, and a hand on what was chosen. */
import type { Stance } from '../../src/games/atlantis/terms.ts'
import { faint } from '../kit/colour.ts'
import { icon } from '../kit/icons.ts'
import { apart, type Sheet } from '../kit/sheet.ts'
import { write } from '../kit/text.ts'
import { BLUE, RED } from './sums.ts'

export const STANCE = {
  attack: { fill: RED },
  defend: { fill: BLUE },
  peace: { fill: '#e9e4d6' },
} as const

const BIDS = 6
/** Degrees a notch takes, and where each section begins: attack on the left, defence on the right, peace below. */
const NOTCH = 25
const START = { attack: 105, defend: 285, peace: 77 } as const

const angleOf = (stance: Stance, bid: number): number => ((START[stance] + NOTCH * (bid + 0.5)) * Math.PI) / 180

export function drawDial(sheet: Sheet, stance: Stance, bid: number, x: number, y: number, radius: number): void {
  const { pen } = sheet
  pen.beginPath()
  pen.arc(x, y, radius + 6, 0, Math.PI * 2)
  pen.fillStyle = '#2b2118'
  pen.fill()
  pen.strokeStyle = '#d9b45c'
  pen.lineWidth = 4
  pen.stroke()
  for (const side of ['attack', 'defend', 'peace'] as const) {
    const notches = side === 'peace' ? 1 : BIDS
    for (let n = 0; n < notches; n++) drawNotch(sheet, side, n, x, y, radius, side === stance && n === bid)
  }
  const hub = radius * 0.56
  pen.beginPath()
  pen.arc(x, y, hub, 0, Math.PI * 2)
  pen.fillStyle = STANCE[stance].fill
  pen.fill()
  pen.strokeStyle = '#f3e2b0'
  pen.lineWidth = 4
  pen.stroke()
  const ink = stance === 'peace' ? '#23303a' : '#ffffff'
  if (stance === 'peace') icon(pen, 'peace', x, y, hub * 1.2, ink)
  else write(sheet, String(bid), x, y, { face: 'heavy', size: hub * 1.35, colour: ink, align: 'center' })
}

function drawNotch(sheet: Sheet, side: Stance, n: number, x: number, y: number, radius: number, chosen: boolean): void {
  const { pen } = sheet
  const angle = angleOf(side, n)
  const half = ((NOTCH / 2) * Math.PI) / 180
  pen.beginPath()
  pen.arc(x, y, radius, angle - half, angle + half)
  pen.arc(x, y, radius * 0.6, angle + half, angle - half, true)
  pen.closePath()
  pen.fillStyle = chosen ? STANCE[side].fill : faint(STANCE[side].fill, 0.42)
  pen.fill()
  pen.strokeStyle = '#2b2118'
  pen.lineWidth = 2
  pen.stroke()
  const [tx, ty] = [x + Math.cos(angle) * radius * 0.8, y + Math.sin(angle) * radius * 0.8]
  if (side === 'peace') icon(pen, 'peace', tx, ty, radius * 0.24, chosen ? '#23303a' : '#f4efe2')
  else
    write(sheet, String(n), tx, ty, { face: 'heavy', size: radius * 0.25, colour: '#ffffff', align: 'center', weight: 'detail' })
  if (!chosen) return
  apart(pen, () => {
    pen.translate(x + Math.cos(angle) * (radius + 4), y + Math.sin(angle) * (radius + 4))
    pen.rotate(angle)
    pen.beginPath()
    pen.moveTo(-13, 0)
    pen.lineTo(11, -11)
    pen.lineTo(11, 11)
    pen.closePath()
    pen.fillStyle = '#ffd766'
    pen.fill()
    pen.strokeStyle = '#2b2118'
    pen.lineWidth = 2.5
    pen.stroke()
  })
}
