/**
 * Sentences. A catalogue says what can be said and with which parameters: one object per language, all of the same type. Rules
 * name a phrase by its key; a key that does not exist, a parameter that is missing or misspelt does not compile.
 */
import type { Absence, Input, Option, Picked, Price, Target, Text, Told } from './contract.ts'
import { stepsOf } from './contract.ts'
import * as input from './input.ts'
import { LOCALES, type Speaker } from './language.ts'

/** A sentence, or how to make it from its parameters. */
export type Phrase<P = never> = string | ((parameters: P, s: Speaker) => string)

/** Any catalogue, whatever it says. */
export type Phrases = Readonly<Record<string, Phrase>>

/** What a catalogue can say: the parameters of each of its keys. They stand at the sentence that uses them, and nowhere else. */
export type SaysIn<C> = {
  readonly [K in keyof C]: C[K] extends (parameters: infer P, s: never) => string ? P : Record<never, never>
}

/** A further language for the same. */
export type Catalogue<Says> = { readonly [K in keyof Says]: Phrase<Says[K]> }

/** The texts that can be said so: a union over all keys, told apart by `say`. */
export type TextOf<Says> = { readonly [K in keyof Says & string]: Flat<{ readonly say: K } & Says[K]> }[keyof Says & string]
type Flat<T> = { readonly [K in keyof T]: T[K] }

/** Writes a catalogue down: parameters are typed by hand, the speaker is known. */
export const phrases = <C extends Phrases>(catalogue: C): C => catalogue

/** What the kernel itself has to say; every game inherits it. */
export const KERNEL_PHRASES = phrases({
  'refused.finished': 'This game is over.',
  'refused.stranger': 'You have no seat at this table.',
  'refused.stale': 'That question has already been answered. Here is what is open now.',
  'refused.early': 'Not everybody has answered yet.',
  'misfit.shape': 'That is not an answer to this question.',
  'misfit.option': 'That is not among the choices.',
  'misfit.twice': 'Each choice counts once.',
  'misfit.number': 'Please give a whole number.',
  'misfit.order': ({ count }: { count: number }) => `Please put all ${count} in order.`,
  'misfit.range': ({ min, max }: Range) => (min === max ? `It has to be ${min}.` : `It has to be from ${min} to ${max}.`),
  'misfit.count': ({ min, max }: Range) =>
    min === max ? `Please choose exactly ${min}.` : `Please choose from ${min} to ${max}.`,
  'misfit.total': ({ min, max }: Range) =>
    min === max ? `It has to add up to ${min}.` : `It has to add up to between ${min} and ${max}.`,
  'verify.not-json': 'This is not a transcript: it is not JSON.',
  'verify.not-ours': 'This is not a transcript of an Archon game.',
  'verify.newer': ({ format }: { format: number }) =>
    `This game was written by a newer Archon (format ${format}). Ask one that is up to date.`,
  'verify.signature': 'Its signature belongs to something else: whoever signed did not write this file.',
  'verify.changed': 'The file was changed after it was written.',
  'verify.other-secret': 'The secret is not the one that was promised at the start.',
  'verify.no-rules': ({ game }: { game: string }) => `There are no rules for “${game}” here.`,
  'verify.other-rules': ({ played, here }: { played: Rules; here: Rules }) =>
    `It was played with rules version ${played.version} and pack ${played.pack}; these are ${here.version} and ${here.pack}.`,
  'verify.other-fingerprint':
    'It was played by rules that have changed since. These rules do not lead where its log leads, so they cannot judge it; that is no sign of cheating.',
  'verify.receipt': ({ entry }: { entry: number }) => `Entry ${entry}: the receipt does not match the sealed answer.`,
  'verify.no-receipt': ({ entry }: { entry: number }) => `Entry ${entry}: a sealed answer has no receipt.`,
  'verify.illegal': ({ entry, refused, key }: { entry: number; refused: string; key: string }) =>
    `Entry ${entry} is not legal (${refused}: ${key}).`,
  'verify.other-outcome': 'The log leads to another outcome.',
  'verify.other-end': 'The log leads to another final position.',
  'verify.fault': ({ fault }: { fault: string }) => `It cannot be replayed: ${fault}`,
  'kernel.ask-again': 'Something changed on the board, and the answer you had given is no longer possible. Please choose again.',
})
type Range = { min: number; max: number }
type Rules = { version: number; pack: string }

export type KernelText = TextOf<SaysIn<typeof KERNEL_PHRASES>>

/** A key without a phrase: of a text that was stored by other rules. */
class Wordless extends Error {
  override readonly name = 'Wordless'
}

/** Says a text in the speaker's language, or in the first one where that has no words. `languages` are catalogues by locale. */
export function speakWith(languages: Readonly<Record<(typeof LOCALES)[number], Phrases>>): (text: Text, s: Speaker) => string {
  const all = new Map<string, Phrases>(
    Object.entries(languages).map(([locale, catalogue]) => [locale, { ...KERNEL_PHRASES, ...catalogue }]),
  )
  const first = all.get(LOCALES[0])!
  return (text, s) => {
    const phrase = (all.get(s.locale) ?? first)[text.say]
    if (phrase === undefined) throw new Wordless(`no words for "${text.say}"`)
    // What was checked where it was written is a text of this phrase's own.
    return typeof phrase === 'string' ? phrase : phrase(text as never, s)
  }
}

/**
 * What the rules of one game are written with: steps, and the five kinds of input, all tied to its board and its words.
 * The functions are the kernel's own; only their types know more.
 */
export const rulesOf = <G, T extends Text>() => ({
  step: stepsOf<G, T>(),
  pick: input.pick as <Id extends string, Then = undefined>(options: readonly Option<Id, Then, T>[]) => Input<Picked<Id, Then>>,
  some: input.some as <Id extends string>(
    options: readonly Option<Id, unknown, T>[],
    min: number,
    max: number,
  ) => Input<readonly Id[]>,
  amount: input.amount as (min: number, max: number, each?: Price) => Input<number>,
  split: input.split as (targets: readonly Target<T>[], min: number, max: number) => Input<Readonly<Record<string, number>>>,
  order: input.order as <Id extends string>(options: readonly Option<Id, unknown, T>[]) => Input<readonly Id[]>,
  part: input.part as <C>(asks: T, input: Input<C>) => Input<C>,
  lacking: input.lacking as <C>(absent: Told<readonly Absence<T>[]>, input: Input<C>) => Input<C>,
})
