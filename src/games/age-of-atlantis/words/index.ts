/** Age's words, by language. */
import { choose } from '../../atlantis/words/choose.ts'
import { en } from './en.ts'
import type { AgeWords } from './words.ts'

export const wordsIn = choose<AgeWords>({ 'en-US': en })
