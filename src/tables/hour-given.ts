/** When something is to begin, as people write it: an hour of the day, a date with it, or a while from now. */
import { instantOf } from './playing-hours.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const UNITS: Readonly<Record<string, number>> = { m: MINUTE, h: HOUR, d: DAY }

/** People have to hear of it, and to remember it. */
const SOONEST = 10 * MINUTE
const LATEST = 28 * DAY

const CLOCK = /^(?:(\d{4}-\d{2}-\d{2})\s+)?([01]?\d|2[0-3])[:.]([0-5]\d)$/
const WHILE = /^in\s+(\d{1,3})\s*(m|h|d)[a-z]*$/

/** Null where it cannot be meant. The next time the clock shows it there, where no day is said. */
export function hourGiven(typed: string, now: number, zone: string): number | null {
  const said = typed.trim().toLowerCase()
  const instant = afterWhile(said, now) ?? onClock(said, now, zone)
  return instant !== null && instant - now >= SOONEST && instant - now <= LATEST ? instant : null
}

function afterWhile(said: string, now: number): number | null {
  const [, amount, unit = ''] = WHILE.exec(said) ?? []
  return amount === undefined ? null : now + Number(amount) * UNITS[unit]!
}

function onClock(said: string, now: number, zone: string): number | null {
  const [, day, hour, minute] = CLOCK.exec(said) ?? []
  if (hour === undefined) return null
  const hours = Number(hour) + Number(minute) / 60
  const date = day === undefined ? Number.NaN : Date.parse(`${day}T00:00:00Z`)
  if (day !== undefined) return Number.isNaN(date) ? null : instantOf(date, hours, zone)
  const yesterday = Math.floor(now / DAY) * DAY - DAY
  const times = [0, 1, 2, 3].map((days) => instantOf(yesterday + days * DAY, hours, zone))
  return times.find((instant) => instant - now >= SOONEST) ?? null
}
