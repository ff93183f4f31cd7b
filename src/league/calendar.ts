/** The calendar of a season. Everything follows from its first day; nothing has to be remembered by anybody. */
import type { LeagueSettings } from '../store/league-store.ts'
import { refuse } from '../tables/house.ts'

export const DAY = 24 * 60 * 60_000
const WEEK = 7 * DAY

export const DEFAULTS: Omit<LeagueSettings, 'division'> = { weeks: 8, off: 2, checkin: 7, signup: 14, places: null, repeat: true }

/** Unfinished games rest so long before they are scored as they stand. */
export const FREEZE = 7 * DAY
const REMINDER = DAY

export type Calendar = { readonly beginsAt: number; readonly endsAt: number }

export const firstSeason = (from: number, settings: LeagueSettings): Calendar => beginning(from + settings.signup * DAY, settings)
export const seasonAfter = ({ endsAt }: Calendar, settings: LeagueSettings): Calendar =>
  beginning(endsAt + settings.off * WEEK, settings)

export const beginning = (beginsAt: number, { weeks }: LeagueSettings): Calendar => ({
  beginsAt,
  endsAt: beginsAt + weeks * WEEK,
})

/** Too few people: a week more to find some. */
export const postponed = (now: number, settings: LeagueSettings): Calendar => beginning(now + WEEK, settings)

export const checkinEnds = ({ beginsAt }: Calendar, { checkin }: LeagueSettings): number => beginsAt + checkin * DAY
export const remindsAt = (calendar: Calendar, settings: LeagueSettings): number =>
  Math.max(
    calendar.beginsAt + (checkinEnds(calendar, settings) - calendar.beginsAt) / 2,
    checkinEnds(calendar, settings) - REMINDER,
  )
export const scoredAt = ({ endsAt }: Calendar): number => endsAt + FREEZE

/** A day as somebody typed it, at noon; refused if it is none, or past. */
export function dayAhead(day: string, now: number): number {
  const at = /^\d{4}-\d{2}-\d{2}$/.test(day.trim()) ? Date.parse(`${day.trim()}T12:00:00Z`) : Number.NaN
  return at > now ? at : refuse('league.date')
}
