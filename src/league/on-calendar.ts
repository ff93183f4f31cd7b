/** The dates of a season on the calendar of its server, where that is permitted: when it begins, and its last day. */
import type { Season } from '../store/league-store.ts'
import type { CalendarEvent, House } from '../tables/house.ts'
import { inPublic } from '../words/words.ts'
import { checkinEnds, DAY } from './calendar.ts'

const KINDS = ['begins', 'ends'] as const

const nameOf = ({ league, number }: Season, what: (typeof KINDS)[number]): string =>
  inPublic(`calendar.${what}`, { season: inPublic('season.title', { league: league.name, number }) })

/** What is still to come, or on. An event of one evening is one date. */
function datesOf(season: Season): CalendarEvent[] {
  const { phase, beginsAt, endsAt, settings } = season
  if (phase === 'frozen' || phase === 'over' || settings.isPaused) return []
  const isShort = endsAt - beginsAt <= DAY
  const checkedIn = checkinEnds(season, settings)
  const begins = {
    name: nameOf(season, 'begins'),
    about: inPublic('calendar.begins-about'),
    from: beginsAt,
    to: isShort ? endsAt : Math.min(checkedIn, beginsAt + DAY),
  }
  const ends = { name: nameOf(season, 'ends'), about: inPublic('calendar.ends-about'), from: endsAt - DAY, to: endsAt }
  return [...(phase === 'signup' || phase === 'checkin' || isShort ? [begins] : []), ...(isShort ? [] : [ends])]
}

/** As often as one likes: what stands there is made to say what holds now. */
export async function showOnCalendar(house: House, id: string): Promise<void> {
  const season = await house.store.league.season(id)
  if (!season) return
  const { server, channel } = season.league
  const names = KINDS.map((what) => nameOf(season, what))
  await house.calendar?.({ server, channel, names, events: datesOf(season) })
}
