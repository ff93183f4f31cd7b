/** Age of Atlantis: the same world on old parchment. */
import type { AgeView } from '../../src/games/age-of-atlantis/view.ts'
import { wordsIn } from '../../src/games/age-of-atlantis/words/index.ts'
import { HOUSE } from '../kit/palette.ts'
import { panel } from '../kit/panel.ts'
import { apart } from '../kit/sheet.ts'
import type { Edition } from './edition.ts'
import { counted } from './panels.ts'
import { HEIGHT, WIDTH } from './world.ts'

export const age: Edition<AgeView> = {
  words: wordsIn,
  holdsTie: { coup: true, conflict: false, global: false },
  shade: '#3a2208',
  besideTrack: 176,
  grade(pen, width, height) {
    apart(pen, () => {
      const washes = [
        ['saturation', 'rgba(128, 128, 128, 0.38)'],
        ['multiply', '#f1dcc0'],
        ['screen', '#20140c'],
      ] as const
      for (const [mode, colour] of washes) {
        pen.globalCompositeOperation = mode
        pen.fillStyle = colour
        pen.fillRect(0, 0, width, height)
      }
    })
  },
  /** What Ascension is measured by: temples of light against those of darkness. */
  extras(sheet, { view }) {
    const standing = (building: 'light' | 'dark') =>
      view.areas.flatMap(({ buildings }) => buildings).filter((each) => each === building).length
    const box = { x: WIDTH - 180, y: HEIGHT - 18, w: 170, h: 96 }
    panel(sheet.pen, box, { fill: HOUSE.night, opacity: 0.94 })
    counted(sheet, 'light', String(standing('light')), box.x + 14, box.y + 29, HOUSE.amber)
    counted(sheet, 'dark', String(standing('dark')), box.x + 14, box.y + 69, '#d8c4ff')
  },
}
