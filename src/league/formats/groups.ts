/** Groups first, in which everybody plays as in a division; then the best of all groups meet in a knock-out. */
import type { Entry, LeagueSettings } from '../../store/league-store.ts'
import { gamesOf } from '../division-games.ts'
import { dealt } from '../division-sizes.ts'
import { divisionsOf } from '../divisions.ts'
import { entryOf } from '../steps.ts'
import { entrantsIn, firstRound, nextRound, roundsFor, tablesFor } from './knockout.ts'
import { roundsIn } from './rounds.ts'
import type { Staged } from './staged.ts'

const TIER = 1

/** About half of them, and a whole number of tables. */
const qualifiers = (people: number, size: number): number => size * Math.max(1, tablesFor(Math.floor(people / 2), size))

function sizesOf(people: number, size: number, { division }: Pick<LeagueSettings, 'division'>): number[] {
  const count = Math.max(1, Math.min(Math.round(people / division), Math.floor(people / size)))
  return Array.from({ length: count }, (_, i) => Math.floor(people / count) + (i < people % count ? 1 : 0))
}

export const groups: Staged = {
  first(season, order) {
    const members = dealt(order, [sizesOf(order.length, season.league.size, season.settings)])[0]!
    return {
      entries: members.flatMap((group, division) =>
        group.map((entry): Entry => ({ ...entry, status: 'in', tier: TIER, division })),
      ),
      games: members.flatMap((group, division) => gamesOf(season, TIER, division, group)),
    }
  },
  async next(house, season) {
    const rounds = roundsIn(season)
    if (rounds.length > 0) return nextRound(season, entrantsIn(season))
    const people = season.entries.filter(({ tier }) => tier !== null).length
    // Where somebody takes the place of the best in another group, the number of games may differ.
    const ranked = (await divisionsOf(house, season))
      .flatMap(({ lines }) => lines)
      .filter(({ person }) => entryOf(season, person)?.status === 'in')
      .sort((a, b) => a.place - b.place || b.average - a.average || b.share - a.share)
      .map(({ person }) => person)
    const { size } = season.league
    const through = Math.min(qualifiers(people, size), size * tablesFor(ranked.length, size))
    return through === 0 ? [] : firstRound(season, ranked.slice(0, through))
  },
  stages: (people, size) => 1 + roundsFor(qualifiers(people, size), size),
}
