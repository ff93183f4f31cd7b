/** What is known of those who want to play: where they last stood, and how strong they are. */
import type { Entry, RatingRow, Season } from '../store/league-store.ts'
import type { House } from '../tables/house.ts'
import { type Division, divisionsOf } from './divisions.ts'
import { kindsOf } from './mix.ts'
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
  const people = players.map(({ person }) => person)
  const kinds = kindsOf({ ...season.league, settings: season.settings })
  const ratings = await Promise.all(kinds.map(({ game }) => league.ratingsIn(game, season.league.size, people)))
  return players.map(({ person, seeded }) => {
    const last = before.map((divisions) => lastIn(divisions, person)).find((found) => found !== null)
    const strength = meanOf(ratings.flat().filter((row) => row.person === person))
    return {
      person,
      lot: lotOf(season.seed, person),
      ...(seeded !== null && { seeded }),
      ...(last && { last }),
      ...(strength !== null && { ordinal: strength }),
    }
  })
}

/** Over all that the league plays and they have a rating in. */
const meanOf = (rows: readonly RatingRow[]): number | null =>
  rows.length > 0 ? rows.reduce((sum, row) => sum + ordinalOf(row), 0) / rows.length : null

function lastIn(divisions: readonly Division[], person: string): Candidate['last'] | null {
  for (const { tier, lines } of divisions)
    for (const line of lines) if (line.person === person) return { tier, place: line.place, move: line.move }
  return null
}
