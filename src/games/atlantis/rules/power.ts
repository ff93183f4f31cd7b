/** What areas and nations are worth: Power, garrison, political stability (4.1.1, 4.5). */
import type { Board } from '../board.ts'
import type { AreaId, Building, NationId } from '../terms.ts'
import { areasOf } from './control.ts'
import type { Rules } from './customs.ts'
import { howMany } from './pieces.ts'

export function areaPower(rules: Rules, board: Board, id: AreaId): number {
  const { kind, counter, buildings } = board.areas[id]!
  if (kind === 'wilderness') return 0
  let power = rules.world.areas[id]!.power
  if (counter !== null) power += rules.world.counters[counter]!.power
  if (kind === 'home') for (const loot of board.nations[id]!.loot) power += loot
  return power + pyramidPower(rules, buildings)
}

/** What pyramids add, with the temples beside them. */
export function pyramidPower({ customs }: Rules, buildings: readonly Building[]): number {
  const pyramids = howMany(buildings, 'pyramid')
  if (pyramids === 0) return 0
  return pyramids + customs.templePower(pyramids, howMany(buildings, 'dark') + howMany(buildings, 'light'))
}

export function nationPower(rules: Rules, board: Board, nation: NationId): number {
  let power = 0
  for (const id in board.areas) if (board.areas[id]!.owner === nation) power += areaPower(rules, board, id)
  return power
}

/** Temples of Light count at the end only. */
export function templeBonus(rules: Rules, board: Board, nation: NationId): number {
  let temples = 0
  for (const area of areasOf(board, nation)) temples += howMany(board.areas[area]!.buildings, 'light')
  return temples * rules.pack.buildings.lightPower
}

export function garrison(rules: Rules, board: Board, id: AreaId): number {
  const { counter, buildings } = board.areas[id]!
  if (counter === null) return 0
  const { garrison } = rules.world.counters[counter]!
  return rules.world.areas[id]!.garrison + garrison + howMany(buildings, 'base') * rules.pack.buildings.baseGarrison
}

export function stability(rules: Rules, board: Board, id: AreaId): number {
  const { counter, buildings } = board.areas[id]!
  if (counter === null) return 0
  return rules.world.counters[counter]!.stability + howMany(buildings, 'capitol') * rules.pack.buildings.capitolStability
}
