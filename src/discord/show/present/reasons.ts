/** What a person might expect at a question and cannot have: not now, or not in their place; with the reason. */
import type { Input, Option } from '../../../kernel/contract.ts'
import { absentFrom } from '../../../kernel/told.ts'
import { labelOf, listAmong, type Question, type Voice, withListed } from './question.ts'

const FEW = 2
/** So much is read in passing. */
const LONGEST = 160

/** What cannot be had now stands with the question; much of it is folded behind a button. */
export function blockedLines(question: Voice, options: readonly Option[]): string[] {
  const all = linesOf(question, blockedIn(question, options))
  return areFew(all) ? all : []
}

const areFew = (lines: readonly string[]) => lines.length <= FEW && lines.every(({ length }) => length <= LONGEST)

/** Is there more to tell than the question tells by itself? */
export const hasReasons = (question: Question): boolean =>
  !areFew(linesOf(question, blockedIn(question, choicesIn(question.input)))) ||
  blockedBeyond(question, question.input).length > 0 ||
  absentAt(question).length > 0

/** Not now: here first, then what lies behind the choices. */
export const notNow = (question: Question): string[] =>
  linesOf(question, [...blockedIn(question, choicesIn(question.input)), ...blockedBeyond(question, question.input)])

/** Not in this seat's place: at this part of the question first. */
export const notYours = (question: Question): string[] =>
  linesOf(
    question,
    absentAt(question).map(({ label, why }) => ({ label: question.say(label), why: question.say(why) })),
  )

type Reason = { readonly label: string; readonly why: string }

/** Of this part, of a list that is open in it, and of the whole question. */
const absentAt = ({ decision, input }: Question) => [
  ...absentFrom(input),
  ...absentFrom((input.kind === 'pick' && listAmong(input.options)?.then) || {}),
  ...absentFrom(decision),
]

const choicesIn = (input: Input): readonly Option[] =>
  input.kind === 'amount' ? [] : input.kind === 'split' ? input.targets : withListed(input.options)

const blockedIn = (voice: Voice, options: readonly Option[]): Reason[] =>
  options.flatMap((option) => (option.blocked ? [{ label: labelOf(voice, option), why: voice.say(option.blocked) }] : []))

/** Behind a choice it is named with the choice; what lies behind all of them alike is named once. */
function blockedBeyond(voice: Voice, input: Input): Reason[] {
  const options = choicesIn(input)
  // What stands in a list that is open already is named with the choices.
  const listed = listAmong(options)
  const ways = options.flatMap(({ label, then, blocked, id }) =>
    then && !blocked && id !== listed?.id
      ? [{ label, reasons: [...blockedIn(voice, choicesIn(then)), ...blockedBeyond(voice, then)] }]
      : [],
  )
  const everywhere = (reason: Reason) => ways.every(({ reasons }) => reasons.some((each) => isSame(each, reason)))
  return ways.flatMap(({ label, reasons }, i) =>
    reasons.flatMap((reason) => {
      if (!everywhere(reason)) return [{ ...reason, label: `${voice.say(label)}, ${reason.label}` }]
      return i === 0 ? [reason] : []
    }),
  )
}

const isSame = (a: Reason, b: Reason) => a.label === b.label && a.why === b.why

/** What has the same reason is told in one line. */
function linesOf({ ours }: Voice, reasons: readonly Reason[]): string[] {
  const labels = new Map<string, string[]>()
  for (const { label, why } of reasons) labels.set(why, [...(labels.get(why) ?? []), label])
  return [...labels].map(([why, names]) => ours('panel.missing', { names: [...new Set(names)], why }))
}
