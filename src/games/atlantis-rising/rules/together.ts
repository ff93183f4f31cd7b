/**
 * A phase in which everybody acts at once (steps 1 and 12). Each seat has a lane of its own that asks it again and again
 * until the seat rests; a lane whose seat rests is parked, not closed, so that it can be opened again. What somebody owes
 * the table (a roll to settle, cards to choose) comes before anything else and holds up nobody else.
 */
import type { Seat, Step } from '../../../kernel/contract.ts'
import type { Board } from '../board.ts'
import type { Data } from '../data/data.ts'
import { type Chosen, type Question, type Rising, step } from '../terms.ts'
import { owed, owes } from './owed.ts'

type Phase = {
  /** Nothing is to be asked of this seat as things stand; something may be, once others have acted. Looks at public things only. */
  readonly rests: (table: Rising, seat: Seat) => boolean
  readonly ask: (table: Rising, seat: Seat) => Question<Chosen>
  readonly idle: (table: Rising, seat: Seat) => Chosen
  readonly take: (table: Rising, seat: Seat, answer: Chosen) => void
}

export function together(data: Data, name: string, phase: Phase): Step<Board, { seat: Seat }> {
  const isOver = (table: Rising) => table.seats.every((seat) => phase.rests(table, seat) && !owes(data, table.board, seat))
  return step<{ seat: Seat }, object, 'act'>(name, (questions) => ({
    act: questions.one({
      one: (_, { seat }) => seat,
      open: true,
      when: (table, { seat }) => !owes(data, table.board, seat) && !isOver(table),
      gate: (table, { seat }) => phase.rests(table, seat),
      ask: (table, _, seat) => phase.ask(table, seat),
      idle: (table, _, seat) => phase.idle(table, seat),
      take: (table, _, answer, seat) => phase.take(table, seat, answer),
    }),
    ...owed(data, questions),
    again(table, frame) {
      if (!isOver(table)) table.jump(frame, 'act')
    },
  }))
}

export const lanesFor = (table: Rising): Record<Seat, { seat: Seat }> =>
  Object.fromEntries(table.seats.map((seat) => [seat, { seat }]))
