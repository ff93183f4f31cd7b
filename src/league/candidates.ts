/** What is known of those who want to play: where they last stood, and how strong they are. */
import type { Entry, RatingRow, Season } from '../store/league-store.ts'
import type { House } from '../tables/house.ts'
import { type Division, divisionsOf } from './divisions.ts'
import type { Candidate } from './promotion.ts'
import { ordinalOf } from './ratings.ts'
import { lotOf } from './standings.ts'
import { seasonById } from './steps.ts'

/** A tier is kept for so many seasons: one may sit out one of them. */
const REMEMBERED = 2

export async function candidatesFor(house: House, season: Season, players: readonly Entry[]): Promise<Candidate[]> {
  const { league } = house.store
  const past = (await league.seasonsOf(season.league.id)).filter(({ number }) => number < season.number).slice(0, REMEMBERED)
  const before = await Promise.all(past.map(async ({ id }) => divisionsOf(house, await seasonById(house, id))))
  const ratings: RatingRow[] = await league.ratingsIn(
    season.league.game,
    season.league.size,
    players.map(({ person }) => person),
  )
  return players.map(({ person, seeded }) => {
    const last = before.map((divisions) => lastIn(divisions, person)).find((found) => found !== null)
    const rating = ratings.find((row) => row.person === person)
    return {
      person,
      lot: lotOf(season.seed, person),
      ...(seeded !== null && { seeded }),
      ...(last && { last }),
      ...(rating && { ordinal: ordinalOf(rating) }),
    }
  })
}

function lastIn(divisions: readonly Division[], person: string): Candidate['last'] | null {
  for (const { tier, lines } of divisions)
    for (const line of lines) if (line.person === person) return { tier, place: line.place, move: line.move }
  return null
}
