/** One round of a staged competition: its games, and who has met whom and sat where in those before. */
import { shuffle } from '../../kernel/random.ts'
import type { LeagueGame, Season } from '../../store/league-store.ts'
import { randomFrom } from '../lots.ts'

/** The games of a round: each round is a division of the first tier, and games are numbered through all of them. */
export function roundOf(
  season: Pick<Season, 'id' | 'seed' | 'games'>,
  round: number,
  tables: readonly (readonly string[])[],
): LeagueGame[] {
  const before = roundsIn(season).flat()
  const random = randomFrom(season.seed, `round ${round}`)
  return tables.map((people, i): LeagueGame => {
    const n = before.length + i + 1
    const id = `${season.id}t0d${round}g${n}`
    const seats = seated(shuffle(random, [...people]), before)
    return {
      id,
      season: season.id,
      tier: 0,
      division: round,
      n,
      status: 'waiting',
      thread: null,
      table: null,
      verdict: null,
      endedAt: null,
      seats: seats.map((person, at) => ({
        game: id,
        seat: `p${at + 1}`,
        owner: person,
        player: person,
        place: null,
        score: null,
      })),
    }
  })
}

export function roundsIn({ games }: Pick<Season, 'games'>): LeagueGame[][] {
  const last = Math.max(-1, ...games.filter(({ tier }) => tier === 0).map(({ division }) => division))
  return Array.from({ length: last + 1 }, (_, round) => games.filter(({ tier, division }) => tier === 0 && division === round))
}

export const plays = ({ seats }: LeagueGame, person: string): boolean => seats.some(({ owner }) => owner === person)

/** Everybody where they have sat least often: of all seatings the first with the fewest repetitions. */
function seated(people: readonly string[], before: readonly LeagueGame[]): string[] {
  const sat = new Map(
    people.map((person) => [person, people.map((_, at) => before.filter(({ seats }) => seats[at]?.owner === person).length)]),
  )
  const fewest = (at: number, left: readonly string[]): { repeats: number; order: string[] } =>
    left
      .map((person) => {
        const rest = fewest(
          at + 1,
          left.filter((other) => other !== person),
        )
        return { repeats: sat.get(person)![at]! + rest.repeats, order: [person, ...rest.order] }
      })
      .reduce((best, each) => (each.repeats < best.repeats ? each : best), left.length === 0 ? NOBODY : UNTRIED)
  return fewest(0, people).order
}

const NOBODY = { repeats: 0, order: [] }
const UNTRIED = { repeats: Number.POSITIVE_INFINITY, order: [] }
