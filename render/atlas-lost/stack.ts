/** Cards one below the other, in full while there is room; else in two columns and in brief. */
import type { CardId } from '../../src/games/atlas-lost/data/components.ts'
import { columns } from '../kit/panel.ts'
import { type Sheet, sheet } from '../kit/sheet.ts'
import { drawSlip, type Slip, slipHeight } from './cards.ts'
import { WIDTH } from './look.ts'
import type { Scene } from './scene.ts'

export type Stacked = Slip & { readonly card: CardId }

const SIDES = { x: 14, w: WIDTH - 28 }
const GAP = 12
const BRIEF = 134

export type Stack = { readonly height: number; draw(picture: Sheet, top: number): void }

export function stackOf(scene: Scene, slips: readonly Stacked[], room: number): Stack {
  const paper = sheet(1, 1)
  const heights = slips.map(({ card }) => slipHeight(paper, scene, card, SIDES.w))
  const height = heights.reduce((sum, h) => sum + h + GAP, 0)
  if (height <= room)
    return {
      height,
      draw(picture, top) {
        let y = top
        for (const [i, slip] of slips.entries()) {
          drawSlip(picture, scene, slip.card, { ...SIDES, y, h: heights[i]! }, slip)
          y += heights[i]! + GAP
        }
      },
    }
  const rows = Math.ceil(slips.length / 2)
  const row = Math.min(BRIEF, Math.floor(room / rows) - GAP)
  return {
    height: rows * (row + GAP),
    draw(picture, top) {
      for (const [i, slip] of slips.entries()) {
        const box = columns({ ...SIDES, y: top + Math.floor(i / 2) * (row + GAP), h: row }, 2, GAP)[i % 2]!
        drawSlip(picture, scene, slip.card, box, { ...slip, isBrief: true })
      }
    },
  }
}
