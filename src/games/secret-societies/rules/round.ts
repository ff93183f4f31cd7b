/** One Round, phase by phase, as its Agenda card lays it out. The seventh ends the game. */

import { turnOrder } from '../board.ts'
import { finalScores } from '../score.ts'
import { BIDDING, EVENT, GROWTH, RESOLUTION, ROUND, START } from './steps.ts'
import { type Section, write } from './table.ts'

export const roundSteps: Section = (rules) => [
  // Gameplay Overview: left Agenda card from top to bottom, then the right one.
  write(ROUND, () => ({
    start(table) {
      table.board.phase = 'start'
      table.say({ say: 'round.begins', round: table.board.round }, { weight: 'headline' })
      table.call(START, {})
    },
    bidding(table) {
      table.board.phase = 'bidding'
      table.call(BIDDING, {})
    },
    resolution(table) {
      table.board.phase = 'resolution'
      table.call(RESOLUTION, {})
    },
    // Events: only in Rounds 1, 3, 4, 5 and 6.
    event(table) {
      if (!rules.agenda[table.board.round - 1]!.event) return
      table.board.phase = 'event'
      table.call(EVENT, {})
    },
    growth(table) {
      table.board.phase = 'growth'
      table.call(GROWTH, {})
    },
    // Robotic Uprising and Global Trade Council; the Drone keeps its Coins when it is turned.
    after(table) {
      const { board } = table
      const { after } = rules.agenda[board.round - 1]!
      if (after.includes('uprising') && board.drone) {
        board.drone.flipped = true
        table.say({ say: 'drone.turned' })
      }
      if (after.includes('tradeCouncil')) {
        board.routes.current = rules.routes.find(({ rounds }) => rounds.includes(board.round + 1))!.id
        table.say({ say: 'routes.changed', card: board.routes.current })
      }
    },
    // End of Round, and after the seventh End of Game.
    end(table, frame) {
      const { board } = table
      if (board.round < rules.agenda.length) {
        board.round += 1
        return table.jump(frame, 'start')
      }
      board.phase = 'over'
      const outcome = finalScores(rules, board, turnOrder(board, table.seats))
      // The board keeps the sheet too: a view is all that painters get.
      board.final = Object.fromEntries(
        Object.entries(outcome.scores).map(([seat, lines]) => [
          seat,
          lines.map(({ label, points }) => ({ id: label.part, points })),
        ]),
      )
      table.finish(outcome)
    },
  })),
]
