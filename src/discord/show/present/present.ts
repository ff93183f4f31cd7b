/** A question as components: one way for each kind of input. No game brings its own. */
import { ButtonStyle, ComponentType } from 'discord.js'
import type { Input } from '../../../kernel/contract.ts'
import { OPTIONS_IN_A_SELECT } from '../limits.ts'
import { presentAmount } from './amount.ts'
import { codeOf } from './answer-code.ts'
import { leavesWithin } from './complete-answers.ts'
import { sheetOf } from './form.ts'
import { presentOrder } from './order.ts'
import { presentPick } from './pick.ts'
import { labelOf, type Question, type Shown } from './question.ts'
import { button, buttonRows, type Row, wordRow } from './rows.ts'
import { presentSome } from './some.ts'
import { presentSplit } from './split.ts'

export function present(question: Question): Shown {
  const shown = presentAs(question)
  const forms = formRows(question)
  // Whoever is asked for several things at once begins with the form; each of them can be pressed, too.
  if (forms.length === 0) return shown
  return { lines: shown.lines, rows: [...forms, wordRow(question.ours('list.either')), ...shown.rows.map(quiet)] }
}

const quietly = <P extends { readonly type: number }>(part: P): P =>
  'style' in part && part.style === ButtonStyle.Primary ? { ...part, style: ButtonStyle.Secondary } : part

/** One colour is enough: that of the form. */
const quiet = (row: Row): Row =>
  row.type === ComponentType.Section
    ? { ...row, accessory: quietly(row.accessory) }
    : row.type === ComponentType.TextDisplay
      ? row
      : { ...row, components: row.components.map(quietly) }

function presentAs(question: Question): Shown {
  const { input } = question
  switch (input.kind) {
    case 'pick':
      return presentPick(question, input.options)
    case 'some':
      return presentSome(question, input)
    case 'amount':
      return presentAmount(question, input)
    case 'split':
      return presentSplit(question, input)
    case 'order':
      return presentOrder(question, input)
  }
}

const MOST_FORMS = 2

/** A form saves steps only where the choices do not fit into one list anyway. A choice that opens one is a press nearer, too. */
function formRows(question: Question): Row[] {
  const { input, path, decision } = question
  const look = decision.given === undefined && question.scratch === '' ? 'main' : 'plain'
  if (isLong(question, input) && sheetOf(question, input))
    return buttonRows([button(question.id('form', path), question.ours('list.form'), look)])
  if (input.kind !== 'pick') return []
  const opening = input.options.flatMap((option, i) =>
    option.then && !option.blocked && isLong(question, option.then) && sheetOf(question, option.then)
      ? [{ to: path + codeOf(input.options, i), label: labelOf(question, option) }]
      : [],
  )
  if (opening.length > MOST_FORMS || !opening.every(({ to }) => question.fits('form', to))) return []
  return buttonRows(
    opening.map(({ to, label }, i) =>
      button(question.id('form', to), question.ours('list.form-for', { label }), i === 0 ? look : 'plain'),
    ),
  )
}

const isLong = (question: Question, input: Input) => leavesWithin(question, input, OPTIONS_IN_A_SELECT) === null
