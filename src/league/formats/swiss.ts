/**
 * Rounds in which those meet who did equally well so far, and who have met least. Whoever finds no table in a round has a free one, each
 * in turn from below; points per game decide then.
 */
import type { Entry, LeagueGame, LeagueSettings } from '../../store/league-store.ts'
import { dealt } from '../division-sizes.ts'
import { divisionsOf } from '../divisions.ts'
import { entryOf } from '../steps.ts'
import { plays, roundOf, roundsIn } from './rounds.ts'
import type { Staged } from './staged.ts'

const ROUNDS = 4
export const roundsOf = ({ rounds }: Pick<LeagueSettings, 'rounds'>): number => rounds ?? ROUNDS

export const swiss: Staged = {
  first(season, order) {
    const entries = order.map((entry): Entry => ({ ...entry, status: 'in', tier: 0, division: 0 }))
    const { size } = season.league
    const people = order.map(({ person }) => person)
    const there = present(people, size, [])
    // The strong and the weak are mixed as long as nothing has been played.
    const tables = dealt(there, [Array.from({ length: there.length / size }, () => size)])[0]!
    return { entries, games: roundOf(season, 0, tables) }
  },
  async next(house, season) {
    const rounds = roundsIn(season)
    if (rounds.length >= roundsOf(season.settings)) return []
    const lines = (await divisionsOf(house, season)).flatMap((division) => division.lines)
    const order = lines.map(({ person }) => person).filter((person) => entryOf(season, person)?.status === 'in')
    const games = rounds.flat()
    return roundOf(season, rounds.length, tablesAmong(present(order, season.league.size, games), season.league.size, games))
  },
  stages: (_people, _size, settings) => roundsOf(settings),
}

/** Whoever has played most sits out, the last in the table first; in the first round they are all equal. */
function present(order: readonly string[], size: number, games: readonly LeagueGame[]): string[] {
  const played = (person: string) => games.filter((game) => plays(game, person)).length
  const out = [...order.entries()]
    .sort(([i, a], [j, b]) => played(b) - played(a) || j - i)
    .slice(0, order.length % size)
    .map(([, person]) => person)
  return order.filter((person) => !out.includes(person))
}

function tablesAmong(order: readonly string[], size: number, games: readonly LeagueGame[]): string[][] {
  const left = [...order]
  const tables: string[][] = []
  const met = (person: string, table: readonly string[]) =>
    table.reduce((sum, other) => sum + games.filter((game) => plays(game, person) && plays(game, other)).length, 0)
  while (left.length >= size) {
    const table = [left.shift()!]
    while (table.length < size) {
      const [next] = [...left.entries()].sort(([i, a], [j, b]) => met(a, table) - met(b, table) || i - j)
      table.push(...left.splice(next![0], 1))
    }
    tables.push(table)
  }
  return tables
}
