/** The rules of a game, topic by topic. */
import type { Position } from '../../tables/position.ts'
import { oursIn } from '../../words/words.ts'
import { idFor } from '../ids.ts'
import { OPTIONS_IN_A_SELECT } from './limits.ts'
import { container } from './panel.ts'
import { selectRow } from './present/rows.ts'
import type { Reply } from './reply.ts'

export function rulesReply(hosted: Position['hosted'], locale: string, topic?: string, table = ''): Reply {
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
  const lines = found
    ? [`**${found.title}**`, found.text, ours('rules.rulebook', { rule: found.rule })]
    : [ours('rules.title', { title: hosted.title }), ours('rules.how')]
  return { components: [container(lines, rows)] }
}
