/**
 * What a seat owes the table before it goes on: a roll to settle, cards to choose from, too large a hand, a look at the
 * misfortunes to finish, a benefit to use, a word the others wait for. All of it lies on the board, so it never holds up another seat.
 */
import type { Frame, Questions, Seat, Stage } from '../../../kernel/contract.ts'
import type { Board } from '../board.ts'
import type { Data } from '../data/data.ts'
import type { Rising } from '../terms.ts'
import { type Choice, order } from '../words/says.ts'
import { callBackAsk, callBackIdle, isCalledBack, takeAnswer } from './answers.ts'
import { boonAsk, boonIdle, takeFirstBoon } from './boons.ts'
import { isOverLimit, shedAsk, shedIdle, takeShed } from './hand.ts'
import { keepAsk, keepIdle, takeKept, takeUnder, underAsk } from './library.ts'
import { rollAsk, rollIdle, rollOf, takeRoll } from './roll-window.ts'
import { foreseenBy, takePeek } from './scrolls.ts'

/** Looks at public things only: counts, never what a card is. */
export function owes(data: Data, board: Board, seat: Seat): boolean {
  const player = board.players[seat]!
  if (player.drawn || player.under || player.peeking || player.boons.length > 0 || isCalledBack(board, seat)) return true
  return isOverLimit(data, board, seat) || (board.rolls.length > 0 && rollOf(board, seat) !== undefined)
}

type Lane = Frame & { seat: Seat }

/**
 * One stage for each debt; a lane passes through those that are due. None of them is answered by the kernel itself: a lane
 * that moved on its own would leave those before it parked, though the phase was over.
 */
export function owed<F extends Lane>(data: Data, { one }: Questions<Board, F>): Readonly<Record<string, Stage<Board, F>>> {
  const whose = (_: Rising, { seat }: Lane) => seat
  const player = ({ board }: Rising, { seat }: Lane) => board.players[seat]!
  return {
    roll: one({
      one: whose,
      open: true,
      when: ({ board }, { seat }) => rollOf(board, seat) !== undefined,
      ask: (table, _, seat) => rollAsk(data, table, seat),
      idle: (table, _, seat) => rollIdle(table, seat),
      take: (table, _, answer, seat) => takeRoll(data, table, seat, answer),
    }),
    keep: one({
      one: whose,
      open: true,
      when: (table, frame) => player(table, frame).drawn !== undefined,
      ask: ({ board }, _, seat) => keepAsk(data, board, seat),
      idle: ({ board }, _, seat) => keepIdle(board, seat),
      take: (table, _, kept, seat) => takeKept(data, table, seat, kept),
    }),
    under: one({
      one: whose,
      open: true,
      when: (table, frame) => player(table, frame).under !== undefined,
      ask: ({ board }, _, seat) => underAsk(board, seat),
      take: ({ board }, _, sequence, seat) => takeUnder(board, seat, sequence),
    }),
    shed: one({
      one: whose,
      open: true,
      when: ({ board }, { seat }) => isOverLimit(data, board, seat),
      ask: (table, _, seat) => shedAsk(data, table, seat),
      idle: ({ board }, _, seat) => shedIdle(board, seat),
      take: (table, _, answer, seat) => takeShed(data, table, seat, answer),
    }),
    peek: one({
      one: whose,
      open: true,
      when: (table, frame) => player(table, frame).peeking,
      ask: ({ board }, _, seat) => ({
        prompt: { say: 'peek' },
        shows: [{ say: 'shows.peek' }],
        topic: 'misfortunes',
        about: seat,
        input: order(
          foreseenBy(board, seat).map(
            (card, i): Choice => ({ id: `${i}`, label: { say: 'card', card }, means: { say: 'means.misfortune', card } }),
          ),
        ),
      }),
      take: (table, _, sequence, seat) => takePeek(table, seat, sequence),
    }),
    boon: one({
      one: whose,
      open: true,
      when: (table, frame) => player(table, frame).boons.length > 0,
      ask: (table, _, seat) => boonAsk(data, table, seat),
      idle: (table, _, seat) => boonIdle(data, table, seat),
      take: (table, _, answer, seat) => takeFirstBoon(data, table, seat, answer),
    }),
    asked: one({
      one: whose,
      open: true,
      when: ({ board }, { seat }) => isCalledBack(board, seat),
      ask: ({ board }, _, seat) => callBackAsk(board, seat),
      idle: ({ board }, _, seat) => callBackIdle(board, seat),
      take: (table, _, { pick: answer }, seat) => takeAnswer(data, table, seat, answer),
    }),
  }
}

/** Settles everything a seat owes as the clock would: for a seat the others need not wait for. */
export function settleDebts(data: Data, table: Rising, seat: Seat) {
  const { board } = table
  const player = board.players[seat]!
  while (owes(data, board, seat)) {
    if (rollOf(board, seat)) takeRoll(data, table, seat, rollIdle(table, seat))
    else if (player.drawn) takeKept(data, table, seat, keepIdle(board, seat))
    else if (player.under)
      takeUnder(
        board,
        seat,
        player.under.map((_, i) => `${i}`),
      )
    else if (player.peeking)
      takePeek(
        table,
        seat,
        foreseenBy(board, seat).map((_, i) => `${i}`),
      )
    else if (player.boons.length > 0) takeFirstBoon(data, table, seat, boonIdle(data, table, seat))
    else if (isCalledBack(board, seat)) takeAnswer(data, table, seat, callBackIdle(board, seat).pick)
    else takeShed(data, table, seat, shedIdle(board, seat))
  }
}
