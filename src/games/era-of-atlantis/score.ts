/** 6.3 Game end: which ending is applied, what everybody scores, who wins. All sums are in half points. */
import type { Seat } from '../../kernel/contract.ts'
import { holdings, nationsOf } from '../atlantis/rules/control.ts'
import { nationPower, templeBonus } from '../atlantis/rules/power.ts'
import { HEADLINE } from '../atlantis/rules/tools.ts'
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
import { playersIn } from '../atlantis/setup.ts'
import { type Card, ENDINGS, type Ending, type NationId } from '../atlantis/terms.ts'
import { rankedBy } from '../common/score.ts'
import type { EraBoard, EraRules, EraTable } from './board.ts'
import { ambitionPower } from './rules/ambitions.ts'
import { campaignSheet } from './rules/campaign.ts'
import type { EraText } from './words/text.ts'

/** 6.3.1: of several endings at once, the one most cards in all hands hope for; then the earlier in the list. */
export function appliedEnding(board: EraBoard, endings: readonly Ending[]): Ending {
  const votes = (ending: Ending) => board.order.reduce((sum, seat) => sum + cardsOf(board, seat, ending), 0)
  return [...endings].sort((a, b) => votes(b) - votes(a) || ENDINGS.indexOf(a) - ENDINGS.indexOf(b))[0]!
}

/** Power for scoring: temples of light and the secret goal count too. It never falls below nothing. */
export const finalPower = (rules: EraRules, board: EraBoard, nation: NationId) =>
  Math.max(0, nationPower(rules, board, nation) + templeBonus(rules, board, nation) + ambitionPower(rules, board, nation))

/** 6.3.3: what the tile and the cards add, up to the end of the lengthened track. */
export function finalVirya(rules: EraRules, board: EraBoard, seat: Seat, ending: Ending): number {
  const tile = board.compensation[seat] ?? 0
  const { resource } = board.players[seat]!
  const cards = ENDINGS.reduce((sum, card) => sum + cardVirya(rules, board, seat, card, ending), 0)
  return Math.min(resource + tile + cards, rules.pack.resource.cap + tile)
}

/** What the cards of one kind add, if there is room on the track. */
function cardVirya({ pack }: EraRules, board: EraBoard, seat: Seat, card: Card, ending: Ending): number {
  const { rewards, sun } = pack.objectives
  const fulfilled = card === ending ? rewards[card].virya[column(holdersOf(board, card))] : 0
  const onSun = board.layout?.sun === card ? sun : 0
  return cardsOf(board, seat, card) * (rewards[card].always + onSun + fulfilled)
}

/** What each kind of card paid: nothing is gained beyond the end of the track. */
function hopesIn(rules: EraRules, board: EraBoard, ending: Ending) {
  return (seat: Seat) => {
    let room = Math.max(0, rules.pack.resource.cap - board.players[seat]!.resource)
    return hopesOf(board, seat, ending, (card) => {
      const gain = Math.min(room, cardVirya(rules, board, seat, card, ending))
      room -= gain
      return { points: card === ending ? cardHalves(rules, board, seat, ending) / 2 : 0, gain }
    })
  }
}

function cardHalves({ pack }: EraRules, board: EraBoard, seat: Seat, ending: Ending): number {
  const { rewards, eclipse } = pack.objectives
  const each = 2 * rewards[ending].points[column(holdersOf(board, ending))] + (board.layout?.eclipse === ending ? 2 * eclipse : 0)
  return cardsOf(board, seat, ending) * each
}

/** Two points for the only leader, one for each of several. */
function leaderHalves(rules: EraRules, board: EraBoard, seat: Seat): number {
  const powers = Object.fromEntries(Object.keys(board.nations).map((nation) => [nation, finalPower(rules, board, nation)]))
  const most = Math.max(...Object.values(powers))
  const leaders = Object.keys(powers).filter((nation) => powers[nation] === most)
  const own = leaders.filter((nation) => board.nations[nation]!.controllers.includes(seat)).length
  const { leader, tiedLeader } = rules.pack.ending
  return 2 * own * (leaders.length === 1 ? leader : tiedLeader)
}

export function scoreOf(rules: EraRules, board: EraBoard, seat: Seat, ending: Ending) {
  const powers = nationsOf(board, seat).map((nation) => ({ nation, power: finalPower(rules, board, nation) }))
  const [lesser] = powers.sort((a, b) => a.power - b.power)
  const virya = finalVirya(rules, board, seat, ending)
  return standingOf<EraText>([
    { label: { say: 'score.power', nation: lesser!.nation }, halves: 2 * lesser!.power },
    { label: { say: 'score.virya', virya }, halves: resourceHalves(rules.pack, virya) },
    {
      label: { say: 'score.cards', card: ending, count: cardsOf(board, seat, ending) },
      halves: cardHalves(rules, board, seat, ending),
    },
    { label: { say: 'score.leader' }, halves: leaderHalves(rules, board, seat) },
  ])
}

/** Points, then areas controlled with wildernesses, then turn order. */
export function ranked(rules: EraRules, board: EraBoard, ending: Ending): Seat[] {
  const halves = (seat: Seat) => scoreOf(rules, board, seat, ending).halves
  return rankedBy(board.order, halves, (seat) => areasOf(board, seat)).flat()
}

const areasOf = (board: EraBoard, seat: Seat) =>
  nationsOf(board, seat).reduce((sum, nation) => sum + holdings(board, nation).length, 0)

export function conclude(rules: EraRules, table: EraTable, endings: readonly Ending[]) {
  const { board } = table
  const ending = appliedEnding(board, endings)
  const ranking = ranked(rules, board, ending)
  const scores = Object.fromEntries(board.order.map((seat) => [seat, scoreOf(rules, board, seat, ending).lines]))
  const others = endings.filter((each) => each !== ending)
  const hopes = hopesIn(rules, board, ending)
  const outcome = closeAge(table, { ending, ranking, scores }, others, hopes)
  const ties = tiesOf({ ranking, scores }, (seat) => areasOf(board, seat))
  sayTie(table, ranking, ties)
  const ambitions = Object.entries(board.ambitions).map(([nation, { card }]) => ({
    nation,
    controllers: board.nations[nation]!.controllers,
    text: {
      say: 'ending.ambition',
      nation,
      ambition: card,
      power: ambitionPower(rules, board, nation),
      players: playersIn(board),
    } as const,
  }))
  for (const { text, controllers } of ambitions) table.say(text, { ...HEADLINE, concerns: controllers })
  const { why, goals } = verdict(board, { ending, ranking, scores }, ties, hopes)
  const secrets = (seat: Seat) => ambitions.filter(({ controllers }) => controllers.includes(seat)).map(({ text }) => text)
  table.finish({
    ...outcome,
    why,
    goals: Object.fromEntries(board.order.map((seat) => [seat, [...goals[seat]!, ...secrets(seat)]])),
    sheet: campaignSheet(board, ending, ranking),
  })
}
