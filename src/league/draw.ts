/** The draw: who plays in which division, and who meets whom. All of it follows from the entries, the past, and the published seed. */
import { createHash } from 'node:crypto'
import { type RandomState, shuffle } from '../kernel/random.ts'
import type { Entry, LeagueGame, RatingRow, Season } from '../store/league-store.ts'
import type { House } from '../tables/house.ts'
import { dealt, shapeOf } from './division-sizes.ts'
import { drawFixtures } from './fixtures.ts'
import { type Candidate, moveOf, seedingOf } from './promotion.ts'
import { ordinalOf } from './ratings.ts'
import { seasonById } from './steps.ts'

/** A tier is kept for so many seasons: one may sit out one of them. */
const REMEMBERED = 2

export type Draw = { readonly entries: readonly Entry[]; readonly games: readonly LeagueGame[] }

export function drawn(season: Season, players: readonly Entry[], candidates: readonly Candidate[]): Draw {
  const { division: wanted } = season.settings
  const shape = shapeOf(players.length, wanted, season.league.size)
  const order = seedingOf(candidates, shape.length).map(({ person }) => players.find((entry) => entry.person === person)!)
  const entries: Entry[] = []
  const games: LeagueGame[] = []
  for (const [tier, divisions] of dealt(order, shape).entries()) {
    for (const [division, members] of divisions.entries()) {
      entries.push(...members.map((entry): Entry => ({ ...entry, status: 'in', tier, division })))
      games.push(...gamesOf(season, tier, division, members))
    }
  }
  return { entries, games }
}

function gamesOf(season: Season, tier: number, division: number, members: readonly Entry[]): LeagueGame[] {
  const random = randomOf(season.seed, tier, division)
  const people = shuffle(
    random,
    members.map(({ person }) => person),
  )
  const { games } = drawFixtures(people.length, season.league.size, random)
  return games.map((game, n): LeagueGame => {
    const id = `${season.id}t${tier}d${division}g${n + 1}`
    return {
      id,
      season: season.id,
      tier,
      division,
      n: n + 1,
      status: 'waiting',
      thread: null,
      table: null,
      verdict: null,
      endedAt: null,
      seats: game.map((line, i) => {
        const person = people[line]!
        return { game: id, seat: `p${i + 1}`, owner: person, player: person, place: null, score: null }
      }),
    }
  })
}

function randomOf(seed: string, tier: number, division: number): RandomState {
  const digest = createHash('sha256').update(`${seed} division ${tier} ${division}`).digest()
  return [digest.readInt32LE(0), digest.readInt32LE(4), digest.readInt32LE(8), digest.readInt32LE(12)]
}

/** What is known of those who want to play: where they last stood, and how strong they are. */
export async function candidatesFor(house: House, season: Season, players: readonly Entry[]): Promise<Candidate[]> {
  const { league } = house.store
  const past = (await league.seasonsOf(season.league.id)).filter(({ number }) => number < season.number).slice(0, REMEMBERED)
  const before = await Promise.all(past.map(({ id }) => seasonById(house, id)))
  const ratings: RatingRow[] = await league.ratingsIn(
    season.league.game,
    season.league.size,
    players.map(({ person }) => person),
  )
  return players.map(({ person, seeded, joinedAt }) => {
    const last = before.map((each) => lastOf(each, person)).find((found) => found !== null)
    const rating = ratings.find((row) => row.person === person)
    return {
      person,
      joinedAt,
      ...(seeded !== null && { seeded }),
      ...(last && { last }),
      ...(rating && { ordinal: ordinalOf(rating) }),
    }
  })
}

function lastOf(season: Season, person: string): Candidate['last'] | null {
  const entry = season.entries.find((each) => each.person === person)
  if (!entry || entry.tier === null || entry.place === null) return null
  return { tier: entry.tier, place: entry.place, move: moveIn(season, entry, entry.place) }
}

/** Where that place in a season leads. */
export function moveIn(season: Season, entry: Pick<Entry, 'tier' | 'division' | 'reason'>, place: number) {
  const size = season.entries.filter(({ tier, division }) => tier === entry.tier && division === entry.division).length
  return moveOf(place, size, entry.tier ?? 0, tiersOf(season), entry.reason === 'misses')
}

const tiersOf = (season: Pick<Season, 'entries'>): number => Math.max(0, ...season.entries.map(({ tier }) => (tier ?? -1) + 1))
