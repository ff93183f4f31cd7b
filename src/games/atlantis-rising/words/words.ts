/** What this game can say, and all else it tells about itself, by language. */
import { LOCALES, type Speaker } from '../../../kernel/language.ts'
import type { Catalogue, Phrases, SaysIn, TextOf } from '../../../kernel/words.ts'
import type { About, Place } from '../../hosted.ts'
import type { Data } from '../data/data.ts'
import type { Facts } from '../data/facts.ts'
import type { View } from '../view.ts'
import type { alt } from './en/alt.ts'
import type { closeup } from './en/closeup.ts'
import { en } from './en/index.ts'
import type { labels } from './en/labels.ts'
import type { phrasesFor } from './en/phrases.ts'

type RisingSays = SaysIn<ReturnType<typeof phrasesFor>>
export type RisingText = TextOf<RisingSays>
/** The text with this key. */
export type TextAt<Key extends RisingText['say']> = Extract<RisingText, { readonly say: Key }>

/** Says one of this game's texts. */
export type Tell = (text: RisingText) => string

export type RisingWords = {
  phrases(facts: Facts): Catalogue<RisingSays>
  /** Texts that only stories and logs of earlier tables still hold. */
  earlier(facts: Facts): Phrases
  about(data: Data): About
  headline(view: View, s: Speaker): string
  /** The whole table as text. */
  describe(view: View, s: Speaker, tell: Tell): string
  places(view: View, s: Speaker): readonly Place[]
  /** What stands in pictures, what is known of a place, and all pictures in sentences. */
  readonly labels: typeof labels
  readonly closeup: typeof closeup
  readonly alt: typeof alt
  /** What cards and councilors do. */
  readonly effects: Readonly<Record<'card' | 'councilor' | 'misfortune', (facts: Facts, id: string, s: Speaker) => string>>
}

const LANGUAGES: Readonly<Record<(typeof LOCALES)[number], RisingWords>> = { 'en-US': en }

const byLocale = new Map<string, RisingWords>(Object.entries(LANGUAGES))

/** The words in this language, or in the first one there is. */
export const wordsIn = (locale: string = LOCALES[0]): RisingWords => byLocale.get(locale) ?? LANGUAGES[LOCALES[0]]
