/** What a language has to bring for this game, and what can be said in it. */
import type { Text } from '../../../kernel/contract.ts'
import type { Speaker } from '../../../kernel/language.ts'
import type { Catalogue, SaysIn, TextOf } from '../../../kernel/words.ts'
import type { About, Place } from '../../hosted.ts'
import type { Components } from '../data/components.ts'
import type { Cost } from '../data/language.ts'
import type { View } from '../view.ts'
import type { alt } from './en/alt.ts'
import type { labels } from './en/labels.ts'
import type { phrasesOf } from './en/phrases/catalogue.ts'

export type AtlasSays = SaysIn<ReturnType<typeof phrasesOf>>
export type AtlasText = TextOf<AtlasSays>

export type AtlasWords = {
  /** What the rules say; figures come from the pack, so another pack explains itself. */
  readonly phrases: (data: Components) => Catalogue<AtlasSays>
  readonly about: (data: Components) => About
  readonly headline: (view: View, s: Speaker) => string
  readonly describe: (view: View, s: Speaker) => string
  readonly places: (view: View, s: Speaker) => readonly Place[]
  readonly alt: typeof alt
  readonly labels: typeof labels
}

/** A question of this game is asked in its own texts. */
export const inAtlas = (text: Text): AtlasText => text as AtlasText

/** What an option costs, as its label says. */
export function costIn(label: Text): Cost {
  const text = inAtlas(label)
  return 'cost' in text ? text.cost : {}
}
