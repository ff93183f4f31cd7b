/** The calendar of a season. Everything follows from its first day; nothing has to be remembered by anybody. */
import type { LeagueSettings } from '../store/league-store.ts'
import { refuse } from '../tables/house.ts'
import { instantOf } from '../tables/playing-hours.ts'

const HOUR = 60 * 60_000
export const DAY = 24 * HOUR
const WEEK = 7 * DAY

export const DEFAULTS: Omit<LeagueSettings, 'division'> = {
  weeks: 8,
  off: 2,
  checkin: 7,
  signup: 14,
  places: null,
  repeat: true,
  talk: 'opened',
}

/** Unfinished games rest so long before they are scored as they stand; those of an evening only until everybody has gone home. */
const FREEZE = 7 * DAY
export const restsFor = ({ hours }: Pick<LeagueSettings, 'hours'>): number => (hours === undefined ? FREEZE : HOUR)
const REMINDER = DAY

export type Calendar = { readonly beginsAt: number; readonly endsAt: number }

export const firstSeason = (from: number, settings: LeagueSettings): Calendar =>
  beginning((settings.firstAt ?? 0) > from ? settings.firstAt! : from + settings.signup * DAY, settings)
export const seasonAfter = ({ endsAt }: Calendar, settings: LeagueSettings): Calendar =>
  beginning(endsAt + settings.off * WEEK, settings)

export const beginning = (beginsAt: number, settings: LeagueSettings): Calendar => ({
  beginsAt,
  endsAt: beginsAt + lengthOf(settings),
})

/** From the first day to the last, check-in included. */
export const lengthOf = ({ weeks, hours }: Pick<LeagueSettings, 'weeks' | 'hours'>): number =>
  hours === undefined ? weeks * WEEK : hours * HOUR

/** Too few people: a week more to find some, or as many as have passed meanwhile; at the same hour. */
export const postponed = (beginsAt: number, now: number, settings: LeagueSettings): Calendar =>
  beginning(beginsAt + WEEK * (1 + Math.max(0, Math.floor((now - beginsAt) / WEEK))), settings)

export const checkinEnds = ({ beginsAt }: Calendar, { checkin }: LeagueSettings): number => beginsAt + checkin * DAY
export const remindsAt = (calendar: Calendar, settings: LeagueSettings): number =>
  Math.max(
    calendar.beginsAt + (checkinEnds(calendar, settings) - calendar.beginsAt) / 2,
    checkinEnds(calendar, settings) - REMINDER,
  )
export const scoredAt = ({ endsAt, settings }: Pick<Calendar, 'endsAt'> & { readonly settings: LeagueSettings }): number =>
  endsAt + restsFor(settings)

/** A day as somebody typed it, at noon or at the hour that follows it, by the clocks of their zone; refused if it is none, or past. */
export function dayAhead(day: string, now: number, zone: string): number {
  const [, date, time = '12:00'] = /^(\d{4}-\d{2}-\d{2})(?:[ T](\d{2}:\d{2}))?$/.exec(day.trim()) ?? []
  const midnight = Date.parse(`${date}T00:00:00Z`)
  const hours = (Date.parse(`${date}T${time}:00Z`) - midnight) / HOUR
  const at = Number.isNaN(hours) ? Number.NaN : instantOf(midnight, hours, zone)
  return at > now ? at : refuse('league.date')
}
