/** The rules of a game, topic by topic. */
import type { Position } from '../../tables/position.ts'
import { oursIn } from '../../words/words.ts'
import { idFor } from '../ids.ts'
import { BUTTON_LABEL, clip, OPTIONS_IN_A_SELECT } from './limits.ts'
import { container } from './panel.ts'
import { button, buttonRows, selectRow } from './present/rows.ts'
import type { Reply } from './reply.ts'

export function rulesReply(hosted: Position['hosted'], locale: string, topic?: string, table = '', isSeated = false): Reply {
  const ours = oursIn(locale)
  const { topics } = hosted.about(locale)
  const found = topics.find(({ id }) => id === topic)
  const choices = topics.map(({ id, title }) => ({ value: id, label: title, chosen: id === topic }))
  const lists = Math.ceil(choices.length / OPTIONS_IN_A_SELECT)
  const length = Math.ceil(choices.length / lists)
  const rows = Array.from({ length: table ? lists : 0 }, (_, i) => {
    const part = choices.slice(i * length, (i + 1) * length)
    const title = lists > 1 ? ours('list.range', { first: part[0]!.label, last: part.at(-1)!.label }) : ours('rules.choose')
    return selectRow(idFor('rules', table, '', String(i)), title, part)
  })
  const at = found ? topics.indexOf(found) : -1
  const [before, after] = found ? [topics[at - 1], topics[at + 1]] : []
  const turn = (id: string, label: string) => button(idFor('rules', table, '', `=${id}`), clip(label, BUTTON_LABEL))
  const ways = [
    ...(isSeated ? [button(idFor('turn', table), ours('button.my-turn'), 'main')] : []),
    ...(table && before ? [turn(before.id, ours('rules.before', before))] : []),
    ...(table && after ? [turn(after.id, ours('rules.after', after))] : []),
  ]
  const lines = found
    ? [`**${found.title}**`, found.text, ours('rules.rulebook', { rule: found.rule })]
    : [ours('rules.title', { title: hosted.title }), ours('rules.how')]
  return { components: [container(lines, [...buttonRows(ways), ...rows])] }
}
