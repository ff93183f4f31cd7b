/** What the round has brought so far, or what the last one left behind, as a strip of chips below the island. */
import { HOUSE } from '../kit/palette.ts'
import { type Box, panel } from '../kit/panel.ts'
import type { Sheet } from '../kit/sheet.ts'
import { write } from '../kit/text.ts'
import { bitsOf, chipsOf, type Mood } from './chips.ts'
import { SEA } from './look.ts'
import { drawRow, rowWidth } from './row.ts'
import type { Scene } from './scene.ts'

const RIMS: Readonly<Record<Mood, string>> = { bad: '#b34439', good: '#3f9a74', plain: SEA.line }
const [SIZE, HEIGHT, GAP] = [34, 54, 7]

export const storyHeight = (lines: number): number => lines * (HEIGHT + GAP) - GAP

/** The latest comes last; what does not fit any more is left off at the beginning. */
export function drawStory(sheet: Sheet, scene: Scene, whole: Box, lines: number): void {
  const box = scene.told.when === 'last round' ? besideReminder(sheet, scene, whole) : whole
  const chips = chipsOf(scene).map((chip) => {
    const bits = bitsOf(chip)
    return { bits, mood: chip.mood, width: Math.min(box.w, rowWidth(sheet, bits, SIZE) + 26) }
  })
  if (chips.length === 0) drawQuiet(sheet, scene, box)
  const shown: (typeof chips)[] = [[]]
  let room = box.w
  for (const chip of chips.toReversed()) {
    if (chip.width > room) {
      if (shown.length === lines) break
      shown.unshift([])
      room = box.w
    }
    shown[0]!.unshift(chip)
    room -= chip.width + GAP
  }
  for (const [line, row] of shown.entries()) {
    let x = box.x
    for (const chip of row) {
      const place = { x, y: box.y + line * (HEIGHT + GAP), w: chip.width, h: HEIGHT }
      const isLast = chip === row.at(-1) && line === shown.length - 1
      const rimWidth = isLast ? 5 : 3
      panel(sheet.pen, place, { fill: SEA.panel, rim: RIMS[chip.mood], rimWidth, opacity: 0.93, radius: 12 })
      drawRow(sheet, scene, chip.bits, x + 13, place.y + HEIGHT / 2, SIZE, box.w - 26)
      x += chip.width + GAP
    }
  }
}

/** While nothing has happened yet, the last round is told, and called so. */
function besideReminder(sheet: Sheet, { words }: Scene, box: Box): Box {
  const style = { face: 'italic', size: SIZE, colour: HOUSE.mist, halo: SEA.abyss, haloWidth: 4 } as const
  const wide = write(sheet, words.labels.lastRound, box.x + 8, box.y + HEIGHT / 2, style) + 24
  return { ...box, x: box.x + wide, w: box.w - wide }
}

function drawQuiet(sheet: Sheet, { view, words }: Scene, box: Box): void {
  write(sheet, words.labels.quiet(view.phase), box.x + 8, box.y + 28, {
    face: 'italic',
    size: 34,
    colour: HOUSE.mist,
    halo: SEA.abyss,
    haloWidth: 4,
  })
}
