/** Final Scoring: who has won. */
import type { Seat } from '../../kernel/contract.ts'
import { rankedBy, totalOf } from '../common/score.ts'
import type { Board } from './board.ts'
import type { Rules } from './data/rules.ts'
import { scoreSheet } from './holdings/score-sheet.ts'

/** Most Power wins; then most Bid Cards in hand (for the Reptilians also those they hold of others); then it is shared. */
export function finalScores(rules: Rules, board: Board, seats: readonly Seat[]) {
  const scores = scoreSheet(rules, board)
  const cards = (seat: Seat) => {
    const { hand, society } = board.players[seat]!
    const infiltrates = rules.societies[society!]!.abilities.some((each) => 'power' in each && each.power === 'infiltrate')
    return hand.length + (infiltrates ? board.supply!.length : 0)
  }
  const power = (seat: Seat) => totalOf(scores[seat]!)
  const ranking = rankedBy(seats, power, cards)
  const standing = (seat: Seat) => ({ seat, power: power(seat), cards: cards(seat) })
  const why = { say: 'why', winners: ranking[0]!.length, standings: ranking.flat().map(standing) } as const
  return { ending: 'power', ranking, scores, why }
}
