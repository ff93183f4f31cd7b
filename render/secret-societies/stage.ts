/** What Secret Societies lends to posters and films. */
import type { Rules } from '../../src/games/secret-societies/data/rules.ts'
import type { View } from '../../src/games/secret-societies/view.ts'
import type { PictureAsk } from '../picture.ts'
import type { Stage } from '../poster/stage.ts'
import { LODGE } from './look.ts'
import { emblem, rays } from './ornaments.ts'
import { WORLD } from './overview.ts'
import { sceneOf } from './scene.ts'

export const societiesStage =
  (rules: Rules) =>
  (view: View, ask: PictureAsk): Stage => {
    const { labels, mark, name } = sceneOf(rules, view, ask)
    return {
      title: labels.title,
      mark,
      name,
      look: {
        night: LODGE.oxblood,
        panel: LODGE.mahogany,
        line: LODGE.brass,
        gold: LODGE.candle,
        lit: '#5a3f1c',
        ink: LODGE.cream,
        mist: LODGE.smoke,
      },
      moral: view.final ? labels.over : null,
      sight: WORLD,
      art({ pen }, { x, y, w, h }) {
        pen.save()
        pen.beginPath()
        pen.rect(x, y, w, h)
        pen.clip()
        pen.fillStyle = LODGE.wine
        pen.fillRect(x, y, w, h)
        rays(pen, x + w / 2, y + h / 2)
        for (const side of [90, w - 90]) emblem(pen, x + side, y + h / 2, 64)
        pen.restore()
      },
    }
  }
