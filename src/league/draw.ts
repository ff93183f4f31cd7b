/** The draw: who plays in which division, and who meets whom. All of it follows from the entries, the past, and the published seed. */
import type { Entry, LeagueGame, Season } from '../store/league-store.ts'
import { gamesOf } from './division-games.ts'
import { dealt, shapeOf } from './division-sizes.ts'
import type { Draw } from './formats/staged.ts'
import { stagedBy } from './formats/stages.ts'
import { type Candidate, seedingOf } from './promotion.ts'

export function drawn(season: Season, players: readonly Entry[], candidates: readonly Candidate[]): Draw {
  const { division: wanted } = season.settings
  const staged = stagedBy(season.settings)
  const ordered = (tiers: number) =>
    seedingOf(candidates, tiers).map(({ person }) => players.find((entry) => entry.person === person)!)
  if (staged) return staged.first(season, ordered(1))
  const shape = shapeOf(players.length, wanted, season.league.size)
  const order = ordered(shape.length)
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
