/**
 * 6.1: every space and what its action does. An effect of a major nation (10.1) or of a society (10.6) stands here with
 * the space it belongs to; the same action from a special tile goes without it.
 */
import type { Seat, Text } from '../../../kernel/contract.ts'
import { conflictStep } from '../../atlantis/conflict.ts'
import { contestStep } from '../../atlantis/contest.ts'
import { areasOf, buildingsOf } from '../../atlantis/control.ts'
import { coupStep, hasCoupTarget } from '../../atlantis/coup.ts'
import { collect, constructStep, recruitStep } from '../../atlantis/economy.ts'
import { globalStep } from '../../atlantis/global.ts'
import { intrigueStep } from '../../atlantis/intrigue.ts'
import { marchStep } from '../../atlantis/march.ts'
import { areaPower } from '../../atlantis/power.ts'
import { brahmastraStep, contactHurdle, contactStep, oracleStep, weatherStep } from '../../atlantis/specials.ts'
import { strikeStep } from '../../atlantis/strike.ts'
import type { Effect, NationId } from '../../atlantis/terms.ts'
import type { Action, Actions } from '../../atlantis/turn.ts'
import type { EraBoard, EraRules, EraTable } from '../board.ts'
import { anuStep, repolarizeHurdle, repolarizePrice, repolarizeStep } from './repolarize.ts'
import { espionage } from './societies.ts'
import { chimerasStep, healingStep, oracleSeenStep, psychotronicStep } from './specials.ts'

const TILE = ['collect', 'construct', 'recruit', 'move', 'global'] as const

export function actionsOf(rules: EraRules) {
  const { pack, world } = rules
  const contest = contestStep(rules)
  const strike = strikeStep(rules)
  const conflict = conflictStep(rules, contest)
  const intrigue = intrigueStep(rules, espionage(rules))
  const coup = coupStep(rules, contest)
  const repolarize = repolarizeStep(rules)
  const construct = constructStep(rules)
  const recruit = recruitStep(rules)
  const march = marchStep(rules, strike, conflict)
  const global = globalStep(rules, strike, contest)
  const anu = anuStep(rules, repolarize)
  const brahmastra = brahmastraStep(rules, strike, pack.specials.brahmastraUnits)
  const weather = weatherStep(rules, { steps: pack.specials.weatherSteps, bonus: pack.specials.weatherGain })
  const contact = contactStep(rules, () => actions.special, pack.specials.contactPrice)
  const chimeras = chimerasStep(rules)
  const healing = healingStep(rules)
  const oracleSeen = oracleSeenStep(rules)
  const oracle = oracleStep(rules, { looks: (table: EraTable, asked) => table.call(oracleSeen, asked) })
  const psychotronic = psychotronicStep(TILE)

  const hasEffect = (nation: NationId, effect: Effect) => world.effects[nation] === effect
  const factories = (table: EraTable, nation: NationId) =>
    1 + buildingsOf(table.board, nation, 'factory') * pack.buildings.factoryBuildings
  const noTarget = (board: EraBoard, seat: Seat, nation: NationId | null): Text | null =>
    hasCoupTarget(rules, board, seat, nation) ? null : { say: 'blocked.target' }
  const { baseUnits: perBase, factoryUnits: perFactory } = pack.buildings

  const pad: Record<string, Action> = {
    intrigue: { does: (table: EraTable, seat) => table.call(intrigue, { seat, fromPad: true, removals: 0 }) },
    coup: {
      hurdle: (board: EraBoard, seat) => noTarget(board, seat, null),
      does: (table: EraTable, seat) => table.call(coup, { seat, nation: null }),
    },
    repolarize: {
      isPlayed: (board: EraBoard) => !board.mode.introductory,
      price: (board: EraBoard, seat) => repolarizePrice(board, seat),
      hurdle: (board: EraBoard, seat, _, purse) => repolarizeHurdle(rules, board, seat, purse),
      does: (table: EraTable, seat) => table.call(repolarize, { seat, byAnu: false }),
    },
  }

  const tile: Record<(typeof TILE)[number], Action> = {
    collect: {
      does(table: EraTable, _, nation) {
        collect(rules, table, nation, { bonus: hasEffect(nation, 'crystal') ? pack.effects.crystalTechnology : 0 })
      },
    },
    construct: {
      does(table: EraTable, seat, nation) {
        const price = hasEffect(nation, 'levitation') ? pack.effects.levitation : pack.actions.extraBuilding
        table.call(construct, { seat, nation, price, free: factories(table, nation), tied: [] })
      },
    },
    recruit: {
      does: (table: EraTable, seat, nation) =>
        table.call(recruit, { seat, nation, perBase, perFactory, culture: hasEffect(nation, 'culture') }),
    },
    move: {
      does(table: EraTable, seat, nation) {
        const agni = hasEffect(nation, 'strike') ? pack.effects.agniStrike : 0
        table.call(march, { seat, nation, conflictPrice: pack.actions.extraConflict, flying: false, strike: agni })
      },
    },
    global: {
      price: () => pack.actions.globalConflict,
      does: (table: EraTable, seat, nation) =>
        table.call(global, { seat, nation, strike: hasEffect(nation, 'strike') ? pack.effects.agniStrike : 0 }),
    },
  }

  const special: Record<string, Action> = {
    black_knight: {
      hurdle: (board: EraBoard, seat, nation) => noTarget(board, seat, nation),
      does: (table: EraTable, seat, nation) => table.call(coup, { seat, nation }),
    },
    brahmastra: { does: (table: EraTable, seat) => table.call(brahmastra, { seat }) },
    chimeras: { does: (table: EraTable, seat, nation) => table.call(chimeras, { seat, nation }) },
    crystal_healing_grid: { does: (table: EraTable, seat, nation) => table.call(healing, { seat, nation }) },
    et_contact_center: {
      price: () => pack.specials.contactPrice,
      hurdle: (board, seat, nation, purse) =>
        contactHurdle(actions.special, pack.specials.contactPrice, board, seat, nation, purse),
      does: (table: EraTable, seat, nation) => table.call(contact, { seat, nation }),
    },
    military_research: {
      does(table: EraTable, seat, nation) {
        const more = pack.specials.researchUnits
        table.call(recruit, { seat, nation, perBase: perBase + more, perFactory: perFactory + more, culture: false })
      },
    },
    oracle_of_rama: { does: (table: EraTable, seat) => table.call(oracle, { seat }) },
    psychotronic_weaponry: { does: (table: EraTable, seat) => table.call(psychotronic, { seat }) },
    galactic_sun: {
      does(table: EraTable, _, nation) {
        const { areas } = table.board
        const worth = (area: string) => areaPower(rules, table.board, area) * (areas[area]!.buildings.includes('pyramid') ? 2 : 1)
        collect(rules, table, nation, { worth })
      },
    },
    spy_network: {
      does(table: EraTable, seat, nation) {
        const removals = pack.specials.spyRemovals * buildingsOf(table.board, nation, 'capitol')
        table.call(intrigue, { seat, fromPad: false, removals })
      },
    },
    temple_of_anu: { does: (table: EraTable, seat) => table.call(anu, { seat }) },
    utopian_city: {
      does(table: EraTable, seat, nation) {
        const { areas } = table.board
        const hasRoom = (area: string) =>
          areas[area]!.units[nation] === undefined && areas[area]!.buildings.length < world.areas[area]!.spots
        const tied = areasOf(table.board, nation).filter(hasRoom)
        table.call(construct, { seat, nation, price: pack.specials.utopianBuilding, free: factories(table, nation), tied })
      },
    },
    vimanas: {
      does: (table: EraTable, seat, nation) =>
        table.call(march, { seat, nation, conflictPrice: pack.specials.vimanasConflict, flying: true, strike: 0 }),
    },
    weather_control: { does: (table: EraTable, seat) => table.call(weather, { seat }) },
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
  const ownSteps = [repolarize, anu, chimeras, healing, oracleSeen, psychotronic]
  return { actions, steps, ownSteps }
}
