/** The whole game: everybody keeps one of two initial cards (04), then turns go round until somebody wins (05). */
import type { Picked } from '../../../kernel/contract.ts'
import type { CardId } from '../data/components.ts'
import { type Book, pick, step } from './book.ts'
import { cardOptions } from './choosing.ts'
import { playerOf } from './counting.ts'

export const game = (book: Book) =>
  step<Record<never, never>, object, 'turn'>('game', ({ all }) => ({
    keep: all<Picked<CardId>>({
      all: ({ board }) => board.order,
      sealed: true,
      ask: ({ board }, _, seat) => ({
        prompt: { say: 'ask.keep-initial' },
        shows: () => [
          { say: 'shows.order', at: board.order.indexOf(seat) + 1, of: board.order.length },
          { say: 'shows.initial' },
        ],
        topic: 'cards-initial',
        input: pick(cardOptions(playerOf(board, seat).hand)),
      }),
      take(table, _, answers) {
        for (const seat of table.board.order) {
          const player = playerOf(table.board, seat)
          const kept = answers[seat]!.pick
          player.returned = player.hand.find((card) => card !== kept)!
          player.hand = [kept]
        }
        table.say({ say: 'game.begins', seat: table.board.order[0]! }, { weight: 'headline' })
      },
    }),
    turn(table, frame) {
      const { order, turn } = table.board
      // The seat before the first one "had" the turn before the first turn.
      const seat = turn.phase === 'deal' ? order[0]! : order[(order.indexOf(turn.seat) + 1) % order.length]!
      table.jump(frame, 'turn')
      table.call(book.steps.turn, { seat })
    },
  }))
