/** The words of one pack, by language. */
import { LOCALES } from '../../../kernel/language.ts'
import type { Rules } from '../data/rules.ts'
import { english } from './en/index.ts'
import type { SocietiesWords } from './words.ts'

/** The words for a locale, or the first language's where it has none. */
export function wordsOf(rules: Rules): (locale: string) => SocietiesWords {
  const all: Readonly<Record<(typeof LOCALES)[number], SocietiesWords>> = { 'en-US': english(rules) }
  const known = new Map<string, SocietiesWords>(Object.entries(all))
  return (locale) => known.get(locale) ?? all[LOCALES[0]]
}
