/** 9 Campaign: the sheet that a following game of Galactic Era begins with. */
import type { Seat } from '../../../kernel/contract.ts'
import type { Ending } from '../../atlantis/terms.ts'

export type CampaignSheet = {
  /** It can be looked at like a place of the board. */
  readonly id: 'campaign'
  readonly for: 'Galactic Era'
  readonly ending: Ending
  readonly players: readonly CampaignPlayer[]
  /** What the galactic story and goal are drawn from; `null`: from all. */
  readonly stories: readonly string[] | null
  readonly goals: readonly string[] | null
}
export type CampaignPlayer = {
  readonly seat: Seat
  readonly place: number
  readonly destinyPoints: number
  /** One technology of choice starts at level 2. */
  readonly technology: boolean
  /** `free`: either alignment may be chosen. */
  readonly alignment: 'STO' | 'STS' | 'free'
  /** At the home star, for those who start with the alignment that goes with the ending. */
  readonly population: number
  readonly ships: number
  /** Star people or domination cards more to choose from; one domination card may be kept. */
  readonly choices: number
}
