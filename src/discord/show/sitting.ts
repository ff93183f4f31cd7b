/** An hour at which all of a table play on together: where it stands on cards, and what can be asked for. */
import type { Seated } from '../../store/store.ts'
import { isSitting } from '../../tables/clock.ts'
import type { Span } from '../../tables/playing-hours.ts'
import type { Ours } from '../../words/words.ts'
import { idFor } from '../ids.ts'
import { container } from './panel.ts'
import { button, sectionRow } from './present/rows.ts'
import type { Reply } from './reply.ts'

/** Everybody may know that they sit together, or will. */
export function sittingLines(table: Seated, ours: Ours): string[] {
  const { sitting } = table.terms
  if (!sitting || table.status !== 'playing') return []
  return [isSitting(table) ? ours('sitting.now', sitting) : ours('sitting.to-come', sitting)]
}

/** The hours they share, each with the press that asks for it. */
export function hoursToChoose({ id }: Seated, hours: readonly Span[], untold: readonly string[], ours: Ours): Reply {
  const lines = [
    ours('sitting.explain'),
    '',
    hours.length > 0 ? ours('sitting.shared') : ours('sitting.no-shared'),
    ...(untold.length > 0 ? [ours('sitting.untold', { untold })] : []),
  ]
  const rows = hours.map((span, i) => {
    const ask = button(idFor('sitting', id, '', String(span.from)), ours('sitting.choose'), i === 0 ? 'main' : 'plain')
    return sectionRow(ours('sitting.span', span), ask)
  })
  return { components: [container(lines, rows)] }
}
