/** A question as components: one way for each kind of input. No game brings its own. */
import { OPTIONS_IN_A_SELECT } from '../limits.ts'
import { presentAmount } from './amount.ts'
import { leavesWithin } from './complete-answers.ts'
import { fieldsOf } from './form.ts'
import { presentOrder } from './order.ts'
import { presentPick } from './pick.ts'
import type { Question, Shown } from './question.ts'
import { button, buttonRows } from './rows.ts'
import { presentSome } from './some.ts'
import { presentSplit } from './split.ts'

export function present(question: Question): Shown {
  const { input } = question
  switch (input.kind) {
    case 'pick': {
      const shown = presentPick(question, input.options)
      // A form saves steps only where the choices do not fit into one list anyway.
      const isLong = leavesWithin(question, input, OPTIONS_IN_A_SELECT) === null
      const form =
        isLong && fieldsOf(question, input)
          ? buttonRows([button(question.id('form', question.path), question.ours('list.form'))])
          : []
      return { ...shown, rows: [...shown.rows, ...form] }
    }
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
