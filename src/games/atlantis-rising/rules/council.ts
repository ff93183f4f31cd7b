/** Set-up a.1: each player takes a councilor of an own; the first to choose has it. What is left is the Hologram's stack. */
import type { Seat, Step } from '../../../kernel/contract.ts'
import type { Board } from '../board.ts'
import type { Data } from '../data/data.ts'
import { announce } from '../telling.ts'
import { step } from '../terms.ts'
import { type Choice, pick } from '../words/says.ts'
import { councilorsAbsent } from './absent.ts'
import { lanesFor } from './together.ts'

const freeCouncilors = (data: Data, board: Board) => {
  const taken = Object.values(board.players).map(({ councilor }) => councilor)
  // The one recommended for a first game stands first in the list.
  const all = Object.values(data.councilors).filter(({ id }) => !taken.includes(id))
  return board.level === 1 ? all.sort((a, b) => Number(b.first) - Number(a.first)) : all
}

const chooseStep = (data: Data): Step<Board, { seat: Seat }> =>
  step<{ seat: Seat }>('choose', ({ one }) => ({
    councilor: one({
      one: (_, { seat }) => seat,
      ask: ({ board }) => ({
        prompt: { say: 'choose' },
        shows: [{ say: 'shows.council' }],
        absent: () =>
          councilorsAbsent(
            data,
            board,
            freeCouncilors(data, board).map(({ id }) => id),
          ),
        topic: 'leaders',
        input: pick([
          { id: 'any', label: { say: 'choose.any' }, means: { say: 'means.any' } },
          ...freeCouncilors(data, board).map(
            ({ id }): Choice => ({
              id,
              label: { say: 'councilor', councilor: id },
              means: { say: 'means.councilor', councilor: id },
            }),
          ),
        ]),
      }),
      default: 'printed',
      idle: () => ({ pick: 'any', then: undefined }),
      take(table, { seat }, { pick: chosen }) {
        const free = freeCouncilors(data, table.board)
        const councilor = chosen === 'any' ? free[table.random(free.length)]!.id : chosen
        table.board.players[seat]!.councilor = councilor
        announce(table, { say: 'chosen', seat, councilor })
      },
    }),
  }))

export function councilSteps(data: Data, round: Step<Board>): { first: Step<Board>; steps: Step<Board, never>[] } {
  const choose = chooseStep(data)
  const council = step('council', () => ({
    choose(table, frame) {
      if (table.options.councilors === 'choose') table.split(frame, choose, lanesFor(table))
    },
    stack(table) {
      const { board } = table
      if (!board.hologram) return
      board.hologram.stack = table.shuffle(freeCouncilors(data, board).map(({ id }) => id))
    },
    play(table) {
      table.call(round, {})
    },
  }))
  return { first: council, steps: [council, choose] }
}
