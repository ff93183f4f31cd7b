/** What Atlantis Rising lends to posters and films. */
import type { View } from '../../src/games/atlantis-rising/view.ts'
import { HOUSE } from '../kit/palette.ts'
import type { PictureAsk } from '../picture.ts'
import type { Stage } from '../poster/stage.ts'
import { ENDINGS } from './endings.ts'
import { SEA } from './look.ts'
import { ISLAND } from './overview.ts'
import { endingOf } from './score.ts'
import { sceneOf } from './staging.ts'

export function risingStage(view: View, ask: PictureAsk): Stage {
  const scene = sceneOf(view, ask)
  const { labels } = scene.words
  const { facts, players, result } = view
  return {
    title: labels.title,
    mark: scene.mark,
    name: scene.name,
    plays(seat) {
      const councilor = players.find((each) => each.seat === seat)?.councilor
      return councilor ? facts.names[councilor]! : null
    },
    look: {
      night: SEA.abyss,
      panel: SEA.panel,
      line: SEA.line,
      gold: HOUSE.gold,
      lit: result?.together === 'lost' ? '#2a1b2a' : '#5a430f',
      ink: HOUSE.ivory,
      mist: HOUSE.mist,
    },
    sight: ISLAND,
    moral: result ? labels.ending(result).line : null,
    art: (sheet, box) => (result ? endingOf(result) : ENDINGS.core!).draw(sheet, scene, box),
  }
}
