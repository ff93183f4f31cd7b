/** The draw: who plays in which division, and who meets whom. All of it follows from the entries, the past, and the published seed. */
import { createHash } from 'node:crypto'
import { type RandomState, shuffle } from '../kernel/random.ts'
import type { Entry, LeagueGame, Season } from '../store/league-store.ts'
import { dealt, shapeOf } from './division-sizes.ts'
import { drawFixtures } from './fixtures.ts'
import { type Candidate, seedingOf } from './promotion.ts'

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
