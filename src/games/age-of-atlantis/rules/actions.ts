/**
 * 6.1: every space and what its action does. An effect of a major nation (8.1) stands here with the space it belongs to;
 * the same action from a special action card goes without it.
 */
import type { Seat, Text } from '../../../kernel/contract.ts'
import { conflictStep } from '../../atlantis/conflict.ts'
import { contestStep } from '../../atlantis/contest.ts'
import { buildingsOf } from '../../atlantis/control.ts'
import { coupStep, hasCoupTarget } from '../../atlantis/coup.ts'
import { collect, constructStep, recruitStep } from '../../atlantis/economy.ts'
import { globalStep } from '../../atlantis/global.ts'
import { intrigueStep } from '../../atlantis/intrigue.ts'
import { marchStep } from '../../atlantis/march.ts'
import { brahmastraStep, contactHurdle, contactStep, oracleStep, weatherStep } from '../../atlantis/specials.ts'
import { strikeStep } from '../../atlantis/strike.ts'
import type { Effect, NationId } from '../../atlantis/terms.ts'
import type { Action, Actions } from '../../atlantis/turn.ts'
import type { AgeBoard, AgeRules, AgeTable } from '../board.ts'
import { repolarizeStep } from './repolarize.ts'
import { manipulation } from './societies.ts'
import { consult, healingStep, psychotronicStep, sunWorth } from './specials.ts'

export function actionsOf(rules: AgeRules) {
  const { pack, world } = rules
  const contest = contestStep(rules)
  const strike = strikeStep(rules)
  const conflict = conflictStep(rules, contest)
  const intrigue = intrigueStep(rules, manipulation(rules))
  const coup = coupStep(rules, contest)
  const repolarize = repolarizeStep(rules)
  const construct = constructStep(rules)
  const recruit = recruitStep(rules)
  const march = marchStep(rules, strike, conflict)
  const global = globalStep(rules, strike, contest)
  const brahmastra = brahmastraStep(rules, strike, pack.specials.brahmastraUnits)
  const weather = weatherStep(rules, { steps: pack.specials.weatherSteps, bonus: 0 })
  const contact = contactStep(rules, () => actions.special, pack.specials.contactPrice)
  const oracle = oracleStep(rules, { looks: (table: AgeTable, asked) => consult(rules, table, asked) })
  const healing = healingStep(rules)
  const psychotronic = psychotronicStep(rules)

  const hasEffect = (nation: NationId, effect: Effect) => world.effects[nation] === effect
  const freeBuildings = (board: AgeBoard, nation: NationId) =>
    1 + buildingsOf(board, nation, 'factory') * pack.buildings.factoryBuildings
  const noTarget = (board: AgeBoard, seat: Seat, nation: NationId | null): Text | null =>
    hasCoupTarget(rules, board, seat, nation) ? null : { say: 'blocked.target' }
  const { baseUnits: perBase, factoryUnits: perFactory } = pack.buildings

  const pad: Record<string, Action> = {
    intrigue: { does: (table: AgeTable, seat) => table.call(intrigue, { seat, fromPad: true, removals: 0 }) },
    coup: {
      hurdle: (board: AgeBoard, seat) => noTarget(board, seat, null),
      does: (table: AgeTable, seat) => table.call(coup, { seat, nation: null }),
    },
    repolarize: {
      price: () => pack.repolarize.price,
      does: (table: AgeTable, seat) => table.call(repolarize, { seat, fromPad: true, ...pack.repolarize }),
    },
  }

  const tile: Record<string, Action> = {
    collect: {
      does(table: AgeTable, _, nation) {
        collect(rules, table, nation, { bonus: hasEffect(nation, 'crystal') ? pack.effects.crystalTechnology : 0 })
      },
    },
    construct: {
      does(table: AgeTable, seat, nation) {
        const price = hasEffect(nation, 'levitation') ? pack.effects.levitation : pack.actions.extraBuilding
        table.call(construct, { seat, nation, price, free: freeBuildings(table.board, nation), tied: [] })
      },
    },
    recruit: {
      does: (table: AgeTable, seat, nation) =>
        table.call(recruit, { seat, nation, perBase, perFactory, culture: hasEffect(nation, 'culture') }),
    },
    move: {
      does(table: AgeTable, seat, nation) {
        const agni = hasEffect(nation, 'strike') ? pack.effects.agniStrike : 0
        table.call(march, { seat, nation, conflictPrice: pack.actions.extraConflict, flying: false, strike: agni })
      },
    },
    global: {
      price: () => pack.actions.globalConflict,
      does: (table: AgeTable, seat, nation) =>
        table.call(global, { seat, nation, strike: hasEffect(nation, 'strike') ? pack.effects.agniStrike : 0 }),
    },
  }

  const special: Record<string, Action> = {
    black_knight: {
      hurdle: (board: AgeBoard, seat, nation) => noTarget(board, seat, nation),
      does: (table: AgeTable, seat, nation) => table.call(coup, { seat, nation }),
    },
    brahmastra: { does: (table: AgeTable, seat) => table.call(brahmastra, { seat }) },
    crystal_healing_grid: { does: (table: AgeTable, seat) => table.call(healing, { seat }) },
    et_contact_center: {
      price: () => pack.specials.contactPrice,
      hurdle: (board, seat, nation, purse) =>
        contactHurdle(actions.special, pack.specials.contactPrice, board, seat, nation, purse),
      does: (table: AgeTable, seat, nation) => table.call(contact, { seat, nation }),
    },
    military_research: {
      does(table: AgeTable, seat, nation) {
        const { researchUnits: more } = pack.specials
        table.call(recruit, { seat, nation, perBase: perBase + more, perFactory: perFactory + more, culture: false })
      },
    },
    oracle_of_rama: { does: (table: AgeTable, seat) => table.call(oracle, { seat }) },
    psychotronic_weaponry: { does: (table: AgeTable, seat, nation) => table.call(psychotronic, { seat, nation }) },
    galactic_sun: {
      does: (table: AgeTable, _, nation) =>
        collect(rules, table, nation, { worth: (area) => sunWorth(rules, table.board, area) }),
    },
    spy_network: {
      does(table: AgeTable, seat, nation) {
        const removals = pack.specials.spyRemovals * buildingsOf(table.board, nation, 'capitol')
        table.call(intrigue, { seat, fromPad: false, removals })
      },
    },
    // A hand that grew to three by the Secret Tablets stays at three (B110).
    temple_of_anu: {
      does(table: AgeTable, seat) {
        const keep = table.board.players[seat]!.hand.length
        table.call(repolarize, { seat, fromPad: false, price: 0, draw: pack.specials.anuDraw, keep })
      },
    },
    utopian_city: {
      does(table: AgeTable, seat, nation) {
        const capitols = pack.specials.utopianBuildings * buildingsOf(table.board, nation, 'capitol')
        const free = freeBuildings(table.board, nation) + capitols
        table.call(construct, { seat, nation, price: pack.specials.utopianPrice, free, tied: [] })
      },
    },
    vimanas: {
      does: (table: AgeTable, seat, nation) =>
        table.call(march, { seat, nation, conflictPrice: pack.specials.vimanasConflict, flying: true, strike: 0 }),
    },
    weather_control: { does: (table: AgeTable, seat) => table.call(weather, { seat }) },
  }

  const actions: Actions = { pad, tile, special }
  const steps = [
    contest,
    strike,
    conflict,
    intrigue,
    coup,
    construct,
    recruit,
    march,
    global,
    brahmastra,
    weather,
    contact,
    oracle,
  ]
  const ownSteps = [repolarize, healing, psychotronic]
  return { actions, steps, ownSteps }
}
