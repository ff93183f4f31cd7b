/** What the Atlantis games lend to posters and films. */
import type { View } from '../../src/games/atlantis/view.ts'
import { HOUSE } from '../kit/palette.ts'
import type { PictureAsk } from '../picture.ts'
import type { Stage } from '../poster/stage.ts'
import type { Edition } from './edition.ts'
import { drawEnding } from './endings.ts'
import { MAP } from './overview.ts'
import { sceneOf } from './scene.ts'

export const stageOf =
  <V extends View>(edition: Edition<V>) =>
  (view: V, ask: PictureAsk): Stage => {
    const { labels, mark, name } = sceneOf(view, ask, edition.words(ask.locale).pictures)
    const ending = view.final?.ending
    return {
      title: labels.title,
      mark,
      name,
      look: { ...HOUSE, lit: '#3a3218', ink: HOUSE.ivory },
      moral: ending ? labels.endings[ending].line : null,
      sight: MAP,
      art: ({ pen }, box) => drawEnding(pen, ending ?? 'continuation', box),
    }
  }
