/** Where Age goes its own way (compare the `Customs` of the other edition). */
import type { Seat } from '../../../kernel/contract.ts'
import type { Board } from '../../atlantis/board.ts'
import { cubesAfter, meetsRestriction, nationsOf, sendArchonsHome } from '../../atlantis/rules/control.ts'
import { moveCubes, recallAgents, sayLeft } from '../../atlantis/rules/coup.ts'
import type { Customs, Fight, Takeover } from '../../atlantis/rules/customs.ts'
import { onMap, recallAgent } from '../../atlantis/rules/pieces.ts'
import type { AreaId, Ending, NationId, SpaceId, Stance } from '../../atlantis/terms.ts'
import type { AgeBoard, AgeRules, AgeTable } from '../board.ts'
import { conclude } from '../score.ts'
import { ancientLoyalty, lizardKings, unity } from './societies.ts'

/** A support card: attacker, defender or neutral. */
const CHOICE: readonly Stance[] = ['attack', 'defend', 'peace']

export const customsOf = (rules: AgeRules): Customs => ({
  resource: 'PP',
  sections: {
    setup: '5.2',
    intrigue: '6.1.1',
    coup: '6.1.2',
    repolarize: '6.1.8',
    collect: '6.1.3',
    construct: '6.1.4',
    recruit: '6.1.5',
    move: '6.1.6',
    global: '6.1.7',
    buildings: '8.2',
    specials: '8.4',
    societies: '8.5',
  },
  /** Attackers and defenders only bid; support cards are for everybody else. */
  stances: { attacker: ['attack'], defender: ['defend'], partner: CHOICE, bystander: CHOICE },
  faithfulAtHome: false,
  tieCostsBoth: true,
  archonsLeaveTaken: true,
  /** Beside a pyramid every temple counts. */
  templePower: (_pyramids, temples) => temples,
  templesAllowed: () => rules.pack.supply.buildings.light,
  strength: () => 1,
  /** A point for each placement, another for every two relocations; capitols pay for placements first. */
  intriguePrice(placed, moved, free) {
    const paidMoves = Math.max(0, moved - Math.max(0, free - placed))
    return Math.max(0, placed - free) + Math.ceil(paidMoves / rules.pack.intrigue.relocations)
  },
  agentWorth: (_board, _seat, value) => value,
  doubles: (board: AgeBoard, seat: Seat, fight: Fight) => lizardKings(board, seat, fight),
  loyalty: (board: AgeBoard, seat: Seat, fight: Fight) => ancientLoyalty(rules, board, seat, fight),
  takeovers,
  turnBegins() {},
  trackEntered() {},
  areaEntered() {},
  unitsLost() {},
  marchConfirmed() {},
  areaConquered: (table: AgeTable, _seat: Seat, area: AreaId) => expelAll(table, area),
  homeSeized(table: AgeTable, seat: Seat, nation: NationId, takeover: Takeover) {
    moveCubes(table, seat, nation, takeover)
    sendArchonsHome(table)
  },
  coupSettled: (table) => recallAgents(rules, table),
  globalWon() {},
  isUseful: () => true,
  layoutShown: () => [],
  toll: () => 0,
  tollPaid() {},
  hasPowers: ({ mode }: AgeBoard) => mode.powers,
  mayJoin: (board: AgeBoard, seat: Seat, space: SpaceId) => unity(board, seat, space),
  ascent: (board) => ({ temples: onMap(board, 'light') - onMap(board, 'dark'), needed: rules.pack.ending.ascension }),
  conclude: (table: AgeTable, endings: readonly Ending[]) => conclude(rules, table, endings),
})

/** 6.1.2: a free place has to be used; only without one are cubes swapped with a controller. */
function takeovers(board: Board, seat: Seat, nation: NationId): Takeover[] {
  const { controllers } = board.nations[nation]!
  if (controllers.includes(seat)) return []
  const displaced = controllers.length < 2 ? [null] : controllers
  return nationsOf(board, seat)
    .flatMap((give) => displaced.map((to) => ({ give, to })))
    .filter((takeover) => meetsRestriction(cubesAfter(board, seat, nation, takeover)))
}

/** 6.1.6: no agent stays where an attack succeeded. */
function expelAll(table: AgeTable, area: AreaId) {
  const { board } = table
  const left: { seat: Seat; value: number }[] = []
  for (const [owner, values] of Object.entries(board.areas[area]!.agents))
    for (const value of [...values]) {
      recallAgent(board, area, owner, value)
      left.push({ seat: owner, value })
    }
  sayLeft(table, area, left)
}
