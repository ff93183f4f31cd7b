/** 5.3 The last two things before play: which objective cards to keep, and where the agents without value start. */
import type { Picked, Seat } from '../../kernel/contract.ts'
import { pick, split } from '../../kernel/input.ts'
import { type Board, step } from './board.ts'
import { areaLabel, nationAreas } from './choices.ts'
import { deployAgent } from './pieces.ts'
import { stability } from './power.ts'
import type { Rules } from './rules.ts'

/** Everybody at once puts one card back; the deck is shuffled when all have done so. */
export const keepCardsStep = step<Record<never, never>>('keepCards', ({ all }) => ({
  back: all<Picked>({
    all: ({ board }) => board.order,
    ask: ({ board }, _, seat) => ({
      prompt: { say: 'setup.back' },
      input: pick(board.players[seat]!.hand.map((card, i) => ({ id: `${i}`, label: { say: 'card', card }, rule: '5.3' }))),
    }),
    take(table, _, answers) {
      const { board } = table
      for (const seat of board.order) board.deck.push(...board.players[seat]!.hand.splice(Number(answers[seat]!.pick), 1))
      table.shuffle(board.deck)
      table.say({ say: 'setup.kept' })
    },
  }),
}))

export const zeroAgentsStep = (rules: Rules) =>
  step<{ readonly seat: Seat }>('zeroAgents', ({ one }) => ({
    place: one<Readonly<Record<string, number>>>({
      one: (_, { seat }) => seat,
      ask: ({ board }, { seat }) => {
        const max = zeros(board, seat)
        const targets = nationAreas(board).map((id) => ({ id, label: areaLabel(id), rule: '5.3', max }))
        return { prompt: { say: 'setup.zeros', count: max }, input: split(targets, max, max) }
      },
      // The clock puts them where a coup is easiest.
      idle: ({ board }, { seat }) => {
        const minors = nationAreas(board).filter((area) => board.areas[area]!.kind === 'minor')
        const weak = minors.sort((a, b) => stability(rules, board, a) - stability(rules, board, b))
        return Object.fromEntries(weak.slice(0, zeros(board, seat)).map((area) => [area, 1]))
      },
      take(table, { seat }, answer) {
        const areas: string[] = []
        for (const [area, count] of Object.entries(answer))
          for (let i = 0; i < count; i++) {
            deployAgent(table.board, area, seat, 0)
            areas.push(area)
          }
        table.say({ say: 'setup.placed', seat, areas })
      },
    }),
  }))

const zeros = (board: Board, seat: Seat) => board.players[seat]!.agents.filter((value) => value === 0).length
