/** Several of these: one list in which any number can be marked; above 25, lists that add up, and a button when done. */
import type { Some } from '../../kernel/contract.ts'
import { OPTIONS_IN_A_SELECT } from '../limits.ts'
import { decodeList } from './code.ts'
import { aboutOf, blockedLines, labelOf, type Question, type Shown } from './question.ts'
import { button, buttonRows, selectRow } from './rows.ts'

const place = (index: number) => index.toString(36).padStart(2, '0')

export function presentSome(question: Question, input: Some): Shown {
  const open = input.options.flatMap((option, i) =>
    option.blocked ? [] : [{ value: place(i), label: labelOf(question, option), about: aboutOf(option) }],
  )
  const lines = blockedLines(question, input.options)
  const most = Math.min(input.max, open.length)
  const none = input.min === 0 ? buttonRows([button(question.id('go', `${question.path}+`), 'None of them')]) : []
  if (most === 0) return { rows: none, lines }
  const wanted = input.min === most ? `${most}` : input.min === 0 ? `up to ${most}` : `${input.min} to ${most}`
  if (open.length <= OPTIONS_IN_A_SELECT) {
    return {
      rows: [selectRow(question.id('some', question.path), `Choose ${wanted}`, open, Math.max(1, input.min), most), ...none],
      lines,
    }
  }
  const marked = decodeList(input.options, question.scratch) ?? []
  const rows = []
  for (let i = 0; i < open.length && rows.length < 4; i += OPTIONS_IN_A_SELECT) {
    const part = open
      .slice(i, i + OPTIONS_IN_A_SELECT)
      .map((choice) => ({ ...choice, chosen: question.scratch.match(/../g)?.includes(choice.value) ?? false }))
    rows.push(
      selectRow(
        question.id('mark', `${question.path}?${i}?${question.scratch}`),
        `Choose ${wanted} in all`,
        part,
        0,
        Math.min(part.length, most),
      ),
    )
  }
  const isComplete = marked.length >= input.min && marked.length <= input.max
  rows.push(
    ...buttonRows([
      button(question.id('go', `${question.path}+${question.scratch}`), `Done (${marked.length})`, 'main', !isComplete),
    ]),
  )
  return { rows, lines }
}

/** What is marked after one of the lists was changed: its old marks go, its new ones come. */
export function marksAfter(scratch: string, from: number, values: readonly string[], input: Some): string {
  const open = input.options.flatMap((option, i) => (option.blocked ? [] : [place(i)]))
  const inThisList = open.slice(from, from + OPTIONS_IN_A_SELECT)
  const kept = (scratch.match(/../g) ?? []).filter((mark) => !inThisList.includes(mark))
  return [...kept, ...values].sort().join('')
}
