/** What is printed and never changes during a game: all that words and pictures need to know of a pack. Plain JSON, part of every view. */
import type { Action, Goods } from './language.ts'
import type { Card, Component, Councilor, Misfortune } from './things.ts'

export const CENTRE = 'centre'

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

/** What is done at a place, whatever kind of place it is. */
export function actionAt({ peninsulas, centre, components }: Facts, place: string): Action | null {
  for (const { tiles } of peninsulas) for (const { id, action } of tiles) if (id === place) return action
  return place === centre.id ? centre.action : (components[place]?.action ?? null)
}
