/** When somebody plays in a week, in words: days with the same hours together. */
import type { Speaker } from '../../kernel/language.ts'

/** Seven days from Sunday on; null where nothing is played. */
export type Week = readonly ({ readonly from: number; readonly to: number } | null)[]

const NAMES = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']
const FROM_MONDAY = [1, 2, 3, 4, 5, 6, 0]

export function inAWeek(week: Week, s: Speaker): string {
  const said = (day: number) => {
    const hours = week[day]
    return hours ? `from ${hours.from} to ${hours.to} o'clock` : 'not at all'
  }
  const groups = new Map<string, string[]>()
  for (const day of FROM_MONDAY) groups.set(said(day), [...(groups.get(said(day)) ?? []), NAMES[day]!])
  if (groups.size === 1) return said(0)
  return [...groups].map(([hours, days]) => `${hours} on ${s.list(days)}`).join('; ')
}
