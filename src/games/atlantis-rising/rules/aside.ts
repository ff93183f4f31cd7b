/** What a player may do beside placing and acting, in the same panel: answer the others, spend energy, play a scroll. */
import type { Seat } from '../../../kernel/contract.ts'
import type { Data } from '../data/data.ts'
import { type Chosen, further, type Rising } from '../terms.ts'
import type { Choice } from '../words/says.ts'
import { answerOptions, takeAnswer } from './answers.ts'
import { energyOptions, takeEnergy } from './energy.ts'
import { playScroll, scrollOptions } from './scrolls.ts'

export function addAsides(options: Choice[], data: Data, table: Rising, seat: Seat) {
  options.push(...answerOptions(data, table, seat))
  options.push(...energyOptions(data, table.board, seat))
  options.push(...scrollOptions(data, table, seat))
}

export function takeAside(data: Data, table: Rising, seat: Seat, answer: Chosen) {
  switch (answer.pick) {
    case 'energy':
      return takeEnergy(data, table, seat, further(answer))
    case 'scroll':
      return playScroll(data, table, seat, further(answer))
    default:
      return takeAnswer(data, table, seat, answer.pick)
  }
}
