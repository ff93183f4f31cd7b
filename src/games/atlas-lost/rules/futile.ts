/** What can be done and paid for, but would change nothing now: allowed (07), and said beforehand. */
import type { Seat } from '../../../kernel/contract.ts'
import type { Board } from '../board.ts'
import type { Components } from '../data/components.ts'
import type { Op } from '../data/language.ts'
import { isPayable, reductionsOf } from './costs.ts'
import { alliesOf, amountOf, candidates, count } from './counting.ts'
import { foreignPieces, spotsFor } from './effects/tokens.ts'
import { placements } from './main.ts'

/** Looked at before paying, and no further than whether each effect has anything to work on. */
export const isFutile = (data: Components, board: Board, seat: Seat, effect: readonly Op[]): boolean =>
  effect.every((op) => isIdle(data, board, seat, op))

function isIdle(data: Components, board: Board, seat: Seat, op: Op): boolean {
  switch (op.op) {
    case 'gain':
      return op.who === undefined && amountOf(data, board, seat, op.n) === 0
    case 'moveTeam':
      return count(data, board, seat, 'teams') === 0
    case 'placeTeam':
      return placements(data, board, seat, reductionsOf(data, board, seat), op.levels, op.reduce).every(({ why }) => why)
    case 'place':
      return spotsFor(data, board, { seat, spots: [], emptied: null }, op).length === 0
    case 'return':
      return foreignPieces(data, board, seat, op).length === 0
    case 'target':
      return candidates(board, seat, op.who).length === 0
    case 'may':
      return !isPayable(data, board, seat, op.cost)
    case 'forEach':
      return alliesOf(board, seat).length === 0
    default:
      return false
  }
}
