/** What somebody may look for at a question and does not find there, because of who they are, what they hold or where they stand. */

import type * as contract from '../../../kernel/contract.ts'
import type { Seat } from '../../../kernel/contract.ts'
import type { Board } from '../board.ts'
import { type AreaId, type Building, type Card, ENDINGS, type NationId, type Role, type Stance } from '../terms.ts'
import { areaLabel } from './choices.ts'
import { areasOf, controls, markersLeft, nationsOf } from './control.ts'
import type { Rules } from './customs.ts'
import { agentsIn, howMany, unitsIn } from './pieces.ts'
import type { Text } from './tools.ts'

type Absent = contract.Absence<Text>

/** Powers of other societies, actions of other nations, special actions of areas that none of one's nations holds. */
export const actionsAbsent = (rules: Rules, board: Board, seat: Seat): Absent[] => [
  ...foreignPowers(rules, board, seat),
  ...Object.entries(board.nations).flatMap(([nation, { controllers }]): Absent[] =>
    controllers.includes(seat)
      ? []
      : [{ label: { say: 'absent.actions', nation }, why: { say: 'absent.nation', nation, controllers } }],
  ),
  ...Object.entries(board.specials).flatMap(([special, area]): Absent[] => {
    const { owner } = board.areas[area]!
    return controls(board, seat, owner)
      ? []
      : [{ label: { say: 'special', special }, why: { say: 'absent.special', area, owner } }]
  }),
]

/** In the advanced game each society has a power of its own, and everybody knows who leads which. */
const foreignPowers = ({ customs }: Rules, board: Board, seat: Seat): Absent[] =>
  board.order.flatMap((other) => {
    const { society } = board.players[other]!
    return !customs.hasPowers(board) || other === seat || !society
      ? []
      : [{ label: { say: 'society', society }, why: { say: 'absent.society', society, seat: other } }]
  })

/** Societies somebody else leads already. */
export const societiesAbsent = (board: Board): Absent[] =>
  board.order.flatMap((other) => {
    const { society } = board.players[other]!
    return society ? [{ label: { say: 'society', society }, why: { say: 'absent.taken', seat: other } }] : []
  })

/** Major nations one cannot choose: one has it, two others have it, or the pairs would not work out. */
export const homesAbsent = (board: Board, seat: Seat, offered: readonly NationId[]): Absent[] =>
  Object.entries(board.nations).flatMap(([nation, { controllers, passive }]): Absent[] =>
    offered.includes(nation)
      ? []
      : [{ label: { say: 'absent.home', nation }, why: { say: 'absent.draft', seat, controllers, passive } }],
  )

/** Nations that cannot be the target of a coup now. `nation`: the coup is made for that one alone. */
export const targetsAbsent = (
  rules: Rules,
  board: Board,
  seat: Seat,
  offered: readonly AreaId[],
  nation: NationId | null,
): Absent[] =>
  Object.entries(board.areas).flatMap(([area, { kind, owner }]): Absent[] => {
    if (offered.includes(area) || kind === 'wilderness') return []
    return [{ label: areaLabel(area), why: { say: `absent.target.${whyNoTarget()}` } }]

    function whyNoTarget() {
      if (agentsIn(board, area, seat).length === 0) return 'nobody'
      const own = nation === null ? nationsOf(board, seat) : [nation]
      if (kind === 'home') return nation !== null ? 'knight' : own.includes(area) ? 'own' : 'pairs'
      if (own.every((each) => each === owner)) return 'own'
      return own.every((each) => each === owner || markersLeft(rules, board, each) === 0) ? 'markers' : 'pairs'
    }
  })

/** Sides that somebody in this part cannot take. */
export const stancesAbsent = ({ customs }: Rules, role: Role): Absent[] =>
  STANCES.filter((stance) => !customs.stances[role].includes(stance)).map((stance) => ({
    label: { say: `absent.stance.${stance}` },
    why: { say: `absent.role.${role}` },
  }))
const STANCES: readonly Stance[] = ['attack', 'defend', 'peace']

/** Areas of the nation with no spot left; elsewhere it cannot build at all. */
export const sitesAbsent = ({ world }: Rules, board: Board, nation: NationId): Absent[] => [
  ...areasOf(board, nation)
    .filter((area) => board.areas[area]!.buildings.length >= world.areas[area]!.spots)
    .map((area): Absent => ({ label: areaLabel(area), why: { say: 'absent.site.full', spots: world.areas[area]!.spots } })),
  { label: { say: 'absent.elsewhere' }, why: { say: 'absent.site.foreign', nation } },
]

/** Own agents on the map that this Intrigue has moved already. */
export const agentsAbsent = (settled: readonly string[]): Absent[] =>
  [...new Set(settled)].map((id) => {
    const [area = '', value = ''] = id.split(':')
    return { label: { say: 'agent.at', value: Number(value), area }, why: { say: 'absent.settled', count: howMany(settled, id) } }
  })

/** Areas of the nation from which nobody can march: no units there, or too few for any way. */
export const sourcesAbsent = (board: Board, nation: NationId, offered: readonly AreaId[]): Absent[] =>
  areasOf(board, nation)
    .filter((area) => !offered.includes(area))
    .map((area) => ({ label: areaLabel(area), why: { say: 'absent.source', nation, units: unitsIn(board, area, nation) } }))

/** Where no group of units can be sent, whoever they are. */
export const waysAbsent = (hasPlans: boolean): readonly Absent[] => (hasPlans ? WAYS : WAYS.slice(0, -1))
const WAYS: readonly Absent[] = (['homes', 'far', 'planned'] as const).map((where) => ({
  label: { say: `absent.way.${where}` },
  why: { say: `absent.way.${where}.why` },
}))

/** Where nobody has agents. */
export const UNPEOPLED: readonly Absent[] = [{ label: { say: 'absent.wild' }, why: { say: 'absent.wild.why' } }]

/** Swaps that would change nothing. */
export const SAME_AGENTS: readonly Absent[] = [{ label: { say: 'absent.same' }, why: { say: 'absent.same.why' } }]

/** Sites that a temple of the other kind keeps a temple from. */
export const templesAbsent = (building: Building): readonly Absent[] =>
  building === 'light' || building === 'dark'
    ? [
        {
          label: { say: 'absent.temple', building: building === 'light' ? 'dark' : 'light' },
          why: { say: 'absent.temple.why' },
        },
      ]
    : []

/** Players without a card to look at. */
export const handsAbsent = (board: Board, seat: Seat): Absent[] =>
  board.order
    .filter((other) => other !== seat && board.players[other]!.hand.length === 0)
    .map((other) => ({ label: { say: 'player', seat: other }, why: { say: 'absent.hand' } }))

/** The nation on whose behalf something is done to others is spared itself. */
export const spared = (nation: NationId | undefined): Absent[] =>
  nation === undefined ? [] : [{ label: { say: 'absent.units', nation }, why: { say: 'absent.spared', nation } }]

/** Cards that are not in one's hand. */
export const cardsAbsent = (hand: readonly Card[]): Absent[] =>
  ENDINGS.filter((card) => !hand.includes(card)).map((card) => ({ label: { say: 'card', card }, why: { say: 'absent.card' } }))
