/** All that can be left for questions still to come, as lists: each of them opens a form. */
import { policiesFor, stillAsked } from '../../tables/order-answers.ts'
import type { Position } from '../../tables/position.ts'
import { oursIn } from '../../words/words.ts'
import { idFor } from '../ids.ts'
import { clip, OPTION_TEXT, OPTIONS_IN_A_SELECT } from './limits.ts'
import { kindIn } from './order-lines.ts'
import { type Choice, type Row, selectRow } from './present/rows.ts'

export const NEW_ORDER = 'order-new'

/** Before the name of a question; a policy stands by its own. */
export const QUESTION = '?'

/** First by what it means, then question by question. */
export function newOrderRows(position: Position, seat: string, locale: string): Row[] {
  const { hosted, table } = position
  const ours = oursIn(locale)
  const { view } = position.seen(seat)
  const words = hosted.about(locale).policies ?? {}
  const policies = policiesFor(hosted, view).map(({ id }) => ({ value: id, label: clip(words[id]!.title, OPTION_TEXT) }))
  const kinds = stillAsked(hosted, view).map((kind) => ({
    value: `${QUESTION}${kind}`,
    label: clip(kindIn(hosted, kind, locale), OPTION_TEXT),
  }))
  const list = (n: number, title: string, choices: readonly Choice[]) =>
    choices.length > 0 ? [selectRow(idFor(NEW_ORDER, table.id, '', `${n}`), title, choices)] : []
  const pages = Array.from({ length: Math.ceil(kinds.length / OPTIONS_IN_A_SELECT) }, (_, page) =>
    kinds.slice(page * OPTIONS_IN_A_SELECT, (page + 1) * OPTIONS_IN_A_SELECT),
  )
  return [
    ...list(0, ours('orders.policies'), policies),
    ...pages.flatMap((page, i) => list(i + 1, ours('orders.questions', { page: i + 1, pages: pages.length }), page)),
  ]
}
