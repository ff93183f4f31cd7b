/** 5.3 Choosing major nations: once round the table and back again. */
import type { Picked, Seat } from '../../kernel/contract.ts'
import { pick } from '../../kernel/input.ts'
import { type Board, step } from './board.ts'
import type { NationId } from './terms.ts'

/** Which nations the seat may choose next; the edition knows how a dead end is avoided. */
export type Choosable = (board: Board, seat: Seat, picks: number) => readonly NationId[]

/** The snake: forwards for the first nation, backwards for the second. */
export const drafter = ({ order }: Board, picks: number): Seat =>
  order[picks < order.length ? picks : 2 * order.length - 1 - picks]!

export const draftStep = (choosable: Choosable) =>
  step<{ picks: number }>('draft', ({ one }) => ({
    nation: one<Picked>({
      one: ({ board }, { picks }) => drafter(board, picks),
      evident: true,
      ask: ({ board }, { picks }) => ({
        prompt: { say: 'draft.nation', first: picks < board.order.length },
        input: pick(
          choosable(board, drafter(board, picks), picks).map((id) => ({ id, label: { say: 'nation', nation: id }, rule: '5.3' })),
        ),
      }),
      take(table, frame, answer, seat) {
        table.board.nations[answer.pick]!.controllers.push(seat)
        table.say({ say: 'draft.chosen', seat, nation: answer.pick })
        frame.picks++
        if (frame.picks < 2 * table.board.order.length) table.jump(frame, 'nation')
      },
    }),
  }))
