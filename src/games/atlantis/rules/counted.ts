/** What is counted over the whole map: once for each map there is, since areas are replaced and never changed. */
import type { Area, Board } from '../board.ts'
import type { AreaId, Building, NationId } from '../terms.ts'

export type Counted = {
  readonly nations: Readonly<Record<NationId, Possessions>>
  readonly buildings: Readonly<Record<Building, number>>
}

/** What a nation has on the map: areas it controls, how many of them are minor nations, and with the wildernesses where it stands. */
type Possessions = {
  readonly areas: AreaId[]
  readonly holdings: AreaId[]
  readonly buildings: Record<Building, number>
  minors: number
  units: number
}

const noBuildings = (): Record<Building, number> => ({ base: 0, capitol: 0, factory: 0, pyramid: 0, dark: 0, light: 0 })
const nothing = (): Possessions => ({ areas: [], holdings: [], buildings: noBuildings(), minors: 0, units: 0 })
const NOTHING: Readonly<Possessions> = nothing()

/** The map that was counted last, here or at another table: mostly somebody asks about it again. */
let last: Board['areas'] | undefined
let counted: Counted = { nations: {}, buildings: noBuildings() }

export function countedOn({ areas }: Board): Counted {
  if (areas === last) return counted
  counted = count(areas)
  last = areas
  return counted
}

export const possessionsOf = (board: Board, nation: NationId): Readonly<Possessions> =>
  countedOn(board).nations[nation] ?? NOTHING

function count(areas: Board['areas']): Counted {
  const nations: Record<NationId, Possessions> = {}
  const onMap = noBuildings()
  for (const id in areas) {
    const { kind, owner, units, buildings } = areas[id]!
    for (const building of buildings) onMap[building]++
    for (const nation in units) {
      nations[nation] ??= nothing()
      nations[nation].units += units[nation]!
    }
    if (owner !== null) {
      nations[owner] ??= nothing()
      const its = nations[owner]
      its.areas.push(id)
      if (kind === 'minor') its.minors++
      for (const building of buildings) its.buildings[building]++
    }
    const holder = holderOf(areas[id]!)
    if (holder !== null) nations[holder]!.holdings.push(id)
  }
  return { nations, buildings: onMap }
}

/** A wilderness is held by the nation whose units stand there, as long as they do (4.1.2). Only Era calls that control. */
export function holderOf({ kind, owner, units }: Area): NationId | null {
  if (kind !== 'wilderness') return owner
  for (const nation in units) return nation
  return null
}
