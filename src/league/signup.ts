/** One click to join, one to check in, one to leave. */
import type { Entry, Season } from '../store/league-store.ts'
import { type House, refuse } from '../tables/house.ts'
import type { Who } from '../tables/seating.ts'
import { vacated } from './absence.ts'
import { calledIn, entryOf, onSeason, refreshed, type Stepped } from './steps.ts'

/** Where somebody stands after joining: in, or the how-manieth reserve. */
export type Joined = { readonly status: 'in' | 'reserve'; readonly number: number }

export async function joinSeason(house: House, id: string, who: Who): Promise<Joined> {
  return onSeason(house, id, async (season) => {
    const known = entryOf(season, who.id)
    if (known && known.status !== 'out') {
      const isLate = season.phase === 'checkin' || (season.phase === 'playing' && known.checkedInAt === null)
      return isLate ? present(house, season, known) : { step: null, result: standing(season, known) }
    }
    if (season.phase === 'frozen' || season.phase === 'over') refuse('league.closed')
    // Whoever was banished from this season stays out of it.
    if (known?.reason === 'misses') refuse('league.banished')
    if (known?.reason === 'barred') refuse('league.barred')
    const entry: Entry = {
      season: id,
      person: who.id,
      name: calledIn(season, who),
      joinedAt: house.now(),
      status: hasRoom(season) ? 'in' : 'reserve',
      reason: null,
      checkedInAt: null,
      seeded: known?.seeded ?? null,
      tier: known?.tier ?? null,
      division: known?.division ?? null,
      place: null,
      isForgotten: false,
    }
    const after = { ...season, entries: [...season.entries.filter(({ person }) => person !== who.id), entry] }
    // Joining late says that one is there.
    return season.phase === 'signup'
      ? { step: { entries: [entry], posts: refreshed(house, season) }, result: standing(after, entry) }
      : present(house, after, entry)
  })
}

/** Until the draw there is room as long as places are free and nobody has waited for them longer. */
export function hasRoom({ phase, settings: { places }, entries }: Season): boolean {
  if (phase !== 'signup' && phase !== 'checkin') return false
  return places === null || (playersIn({ entries }).length < places && reservesIn({ entries }).length === 0)
}

export const playersIn = (season: Pick<Season, 'entries'>): Entry[] => season.entries.filter(({ status }) => status === 'in')
export const reservesIn = (season: Pick<Season, 'entries'>): Entry[] =>
  season.entries.filter(({ status }) => status === 'reserve')

function standing(season: Season, entry: Entry): Joined {
  const list = entry.status === 'in' ? playersIn(season) : reservesIn(season)
  return {
    status: entry.status === 'in' ? 'in' : 'reserve',
    number: list.findIndex(({ person }) => person === entry.person) + 1,
  }
}

/** "I am here." When everybody has said so, the season begins at once. */
export async function checkIn(house: House, id: string, person: string): Promise<Joined> {
  return onSeason(house, id, async (season) => {
    const entry = entryOf(season, person)
    if (!entry || entry.status === 'out') return refuse('league.you-not-in')
    if (season.phase === 'signup') return refuse('league.checkin-later', { at: season.beginsAt })
    if (season.phase !== 'checkin') return refuse('league.checkin-over')
    return present(house, season, entry)
  })
}

/** Somebody is here; with the last one the season begins. */
function present(house: House, season: Season, entry: Entry): Stepped<Joined> {
  const here: Entry = { ...entry, checkedInAt: entry.checkedInAt ?? house.now() }
  const after = season.entries.map((each) => (each.person === entry.person ? here : each))
  const timers = season.phase === 'checkin' ? drawIfComplete(house, season, after) : []
  return {
    step: { entries: [here], posts: refreshed(house, season), timers },
    result: standing({ ...season, entries: after }, here),
  }
}

/** Nothing is left to wait for: everybody has checked in, and no reserve could still fill a free place. */
export function drawIfComplete(house: House, { id, league, settings }: Season, entries: readonly Entry[]) {
  const isHere = ({ checkedInAt }: Entry) => checkedInAt !== null
  const [players, reserves] = [playersIn({ entries }), reservesIn({ entries })]
  const ready = players.length + reserves.filter(isHere).length
  const isFull = ready >= (settings.places ?? 0) || reserves.every(isHere)
  const isComplete = players.every(isHere) && ready >= league.size && isFull
  return isComplete ? [{ subject: id, key: 'league:draw', dueAt: house.now() }] : []
}

/** Before the draw one's place is free again; afterwards reserves or computers play on, and the games count nothing. */
export async function leaveSeason(house: House, id: string, person: string): Promise<void> {
  await onSeason(house, id, async (season) => {
    const entry = entryOf(season, person)
    if (!entry || entry.status === 'out') return refuse('league.you-not-in')
    switch (season.phase) {
      case 'signup':
        return {
          step: { leave: [person], entries: movedUp(season, person), posts: refreshed(house, season) },
          result: undefined,
        }
      case 'checkin': {
        const gone: Entry = { ...entry, status: 'out', reason: 'left' }
        const after = season.entries.map((each) => (each.person === person ? gone : each))
        return {
          step: { entries: [gone], posts: refreshed(house, season), timers: drawIfComplete(house, season, after) },
          result: undefined,
        }
      }
      case 'playing':
        return { step: await vacated(house, season, entry, 'left'), result: undefined }
      default:
        return refuse('league.closed')
    }
  })
}

/** The first reserve gets the place of somebody who leaves before the season has begun. */
export function movedUp(season: Season, leaver: string): Entry[] {
  const [first] = reservesIn(season).filter(({ person }) => person !== leaver)
  const isFree = entryOf(season, leaver)?.status === 'in'
  return first && isFree ? [{ ...first, status: 'in' }] : []
}
