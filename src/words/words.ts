/**
 * What the bot itself says, at tables, in panels, for leagues and commands. Games bring their own words. A key that does not
 * exist and a parameter that is missing or misspelt do not compile; a further language is another object of the same type.
 */
import type { Text } from '../kernel/contract.ts'
import { LOCALES, speakerOf } from '../kernel/language.ts'
import { type SaysIn, speakWith, type TextOf } from '../kernel/words.ts'
import { english } from './en/index.ts'

export type BotSays = SaysIn<typeof english>
export type BotText = TextOf<BotSays>

/** The parameters of a key, or nothing where it has none. */
export type ParametersOf<K extends keyof BotSays> = keyof BotSays[K] extends never ? [] : [parameters: BotSays[K]]

/** Phrases that need nothing else to be said: labels and descriptions. */
export type PlainKey = { [K in keyof BotSays]: keyof BotSays[K] extends never ? K : never }[keyof BotSays]

const say = speakWith({ 'en-US': english })

/** A text of ours in somebody's language. */
export const speak = (text: BotText, locale: string): string =>
  say(
    text,
    speakerOf(locale, (seat) => seat),
  )

/** What we say in one language, handed down to whoever has something to say: `ours('button.join')`. */
export type Ours = <K extends keyof BotSays>(say: K, ...parameters: ParametersOf<K>) => string
export const oursIn =
  (locale: string): Ours =>
  (key, ...[parameters]) =>
    speak({ say: key, ...(parameters as object) } as BotText, locale)

/** What everybody reads is said in the first language. */
export const PUBLIC: string = LOCALES[0]
export const inPublic = oursIn(PUBLIC)

/** Is it ours, or a game's? Asked of texts that were stored. */
export const isOurs = (text: Text): text is BotText => text.say in english
