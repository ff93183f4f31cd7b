/** The round track: how far the age has come, and where doom and end stand waiting. */
import type { View } from '../../src/games/atlantis/view.ts'
import { HOUSE } from '../kit/palette.ts'
import type { Box } from '../kit/panel.ts'
import type { Sheet } from '../kit/sheet.ts'
import { type Cell, drawTrack, type Marker } from '../kit/track.ts'

export function drawRounds(sheet: Sheet, view: View, box: Box): void {
  const { round, doom, end, track } = view
  const cells = Array.from({ length: track.length }, (_, i): Cell => {
    const text = String(i + 1)
    if (i < round) return { text, fill: HOUSE.gold, ink: '#2a1f08' }
    if (i + 1 >= doom) return { text, fill: '#5c1f2b', ink: '#ffc9c0' }
    return { text, fill: i + 1 >= end.at ? '#44505c' : HOUSE.raised, ink: '#d5e1e8' }
  })
  const markers: readonly Marker[] = [
    { icon: 'hourglass', form: 'disc', at: round - 1, fill: '#fbf6e6', ink: '#3a2a10' },
    { icon: 'wave', form: 'peak', at: doom - 1, fill: '#2a1020', ink: '#ff9c8a' },
    { icon: 'arrow', form: 'tablet', at: end.at - 1, ...(end.flipped ? FLIPPED : UNFLIPPED) },
  ]
  drawTrack(
    sheet,
    box,
    cells,
    markers,
    track.relics.map((n) => ({ at: n - 1, icon: 'relic' })),
  )
}

const UNFLIPPED = { fill: '#ffffff', ink: '#15181c' }
const FLIPPED = { fill: '#3d4650', ink: '#c9d3da' }
