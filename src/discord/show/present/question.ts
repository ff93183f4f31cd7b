/** A question as it is put to one person: how far they have come with it, how its texts sound, and how its buttons are named. */
import type { Decision, Input, Option, Price, Text } from '../../../kernel/contract.ts'
import type { Row } from './rows.ts'

export type Question = {
  readonly decision: Decision
  /** The part of the question that is open now, and the picks that led there ("3/0/"). */
  readonly input: Input
  readonly path: string
  /** Choices made in this panel that are not yet an answer: a group opened, shares moved about. */
  readonly scratch: string
  readonly say: (text: Text) => string
  readonly id: (verb: string, arg: string) => string
  readonly fits: (verb: string, arg: string) => boolean
}

/** What a presenter shows: rows of components, and lines of text above them. */
export type Shown = { readonly rows: readonly Row[]; readonly lines: readonly string[] }

export const costText = ({ of, many = of, cost }: Price) => (cost === 0 ? 'free' : `costs ${cost} ${cost === 1 ? of : many}`)
export const priceText = (price: Price) => (price.cost === 0 ? costText(price) : `${costText(price)}, leaves ${price.left}`)

export const labelOf = ({ say }: Pick<Question, 'say'>, option: Option): string => say(option.label)

export const withPrice = (question: Pick<Question, 'say'>, option: Option): string =>
  option.price ? `${labelOf(question, option)} — ${priceText(option.price)}` : labelOf(question, option)

export const aboutOf = ({ price, rule }: Option): string =>
  [price && priceText(price), rule && `§ ${rule}`].filter(Boolean).join(' · ')

const FEW = 2

/** What a person might expect and cannot have now, with the reason; many of them are folded behind a button. */
export function blockedLines(question: Question, options: readonly Option[]): string[] {
  const all = reasons(question, options)
  return all.length <= FEW ? all : []
}
export const isFolded = (question: Question, options: readonly Option[]): boolean => reasons(question, options).length > FEW

export const reasons = (question: Pick<Question, 'say'>, options: readonly Option[]): string[] =>
  options.flatMap((option) => (option.blocked ? [`-# ✕ ${labelOf(question, option)}: ${question.say(option.blocked)}`] : []))
