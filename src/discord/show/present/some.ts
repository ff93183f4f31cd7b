/** Several of these: one list in which any number can be marked; above 25, lists that add up, and a button when done. */
import type { Some } from '../../../kernel/contract.ts'
import { OPTIONS_IN_A_SELECT } from '../limits.ts'
import { BESIDE } from './answer-code.ts'
import { listName, listsOn, pageIn, turnPages } from './lists.ts'
import { markOf } from './mark.ts'
import { nameIn } from './names.ts'
import { packMarks, unpackMarks } from './pack.ts'
import { aboutOf, labelOf, type Question, type Shown } from './question.ts'
import { blockedLines } from './reasons.ts'
import { button, buttonRows, selectRow } from './rows.ts'

export function presentSome(question: Question, input: Some): Shown {
  const open = openEntries(question, input)
  const lines = blockedLines(question, input.options)
  const most = Math.min(input.max, open.length)
  const none =
    input.min === 0
      ? buttonRows([button(question.id('go', `${question.path}+${packMarks(input, [])}`), question.ours('list.none'))])
      : []
  if (most === 0) return { rows: none, lines }
  const wanted = { min: input.min, max: most }
  if (open.length <= OPTIONS_IN_A_SELECT) {
    const placeholder = question.ours('list.wanted', wanted)
    return {
      rows: [selectRow(question.id('some', question.path), placeholder, open, Math.max(1, input.min), most), ...none],
      lines,
    }
  }
  // In hand: "page.marks".
  const [wantedPage = '', word = ''] = question.scratch.split('.')
  const page = pageIn(open.length, Number(wantedPage))
  const marked = unpackMarks(input, word) ?? []
  const marks = packMarks(input, marked)
  const lists = listsOn(open, page).map((list) =>
    selectRow(
      question.id('mark', `${question.path}?${page}.${marks}?${list[0]!.place}-${list.at(-1)!.place}`),
      listName(question, list),
      list.map((choice) => ({ ...choice, chosen: marked.includes(choice.place) })),
      0,
      list.length,
    ),
  )
  const isComplete = marked.length >= input.min && marked.length <= input.max
  const names = marked.map((place) => labelOf(question, input.options[place]!))
  return {
    lines: [...lines, question.ours('list.marked', { ...wanted, names })],
    rows: [
      ...lists,
      ...turnPages(question, open.length, page, (target) => `${target}.${marks}`),
      ...buttonRows([
        button(
          question.id('go', `${question.path}+${marks}`),
          question.ours('list.done-with', { count: marked.length }),
          'main',
          !isComplete,
        ),
      ]),
    ],
  }
}

/** Everything that can be marked. */
export const openEntries = (question: Question, input: Some) =>
  input.options.flatMap((option, i) => (option.blocked ? [] : [entryOf(question, input, i)]))

function entryOf(question: Question, input: Some, place: number) {
  const option = input.options[place]!
  const name = nameIn(input.options, place)
  const mark = markOf(input, `+${name}`)
  return { place, value: `${name}${BESIDE}${mark}`, label: labelOf(question, option), about: aboutOf(question, option) }
}
