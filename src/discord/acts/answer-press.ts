/** Answering a question by presses: half of an answer leads on, a whole one is given, and a reason is told where something cannot be had. */
import { type APIModalInteractionResponseCallbackData, ComponentType, TextInputStyle } from 'discord.js'
import { preparedBy } from '../../tables/eyes.ts'
import { type Position, positionAt } from '../../tables/position.ts'
import type { Ours } from '../../words/words.ts'
import type { Bot } from '../bot.ts'
import type { Press } from '../ids.ts'
import { clip, FIELD_LABEL, MODAL_TITLE } from '../show/limits.ts'
import { openDecision, questionAt, whyNot } from '../show/panel.ts'
import { inputAfter, moveOf } from '../show/present/answer-code.ts'
import type { Filled } from '../show/present/form.ts'
import type { Question } from '../show/present/question.ts'
import type { Reply } from '../show/reply.ts'
import { withSigns } from '../show/signs.ts'
import type { Person } from './act.ts'
import { choose, stalePanel } from './answer.ts'
import { livingPanel } from './living-panel.ts'

/** The question as it stands, if it is still asked. */
async function shown(bot: Bot, { me }: Person, press: Press) {
  const position = await positionAt(bot.house, press.table)
  const { seat } = preparedBy(position.table, me.id)
  const decision = openDecision(position, seat, press.decision)
  return decision?.id === press.decision ? { position, decision } : null
}

type Said = { readonly values: readonly string[]; readonly said: string; readonly isSure?: boolean }

export async function stepOn(bot: Bot, person: Person, press: Press, { values, said, isSure = false }: Said): Promise<Reply> {
  const found = await shown(bot, person, press)
  if (!found) return stalePanel(bot, person, press)
  const { position, decision } = found
  const move = moveOf(decision.input, press, values)
  if ('code' in move) return choose(bot, person, { ...press, said }, move, { at: position, isSure })
  const notice = inputAfter(decision.input, move.path) ? undefined : person.ours('press.gone', { said })
  return livingPanel(bot, person, position, { decision: decision.id, ...move, ...(notice && { notice }) })
}

export async function tellWhyNot(bot: Bot, person: Person, press: Press): Promise<Reply> {
  const found = await shown(bot, person, press)
  if (!found) return stalePanel(bot, person, press)
  const panel = whyNot(found.position, found.decision, press.arg, person.locale)
  return { components: withSigns(bot, found.position.table.game, panel) }
}

export type Form = APIModalInteractionResponseCallbackData

/** The form a question is answered with; null if it is no longer asked, or not in that way. */
export async function formFor(
  bot: Bot,
  person: Person,
  press: Press,
  make: (question: Question, ours: Ours, position: Position) => Form | null,
): Promise<Form | null> {
  const found = await shown(bot, person, press)
  return found && make(questionAt(found.position, found.decision, press.arg, '', person.locale), person.ours, found.position)
}

export function numberForm(question: Question, ours: Ours, held: Filled = []): Form | null {
  if (question.input.kind !== 'amount') return null
  const { min, max } = question.input
  const label = clip(ours('answer.range', { min, max }), FIELD_LABEL)
  const component = {
    type: ComponentType.TextInput,
    custom_id: 'n',
    style: TextInputStyle.Short,
    required: true,
    max_length: 9,
    ...(held[0]?.[0] && { value: held[0][0] }),
  } as const
  return {
    custom_id: question.id('numbered', question.path),
    title: clip(question.say(question.decision.prompt), MODAL_TITLE),
    components: [{ type: ComponentType.Label, label, component }],
  }
}
