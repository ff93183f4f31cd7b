/** The rules of a game, topic by topic. */
import type { Position } from '../../tables/position.ts'
import { idFor } from '../ids.ts'
import { OPTIONS_IN_A_SELECT } from './limits.ts'
import { container } from './panel.ts'
import { selectRow } from './present/rows.ts'
import type { Reply } from './reply.ts'

export function rulesReply(hosted: Position['hosted'], locale: string, topic?: string, table = ''): Reply {
  const { topics } = hosted.about(locale)
  const found = topics.find(({ id }) => id === topic)
  const choices = topics.map(({ id, title }) => ({ value: id, label: title, chosen: id === topic }))
  const lists = Math.ceil(choices.length / OPTIONS_IN_A_SELECT)
  const length = Math.ceil(choices.length / lists)
  const rows = Array.from({ length: table ? lists : 0 }, (_, i) => {
    const part = choices.slice(i * length, (i + 1) * length)
    const title = lists > 1 ? `${part[0]!.label} – ${part.at(-1)!.label}` : 'Choose a topic'
    return selectRow(idFor('rules', table, '', String(i)), title, part)
  })
  const lines = found
    ? [`**${found.title}**`, found.text, `-# Rulebook: ${found.rule}`]
    : [`**Rules of ${hosted.title}**`, 'Choose a topic, or look one up with `/rules`.']
  return { components: [container(lines, rows)] }
}
