/** 6.4 Game end: which ending is applied, what everybody scores, who wins. */
import type { Seat } from '../../kernel/contract.ts'
import { nationsOf } from '../atlantis/rules/control.ts'
import { nationPower, templeBonus } from '../atlantis/rules/power.ts'
import {
  cardsOf,
  closeAge,
  column,
  holdersOf,
  hopesOf,
  resourceHalves,
  sayTie,
  standingOf,
  tiesOf,
  verdict,
} from '../atlantis/score.ts'
import type { Ending, NationId } from '../atlantis/terms.ts'
import { rankedBy } from '../common/score.ts'
import type { AgeBoard, AgeRules, AgeTable } from './board.ts'
import type { AgeText } from './words/text.ts'

/** Power for scoring: Temples of Light count too. */
export const finalPower = (rules: AgeRules, board: AgeBoard, nation: NationId) =>
  nationPower(rules, board, nation) + templeBonus(rules, board, nation)

/** The player's nations, the weaker first. */
const powersOf = (rules: AgeRules, board: AgeBoard, seat: Seat) =>
  nationsOf(board, seat)
    .map((nation) => ({ nation, power: finalPower(rules, board, nation) }))
    .sort((a, b) => a.power - b.power)

/** 6.4.1: the lesser nation, what is left of the power points, and fulfilled objective cards. */
export function scoreOf(rules: AgeRules, board: AgeBoard, seat: Seat, ending: Ending) {
  const [lesser] = powersOf(rules, board, seat)
  const { resource } = board.players[seat]!
  const cards = cardsOf(board, seat, ending)
  return standingOf<AgeText>([
    { label: { say: 'score.power', nation: lesser!.nation }, halves: 2 * lesser!.power },
    { label: { say: 'score.resource', amount: resource }, halves: resourceHalves(rules.pack, resource) },
    {
      label: { say: 'score.cards', card: ending, count: cards },
      halves: cardHalves(rules, board, seat, ending),
    },
  ])
}

function cardHalves({ pack }: AgeRules, board: AgeBoard, seat: Seat, ending: Ending): number {
  const { alone, pair, crowd } = pack.objectives
  return 2 * cardsOf(board, seat, ending) * [alone, pair, crowd][column(holdersOf(board, ending))]![ending]
}

/** Points, then the greater of the own nations, then turn order. */
export function ranked(rules: AgeRules, board: AgeBoard, ending: Ending): Seat[] {
  const halves = (seat: Seat) => scoreOf(rules, board, seat, ending).halves
  return rankedBy(board.order, halves, (seat) => greaterPower(rules, board, seat)).flat()
}

const greaterPower = (rules: AgeRules, board: AgeBoard, seat: Seat) => powersOf(rules, board, seat).at(-1)!.power

/** Of several endings at once the first of the list is applied: Ascension, Pole Shift, Continuation. */
export function conclude(rules: AgeRules, table: AgeTable, endings: readonly Ending[]) {
  const { board } = table
  const [ending, ...others] = endings as [Ending, ...Ending[]]
  const ranking = ranked(rules, board, ending)
  const scores = Object.fromEntries(board.order.map((seat) => [seat, scoreOf(rules, board, seat, ending).lines]))
  const hopes = (seat: Seat) =>
    hopesOf(board, seat, ending, (card) => ({
      points: card === ending ? cardHalves(rules, board, seat, ending) / 2 : 0,
      gain: 0,
    }))
  const outcome = closeAge(table, { ending, ranking, scores }, others, hopes)
  const ties = tiesOf({ ranking, scores }, (seat) => greaterPower(rules, board, seat))
  sayTie(table, ranking, ties)
  table.finish({ ...outcome, ...verdict(board, { ending, ranking, scores }, ties, hopes) })
}
