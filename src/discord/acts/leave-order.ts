/** The form by which an order is left: a policy of the game with its choices, or a question with the words of an answer; and how long it holds. */
import { type APILabelComponent, ComponentType, TextInputStyle } from 'discord.js'
import { refuse } from '../../tables/house.ts'
import { policyOf } from '../../tables/order-answers.ts'
import { leaveOrder, leavePolicy, type Term } from '../../tables/orders.ts'
import { mySeat, positionAt } from '../../tables/position.ts'
import type { Ours } from '../../words/words.ts'
import type { Bot } from '../bot.ts'
import { fits, idFor } from '../ids.ts'
import { clip, FIELD_LABEL, MODAL_TITLE } from '../show/limits.ts'
import { QUESTION } from '../show/new-orders.ts'
import { kindIn } from '../show/order-lines.ts'
import type { Field, Filled } from '../show/present/form.ts'
import { modalFields } from '../show/present/form-modal.ts'
import type { Reply } from '../show/reply.ts'
import type { Person } from './act.ts'
import type { Form } from './answer-press.ts'
import { ordersPage } from './plan.ts'
import { byItself, fieldsOf, wishesIn } from './policy-fields.ts'

export const ORDER_SHEET = 'order-sheet'

const LONGEST_WORDS = 100

const EVERY_TIME = 100
const TERMS: Readonly<Record<string, Term>> = {
  always: { uses: EVERY_TIME, hours: null, stop: false },
  once: { uses: 1, hours: null, stop: false },
  calm: { uses: EVERY_TIME, hours: null, stop: true },
}
const TERM_WORDS = { always: 'term.always', once: 'term.once', calm: 'term.calm' } as const

const termField = (ours: Ours, first: keyof typeof TERM_WORDS): Field => ({
  label: ours('term.label'),
  entries: Object.entries(TERM_WORDS).map(([value, key]) => ({ value, label: ours(key), about: '' })),
  min: 1,
  max: 1,
  preset: first,
})

export async function orderForm(bot: Bot, { me, locale, ours }: Person, table: string, which: string): Promise<Form> {
  const { hosted, ...position } = await positionAt(bot.house, table)
  mySeat(position.table, me.id)
  if (!fits(ORDER_SHEET, table, '', which)) return refuse('press.foreign')
  const form = (title: string, components: APILabelComponent[]): Form => ({
    custom_id: idFor(ORDER_SHEET, table, '', which),
    title: clip(title, MODAL_TITLE),
    components,
  })
  const policy = policyOf(hosted, which)
  if (policy) {
    const term = policy.bounds ? [] : [termField(ours, 'always')]
    const fields = [...fieldsOf(hosted, byItself(policy), locale), ...term]
    return form(hosted.about(locale).policies![which]!.title, modalFields({ ours }, fields))
  }
  const kind = which.slice(QUESTION.length)
  const answer: APILabelComponent = {
    type: ComponentType.Label,
    label: clip(ours('orders.answer'), FIELD_LABEL),
    component: {
      type: ComponentType.TextInput,
      custom_id: 'words',
      style: TextInputStyle.Short,
      required: false,
      max_length: LONGEST_WORDS,
    },
  }
  return form(kindIn(hosted, kind, locale), [...modalFields({ ours }, [termField(ours, 'once')]), answer])
}

export async function leaveFromForm(
  bot: Bot,
  person: Person,
  table: string,
  which: string,
  { filled, words = '' }: { readonly filled: Filled; readonly words?: string | undefined },
): Promise<Reply> {
  const { house } = bot
  const { hosted } = await positionAt(house, table)
  const policy = policyOf(hosted, which)
  const chosen = TERMS[filled[policy ? policy.fields.length : 0]?.[0] ?? '']
  const term = policy?.bounds ? TERMS.always! : (chosen ?? TERMS.once!)
  if (policy) await leavePolicy(house, table, person.me.id, { id: which, wishes: wishesIn(byItself(policy), filled), ...term })
  else {
    const when = which.slice(QUESTION.length)
    await leaveOrder(house, table, person.me.id, { when, words: words.trim() === '' ? null : words.trim(), ...term })
  }
  return ordersPage(bot, person, table)
}
