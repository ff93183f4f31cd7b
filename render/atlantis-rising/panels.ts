/** Above the island: where the round stands, and how angry the gods are. */

import { HOUSE } from '../kit/palette.ts'
import { type Box, panel } from '../kit/panel.ts'
import type { Sheet } from '../kit/sheet.ts'
import { widthOf, write } from '../kit/text.ts'
import { SEA } from './look.ts'
import type { Scene } from './scene.ts'
import { sign } from './signs.ts'

export function drawTitle(sheet: Sheet, scene: Scene, { x, y, w }: Box): void {
  const { title, level: levelOf, headline } = scene.words.labels
  write(sheet, title, x, y + 30, { face: 'title', size: 44, colour: HOUSE.gold, halo: SEA.abyss, haloWidth: 4 })
  const wide = widthOf(sheet.pen, title, 'title', 44)
  const level = { face: 'italic', size: 26, colour: HOUSE.mist, weight: 'detail' } as const
  write(sheet, levelOf(scene.view), x + wide + 16, y + 36, { ...level, room: w - wide - 16 })
  write(sheet, headline(scene.view, scene.s), x, y + 78, {
    face: 'bold',
    size: 38,
    colour: HOUSE.ivory,
    room: w,
    halo: SEA.abyss,
    haloWidth: 4,
  })
}

/** One cell a round; the marker stands on the present one. */
export function drawWrath(sheet: Sheet, { view, words, s }: Scene, box: Box): void {
  const { pen } = sheet
  const { index, floods } = view.wrath
  panel(pen, box, { fill: SEA.panel, rim: SEA.line, opacity: 0.9 })
  sign(pen, 'trident', box.x + 32, box.y + 32, 44, SEA.alarm)
  const cells = view.facts.wrath
  const width = (box.w - 72) / cells.length
  for (const [i, value] of cells.entries()) {
    const here = i === index
    const cell = { x: box.x + 62 + i * width, y: box.y + 8, w: width - 5, h: 47 }
    const heat = ['#1d4a63', '#8a5a1c', '#a33d23', '#c01f2e'][Math.min(3, value)]!
    panel(pen, cell, {
      fill: heat,
      rim: here ? '#ffffff' : heat,
      rimWidth: here ? 4 : 0,
      radius: 9,
      opacity: i <= index ? 1 : 0.55,
    })
    write(sheet, String(value), cell.x + cell.w / 2, cell.y + cell.h / 2, {
      face: 'heavy',
      size: here ? 38 : 34,
      colour: i <= index ? '#ffffff' : HOUSE.mist,
      align: 'center',
    })
  }
  const isBad = view.result ? view.result.together === 'lost' : floods > 0
  const colour = isBad ? HOUSE.bad : HOUSE.good
  write(sheet, words.labels.prospect(view, s), box.x + 18, box.y + box.h - 22, {
    face: 'bold',
    size: 34,
    colour,
    room: box.w - 30,
  })
}
