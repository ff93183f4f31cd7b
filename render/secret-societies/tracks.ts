/** A guest's tracks: Treasury and Satellite, then Monuments, Stars and headquarters. */
import type { Effect } from '../../src/games/secret-societies/data/effect.ts'
import type { PlayerView } from '../../src/games/secret-societies/view.ts'
import { faint } from '../kit/colour.ts'
import type { Box } from '../kit/panel.ts'
import type { Sheet } from '../kit/sheet.ts'
import { write } from '../kit/text.ts'
import { LODGE, REGION_LOOKS } from './look.ts'
import { plaque } from './ornaments.ts'
import type { Scene } from './scene.ts'
import { type Sign, sign } from './signs.ts'

type Cell = { readonly text?: string; readonly sign?: Sign }

const REWARDS: Readonly<Partial<Record<Effect['fx'], Sign>>> = {
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
  const cells = rules.treasuryTrack.map(({ income, coin }): Cell => (coin > 0 ? { sign: 'coin' } : { text: `+${income}` }))
  drawTrack(sheet, { mark: 'capitol', label: labels.tracks.treasury }, cells, player.treasury, box)
}

export function drawSatellite(sheet: Sheet, { rules, labels }: Scene, player: PlayerView, box: Box): void {
  const cells = rules.satelliteTrack.map(({ reward: [first] }): Cell => ({ sign: (first && REWARDS[first.fx]) ?? 'special' }))
  drawTrack(sheet, { mark: 'satellite', label: labels.tracks.satellite }, cells, player.satellite, box)
}

type Track = { readonly mark: Sign; readonly label: string }
const LABEL = 136

/** What it is; then cells in a row: those passed are brass, the one reached shines. */
function drawTrack(sheet: Sheet, { mark, label }: Track, cells: readonly Cell[], at: number, box: Box): void {
  const { pen } = sheet
  plaque(pen, box, { radius: 10 })
  const y = box.y + box.h / 2
  sign(pen, mark, box.x + 42, y, 40, LODGE.gilt)
  write(sheet, label, box.x + 76, y, { face: 'bold', size: 34, colour: LODGE.gilt, room: LABEL - 8 })
  const step = (box.w - 92 - LABEL) / cells.length
  for (const [i, { text, sign: reward }] of cells.entries()) {
    const [x, here, past] = [box.x + 78 + LABEL + i * step, i === Math.min(at, cells.length - 1), i < at]
    pen.beginPath()
    pen.roundRect(x + 2, box.y + 6, step - 4, box.h - 12, 8)
    pen.fillStyle = here ? LODGE.gilt : past ? LODGE.brass : faint('#000000', 0.35)
    pen.fill()
    pen.strokeStyle = here ? LODGE.candle : faint(LODGE.brass, 0.7)
    pen.lineWidth = here ? 4 : 1.5
    pen.stroke()
    const ink = here || past ? LODGE.ink : LODGE.smoke
    if (text) write(sheet, text, x + step / 2, y, { face: 'bold', size: 34, colour: ink, align: 'center' })
    else if (reward) sign(pen, reward, x + step / 2, y, 30, ink)
  }
}

/** Six spaces for Monuments, in their colours, and six for Stars; then the headquarters. */
export function drawSlots(sheet: Sheet, scene: Scene, player: PlayerView, box: Box): void {
  const { pen } = sheet
  plaque(pen, box, { radius: 10 })
  const y = box.y + box.h / 2
  const { tracks } = scene.labels
  let x = box.x + 20
  for (const [spaces, filled, mark, label] of [
    [scene.rules.monumentRow.length, player.monuments.length, 'monument', tracks.monuments],
    [scene.rules.starPower.length, player.stars.length, 'power', tracks.stars],
  ] as const) {
    x += write(sheet, label, x, y, { face: 'bold', size: 34, colour: LODGE.gilt }) + 34
    // An empty space shows what the next one brings: a Monument its reward, a Star its Power.
    const rewards = scene.rules.monumentRow.map(({ reward: [first] }) => first && REWARDS[first.fx])
    for (let i = 0; i < spaces; i++, x += 52) {
      const colour = mark === 'monument' ? player.monuments[i] : undefined
      const look = REGION_LOOKS[colour as keyof typeof REGION_LOOKS]
      pen.beginPath()
      pen.arc(x, y, 23, 0, Math.PI * 2)
      pen.fillStyle = i >= filled ? faint('#000000', 0.35) : (look?.fill ?? (mark === 'monument' ? '#8a8f98' : LODGE.gilt))
      pen.fill()
      pen.strokeStyle = i < filled ? LODGE.candle : faint(LODGE.brass, 0.7)
      pen.lineWidth = i < filled ? 3 : 1.5
      pen.stroke()
      const ink = i >= filled ? faint(LODGE.smoke, 0.6) : (look?.ink ?? LODGE.ink)
      const empty = i >= filled
      if (empty && mark === 'power') {
        const worth = { face: 'heavy', size: 30, colour: LODGE.smoke, align: 'center', weight: 'detail' } as const
        write(sheet, `${scene.rules.starPower[i]}`, x, y, worth)
      } else sign(pen, empty ? (rewards[i] ?? mark) : mark, x, y, 32, empty ? LODGE.smoke : ink)
    }
    x -= 10
  }
  sign(pen, 'crown', x + 14, y, 36, LODGE.gilt)
  const style = { face: 'bold', size: 34, colour: LODGE.cream, room: box.x + box.w - x - 60 } as const
  write(sheet, headquarters(scene, player), x + 44, y, style)
}

/** A pack may bring others, whose faces are known once their cards are laid. */
const headquarters = ({ rules }: Scene, { hq }: PlayerView): string => rules.cards[hq]?.name ?? hq
