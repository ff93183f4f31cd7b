/** What Era can say, in every language there is. */
import type { SaysIn, TextOf } from '../../../kernel/words.ts'
import { choose, type EditionWords } from '../../atlantis/words/words.ts'
import type { World } from '../../atlantis/world.ts'
import type { EraPack } from '../data/pack.ts'
import type { EraView } from '../view.ts'
import type { campaign } from './en/campaign.ts'
import type { eraPhrases } from './en/phrases.ts'
import { en } from './en.ts'

/** What sentences are made from beside their parameters: numbers and names. */
export type EraData = { readonly world: World; readonly pack: EraPack }

type Sentences = ReturnType<typeof eraPhrases>
export type EraText = TextOf<SaysIn<Sentences>>
/** The campaign sheet is Era's own. */
export type EraWords = EditionWords<EraData, EraView, Sentences> & { readonly campaign: typeof campaign }

export const wordsIn = choose<EraWords>({ 'en-US': en })
