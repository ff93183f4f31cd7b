/** Answering a question by one form. */
import { misfit } from '../../kernel/input.ts'
import { preparedBy } from '../../tables/eyes.ts'
import { positionAt } from '../../tables/position.ts'
import type { Bot } from '../bot.ts'
import type { Press } from '../ids.ts'
import { openDecision, questionAt, sayAt } from '../show/panel.ts'
import { encode, inputAfter, pathOptions } from '../show/present/answer-code.ts'
import { type Filled, sheetOf } from '../show/present/form.ts'
import { modalFor } from '../show/present/form-modal.ts'
import { wayMarkOf } from '../show/present/mark.ts'
import { type Question, withPrice } from '../show/present/question.ts'
import type { Reply } from '../show/reply.ts'
import type { Person } from './act.ts'
import { choose, panelIn, stalePanel } from './answer.ts'
import type { Form } from './answer-press.ts'

/** The form of this question with what its reader had filled in before; null if it is not one to be answered so. */
export function formIn(question: Question, held?: Filled): Form | null {
  const sheet = sheetOf(question, question.input)
  return sheet && modalFor(question, sheet, held)
}

export async function answerForm(bot: Bot, person: Person, press: Press, filled: Filled): Promise<Reply> {
  const position = await positionAt(bot.house, press.table)
  const { seat } = preparedBy(position.table, person.me.id)
  const decision = openDecision(position, seat, press.decision)
  const path = press.arg
  const input = decision?.id === press.decision ? inputAfter(decision.input, path) : undefined
  if (!decision || !input) return stalePanel(bot, person, press, position)
  const question = questionAt(position, decision, path, '', person.locale)
  const read = sheetOf(question, input)?.read(filled)
  if (!read) return stalePanel(bot, person, press, position)
  const again = (notice: string) => panelIn(bot, person, position, { decision: decision.id, path, notice })
  if ('gone' in read) return again(person.ours('form.changed', { fields: read.gone.map(({ label }) => label) }))
  const opened = pathOptions(decision.input, path).at(-1)
  if (opened && press.mark !== '' && press.mark !== wayMarkOf(decision.input, path))
    return again(person.ours('form.price', { choice: withPrice(question, opened) }))
  const wrong = misfit(input, read.answer)
  if (wrong) return again(person.ours('form.wrong', { reason: sayAt(position, person.locale)(wrong) }))
  // Whoever sends a form has looked it over, and each of its choices has been compared with what it said.
  return choose(bot, person, press, { code: path + encode(input, read.answer), shown: [] }, { at: position, isSure: true })
}
