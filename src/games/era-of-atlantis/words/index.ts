/** Era's words, by language. */
import { choose } from '../../atlantis/words/choose.ts'
import { en } from './en.ts'
import type { EraWords } from './words.ts'

export const wordsIn = choose<EraWords>({ 'en-US': en })
