/** 6 and 6.2: rounds of one turn each, then the markers move and the ends are looked at (6.3). */
import type { Seat, Step } from '../../../kernel/contract.ts'
import type { Board } from '../board.ts'
import { ENDINGS, type Ending } from '../terms.ts'
import type { Rules } from './customs.ts'
import { DETAIL, step } from './tools.ts'

export const roundsStep = (rules: Rules, turn: Step<Board, { readonly seat: Seat }>) =>
  step<Record<never, never>, object, 'turn' | 'begin'>('rounds', () => ({
    begin({ board }) {
      board.phase = 'play'
      board.turn = 0
    },
    turn(table) {
      const { board } = table
      rules.customs.turnBegins(board)
      table.call(turn, { seat: board.order[board.turn]! })
    },
    next(table, frame) {
      const { board } = table
      if (board.turn + 1 === board.order.length) return
      board.turn++
      table.jump(frame, 'turn')
    },
    // 6.2, in this order: End marker, round marker, check. A flipped End marker only turns back.
    endMarker(table) {
      const { board } = table
      if (board.flipped) {
        board.flipped = false
        return table.say({ say: 'end.held', end: board.end })
      }
      board.end--
      table.say({ say: 'end.moved', end: board.end }, DETAIL)
      rules.customs.trackEntered(table, board.end)
    },
    roundMarker(table) {
      const { board } = table
      board.round++
      table.say({ say: 'round.begins', round: board.round }, DETAIL)
      rules.customs.trackEntered(table, board.round)
    },
    check(table, frame) {
      const endings = ENDINGS.filter((ending) => isMet(rules, table.board, ending))
      if (endings.length > 0) return rules.customs.conclude(table, endings)
      table.jump(frame, 'begin')
    },
  }))

function isMet(rules: Rules, board: Board, ending: Ending): boolean {
  if (ending === 'ascension') {
    const { temples, needed } = rules.customs.ascent(board)
    return temples >= needed
  }
  return ending === 'poleShift' ? board.doom <= board.round : board.round >= board.end
}
