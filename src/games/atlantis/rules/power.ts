/** What areas and nations are worth: Power, garrison, political stability (4.1.1, 4.5). */
import type { Area, Board } from '../board.ts'
import type { AreaId, Building, NationId } from '../terms.ts'
import type { AreaData, Counter } from '../world.ts'
import { areasOf, buildingsOf } from './control.ts'
import type { Rules } from './customs.ts'
import { howMany } from './pieces.ts'

/** An area with what is printed there and on its counter, looked up once for all that is asked of it. */
export type Site = { readonly printed: AreaData; readonly area: Area; readonly counter: Counter | null }

export function siteOf({ world }: Rules, board: Board, id: AreaId): Site {
  const area = board.areas[id]!
  return { printed: world.areas[id]!, area, counter: area.counter === null ? null : world.counters[area.counter]! }
}

export const areaPower = (rules: Rules, board: Board, id: AreaId) => powerAt(rules, board, siteOf(rules, board, id))
export const garrison = (rules: Rules, board: Board, id: AreaId) => garrisonAt(rules, siteOf(rules, board, id))
export const stability = (rules: Rules, board: Board, id: AreaId) => stabilityAt(rules, siteOf(rules, board, id))

export function powerAt(rules: Rules, { nations }: Board, { printed, area: { kind, buildings }, counter }: Site): number {
  if (kind === 'wilderness') return 0
  let power = printed.power
  if (counter !== null) power += counter.power
  if (kind === 'home') for (const loot of nations[printed.id]!.loot) power += loot
  return power + pyramidPower(rules, buildings)
}

export const garrisonAt = ({ pack }: Rules, { printed, area, counter }: Site): number =>
  counter === null ? 0 : printed.garrison + counter.garrison + howMany(area.buildings, 'base') * pack.buildings.baseGarrison

export const stabilityAt = ({ pack }: Rules, { area, counter }: Site): number =>
  counter === null ? 0 : counter.stability + howMany(area.buildings, 'capitol') * pack.buildings.capitolStability

/** What pyramids add, with the temples beside them. */
export function pyramidPower({ customs }: Rules, buildings: readonly Building[]): number {
  const pyramids = howMany(buildings, 'pyramid')
  if (pyramids === 0) return 0
  return pyramids + customs.templePower(pyramids, howMany(buildings, 'dark') + howMany(buildings, 'light'))
}

export function nationPower(rules: Rules, board: Board, nation: NationId): number {
  let power = 0
  for (const id of areasOf(board, nation)) power += areaPower(rules, board, id)
  return power
}

/** Temples of Light count at the end only. */
export function templeBonus(rules: Rules, board: Board, nation: NationId): number {
  return buildingsOf(board, nation, 'light') * rules.pack.buildings.lightPower
}
