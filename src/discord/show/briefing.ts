/** Who one is, privately: under *My hand*, in the message that says that the game has begun, or first in the first panel. */
import type { Seat } from '../../kernel/contract.ts'
import { type Moment, type Position, speakerAt } from '../../tables/position.ts'
import { isTrial } from '../../tables/trial-ids.ts'
import { oursIn } from '../../words/words.ts'
import { clip } from './limits.ts'

/** It must never cut off the question below it. */
const ABOVE_A_QUESTION = 1_400

export const briefingFor = ({ table, hosted, seen }: Moment, seat: Seat, locale: string): readonly string[] =>
  (hosted.briefing?.(seen(seat).view, speakerAt(table, locale)) ?? []).map((line) => oursIn(locale)('briefing.line', { line }))

/**
 * For whoever has not done anything yet and was not told in a private message; without what the first question says anyway.
 */
export function firstBriefing(position: Position, seat: Seat, locale: string, asked: readonly string[] = []): string[] {
  const row = position.table.seats.find((each) => each.seat === seat)
  if (!row?.person || row.hasActed || isTrial(position.table.id)) return []
  const settings = position.people.get(row.person)?.settings
  if ((settings?.notify === 'dm' || settings?.notify === 'both') && settings.dm !== 'closed') return []
  const lines = briefingFor(position, seat, locale).filter((line) => !asked.some((said) => line.includes(said)))
  return lines.length > 0 ? [oursIn(locale)('briefing.title'), clip(lines.join('\n'), ABOVE_A_QUESTION)] : []
}

/** The hand in small: what one holds with one's draft counted in. */
export function holdsLine({ table, hosted, seen }: Moment, seat: Seat, locale: string): string[] {
  const holding = hosted.holds?.(seen(seat).view, speakerAt(table, locale)) ?? ''
  return holding === '' ? [] : [oursIn(locale)('panel.holds', { holding })]
}
