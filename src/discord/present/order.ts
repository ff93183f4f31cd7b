/** All of these, in one's own order: choose the first, then the next; the last one places itself. */
import type { Order } from '../../kernel/contract.ts'
import { BUTTONS_IN_A_ROW, OPTIONS_IN_A_SELECT } from '../limits.ts'
import { labelOf, type Question, type Shown } from './question.ts'
import { button, buttonRows, selectRow } from './rows.ts'

const place = (index: number) => index.toString(36).padStart(2, '0')

export function presentOrder(question: Question, input: Order): Shown {
  const placed = (question.scratch.match(/../g) ?? []).filter((pair) => Number.parseInt(pair, 36) < input.options.length)
  const left = input.options.map((_, i) => place(i)).filter((pair) => !placed.includes(pair))
  const name = (pair: string) => labelOf(question, input.options[Number.parseInt(pair, 36)]!)
  const lines = placed.map((pair, i) => `${i + 1}. ${name(pair)}`)
  // With two left, choosing one decides the other.
  const next = (pair: string) => {
    const now = [...placed, pair]
    const rest = left.filter((other) => other !== pair)
    return rest.length <= 1
      ? { verb: 'go', arg: `${question.path}>${[...now, ...rest].join('')}` }
      : { verb: 'scratch', arg: `${question.path}?${now.join('')}` }
  }
  const again = placed.length > 0 ? buttonRows([button(question.id('scratch', question.path), 'Start again')]) : []
  if (left.length <= BUTTONS_IN_A_ROW) {
    const buttons = left.map((pair) => {
      const { verb, arg } = next(pair)
      return button(question.id(verb, arg), `${placed.length + 1}. ${name(pair)}`)
    })
    return { lines, rows: [...buttonRows(buttons), ...again] }
  }
  const choices = left.slice(0, OPTIONS_IN_A_SELECT).map((pair) => ({ value: [...placed, pair].join(''), label: name(pair) }))
  return {
    lines,
    rows: [selectRow(question.id('scratch', question.path), `Which one is number ${placed.length + 1}?`, choices), ...again],
  }
}
