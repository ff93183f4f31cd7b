/** The round track: how far the age has come, and where doom and end stand waiting. */
import type { View } from '../../src/games/atlantis/view.ts'
import { faint } from '../kit/colour.ts'
import { type Icon, icon } from '../kit/icons.ts'
import { HOUSE } from '../kit/palette.ts'
import { type Box, panel } from '../kit/panel.ts'
import type { Sheet } from '../kit/sheet.ts'
import { write } from '../kit/text.ts'
import { finish } from '../kit/tokens.ts'

type Marker = {
  readonly icon: Icon
  readonly at: number
  readonly fill: string
  readonly ink: string
  readonly flipped?: boolean
}

const markersOf = ({ round, doom, end }: View): Marker[] => [
  { icon: 'hourglass', at: round, fill: '#fbf6e6', ink: '#3a2a10' },
  { icon: 'wave', at: doom, fill: '#2a1020', ink: '#ff9c8a' },
  { icon: 'arrow', at: end.at, fill: end.flipped ? '#3d4650' : '#ffffff', ink: end.flipped ? '#c9d3da' : '#15181c' },
]

export function drawTrack(sheet: Sheet, view: View, box: Box): void {
  const { pen } = sheet
  const { length, relics } = view.track
  panel(pen, box, { fill: HOUSE.night, opacity: 0.94 })
  const cell = (box.w - 16) / length
  for (let n = 1; n <= length; n++) {
    const x = box.x + 8 + (n - 1) * cell
    const [past, doomed] = [n <= view.round, n >= view.doom]
    pen.beginPath()
    pen.roundRect(x + 2, box.y + 46, cell - 4, box.h - 54, 8)
    pen.fillStyle = past ? HOUSE.gold : doomed ? '#5c1f2b' : n >= view.end.at ? '#44505c' : HOUSE.raised
    pen.fill()
    const colour = past ? '#2a1f08' : doomed ? '#ffc9c0' : '#d5e1e8'
    write(sheet, String(n), x + cell / 2, box.y + 46 + (box.h - 54) / 2, { face: 'bold', size: 32, colour, align: 'center' })
  }
  const middle = (n: number) => box.x + 8 + (n - 0.5) * cell
  for (const n of relics) icon(pen, 'relic', middle(n), box.y + 26, 26, '#eaf6fb', faint('#0b1016', 0.9))
  const markers = markersOf(view)
  for (const marker of markers) {
    const here = markers.filter(({ at }) => at === marker.at)
    const aside = (here.indexOf(marker) - (here.length - 1) / 2) * 30
    drawMarker(sheet, marker, middle(marker.at) + aside, box.y + 24, here.length > 1 ? 17 : 21)
  }
}

function drawMarker({ pen }: Sheet, { icon: sign, fill, ink }: Marker, x: number, y: number, radius: number): void {
  pen.beginPath()
  if (sign === 'wave') {
    pen.moveTo(x, y - radius * 1.15)
    pen.lineTo(x + radius * 1.1, y + radius * 0.85)
    pen.lineTo(x - radius * 1.1, y + radius * 0.85)
    pen.closePath()
  } else if (sign === 'arrow') pen.roundRect(x - radius, y - radius * 0.85, radius * 2, radius * 1.7, 5)
  else pen.arc(x, y, radius, 0, Math.PI * 2)
  finish(pen, fill, '#ffffff', faint('#0b1016', 0.9), 2.2)
  icon(pen, sign, x, y + (sign === 'wave' ? radius * 0.22 : 0), radius * (sign === 'wave' ? 1.05 : 1.35), ink)
}
