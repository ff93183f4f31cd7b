/** 6.1: what Age's own spaces do; the others are as in both editions. */
import { collecting, commonActions } from '../../atlantis/rules/actions.ts'
import { buildingsOf } from '../../atlantis/rules/control.ts'
import { freeBuildings } from '../../atlantis/rules/economy.ts'
import type { Actions } from '../../atlantis/rules/spaces.ts'
import type { AgeRules, AgeTable } from '../board.ts'
import { repolarizeStep } from './repolarize.ts'
import { manipulation } from './societies.ts'
import { consult, healing, healingStep, loot, psychotronicStep, sunIncome } from './specials.ts'

export function actionsOf(rules: AgeRules) {
  const { pack } = rules
  const common = commonActions(rules, {
    extras: manipulation(rules),
    oracle: { looks: (table: AgeTable, asked) => consult(rules, table, asked) },
    specials: () => actions.special,
  })
  const repolarize = repolarizeStep(rules)
  const heal = healingStep(rules)
  const rob = psychotronicStep(rules)

  const actions: Actions = {
    pad: {
      ...common.pad,
      repolarize: {
        price: () => pack.repolarize.price,
        means: () => ({ say: 'means.repolarize' }),
        does: (table: AgeTable, seat) => table.call(repolarize, { seat, fromPad: true, ...pack.repolarize }),
      },
    },
    tile: common.tile,
    special: {
      ...common.special,
      crystal_healing_grid: {
        yields: (board) => healing(rules, board),
        does: (table: AgeTable, seat) => table.call(heal, { seat }),
      },
      galactic_sun: collecting(rules, (board, nation) => sunIncome(rules, board, nation)),
      psychotronic_weaponry: {
        yields: (board, nation) => loot(rules, board, nation),
        does: (table: AgeTable, seat, nation) => table.call(rob, { seat, nation }),
      },
      // 8.5: the Secret Tablets keep a third card on the own pad only; here it goes back with the others.
      temple_of_anu: {
        does: (table: AgeTable, seat) =>
          table.call(repolarize, { seat, fromPad: false, price: 0, draw: pack.specials.anuDraw, keep: pack.repolarize.keep }),
      },
      utopian_city: {
        does(table: AgeTable, seat, nation) {
          const capitols = pack.specials.utopianBuildings * buildingsOf(table.board, nation, 'capitol')
          const free = freeBuildings(rules, table.board, nation) + capitols
          table.call(common.construct, { seat, nation, price: pack.specials.utopianPrice, free, tied: [] })
        },
      },
    },
  }
  return { actions, steps: common.steps, ownSteps: [repolarize, heal, rob] }
}
