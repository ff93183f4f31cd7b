/** What this game can say, and what its questions are written with. */
import type { Option } from '../../../kernel/contract.ts'
import { rulesOf, type SaysIn, type TextOf } from '../../../kernel/words.ts'
import type { phrasesFor } from './en/phrases.ts'

export type RisingSays = SaysIn<ReturnType<typeof phrasesFor>>
export type RisingText = TextOf<RisingSays>
/** The text with this key. */
export type TextAt<Key extends RisingText['say']> = Extract<RisingText, { readonly say: Key }>

/** Says one of this game's texts. */
export type Tell = (text: RisingText) => string

export type Choice = Option<string, unknown, RisingText>
export const { pick, some, amount, split, order } = rulesOf<unknown, RisingText>()
