/**
 * Choices that need a list, as buttons above it: whoever knows what they want presses it, and whoever does not opens the list, which
 * says what each of them means. Where a few choices have a few follow-ups each, those stand there at once: two picks in one press.
 */
import type { Option } from '../../../kernel/contract.ts'
import { told } from '../../../kernel/told.ts'
import { codeOf } from './answer-code.ts'
import { aboutOf, labelOf, type Question, unended } from './question.ts'
import { button, buttonRows, type Choice, type Row, wordRow } from './rows.ts'

/** So much is looked over at a glance, in so few lines of a phone. */
const [MOST_BUTTONS, MOST_LINES, MOST_LETTERS] = [24, 6, 320]
/** So few may be long: each has a line of its own. */
const FEW = 6
/** Choices that are few enough to stand there with what follows them. */
const MOST_OPENED = 4

/** A button, `code` behind the path of the question; and the line it stands in, by its heading. */
type Entry = { readonly code: string; readonly label: string; readonly line: string }

/** Null where they are too many or too long, where there is no room, and in a lesson, which shows one way. */
function linesOf(question: Question, entries: readonly Entry[], headed: boolean): Row[] | null {
  const { isRoomy, isTaught, path, id, fits, ours } = question
  const letters = entries.reduce((sum, { label }) => sum + label.length, 0)
  if (!isRoomy || isTaught || entries.length > MOST_BUTTONS) return null
  if (entries.length > FEW && letters > MOST_LETTERS) return null
  const lines = [...new Set(entries.map(({ line }) => line))]
  if (lines.length > MOST_LINES || !entries.every(({ code }) => fits('go', path + code))) return null
  return lines.flatMap((line) => {
    const buttons = entries.flatMap((entry) => (entry.line === line ? [button(id('go', path + entry.code), entry.label)] : []))
    return headed && line !== ''
      ? [wordRow(ours('list.heading', { heading: line })), ...buttonRows(buttons)]
      : buttonRows(buttons)
  })
}

/** These, by their short names, each group in a line. */
export function choicesAtOnce(question: Question, options: readonly Option[]): Row[] | null {
  const entries = options.flatMap((option, i) =>
    option.blocked
      ? []
      : [
          {
            code: codeOf(options, i),
            label: shortly(question, option),
            line: option.line ?? (option.group ? question.say(option.group) : ''),
          },
        ],
  )
  return linesOf(question, entries, false)
}

/** Complete answers. */
export function answersAtOnce(question: Question, answers: readonly Choice[]): Row[] | null {
  // What all of them cost tells none from the others, and is said where they are explained.
  const isSame = new Set(answers.map(({ price }) => price)).size === 1
  const entries = answers.map(({ value, label, price }) => ({
    code: value,
    label: price && !isSame ? `${label} · ${price}` : label,
    line: '',
  }))
  return linesOf(question, entries, false)
}

function shortly({ say, ours }: Question, { label, short, price }: Option): string {
  const name = say(short ? told(short) : label)
  return price && price.cost > 0 ? `${name} · ${ours('price.bare', { ...price, many: price.many ?? price.of })}` : name
}

type Opened = { readonly rows: readonly Row[]; readonly choices: readonly Choice[] }

/** Two picks at once, as buttons and for a list; null where they are too many, or a third would not follow anyway, unless these are the last. */
export function openedAtOnce(question: Question, options: readonly Option[], isLast = false): Opened | null {
  const open = options.flatMap((option, i) => (option.blocked ? [] : [{ option, code: codeOf(options, i) }]))
  if (open.length > MOST_OPENED || !open.some(({ option }) => (isLast ? option.then : leadsFarther(option)))) return null
  if (!open.every(({ option: { then } }) => !then || then.kind === 'pick')) return null
  const entries = open.flatMap(({ option, code }) => entriesUnder(question, option, code))
  const rows = linesOf(question, entries, true)
  return rows && { rows, choices: entries.map(({ choice }) => choice) }
}

function entriesUnder(question: Question, option: Option, code: string): (Entry & { choice: Choice })[] {
  const [name, about] = [labelOf(question, option), aboutOf(question, option)]
  if (option.then?.kind !== 'pick')
    return [{ code, label: shortly(question, option), line: '', choice: { value: code, label: name, about } }]
  const line = about ? question.ours('list.heading-means', { heading: name, means: unended(about) }) : name
  const { options } = option.then
  return options.flatMap((follow, i) => {
    if (follow.blocked) return []
    const value = code + codeOf(options, i)
    const choice = { value, label: `${name}, ${labelOf(question, follow)}`, about: aboutOf(question, follow) }
    return [{ code: value, label: shortly(question, follow), line, choice }]
  })
}

const leadsFarther = ({ then }: Option) => then?.kind === 'pick' && then.options.some((follow) => follow.then && !follow.blocked)
