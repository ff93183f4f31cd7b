/** What Atlas Lost lends to posters and films. */
import type { View } from '../../src/games/atlas-lost/view.ts'
import type { PictureAsk } from '../picture.ts'
import type { Stage } from '../poster/stage.ts'
import { SKIES } from './endings.ts'
import { DUSK, TITLE } from './look.ts'
import { BOARD } from './overview.ts'
import { sceneOf } from './scene.ts'
import { drawSky } from './sky.ts'

export function atlasStage(view: View, ask: PictureAsk): Stage {
  const { words, mark, name } = sceneOf(view, ask)
  const ending = view.result?.ending
  return {
    title: TITLE,
    mark,
    name,
    look: { ...DUSK, gold: DUSK.amber, lit: '#4b3413', ink: DUSK.ivory },
    moral: ending ? words.ending[ending].line : null,
    sight: BOARD,
    art: ({ pen }, box) => drawSky(pen, box, SKIES[ending ?? 'technology']),
  }
}
