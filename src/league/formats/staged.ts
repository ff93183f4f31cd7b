/** What a competition is that is drawn stage by stage. */
import type { Entry, LeagueGame, LeagueSettings, Season } from '../../store/league-store.ts'
import type { House } from '../../tables/house.ts'

/** Who plays where, and the games that follow from it. */
export type Draw = { readonly entries: readonly Entry[]; readonly games: readonly LeagueGame[] }

export type Staged = {
  /** `order`: everybody who plays, strongest first. */
  readonly first: (season: Season, order: readonly Entry[]) => Draw
  /** What follows when all games so far are over; nothing once it is decided. */
  readonly next: (house: House, season: Season) => Promise<LeagueGame[]> | LeagueGame[]
  readonly stages: (people: number, size: number, settings: LeagueSettings) => number
}
