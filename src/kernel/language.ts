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

export const speakerOf = (locale: string, name: Names): Speaker => naming(languageOf(heardIn(locale)), name)

/** Where no table gives the seats their names; in any language there is, for whoever has words in it. */
export const bySeat = (locale: string = LOCALES[0]): Speaker => naming(languageOf(locale), (seat) => seat)

/** The language itself stands behind it, not a copy: speakers are made for every panel and every line. */
const naming = (language: Language, name: Names): Speaker => Object.assign(Object.create(language) as Language, { name })

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
  const number = remembered((n) => numbers.format(n))
  const form = remembered((n) => cardinal.select(n))
  const plural = (n: number, forms: Forms) => forms[form(n)] ?? forms.other
  return {
    locale,
    count: (n, one, other = `${one}s`) => `${number(n)} ${plural(n, { one, other })}`,
    plural,
    list: (items, kind = 'and') => lists[kind].format(items),
    ordinal: (n) => `${number(n)}${ORDINAL_ENDINGS[ordinals.select(n)]}`,
    number,
    day: (at) => days.format(at),
  }
}

/** Games count in small numbers, again and again, and `Intl` takes its time. */
function remembered<T>(say: (n: number) => T): (n: number) => T {
  const small = Array.from({ length: 200 }, (_, n) => say(n))
  return (n) => small[n] ?? say(n)
}

const ORDINAL_ENDINGS: Readonly<Record<Intl.LDMLPluralRule, string>> = {
  zero: 'th',
  one: 'st',
  two: 'nd',
  few: 'rd',
  many: 'th',
  other: 'th',
}
