/** The words of one language, chosen in one place. */
import { LOCALES } from '../../../kernel/language.ts'
import { en } from './en/index.ts'
import type { AtlasWords } from './words.ts'

export const LANGUAGES: Readonly<Record<(typeof LOCALES)[number], AtlasWords>> = { 'en-US': en }

const all = new Map<string, AtlasWords>(Object.entries(LANGUAGES))

/** Where a language has no words, everybody hears the first. */
export const wordsIn = (locale: string = LOCALES[0]): AtlasWords => all.get(locale) ?? LANGUAGES[LOCALES[0]]
