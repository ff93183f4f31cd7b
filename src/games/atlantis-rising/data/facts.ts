/** What is printed and never changes during a game: all that words and pictures need to know of a pack. Plain JSON, part of every view. */
import { type Card, CENTRE, type Component, type Councilor, type Data, type Misfortune } from './data.ts'
import type { Action, Goods } from './language.ts'

export type TileFacts = {
  readonly id: string
  readonly depth: number
  readonly spaces: number
  readonly seatsPerSpace: number
  readonly action: Action
}

/** Everything printed on the board, tiles and cards. Angles in degrees, 0 to the right, for those who draw the island. */
export type Facts = {
  readonly names: Readonly<Record<string, string>>
  readonly peninsulas: readonly {
    readonly id: string
    readonly name: string
    readonly angle: number
    readonly tiles: readonly TileFacts[]
  }[]
  readonly centre: { readonly id: string; readonly name: string; readonly action: Action }
  readonly components: Readonly<Record<string, Component>>
  readonly core: string
  readonly councilors: Readonly<Record<string, Councilor>>
  readonly cards: Readonly<Record<string, Card>>
  readonly misfortunes: Readonly<Record<string, Misfortune>>
  readonly wrath: readonly number[]
  readonly prices: { readonly barrier: number; readonly unflood: number; readonly extraCard: number }
  readonly tokens: Readonly<Goods>
}

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

/** What is done at a place, whatever kind of place it is. */
export function actionAt({ peninsulas, centre, components }: Facts, place: string): Action | null {
  for (const { tiles } of peninsulas) for (const { id, action } of tiles) if (id === place) return action
  return place === centre.id ? centre.action : (components[place]?.action ?? null)
}
