/** What Age's rules can say. */
import type { SaysIn, TextOf } from '../../../kernel/words.ts'
import type { agePhrases } from './en/phrases.ts'

export type AgeText = TextOf<SaysIn<ReturnType<typeof agePhrases>>>
