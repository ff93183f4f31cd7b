/** 6.1: what Era's own spaces do; the others are as in both editions. */
import { collecting, commonActions } from '../../atlantis/rules/actions.ts'
import { areasOf } from '../../atlantis/rules/control.ts'
import { freeBuildings } from '../../atlantis/rules/economy.ts'
import type { Actions } from '../../atlantis/rules/spaces.ts'
import type { EraBoard, EraRules, EraTable } from '../board.ts'
import { anuStep, repolarizeHurdle, repolarizePrice, repolarizeStep } from './repolarize.ts'
import { espionage } from './societies.ts'
import { chimerasStep, healingStep, oracleSeenStep, psychotronicStep, sunIncome } from './specials.ts'

export function actionsOf(rules: EraRules) {
  const { pack, world } = rules
  const oracleSeen = oracleSeenStep(rules)
  const common = commonActions(rules, {
    extras: espionage(rules),
    oracle: { looks: (table: EraTable, asked) => table.call(oracleSeen, asked) },
    specials: () => actions.special,
  })
  const repolarize = repolarizeStep(rules)
  const anu = anuStep(rules, repolarize)
  const chimeras = chimerasStep(rules)
  const healing = healingStep(rules)
  const psychotronic = psychotronicStep(rules, Object.keys(common.tile))

  const actions: Actions = {
    pad: {
      ...common.pad,
      repolarize: {
        isPlayed: (board: EraBoard) => !board.mode.introductory,
        means: () => ({ say: 'means.repolarize' }),
        price: (board: EraBoard, seat) => repolarizePrice(board, seat),
        hurdle: (board: EraBoard, seat, _, purse) => repolarizeHurdle(rules, board, seat, purse),
        does: (table: EraTable, seat) => table.call(repolarize, { seat, byAnu: false }),
      },
    },
    tile: common.tile,
    special: {
      ...common.special,
      chimeras: { does: (table: EraTable, seat, nation) => table.call(chimeras, { seat, nation }) },
      crystal_healing_grid: { does: (table: EraTable, seat, nation) => table.call(healing, { seat, nation }) },
      galactic_sun: collecting(rules, (board, nation) => sunIncome(rules, board, nation)),
      psychotronic_weaponry: { does: (table: EraTable, seat) => table.call(psychotronic, { seat }) },
      temple_of_anu: { does: (table: EraTable, seat) => table.call(anu, { seat }) },
      utopian_city: {
        does(table: EraTable, seat, nation) {
          const { areas } = table.board
          const hasRoom = (area: string) =>
            areas[area]!.units[nation] === undefined && areas[area]!.buildings.length < world.areas[area]!.spots
          const tied = areasOf(table.board, nation).filter(hasRoom)
          const free = freeBuildings(rules, table.board, nation)
          table.call(common.construct, { seat, nation, price: pack.specials.utopianBuilding, free, tied })
        },
      },
    },
  }
  return { actions, steps: common.steps, ownSteps: [repolarize, anu, chimeras, healing, oracleSeen, psychotronic] }
}
