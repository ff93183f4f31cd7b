/** What can be said in this game, with which parameters. */
import type { Text } from '../../../kernel/contract.ts'
import type { SaysIn, TextOf } from '../../../kernel/words.ts'
import type { Cost } from '../data/language.ts'
import type { phrasesOf } from './en/phrases/catalogue.ts'

export type AtlasSays = SaysIn<ReturnType<typeof phrasesOf>>
export type AtlasText = TextOf<AtlasSays>

/** A question of this game is asked in its own texts. */
export const inAtlas = (text: Text): AtlasText => text as AtlasText

/** What an option costs, as its label says. */
export function costIn(label: Text): Cost {
  const text = inAtlas(label)
  return 'cost' in text ? text.cost : {}
}
