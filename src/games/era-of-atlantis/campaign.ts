/** 9 Campaign: what the result means for a following game of Galactic Era, as a sheet to take along. */
import type { Seat } from '../../kernel/contract.ts'
import { cardsOf } from '../atlantis/score.ts'
import type { Ending } from '../atlantis/terms.ts'
import type { EraBoard } from './board.ts'

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

const DESTINY = [3, 2]
const STORIES: Readonly<Record<Ending, readonly string[] | null>> = {
  ascension: ['Journeys', 'Migrations'],
  poleShift: ['Rivalry', 'Wars'],
  continuation: null,
}
const GOALS: Readonly<Record<Ending, readonly string[] | null>> = {
  ascension: ['Cooperation', 'Discovery', 'Leadership', 'Personal Growth'],
  poleShift: ['Control', 'Legacy', 'Power', 'Presence'],
  continuation: null,
}

export const campaignSheet = (board: EraBoard, ending: Ending, ranking: readonly Seat[]): CampaignSheet => ({
  id: 'campaign',
  for: 'Galactic Era',
  ending,
  players: ranking.map((seat, i) => {
    const [ascension, poleShift] = [cardsOf(board, seat, 'ascension'), cardsOf(board, seat, 'poleShift')]
    const alignment = ascension > poleShift ? 'STO' : poleShift > ascension ? 'STS' : 'free'
    return {
      seat,
      place: i + 1,
      destinyPoints: DESTINY[i] ?? 0,
      technology: i === 0,
      alignment,
      population: ending === 'ascension' && alignment !== 'STS' ? ascension : 0,
      ships: ending === 'poleShift' && alignment !== 'STO' ? poleShift : 0,
      choices: ending === 'continuation' ? cardsOf(board, seat, 'continuation') : 0,
    }
  }),
  stories: STORIES[ending],
  goals: GOALS[ending],
})
