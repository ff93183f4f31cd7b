/** The games of one division, drawn at once: who meets whom, and in which seat. */
import { shuffle } from '../kernel/random.ts'
import type { Entry, LeagueGame, Season } from '../store/league-store.ts'
import { drawFixtures } from './fixtures.ts'
import { randomFrom } from './lots.ts'
import { kindsOf } from './mix.ts'

export function gamesOf(season: Season, tier: number, division: number, members: readonly Entry[]): LeagueGame[] {
  const random = randomFrom(season.seed, `division ${tier} ${division}`)
  const people = shuffle(
    random,
    members.map(({ person }) => person),
  )
  const { games } = drawFixtures(
    people.length,
    season.league.size,
    random,
    kindsOf({ ...season.league, settings: season.settings }).length,
  )
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
