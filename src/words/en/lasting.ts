/** How long something took, as one says it: nobody wants the minutes of four days. */
import type { Speaker } from '../../kernel/language.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

export function lasting(time: number, { count }: Pick<Speaker, 'count'>): string {
  if (time < 2 * HOUR) return count(Math.round(time / MINUTE), 'minute')
  return time < 2 * DAY ? count(Math.round(time / HOUR), 'hour') : count(Math.round(time / DAY), 'day')
}
