/**
 * What differs from language to language besides the words: plurals, lists, ordinals, numbers. All of it is `Intl`'s, so a further
 * language is one more catalogue and nothing here.
 */
export type Language = {
  readonly locale: string
  /** "1 card", "3 cards". */
  count(n: number, one: string, other?: string): string
  /** The form that goes with a number; languages with more than two have more of them. */
  plural(n: number, forms: Forms): string
  /** "a, b and c"; with `or`, "a, b or c". */
  list(items: readonly string[], kind?: 'and' | 'or'): string
  /** "1st", "2nd". */
  ordinal(n: number): string
  /** "12,500". */
  number(n: number): string
  /** "24 Dec 2026", in the world's own time: the same day for everybody. */
  day(at: number): string
}
export type Forms = { readonly other: string } & { readonly [form in Intl.LDMLPluralRule]?: string }

/** How a seat is called at this table. */
export type Names = (seat: string) => string

/** Who speaks to whom: the language, and how seats are called at this table. */
export type Speaker = Language & { readonly name: Names }

/** The languages there are words in; the first is what everybody else hears. */
export const LOCALES = ['en-US'] as const

const known = new Map<string, Language>()

function languageOf(locale: string): Language {
  const language = known.get(locale) ?? makeLanguage(locale)
  known.set(locale, language)
  return language
}

/** The language somebody hears: theirs, if there are words in it, or the first one. Never one's words with another's plurals. */
export const heardIn = (locale: string): string => LOCALES.find((known) => known === locale) ?? LOCALES[0]

export const speakerOf = (locale: string, name: Names): Speaker => ({ ...languageOf(heardIn(locale)), name })

/** Where no table gives the seats their names; in any language there is, for whoever has words in it. */
export const bySeat = (locale: string = LOCALES[0]): Speaker => ({ ...languageOf(locale), name: (seat) => seat })

function makeLanguage(locale: string): Language {
  const cardinal = new Intl.PluralRules(locale)
  const ordinals = new Intl.PluralRules(locale, { type: 'ordinal' })
  const numbers = new Intl.NumberFormat(locale)
  // British English, so that the last comma stays away ("a, b and c") and the day comes before the month.
  const british = locale === 'en-US' ? 'en-GB' : locale
  const lists = {
    and: new Intl.ListFormat(british, { type: 'conjunction' }),
    or: new Intl.ListFormat(british, { type: 'disjunction' }),
  }
  const days = new Intl.DateTimeFormat(british, { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' })
  const plural = (n: number, forms: Forms) => forms[cardinal.select(n)] ?? forms.other
  return {
    locale,
    count: (n, one, other = `${one}s`) => `${numbers.format(n)} ${plural(n, { one, other })}`,
    plural,
    list: (items, kind = 'and') => lists[kind].format(items),
    ordinal: (n) => `${numbers.format(n)}${ORDINAL_ENDINGS[ordinals.select(n)]}`,
    number: (n) => numbers.format(n),
    day: (at) => days.format(at),
  }
}

const ORDINAL_ENDINGS: Readonly<Record<Intl.LDMLPluralRule, string>> = {
  zero: 'th',
  one: 'st',
  two: 'nd',
  few: 'rd',
  many: 'th',
  other: 'th',
}
