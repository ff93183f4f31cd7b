/** The complete board of Age in words, from a view alone. */

import type { Speaker } from '../../../../kernel/language.ts'
import { describeBoard, describeSupply, type Speak } from '../../../atlantis/words/en/board.ts'
import { raceInWords } from '../../../common/race.ts'
import type { AgeView } from '../../view.ts'
import { GLOSSARY } from './glossary.ts'
import { race } from './outlook.ts'

export const describe = (view: AgeView, s: Speaker, speak: Speak) =>
  describeBoard(view, { s, speak, glossary: GLOSSARY }, { temples: temples(view, s), race: raceInWords(race(view, s)) })

function temples(view: AgeView, s: Speaker): string {
  const { light, dark, needed } = view.ascension
  return [
    `Temples on the map: ${light} of Light, ${dark} of Darkness; a lead of ${needed} for Light is Ascension.`,
    `${describeSupply(view)} ${s.count(view.deck, 'objective card')} in the deck.`,
  ].join('\n')
}
