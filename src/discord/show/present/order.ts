/** All of these, in one's own order: choose the first, then the next; the last one places itself. */
import type { Order } from '../../../kernel/contract.ts'
import { BUTTON_LABEL, BUTTONS_IN_A_ROW } from '../limits.ts'
import { listName, listsOn } from './lists.ts'
import { packOrder, unpackOrder } from './pack.ts'
import { aboutOf, labelOf, type Question, type Shown } from './question.ts'
import { button, buttonRows, selectRow } from './rows.ts'

export function presentOrder(question: Question, input: Order): Shown {
  // In hand: "count.places".
  const [count = '', word = ''] = question.scratch.split('.')
  const placed = (/^\d+$/.test(count) && unpackOrder(input, word, Number(count))) || []
  const left = input.options.map((_, i) => i).filter((i) => !placed.includes(i))
  const name = (i: number) => labelOf(question, input.options[i]!)
  const lines = placed.map((i, n) => `${n + 1}. ${name(i)}`)
  if (left.length <= 1)
    return {
      lines,
      rows: buttonRows([
        button(
          question.id('go', `${question.path}>${packOrder(input, [...placed, ...left])}`),
          question.ours('list.done'),
          'main',
        ),
      ]),
    }
  const inHand = (places: readonly number[]) => `${places.length}.${packOrder(input, places)}`
  // With two left, choosing one decides the other.
  const next = (i: number) =>
    left.length === 2
      ? question.id('go', `${question.path}>${packOrder(input, [...placed, i, ...left.filter((other) => other !== i)])}`)
      : question.id('scratch', `${question.path}?${inHand([...placed, i])}`)
  const labels = left.map((i) => `${placed.length + 1}. ${name(i)}`)
  if (left.length <= BUTTONS_IN_A_ROW && (left.length === 2 || labels.every((label) => label.length <= BUTTON_LABEL)))
    return { lines, rows: buttonRows(left.map((i, n) => button(next(i), labels[n]!))) }
  const choices = left.map((i) => ({
    value: inHand([...placed, i]),
    label: name(i),
    about: aboutOf(question, input.options[i]!),
  }))
  const lists = listsOn(choices, 0)
  const prompt = question.ours('order.next', { n: placed.length + 1 })
  return {
    lines: lists.length > 1 ? [...lines, prompt] : lines,
    rows: lists.map((list, n) =>
      selectRow(question.id('scratch', `${question.path}#${n}`), lists.length > 1 ? listName(question, list) : prompt, list),
    ),
  }
}
