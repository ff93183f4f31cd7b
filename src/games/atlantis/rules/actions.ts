/**
 * 6.1: the spaces both editions have, and what their actions do. An effect of a major nation stands here with the tile it
 * belongs to; the same action from a special action goes without it. Numbers are the pack's; what an edition does
 * differently stands in its own `rules/actions.ts`.
 */
import type * as contract from '../../../kernel/contract.ts'
import type { Seat } from '../../../kernel/contract.ts'
import type { Board } from '../board.ts'
import type { Effect, NationId } from '../terms.ts'
import { conflictStep } from './conflict.ts'
import { contestStep } from './contest.ts'
import { buildingsOf } from './control.ts'
import { coupProspect, coupStep, hasCoupTarget } from './coup.ts'
import type { Rules } from './customs.ts'
import { collect, constructStep, freeBuildings, freeSpots, gainOf, levied, recruitStep } from './economy.ts'
import { globalStep, might } from './global.ts'
import { type Extras, intrigueStep } from './intrigue.ts'
import { freeConflicts, marchStep } from './march.ts'
import { unitsOf } from './pieces.ts'
import { nationPower } from './power.ts'
import type { Action } from './spaces.ts'
import { brahmastraStep, contactHurdle, contactStep, type Oracle, oracleStep, weatherStep } from './specials.ts'
import { strikeStep } from './strike.ts'
import type { Text } from './tools.ts'

/** An action by which both controllers of a nation get as much as it yields. */
export const collecting = (rules: Rules, income: (board: Board, nation: NationId) => number): Action => ({
  yields: income,
  means: (board, seat, nation) => ({
    say: 'means.collect',
    you: seat,
    gains: board.nations[nation]!.controllers.map((each) => gainOf(rules, board, each, income(board, nation))),
  }),
  does: (table, seat, nation) => collect(rules, table, seat, nation, income(table.board, nation)),
})

/** What an edition puts into the shared actions; `specials` are all there are, known only when the table is complete. */
type Own<T extends contract.Text> = {
  readonly extras: Extras<T>
  readonly oracle: Oracle
  specials(): Readonly<Record<string, Action>>
}

export function commonActions<T extends contract.Text>(rules: Rules, own: Own<T>) {
  const { pack, world } = rules
  const contest = contestStep(rules)
  const strike = strikeStep(rules)
  const conflict = conflictStep(rules, contest)
  const intrigue = intrigueStep(rules, own.extras)
  const coup = coupStep(rules, contest)
  const construct = constructStep(rules)
  const recruit = recruitStep(rules)
  const march = marchStep(rules, strike, conflict)
  const global = globalStep(rules, strike, contest)
  const brahmastra = brahmastraStep(rules, strike, pack.specials.brahmastraUnits)
  const weather = weatherStep(rules, { steps: pack.specials.weatherSteps, bonus: pack.specials.weatherGain })
  const contact = contactStep(rules, own.specials, pack.specials.contactPrice)
  const oracle = oracleStep(rules, own.oracle)

  const hasEffect = (nation: NationId, effect: Effect) => world.effects[nation] === effect
  const agni = (nation: NationId) => (hasEffect(nation, 'strike') ? pack.effects.agniStrike : 0)
  const buildingPrice = (nation: NationId) =>
    hasEffect(nation, 'levitation') ? pack.effects.levitation : pack.actions.extraBuilding
  const noTarget = (board: Board, seat: Seat, nation: NationId | null): Text | null =>
    hasCoupTarget(rules, board, seat, nation) ? null : { say: 'blocked.target' }
  const { baseUnits: perBase, factoryUnits: perFactory } = pack.buildings

  const pad: Record<'intrigue' | 'coup', Action> = {
    intrigue: {
      means: () => ({ say: 'means.intrigue' }),
      does: (table, seat) => table.call(intrigue, { seat, fromPad: true, removals: 0 }),
    },
    coup: {
      hurdle: (board, seat) => noTarget(board, seat, null),
      means: (board, seat) => ({ say: 'means.coup', ...coupProspect(rules, board, seat) }),
      does: (table, seat) => table.call(coup, { seat, nation: null }),
    },
  }

  const tile: Record<string, Action> = {
    collect: collecting(
      rules,
      (board, nation) => nationPower(rules, board, nation) + (hasEffect(nation, 'crystal') ? pack.effects.crystalTechnology : 0),
    ),
    construct: {
      means: (board, _, nation) => ({
        say: 'means.construct',
        free: freeBuildings(rules, board, nation),
        price: buildingPrice(nation),
        spots: freeSpots(rules, board, nation),
      }),
      does(table, seat, nation) {
        const free = freeBuildings(rules, table.board, nation)
        table.call(construct, { seat, nation, price: buildingPrice(nation), free, tied: [] })
      },
    },
    recruit: {
      means: (board, _, nation) => ({
        say: 'means.recruit',
        nation,
        units: levied(rules, board, { nation, perBase, perFactory }),
      }),
      does: (table, seat, nation) =>
        table.call(recruit, { seat, nation, perBase, perFactory, culture: hasEffect(nation, 'culture') }),
    },
    move: {
      means: (board, _, nation) => ({
        say: 'means.move',
        nation,
        units: unitsOf(board, nation),
        conflicts: freeConflicts(rules, board, nation),
        price: pack.actions.extraConflict,
        strike: agni(nation),
      }),
      does(table, seat, nation) {
        const conflictPrice = pack.actions.extraConflict
        table.call(march, { seat, nation, conflictPrice, flying: false, strike: agni(nation) })
      },
    },
    global: {
      price: () => pack.actions.globalConflict,
      means: (board, _, nation) => ({ say: 'means.global', nation, might: might(rules, board, nation) }),
      does: (table, seat, nation) => table.call(global, { seat, nation, strike: agni(nation) }),
    },
  }

  const special: Record<string, Action> = {
    black_knight: {
      hurdle: (board, seat, nation) => noTarget(board, seat, nation),
      does: (table, seat, nation) => table.call(coup, { seat, nation }),
    },
    brahmastra: { does: (table, seat) => table.call(brahmastra, { seat }) },
    et_contact_center: {
      price: () => pack.specials.contactPrice,
      hurdle: (board, seat, nation, purse) =>
        contactHurdle(own.specials(), pack.specials.contactPrice, board, seat, nation, purse),
      does: (table, seat, nation) => table.call(contact, { seat, nation }),
    },
    military_research: {
      does(table, seat, nation) {
        const { researchUnits: more } = pack.specials
        table.call(recruit, { seat, nation, perBase: perBase + more, perFactory: perFactory + more, culture: false })
      },
    },
    oracle_of_rama: { does: (table, seat) => table.call(oracle, { seat }) },
    spy_network: {
      does(table, seat, nation) {
        const removals = pack.specials.spyRemovals * buildingsOf(table.board, nation, 'capitol')
        table.call(intrigue, { seat, fromPad: false, removals })
      },
    },
    vimanas: {
      does: (table, seat, nation) =>
        table.call(march, { seat, nation, conflictPrice: pack.specials.vimanasConflict, flying: true, strike: 0 }),
    },
    weather_control: { does: (table, seat) => table.call(weather, { seat }) },
  }

  const fights = [contest, strike, conflict, coup, march, global]
  const steps = [...fights, intrigue, construct, recruit, brahmastra, weather, contact, oracle]
  return { pad, tile, special, steps, construct }
}
