/** What somebody sees who looks over another's shoulder: the same question in the same words, and nothing to answer it with. */
import { type APIComponentInContainer, type APIMessageTopLevelComponent, ComponentType } from 'discord.js'
import type { Event } from '../../kernel/contract.ts'
import { namesAt, type Position } from '../../tables/position.ts'
import { oursIn } from '../../words/words.ts'
import { idFor, pressOf } from '../ids.ts'
import { clip, TEXT_IN_A_MESSAGE } from './limits.ts'
import { container, type Panel, panelFor } from './panel.ts'
import { button, buttonRows } from './present/rows.ts'

/** What answers a question; the other buttons of a panel are not for guests. */
const ANSWERING = new Set(['go', 'step', 'some', 'mark', 'sure', 'offer', 'form', 'number'])

type Labelled = { readonly custom_id?: string; readonly label?: string; readonly type: number }

const isChoice = ({ custom_id: id }: Labelled): boolean => id !== undefined && ANSWERING.has(pressOf(id)?.verb ?? '')

const entry = (label: string, about = '') => `- **${label}**${about && `: ${about}`}`

function* linesOf(part: APIComponentInContainer): Generator<string> {
  if (part.type === ComponentType.TextDisplay) yield part.content
  if (part.type === ComponentType.Section) {
    const { label = '' } = part.accessory as Labelled
    yield entry(label, part.components.map(({ content }) => content).join(' '))
  }
  if (part.type !== ComponentType.ActionRow) return
  for (const each of part.components) {
    if (each.type === ComponentType.StringSelect && isChoice(each)) {
      if (each.placeholder) yield each.placeholder
      for (const { label, description } of each.options) yield entry(label, description)
    } else if (isChoice(each) && 'label' in each && each.label) yield entry(each.label)
  }
}

const partsOf = (panel: Panel) => panel.flatMap((top) => (top.type === ComponentType.Container ? top.components : []))

type Looking = { readonly locale: string; readonly recap: readonly Event[]; readonly recapTitle: string }

export function lookingOn(position: Position, seat: string, { locale, ...told }: Looking): APIMessageTopLevelComponent {
  const ours = oursIn(locale)
  const { id } = position.table
  const panel = panelFor(position, seat, { locale, ...told })
  const lines = [
    ours('eyes.looking', { name: namesAt(position.table)(seat) }),
    ...partsOf(panel).flatMap((part) => [...linesOf(part)]),
  ]
  const rows = buttonRows([
    button(idFor('look-on', id), ours('eyes.again'), 'main'),
    button(idFor('hand', id), ours('eyes.hand', { name: namesAt(position.table)(seat) })),
    button(idFor('board', id), ours('button.board')),
    button(idFor('recap', id), ours('button.recap')),
    button(idFor('look-away', id), ours('act.look-away.label')),
  ])
  return container([clip(lines.join('\n'), TEXT_IN_A_MESSAGE)], rows)
}
