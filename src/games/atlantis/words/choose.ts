/** Which language is spoken. */
import { LOCALES } from '../../../kernel/language.ts'

/** The words of a language, or of the first one where there are none of that. */
export const choose =
  <W>(languages: Readonly<Record<(typeof LOCALES)[number], W>>) =>
  (locale: string = LOCALES[0]): W =>
    new Map<string, W>(Object.entries(languages)).get(locale) ?? languages[LOCALES[0]]
