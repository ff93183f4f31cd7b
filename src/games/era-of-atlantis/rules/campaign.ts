/** 9 Campaign: what the result means for a following game of Galactic Era, as a sheet to take along. */
import type { Seat } from '../../../kernel/contract.ts'
import { cardsOf } from '../../atlantis/score.ts'
import type { Ending } from '../../atlantis/terms.ts'
import type { EraBoard } from '../board.ts'
import type { CampaignSheet } from '../data/campaign.ts'

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
