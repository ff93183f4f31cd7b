/** What Era's rules can say. */
import type { SaysIn, TextOf } from '../../../kernel/words.ts'
import type { eraPhrases } from './en/phrases.ts'

export type EraText = TextOf<SaysIn<ReturnType<typeof eraPhrases>>>
