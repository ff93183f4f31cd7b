/** A guest's tracks: Treasury with its Power, and Satellite. */
import type { Effect } from '../../src/games/secret-societies/data/effect.ts'
import type { PlayerView } from '../../src/games/secret-societies/view.ts'
import { faint } from '../kit/colour.ts'
import type { Box } from '../kit/panel.ts'
import type { Sheet } from '../kit/sheet.ts'
import { write } from '../kit/text.ts'
import { LODGE } from './look.ts'
import { plaque } from './ornaments.ts'
import type { Scene } from './scene.ts'
import { type Sign, sign } from './signs.ts'

/** `power`: what reaching it is worth in the end. */
type Cell = { readonly text?: string; readonly sign?: Sign; readonly power?: number | null }

export const REWARDS: Readonly<Partial<Record<Effect['fx'], Sign>>> = {
  coin: 'coin',
  star: 'power',
  land: 'land',
  industry: 'factory',
  population: 'people',
  treasury: 'capitol',
  satellite: 'satellite',
  tile: 'tile',
}

export function drawTreasury(sheet: Sheet, { rules, labels }: Scene, player: PlayerView, box: Box): void {
  const cells = rules.treasuryTrack.map(
    ({ income, coin, power }): Cell => ({
      ...(coin > 0 ? { sign: 'coin' } : { text: `+${income}` }),
      power,
    }),
  )
  drawTrack(sheet, { mark: 'capitol', label: labels.tracks.treasury, below: labels.power }, cells, player.treasury, box)
}

export function drawSatellite(sheet: Sheet, { rules, labels }: Scene, player: PlayerView, box: Box): void {
  const cells = rules.satelliteTrack.map(
    ({ reward: [first] }, i): Cell => (first ? { sign: REWARDS[first.fx] ?? 'special' } : { text: `${i}` }),
  )
  drawTrack(sheet, { mark: 'satellite', label: labels.tracks.satellite }, cells, player.satellite, box)
}

/** `below`: what the numbers under its cells are. */
type Track = { readonly mark: Sign; readonly label: string; readonly below?: string }
const LABEL = 136
const CELL = 40

/** What it is; then cells in a row: those passed are brass, the one reached shines. */
function drawTrack(sheet: Sheet, { mark, label, below }: Track, cells: readonly Cell[], at: number, box: Box): void {
  const { pen } = sheet
  plaque(pen, box, { radius: 10 })
  const high = below ? CELL : box.h - 10
  const y = box.y + 5 + high / 2
  sign(pen, mark, box.x + 42, y, 40, LODGE.gilt)
  write(sheet, label, box.x + 76, y, { face: 'bold', size: 34, colour: LODGE.gilt, room: LABEL - 8 })
  const under = { face: 'italic', size: 32, colour: LODGE.smoke } as const
  const floor = box.y + box.h - 20
  if (below) write(sheet, below, box.x + 76, floor, under)
  const step = (box.w - 92 - LABEL) / cells.length
  for (const [i, { text, sign: reward, power }] of cells.entries()) {
    const [x, here, past] = [box.x + 78 + LABEL + i * step, i === Math.min(at, cells.length - 1), i < at]
    pen.beginPath()
    pen.roundRect(x + 2, box.y + 5, step - 4, high, 8)
    pen.fillStyle = here ? LODGE.gilt : past ? LODGE.brass : faint('#000000', 0.35)
    pen.fill()
    pen.strokeStyle = here ? LODGE.candle : faint(LODGE.brass, 0.7)
    pen.lineWidth = here ? 4 : 1.5
    pen.stroke()
    const ink = here || past ? LODGE.ink : LODGE.smoke
    if (text) write(sheet, text, x + step / 2, y, { face: 'bold', size: 34, colour: ink, align: 'center' })
    else if (reward) sign(pen, reward, x + step / 2, y, 30, ink)
    const colour = here || past ? LODGE.candle : LODGE.smoke
    if (power) write(sheet, `${power}`, x + step / 2, floor, { face: 'bold', size: 32, colour, align: 'center' })
  }
}
