/** A number: buttons for a few, a list up to 25 with the price of each, a form with one field above that. */
import type { Amount } from '../../kernel/contract.ts'
import { BUTTONS_IN_A_ROW, OPTIONS_IN_A_SELECT } from '../limits.ts'
import { leavesWithin } from './pick.ts'
import type { Question, Shown } from './question.ts'
import { button, buttonRows, onButton, selectRow } from './rows.ts'

export function presentAmount(question: Question, input: Amount): Shown {
  const choices = leavesWithin(question, input, OPTIONS_IN_A_SELECT)
  if (!choices) {
    const quick = [...new Set([input.min, input.max])].map((n) => button(question.id('go', `${question.path}=${n}`), `${n}`))
    return {
      rows: buttonRows([
        button(question.id('number', question.path), `A number from ${input.min} to ${input.max} …`, 'main'),
        ...quick,
      ]),
      lines: input.each ? [`Each costs ${input.each.cost} ${input.each.of}; you have ${input.each.left}.`] : [],
    }
  }
  if (choices.length <= BUTTONS_IN_A_ROW) {
    return {
      rows: buttonRows(choices.map((choice) => button(question.id('go', question.path + choice.value), onButton(choice)))),
      lines: [],
    }
  }
  return { rows: [selectRow(question.id('go', question.path), question.say(question.decision.prompt), choices)], lines: [] }
}
