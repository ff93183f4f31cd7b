/** A track: numbered cells in a row, markers standing over them. */
import { faint } from './colour.ts'
import { type Icon, icon } from './icons.ts'
import { HOUSE } from './palette.ts'
import { type Box, panel } from './panel.ts'
import type { Pen, Sheet } from './sheet.ts'
import { write } from './text.ts'
import { finish } from './tokens.ts'

export type Cell = { readonly text: string; readonly fill: string; readonly ink: string }

/** Markers differ in form as well as in colour. `at` counts cells from 0. */
export type Marker = {
  readonly at: number
  readonly icon: Icon
  readonly form: 'disc' | 'peak' | 'tablet'
  readonly fill: string
  readonly ink: string
}

/** Room above the cells, for markers. */
const ABOVE = 46

export function drawTrack(
  sheet: Sheet,
  box: Box,
  cells: readonly Cell[],
  markers: readonly Marker[],
  signs: readonly { at: number; icon: Icon }[],
): void {
  const { pen } = sheet
  panel(pen, box, { fill: HOUSE.night, opacity: 0.94 })
  const width = (box.w - 16) / cells.length
  const middle = (n: number) => box.x + 8 + (n + 0.5) * width
  const [top, height] = [box.y + ABOVE, box.h - ABOVE - 8]
  for (const [n, { text, fill, ink }] of cells.entries()) {
    pen.beginPath()
    pen.roundRect(middle(n) - width / 2 + 2, top, width - 4, height, 8)
    pen.fillStyle = fill
    pen.fill()
    write(sheet, text, middle(n), top + height / 2, { face: 'bold', size: 32, colour: ink, align: 'center' })
  }
  for (const sign of signs) icon(pen, sign.icon, middle(sign.at), box.y + 26, 26, '#eaf6fb', faint('#0b1016', 0.9))
  for (const marker of markers) {
    const here = markers.filter(({ at }) => at === marker.at)
    const aside = (here.indexOf(marker) - (here.length - 1) / 2) * 30
    drawMarker(pen, marker, middle(marker.at) + aside, box.y + 24, here.length > 1 ? 17 : 21)
  }
}

function drawMarker(pen: Pen, { icon: sign, form, fill, ink }: Marker, x: number, y: number, radius: number): void {
  pen.beginPath()
  if (form === 'peak') {
    pen.moveTo(x, y - radius * 1.15)
    pen.lineTo(x + radius * 1.1, y + radius * 0.85)
    pen.lineTo(x - radius * 1.1, y + radius * 0.85)
    pen.closePath()
  } else if (form === 'tablet') pen.roundRect(x - radius, y - radius * 0.85, radius * 2, radius * 1.7, 5)
  else pen.arc(x, y, radius, 0, Math.PI * 2)
  finish(pen, fill, '#ffffff', faint('#0b1016', 0.9), 2.2)
  const low = form === 'peak'
  icon(pen, sign, x, y + (low ? radius * 0.22 : 0), radius * (low ? 1.05 : 1.35), ink)
}
