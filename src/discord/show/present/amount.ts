/** A number: buttons for a few, a list up to 25 with the price of each, a form with one field above that. */
import type { Amount } from '../../../kernel/contract.ts'
import { presentLeaves } from './pick.ts'
import type { Question, Shown } from './question.ts'
import { button, buttonRows } from './rows.ts'

export function presentAmount(question: Question, input: Amount): Shown {
  const { ours } = question
  const rows = presentLeaves(question, input)
  if (rows) return { rows, lines: [] }
  const quick = [...new Set([input.min, input.max])].map((n) => button(question.id('go', `${question.path}=${n}`), `${n}`))
  return {
    rows: buttonRows([
      button(question.id('number', question.path), ours('amount.any', { min: input.min, max: input.max }), 'main'),
      ...quick,
    ]),
    lines: input.each ? [ours('price.each', { many: input.each.of, ...input.each })] : [],
  }
}
