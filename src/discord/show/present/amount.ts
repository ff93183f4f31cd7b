/** A number: buttons for a few, a list up to 25 with the price of each, a form with one field above that. */
import type { Amount } from '../../../kernel/contract.ts'
import { presentLeaves } from './pick.ts'
import { costText, type Question, type Shown } from './question.ts'
import { button, buttonRows } from './rows.ts'

export function presentAmount(question: Question, input: Amount): Shown {
  const rows = presentLeaves(question, input)
  if (rows) return { rows, lines: [] }
  const quick = [...new Set([input.min, input.max])].map((n) => button(question.id('go', `${question.path}=${n}`), `${n}`))
  return {
    rows: buttonRows([
      button(question.id('number', question.path), `A number from ${input.min} to ${input.max} …`, 'main'),
      ...quick,
    ]),
    lines: input.each ? [`Each ${costText(input.each)}; you have ${input.each.left}.`] : [],
  }
}
