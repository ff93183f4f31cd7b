/** The whole game at a glance: for every round how much of the island was left, and what was built in it. */
import { faint } from '../kit/colour.ts'
import { HOUSE } from '../kit/palette.ts'
import { type Box, columns, panel } from '../kit/panel.ts'
import { apart, type Sheet } from '../kit/sheet.ts'
import { write } from '../kit/text.ts'
import { SEA } from './look.ts'
import type { Scene } from './scene.ts'
import { sign } from './signs.ts'

const [MOST, SIGN, WORDS] = [14, 62, 44]
const LAND = '#3f9a74'

export function drawRounds(sheet: Sheet, scene: Scene, box: Box): void {
  const { rounds } = scene.view
  const tiles = scene.peninsulas.reduce((sum, peninsula) => sum + peninsula.tiles.length, 0)
  const first = Math.max(0, rounds.length - MOST)
  const chart = { ...box, x: box.x + SIGN, w: box.w - SIGN, h: box.h - WORDS }
  sign(sheet.pen, 'pyramid', box.x + SIGN / 2, box.y + chart.h / 2, 44, HOUSE.gold)
  const style = { face: 'italic', size: 32, colour: HOUSE.mist, align: 'center', room: box.w } as const
  write(sheet, scene.words.labels.counts.past, box.x + box.w / 2, box.y + box.h - WORDS / 2 + 2, style)
  for (const [i, place] of columns(chart, rounds.length - first, 6).entries()) {
    const { dry, built } = rounds[first + i]!
    const before = rounds[first + i - 1]?.built ?? 0
    drawRound(sheet, place, dry, dry / tiles, built - before)
  }
}

/** Land stands above the sea; a dot for each component. */
function drawRound(sheet: Sheet, box: Box, dry: number, share: number, built: number): void {
  const { pen } = sheet
  panel(pen, box, { fill: SEA.deep, rim: SEA.line, radius: 8 })
  apart(pen, () => {
    pen.beginPath()
    pen.roundRect(box.x + 2, box.y + 2, box.w - 4, box.h - 4, 7)
    pen.clip()
    pen.fillStyle = faint(LAND, 0.75)
    pen.fillRect(box.x, box.y + box.h * (1 - share), box.w, box.h * share)
  })
  const middle = box.x + box.w / 2
  write(sheet, `${dry}`, middle, box.y + 32, {
    face: 'heavy',
    size: 36,
    colour: HOUSE.ivory,
    align: 'center',
    halo: SEA.abyss,
    haloWidth: 4,
  })
  const step = Math.min(22, (box.w - 12) / Math.max(1, built))
  for (let i = 0; i < built; i++) {
    pen.beginPath()
    pen.arc(middle + (i - (built - 1) / 2) * step, box.y + box.h - 20, 8, 0, Math.PI * 2)
    pen.fillStyle = HOUSE.gold
    pen.fill()
    pen.strokeStyle = SEA.abyss
    pen.lineWidth = 2
    pen.stroke()
  }
}
