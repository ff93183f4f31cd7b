/**
 * 05 and 06, a turn: actions in any order, the influence phase, the end. The whole turn is one question that comes back
 * after every action, with what is left of everything; nothing but ending it is compulsory.
 */
import type { Seat } from '../../../kernel/contract.ts'
import type { Board } from '../board.ts'
import type { Components } from '../data/components.ts'
import { ranked } from '../score.ts'
import type { AtlasText } from '../words/says.ts'
import { act, advance, askAction, DONE, endTurn, idleMain } from './actions.ts'
import { type Book, choice, type DoingOf, declare, type Kind, type Path, picks, step } from './book.ts'
import { type ChosenCards, cardsIn, cardsInput, cheapest } from './choosing.ts'
import { reductionsOf } from './costs.ts'
import { eachPassive, handLimit, playerOf } from './counting.ts'
import { discardFromHand, happen, markAnew } from './holdings.ts'
import { stepCosts, stepOptions } from './influence.ts'
import { callCoalition, checkLoss } from './solo.ts'
import { checkVictory, finish } from './victory.ts'

export const starting: Kind<DoingOf<'start'>> = {
  declare: () => {},
  carry: () => {},
  close: ({ board }, { by }) => happen(board, 'turnStart', by),
}

export const turn = (book: Book) => {
  const { data } = book
  return step<{ readonly seat: Seat }, { hasActed?: true }, 'action' | 'influence'>('turn', ({ one }) => ({
    begin(table, { seat }) {
      const { board } = table
      const { round } = board.turn
      board.turn = { phase: 'action', seat, round, main: true, command: true, cards: 1, fired: [] }
      if (awaitsTurns(data, board)) declare(table, book, seat, { kind: 'start', of: seat })
    },
    action: one<Path>({
      one: (_, { seat }) => seat,
      ask: ({ board }, { seat }) => askAction(data, board, seat),
      idle: ({ board }) => (board.turn.main ? idleMain(data, board) : { pick: DONE }),
      take(table, frame, answer) {
        // Until then the table shows what the last turn changed: that is what the next player wants to see.
        if (!frame.hasActed) markAnew(table.board)
        frame.hasActed = true
        const [action, ...path] = picks(answer)
        if (action === 'end' || action === DONE) return
        if (action === 'advance') return advance(table, book, frame.seat, path[0] ?? '0')
        table.jump(frame, 'action')
        act(table, book, frame.seat, action!, path)
      },
    }),
    influence: one<Path>({
      when: ({ board }) => board.turn.phase === 'influence',
      one: (_, { seat }) => seat,
      evident: true,
      ask({ board }, { seat }) {
        const costs = stepCosts(data, board, seat, reductionsOf(data, board, seat))
        const options = [...stepOptions(data, board, seat, costs), endTurn(board, seat)]
        const { position } = playerOf(board, seat)
        return {
          prompt: { say: 'ask.influence', at: position },
          shows: [{ say: 'shows.win', to: position }],
          topic: 'influence',
          input: choice(options),
          about: 'influence',
        }
      },
      default: 'printed',
      idle: () => ({ pick: DONE }),
      take(table, frame, answer) {
        if (answer.pick === DONE) return
        table.jump(frame, 'influence')
        advance(table, book, frame.seat, answer.pick)
      },
    }),
    victory(table, { seat }) {
      table.board.turn.phase = 'end'
      checkVictory(table, data, seat)
    },
    discard: one<ChosenCards>({
      when: ({ board }, { seat }) => surplus(data, board, seat) > 0,
      one: (_, { seat }) => seat,
      ask({ board }, { seat }) {
        const n = surplus(data, board, seat)
        const { length: hand } = playerOf(board, seat).hand
        const limit: AtlasText = { say: 'shows.limit', hand, limit: hand - n }
        return {
          prompt: { say: 'ask.discard', n },
          shows: [limit],
          topic: 'cards',
          input: cardsInput(playerOf(board, seat).hand, n),
        }
      },
      idle: ({ board }, { seat }) => cheapest(data, playerOf(board, seat).hand, surplus(data, board, seat)),
      take: (table, { seat }, answer) => discardFromHand(table, data, seat, cardsIn(answer)),
    }),
    end(table, { seat }) {
      for (const installed of playerOf(table.board, seat).installed) installed.used = false
      table.say({ say: 'turn.over', seat }, { weight: 'detail' })
      if (table.board.rivals) callCoalition(table, book)
    },
    after(table, { seat }) {
      const { board } = table
      if (board.rivals) {
        if (checkLoss(table, data)) return
        board.turn.round++
        return
      }
      const isLast = seat === board.order.at(-1)
      if (isLast && board.turn.round === board.last) {
        return finish(table, data, { ending: 'rounds', winner: ranked(data, board)[0]!, conditions: [] })
      }
      if (isLast) board.turn.round++
    },
  }))
}

/** Does anything react to the start of a turn? */
function awaitsTurns(data: Components, board: Board): boolean {
  let found = false
  for (const seat of board.order)
    eachPassive(data, board, seat, ({ triggers }) => {
      for (const { on } of triggers) if (on.includes('turnStart')) found = true
    })
  return found
}

const surplus = (data: Components, board: Board, seat: Seat) => playerOf(board, seat).hand.length - handLimit(data, board, seat)
