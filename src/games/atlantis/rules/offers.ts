/** What the actions on a nation's own tile would bring, in numbers. */
import type { Board } from '../board.ts'
import type { NationId } from '../terms.ts'
import type { OfferView } from '../view.ts'
import type { Rules } from './customs.ts'
import { freeBuildings, freeSpots, levied } from './economy.ts'
import { freeConflicts } from './march.ts'
import type { Spaces } from './spaces.ts'

export function offerOf(rules: Rules, { tiles }: Spaces, board: Board, nation: NationId): OfferView {
  const { baseUnits: perBase, factoryUnits: perFactory } = rules.pack.buildings
  const collect = tiles[nation]!.find(({ name }) => name === 'collect')
  const rooms = freeSpots(rules, board, nation)
  return {
    income: collect?.action.yields?.(board, nation) ?? 0,
    levy: levied(rules, board, { nation, perBase, perFactory }),
    buildings: Math.min(rooms, freeBuildings(rules, board, nation)),
    rooms,
    conflicts: freeConflicts(rules, board, nation),
  }
}
