/** The complete board of Age in words, from a view alone. */
import type { Text } from '../../kernel/contract.ts'
import type { Speaker } from '../../kernel/language.ts'
import { describeBoard, describeHeadline, describeSupply } from '../atlantis/text.ts'
import { plural } from '../atlantis/words.ts'
import type { AgeView } from './view.ts'
import { ENDING_NAMES, GLOSSARY } from './words.ts'

export const headline = (view: AgeView) => describeHeadline(view, ENDING_NAMES)

export const describe = (view: AgeView, s: Speaker, speak: (text: Text, s: Speaker) => string) =>
  describeBoard(view, { s, speak, glossary: GLOSSARY }, { temples: temples(view) })

function temples(view: AgeView): string {
  const { light, dark, needed } = view.ascension
  return [
    `Temples on the map: ${light} of Light, ${dark} of Darkness; a lead of ${needed} for Light is Ascension.`,
    `${describeSupply(view)} ${plural(view.deck, 'objective card')} in the deck.`,
  ].join('\n')
}
