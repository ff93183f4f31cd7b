/** How much time everybody has, and what happens when it runs out. */
import type { Seated } from '../../store/store.ts'
import { isPace, isSitting } from '../../tables/clock.ts'
import { levelOf } from '../../tables/seating.ts'
import { type Ours, oursIn } from '../../words/words.ts'
import { sittingLines } from './sitting.ts'

/** A pace in words; a table may be of one that there is no more. */
export const paceText = (ours: Ours, pace: string): string => ours(`pace.${isPace(pace) ? pace : 'none'}`)

export function clockLines(table: Seated, locale: string): string[] {
  const { seats, pausedAt, heldAt } = table
  const pace = isSitting(table) ? 'blitz' : table.pace
  const ours = oursIn(locale)
  return [
    ours('clock.title', { pace: paceText(ours, pace), isPaused: pausedAt !== null, isHeld: heldAt !== null }),
    ...seats.map((row) => {
      const { name, person, dueAt, bank, autopilot, misses } = row
      if (person === null) return ours('clock.computer', { name, level: ours(`level.${levelOf(row)}`) })
      return ours('clock.person', { name, dueAt, bank, autopilot, misses })
    }),
    ...sittingLines(table, ours),
    ...(isSitting(table) ? [] : [ours('clock.rule')]),
  ]
}
