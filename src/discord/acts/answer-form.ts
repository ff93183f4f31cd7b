/** Answering a question by one form. */
import { misfit } from '../../kernel/input.ts'
import { preparedBy } from '../../tables/eyes.ts'
import { type Position, positionAt } from '../../tables/position.ts'
import type { Bot } from '../bot.ts'
import type { Press } from '../ids.ts'
import { openDecision, questionAt, sayAt } from '../show/panel.ts'
import { decode, encode, inputAfter, pathOptions } from '../show/present/answer-code.ts'
import { type Filled, sheetOf } from '../show/present/form.ts'
import { modalFor } from '../show/present/form-modal.ts'
import { wayMarkOf } from '../show/present/mark.ts'
import { type Question, withPrice } from '../show/present/question.ts'
import type { Reply } from '../show/reply.ts'
import type { Person } from './act.ts'
import { choose, panelIn, stalePanel } from './answer.ts'
import type { Form } from './answer-press.ts'
import { besideIn, type Reader } from './sealed-beside.ts'

/** The form of this question with what its reader had filled in before; null if it is not one to be answered so. */
export function formIn(question: Question, position: Position, reader: Reader, held?: Filled): Form | null {
  const sheet = sheetOf(question, question.input, 1)
  if (!sheet) return null
  const beside = besideIn(question, position, reader, sheet.fields.length)
  return modalFor(question, { fields: [...sheet.fields, ...(beside?.fields ?? [])] }, held)
}

export async function answerForm(bot: Bot, person: Person, press: Press, filled: Filled): Promise<Reply> {
  const position = await positionAt(bot.house, press.table)
  const { seat } = preparedBy(position.table, person.me.id)
  const decision = openDecision(position, seat, press.decision)
  const path = press.arg
  const input = decision?.id === press.decision ? inputAfter(decision.input, path) : undefined
  if (!decision || !input) return stalePanel(bot, person, press, position)
  const question = questionAt(position, decision, path, '', person.locale)
  const sheet = sheetOf(question, input, 1)
  const own = sheet?.fields.length ?? 0
  const read = sheet?.read(filled.slice(0, own))
  if (!read) return stalePanel(bot, person, press, position)
  const again = (notice: string) => panelIn(bot, person, position, { decision: decision.id, path, notice })
  if ('gone' in read) return again(person.ours('form.changed', { fields: read.gone.map(({ label }) => label) }))
  const opened = pathOptions(decision.input, path).at(-1)
  if (opened && press.mark !== '' && press.mark !== wayMarkOf(decision.input, path))
    return again(person.ours('form.price', { choice: withPrice(question, opened) }))
  const wrong = misfit(input, read.answer)
  if (wrong) return again(person.ours('form.wrong', { reason: sayAt(position, person.locale)(wrong) }))
  // Whoever sends a form has looked it over, and each of its choices has been compared with what it said.
  const code = path + encode(input, read.answer)
  const beside = besideIn(question, position, person, own)
  const leave = beside?.leaves(bot.house, position, seat, decode(decision.input, code), filled.slice(own))
  return choose(bot, person, press, { code, shown: [] }, { at: position, isSure: true, ...(leave && { leave }) })
}
