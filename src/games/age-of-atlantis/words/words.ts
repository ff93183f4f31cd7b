/** What Age can say, in every language there is. */
import type { SaysIn, TextOf } from '../../../kernel/words.ts'
import { choose, type EditionWords } from '../../atlantis/words/words.ts'
import type { World } from '../../atlantis/world.ts'
import type { AgePack } from '../data/pack.ts'
import type { AgeView } from '../view.ts'
import type { agePhrases } from './en/phrases.ts'
import { en } from './en.ts'

/** What sentences are made from beside their parameters: numbers and names. */
export type AgeData = { readonly world: World; readonly pack: AgePack }

type Sentences = ReturnType<typeof agePhrases>
export type AgeText = TextOf<SaysIn<Sentences>>
export type AgeWords = EditionWords<AgeData, AgeView, Sentences>

export const wordsIn = choose<AgeWords>({ 'en-US': en })
