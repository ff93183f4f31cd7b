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
import { isTowards } from './wanted.ts'

/** In hand where somebody rather answers one thing after another than by a form. */
const BY_STEPS = 'steps'

export function present(question: Question): Shown {
  const shown = presentAs(question)
  if (question.beside !== undefined && sheetOf(question, question.input, 1)) {
    const form = buttonRows([button(question.id('form', question.path), question.beside)])
    return { ...shown, rows: [...shown.rows, ...form] }
  }
  if (shown.isAtOnce || question.scratch === BY_STEPS) return shown
  const opening = openingForms(question)
  const led = shown.rows.map((row) => ledToForms(question, row, opening))
  if (
    opening.length > 0 &&
    opening.every(({ by }) => led.some((row) => buttonsOn(row).some(({ custom_id }) => custom_id === by)))
  ) {
    const steps = button(question.id('scratch', `${question.path}?${BY_STEPS}`), question.ours('list.steps'))
    return { lines: shown.lines, rows: [...led, ...(question.isTaught ? [] : buttonRows([steps]))] }
  }
  const forms = formRows(question, opening)
  // Whoever is asked for several things at once begins with the form; each of them can be pressed, too.
  if (forms.length === 0) return shown
  return { lines: shown.lines, rows: [...forms, wordRow(question.ours('list.either')), ...shown.rows.map(quiet)] }
}

type Pressed = { readonly custom_id: string }
const partsOn = (row: Row) =>
  row.type === ComponentType.Section ? [row.accessory] : row.type === ComponentType.TextDisplay ? [] : row.components
const buttonsOn = (row: Row): Pressed[] => partsOn(row).filter((part): part is typeof part & Pressed => 'custom_id' in part)

/** A choice with a button of its own needs no second one for its form: one press opens it. */
function ledToForms(question: Question, row: Row, opening: readonly Opening[]): Row {
  const led = <P extends object>(part: P): P => {
    const form = opening.find(({ to }) => 'custom_id' in part && part.custom_id === question.id('go', to))
    return form ? { ...part, custom_id: form.by } : part
  }
  if (row.type === ComponentType.TextDisplay) return row
  return row.type === ComponentType.Section
    ? { ...row, accessory: led(row.accessory) }
    : { ...row, components: row.components.map(led) }
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

/** A choice whose follow-up is a form, and the press that opens it. */
type Opening = { readonly to: string; readonly by: string; readonly label: string }

/** A form saves steps only where the choices do not fit into one list anyway. */
function openingForms(question: Question): Opening[] {
  const { input, path } = question
  if (input.kind !== 'pick' || (ownForm(question) && input.options.filter(({ blocked }) => !blocked).length > 1)) return []
  const opening = input.options.flatMap((option, i) => {
    const to = path + codeOf(input.options, i)
    return option.then && !option.blocked && isLong(question, option.then) && sheetOf(question, option.then)
      ? [{ to, by: question.id('form', to), label: labelOf(question, option) }]
      : []
  })
  return opening.length <= MOST_FORMS && opening.every(({ to }) => question.fits('form', to)) ? opening : []
}

const ownForm = (question: Question) => isLong(question, question.input) && sheetOf(question, question.input) !== null

function formRows(question: Question, opening: readonly Opening[]): Row[] {
  const { decision, scratch, wanted, path, ours, id } = question
  const look = decision.given === undefined && scratch === '' ? 'main' : 'plain'
  if (ownForm(question)) return buttonRows([button(id('form', path), ours('list.form'), look)])
  const isFirst = ({ to }: Opening) => (wanted === undefined ? to === opening[0]!.to : isTowards(question, to))
  return buttonRows(opening.map((form) => button(form.by, ours('list.form-for', form), isFirst(form) ? look : 'plain')))
}

const isLong = (question: Question, input: Input) => leavesWithin(question, input, OPTIONS_IN_A_SELECT) === null
