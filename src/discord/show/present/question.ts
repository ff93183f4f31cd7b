/** A question as it is put to one person: how far they have come with it, how its texts sound, and how its buttons are named. */
import type { Decision, Input, Option, Price, Some, Text } from '../../../kernel/contract.ts'
import { meaningOf, told } from '../../../kernel/told.ts'
import type { Ours } from '../../../words/words.ts'
import { clip, OPTION_TEXT } from '../limits.ts'
import type { Row } from './rows.ts'

/** How somebody is spoken to: in the words of the game at their table, and in ours. */
export type Voice = { readonly say: (text: Text) => string; readonly ours: Ours }

export type Question = Voice & {
  readonly decision: Decision
  /** The part of the question that is open now, and the picks that led there ("3/0/"). */
  readonly input: Input
  readonly path: string
  /** Choices made in this panel that are not yet an answer: a group opened, shares moved about. */
  readonly scratch: string
  /** Is there room for every choice with its meaning beside it? */
  readonly isRoomy: boolean
  /** How the form is called in which more can be sealed along with this answer, where there is something. */
  readonly beside?: string
  /** The answer somebody is asked for, in a lesson. */
  readonly wanted?: unknown
  /** In a lesson there is only what it takes to answer: no other ways to do the same, and no reasons for what cannot be done. */
  readonly isTaught?: boolean
  readonly id: (verb: string, arg: string) => string
  readonly fits: (verb: string, arg: string) => boolean
}

/** What a presenter shows: rows of components, and lines of text above them. */
export type Shown = {
  readonly rows: readonly Row[]
  readonly lines: readonly string[]
  /** Every choice stands there with what follows it: a form would save nothing. */
  readonly isAtOnce?: boolean
}

/** What it costs and leaves; what is named already only with what it leaves. */
export const priceText = ({ ours }: Voice, { of, many = of, cost, left, isNamed }: Price) =>
  ours(isNamed ? 'price.left' : 'price.full', { of, many, cost, left })

export const labelOf = ({ say }: Voice, option: Option): string => say(option.label)

export const withPrice = (voice: Voice, option: Option): string =>
  option.price ? `${labelOf(voice, option)} — ${priceText(voice, option.price)}` : labelOf(voice, option)

/** A sentence that goes on behind a dot needs no full stop. */
export const unended = (sentence: string) => sentence.replace(/\.$/, '')

/** What it does and what it costs, in one line of small print. Where that is too long, what is left goes unsaid: the purse stands above. */
export function aboutOf(voice: Voice, option: Option): string {
  const { price } = option
  const means = meaningOf(option)
  const meaning = means && voice.say(means)
  if (!meaning || !price) return meaning ?? (price && priceText(voice, price)) ?? ''
  const whole = `${unended(meaning)} · ${priceText(voice, price)}`
  if (whole.length <= OPTION_TEXT) return whole
  if (price.isNamed) return meaning
  const cost = ` · ${voice.ours('price.short', { ...price, many: price.many ?? price.of })}`
  return `${clip(unended(meaning), OPTION_TEXT - cost.length)}${cost}`
}

/** Buttons have no small print: what they mean stands above them. */
export const meaningLines = (voice: Voice, options: readonly Option[]): string[] =>
  options.flatMap((option) =>
    option.means && !option.blocked
      ? [voice.ours('panel.means', { label: labelOf(voice, option), means: voice.say(told(option.means)) })]
      : [],
  )

/** The one choice among these that is a list to mark several in: it stands there at once, without a press to open it. */
export function listAmong(options: readonly Option[]): (Option & { readonly then: Input & Some }) | undefined {
  const lists = options.filter((option): option is Option & { readonly then: Input & Some } => option.then?.kind === 'some')
  return lists.length === 1 && lists[0]!.then.min > 0 ? lists[0] : undefined
}

/** These, and what stands in that list. */
export const withListed = (options: readonly Option[]): readonly Option[] => [
  ...options,
  ...(listAmong(options)?.then.options ?? []),
]
