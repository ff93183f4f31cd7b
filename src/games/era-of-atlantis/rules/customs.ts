/** Where Era goes its own way (compare the `Customs` of the other edition). */
import type { Seat } from '../../../kernel/contract.ts'
import { cubesAfter, meetsRestriction, nationsOf, sendArchonsHome } from '../../atlantis/rules/control.ts'
import { moveCubes } from '../../atlantis/rules/coup.ts'
import type { Customs, Takeover } from '../../atlantis/rules/customs.ts'
import { onMap } from '../../atlantis/rules/pieces.ts'
import type { AreaId, Ending, NationId, SpaceId } from '../../atlantis/terms.ts'
import type { EraBoard, EraRules, EraTable } from '../board.ts'
import { conclude } from '../score.ts'
import { ambitionStep, look } from './ambitions.ts'
import { findInArea, findOnTrack, templesAllowed } from './relics.ts'
import { layoutShown } from './repolarize.ts'
import { aftermathStep, lizardWorth, partnerToJoin, peacekeeper, peacekeepersStep } from './societies.ts'
import { heal, shareToll, strengthOf, tollOn } from './specials.ts'
import { expelStep, lootStep } from './spoils.ts'

/** Steps that the shared flows reach through customs. */
export const customSteps = (rules: EraRules) => ({
  peacekeepers: peacekeepersStep(rules),
  aftermath: aftermathStep(rules),
  ambition: ambitionStep,
  expel: expelStep,
  loot: lootStep,
})

export const customsOf = (rules: EraRules, steps: ReturnType<typeof customSteps>): Customs => ({
  resource: 'Virya',
  sections: {
    setup: '5.3',
    intrigue: '6.1.1',
    coup: '6.1.2',
    repolarize: '6.1.3',
    collect: '6.1.4',
    construct: '6.1.5',
    recruit: '6.1.6',
    move: '6.1.7',
    global: '6.1.8',
    buildings: '10.2',
    specials: '10.4',
    societies: '10.6',
  },
  stances: {
    attacker: ['attack'],
    defender: ['defend', 'peace'],
    partner: ['attack', 'peace'],
    bystander: ['attack', 'defend', 'peace'],
  },
  faithfulAtHome: true,
  tieCostsBoth: false,
  archonsLeaveTaken: false,
  /** Every temple lifts one pyramid only. */
  templePower: (pyramids, temples) => Math.min(pyramids, temples),
  templesAllowed: (board: EraBoard) => templesAllowed(rules, board),
  strength: (board: EraBoard, nation: NationId) => strengthOf(rules, board, nation),
  /** Relocations are free, and so are the first placements for capitols. */
  intriguePrice: (placed, _moved, free) => Math.max(0, placed - free),
  agentWorth: (board: EraBoard, seat: Seat, value: number) => lizardWorth(rules, board, seat, value),
  doubles: () => NONE,
  loyalty: () => 0,
  takeovers,
  turnBegins(board: EraBoard) {
    board.saved = 0
  },
  trackEntered: (table: EraTable, position: number) => findOnTrack(table, position),
  areaEntered: (table: EraTable, area: AreaId) => findInArea(table, area),
  unitsLost: (table: EraTable, lost: Readonly<Record<NationId, number>>) => heal(rules, table, lost),
  marchConfirmed(table: EraTable) {
    const seat = peacekeeper(rules, table.board)
    if (seat !== null) table.call(steps.peacekeepers, { seat })
  },
  areaConquered: (table: EraTable, seat: Seat, area: AreaId) => table.call(steps.expel, { seat, area }),
  homeSeized(table: EraTable, seat: Seat, nation: NationId, takeover: Takeover) {
    moveCubes(table, seat, nation, takeover)
    sendArchonsHome(table)
    look(table, takeover.to!, takeover.give) // there is never a free place
    if (table.board.mode.ambitions) table.call(steps.ambition, { seat, nation })
  },
  coupSettled: (table: EraTable, seat: Seat, fromPad: boolean) => table.call(steps.aftermath, { seat, fromPad }),
  globalWon(table: EraTable, seat: Seat, victor: NationId, weaker: boolean) {
    if (weaker) table.call(steps.loot, { seat, victor })
  },
  /** Secret Tablets are about Repolarize, which the introductory game leaves out. */
  isUseful: (board: EraBoard, society) => !board.mode.introductory || society !== 'order_of_thoth',
  layoutShown: (board: EraBoard) => layoutShown(rules, board),
  toll: (board: EraBoard, space: SpaceId) => tollOn(rules, board, space),
  tollPaid: (table: EraTable, seat: Seat, space: SpaceId) => shareToll(rules, table, seat, space),
  hasPowers: ({ mode }: EraBoard) => mode.powers,
  mayJoin: (board: EraBoard, seat: Seat, space: SpaceId) => partnerToJoin(board, seat, space),
  ascent: (board: EraBoard) => ({ temples: onMap(board, 'light'), needed: rules.pack.ending.ascension }),
  conclude: (table: EraTable, endings: readonly Ending[]) => conclude(rules, table, endings),
})

const NONE: readonly never[] = []

/** 6.1.2: always a swap of cubes, never with the passive nation, and only if the control restriction still holds. */
function takeovers(board: EraBoard, seat: Seat, nation: NationId): Takeover[] {
  const { controllers, passive } = board.nations[nation]!
  if (passive || controllers.includes(seat)) return []
  return nationsOf(board, seat)
    .flatMap((give) => controllers.map((to) => ({ give, to })))
    .filter((takeover) => meetsRestriction(cubesAfter(board, seat, nation, takeover)))
}
