/** 8.4: special actions only Age has in this form. */
import type { Picked, Seat } from '../../../kernel/contract.ts'
import type { Board } from '../../atlantis/board.ts'
import { purse } from '../../atlantis/rules/choices.ts'
import { areasOf, buildingsOf } from '../../atlantis/rules/control.ts'
import { gain, onMap } from '../../atlantis/rules/pieces.ts'
import { nationPower, pyramidPower } from '../../atlantis/rules/power.ts'
import { denyCard, seeCard, showCard } from '../../atlantis/rules/secrets.ts'
import type { Asked } from '../../atlantis/rules/specials.ts'
import type { NationId, SpecialId } from '../../atlantis/terms.ts'
import type { AgeBoard, AgeRules, AgeTable } from '../board.ts'
import { ageStep, type Option, pick } from './tools.ts'

/** Everybody else, with what they have: that is what the choice is about. */
const others = (board: AgeBoard, seat: Seat, says: (other: Seat, has: number) => Pick<Option, 'label' | 'means'>) =>
  board.order
    .filter((other) => other !== seat)
    .map((other): Option => ({ id: other, ...says(other, board.players[other]!.resource), rule: '8.4' }))

function gainAndSay(rules: AgeRules, table: AgeTable, special: SpecialId, seat: Seat, amount: number) {
  const gained = gain(rules, table.board, seat, amount)
  if (gained > 0) table.say({ say: 'special.gained', special, seat, amount: gained, lost: 0 }, { concerns: [seat] })
}

/** Crystal Healing Grid: the player and one other are paid for every Temple of Light on the map. */
export const healing = ({ pack }: AgeRules, board: Board) => pack.specials.healingGain * onMap(board, 'light')

export const healingStep = (rules: AgeRules) =>
  ageStep<{ readonly seat: Seat }>('healing', ({ one }) => ({
    player: one<Picked>({
      one: (_, { seat }) => seat,
      when: ({ board }) => healing(rules, board) > 0,
      ask: ({ board }, { seat }) => ({
        prompt: { say: 'healing.player', amount: healing(rules, board) },
        shows: () => [purse(board, seat), { say: 'shows.cap', cap: rules.pack.resource.cap }],
        topic: 'crystal_healing_grid',
        input: pick(
          others(board, seat, (other, has) => ({
            label: { say: 'healing.with', seat: other, has },
            means: () => ({
              say: 'means.healed',
              seat: other,
              after: Math.min(has + healing(rules, board), rules.pack.resource.cap),
            }),
          })),
        ),
      }),
      take(table, { seat }, answer) {
        const amount = healing(rules, table.board)
        for (const each of [seat, answer.pick]) gainAndSay(rules, table, 'crystal_healing_grid', each, amount)
      },
    }),
  }))

/** Psychotronic Weaponry: another player's points change hands, as many as there are, for every pyramid of the nation. */
export const loot = ({ pack }: AgeRules, board: Board, nation: NationId) =>
  pack.specials.psychotronicLoss * buildingsOf(board, nation, 'pyramid')

export const psychotronicStep = (rules: AgeRules) =>
  ageStep<{ readonly seat: Seat; readonly nation: NationId }>('psychotronic', ({ one }) => ({
    player: one<Picked>({
      one: (_, { seat }) => seat,
      when: ({ board }, { nation }) => loot(rules, board, nation) > 0,
      ask: ({ board }, { seat, nation }) => {
        const amount = loot(rules, board, nation)
        const victims = others(board, seat, (other, has) => ({
          label: { say: 'psychotronic.from', seat: other, amount: Math.min(has, amount), has },
          means: () => ({ say: 'means.robbed', seat: other, left: has - Math.min(has, amount) }),
        }))
        return {
          prompt: { say: 'psychotronic.player', amount },
          shows: () => [purse(board, seat), { say: 'shows.cap', cap: rules.pack.resource.cap }],
          topic: 'psychotronic_weaponry',
          input: pick(victims),
        }
      },
      take(table, { seat, nation }, answer) {
        const victim = table.board.players[answer.pick]!
        const lost = Math.min(victim.resource, loot(rules, table.board, nation))
        victim.resource -= lost
        table.say({ say: 'psychotronic.lost', seat: answer.pick, amount: lost, to: seat }, { concerns: [answer.pick] })
        gain(rules, table.board, seat, lost)
      },
    }),
  }))

/** Pyramid of the Galactic Sun: what pyramids and temples add counts twice. */
export function sunIncome(rules: AgeRules, board: Board, nation: NationId): number {
  let income = nationPower(rules, board, nation)
  for (const area of areasOf(board, nation)) income += pyramidPower(rules, board.areas[area]!.buildings)
  return income
}

/** Oracle of Rama: a card that was announced rightly is shown to all; of a wrong guess all learn what the card is not. */
export function consult(rules: AgeRules, table: AgeTable, { seat, guess, other, place }: Asked) {
  const isRight = table.board.players[other]!.hand[place] === guess
  table.uncover() // whether the guess was right is everybody's to see
  if (isRight) {
    showCard(table, other, place)
    gainAndSay(rules, table, 'oracle_of_rama', seat, rules.pack.specials.oracleGain)
  } else {
    seeCard(table, seat, other, place)
    denyCard(table, other, place, guess)
  }
}
