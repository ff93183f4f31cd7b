/** 5 Setup: the empty table, and the steps that fill it. */
import type { Step } from '../../kernel/contract.ts'
import type { Board } from '../atlantis/board.ts'
import { keepCardsStep, societiesStep, zeroAgentsStep } from '../atlantis/rules/beginnings.ts'
import { draftStep } from '../atlantis/rules/draft.ts'
import { bareTable, dealCounters, dealHands, dealHomeCounters, playersIn, turnWild } from '../atlantis/setup.ts'
import { ENDINGS } from '../atlantis/terms.ts'
import type { AgeBoard, AgeRules, AgeTable } from './board.ts'
import { placings } from './rules/draft.ts'
import { knowInDeck } from './rules/secrets.ts'
import { ageStep } from './rules/tools.ts'

/** 5.1 and 5.2, before anything is drawn: the earlier in turn order, the more power points. */
export function emptyTable(rules: AgeRules, table: AgeTable): AgeBoard {
  const powers = table.options.powers === 'on'
  return Object.assign(bareTable(rules, table, rules.pack.points.start, powers), { mode: { powers } })
}

export function setupSteps(rules: AgeRules, rounds: Step<Board, Record<never, never>>) {
  const draft = draftStep(rules, placings)
  const societies = societiesStep(rules)
  const keepCards = keepCardsStep(rules, (board, seat, card) => knowInDeck(board, seat, [card]))
  const zeroAgents = zeroAgentsStep(rules)
  const setup = ageStep<Record<never, never>>('setup', () => ({
    // 5.1: some nations are but wilderness with three or four players; all counters are in the bag.
    map(table) {
      const { board } = table
      const wilderness = rules.pack.wilderness.areas[playersIn(board)]
      for (const area of wilderness) turnWild(board, area)
      dealCounters(rules, board, table.shuffle([...rules.world.plain, ...rules.world.special]), true)
      dealHomeCounters(rules, table)
      board.changed = [] // nothing is news on a table that is only being laid
      table.say({ say: 'setup.map', wilderness })
      table.say({ say: 'setup.order', order: board.order })
    },
    // 5.2 and 7: societies with powers are chosen by whoever has none yet, with the map in view.
    society(table) {
      if (Object.values(table.board.players).some(({ society }) => society === null)) table.call(societies, { chosen: 0 })
    },
    objectives(table) {
      const { copies, deal } = rules.pack.objectives
      table.board.deck = table.shuffle(ENDINGS.flatMap((card) => Array.from({ length: copies }, () => card)))
      dealHands(table, deal)
    },
    keep: (table) => table.call(keepCards, {}),
    draft: (table) => table.call(draft, { picks: 0 }),
    // In turn order: the last one called is asked first.
    zeros(table) {
      for (const seat of [...table.board.order].reverse()) table.call(zeroAgents, { seat })
    },
    begin(table) {
      table.board.changed = []
      table.call(rounds, {})
    },
  }))
  return { setup, steps: [draft, societies, keepCards, zeroAgents] }
}
