/** What the shared rules can say: the sentences both editions have. */
import type { SaysIn, TextOf } from '../../../kernel/words.ts'
import type { sharedPhrases } from './en/phrases.ts'

export type AtlantisText = TextOf<SaysIn<ReturnType<typeof sharedPhrases>>>
