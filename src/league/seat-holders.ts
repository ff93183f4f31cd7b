/** Who holds the seats of a game: its owners, people who play for them, or computers. While it is played, its table knows. */
import type { Entry, LeagueGame, Season } from '../store/league-store.ts'
import type { Seated } from '../store/store.ts'
import type { House } from '../tables/house.ts'
import { isComputer } from '../tables/seating.ts'
import { calledIn } from './steps.ts'

/** The game with those who sit at its table now: noted when it rests, because tables that are over forget people on request. */
export function heldBy(game: LeagueGame, table: Seated): LeagueGame {
  const holder = (seat: string) => {
    const row = table.seats.find((each) => each.seat === seat)
    return row && !isComputer(row) ? row.person : null
  }
  return { ...game, seats: game.seats.map((seat) => ({ ...seat, player: holder(seat.seat) })) }
}

/** People who play for others without having signed up are put on the list of reserves: what they earn is theirs. */
export function guestsAt(season: Season, table: Seated, now: number): Entry[] {
  const { id, entries } = season
  const isKnown = (who: string) => entries.some(({ person }) => person === who)
  return table.seats.flatMap((row): Entry[] =>
    row.person === null || isComputer(row) || isKnown(row.person)
      ? []
      : [
          {
            season: id,
            person: row.person,
            name: calledIn(season, { id: row.person, name: row.name }),
            joinedAt: now,
            status: 'reserve',
            reason: null,
            checkedInAt: null,
            seeded: null,
            tier: null,
            division: null,
            place: null,
            isForgotten: false,
          },
        ],
  )
}

/** Games as they stand at their tables at this moment. */
export function heldNow(house: House, games: readonly LeagueGame[]): Promise<LeagueGame[]> {
  return Promise.all(
    games.map(async (game) => {
      const table = game.status === 'playing' && game.table ? await house.store.table(game.table) : null
      return table ? heldBy(game, table) : game
    }),
  )
}

/** The games of one person: their own, and those in which they play for somebody else. */
export async function heldWith(house: House, games: readonly LeagueGame[], person: string): Promise<LeagueGame[]> {
  const tables = new Set((await house.store.tablesOf(person)).map(({ id }) => id))
  const isTheirs = ({ table, seats }: LeagueGame) =>
    seats.some(({ owner, player }) => owner === person || player === person) || (table !== null && tables.has(table))
  return heldNow(house, games.filter(isTheirs))
}
