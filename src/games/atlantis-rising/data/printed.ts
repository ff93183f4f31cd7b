/** The facts of a pack. */
import type { Data } from './data.ts'
import { CENTRE, type Facts } from './facts.ts'

export function factsOf(data: Data): Facts {
  const { pack } = data
  const { barriers: _, volunteers: __, marks: ___, ...tokens } = pack.supply
  const { marks: ____, ...prices } = pack.prices
  return {
    names: data.names,
    peninsulas: pack.peninsulas.map(({ id, name, angle }) => ({
      id,
      name,
      angle,
      tiles: data.tiles[id]!.map((tile) => ({
        id: tile.id,
        depth: tile.depth,
        spaces: tile.spaces!,
        seatsPerSpace: tile.seatsPerSpace,
        action: tile.action!,
      })),
    })),
    centre: { id: CENTRE, name: pack.centre.name, action: pack.centre.action },
    components: data.components,
    core: pack.core.id,
    councilors: data.councilors,
    cards: data.cards,
    misfortunes: data.misfortunes,
    wrath: pack.wrath.values,
    prices,
    tokens,
  }
}
