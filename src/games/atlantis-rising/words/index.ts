/** The words of this game, by language. */
import { LOCALES } from '../../../kernel/language.ts'
import { en } from './en/index.ts'
import type { RisingWords } from './words.ts'

const LANGUAGES: Readonly<Record<(typeof LOCALES)[number], RisingWords>> = { 'en-US': en }

const byLocale = new Map<string, RisingWords>(Object.entries(LANGUAGES))

/** The words in this language, or in the first one there is. */
export const wordsIn = (locale: string = LOCALES[0]): RisingWords => byLocale.get(locale) ?? LANGUAGES[LOCALES[0]]
