/** 6.1: the spaces archons can stand on. They are printed, so all that never changes about them is made once. */

import type { Seat } from '../../../kernel/contract.ts'
import { asName } from '../../../kernel/json.ts'
import type { Board } from '../board.ts'
import type { NationId, SpaceId, SpecialId } from '../terms.ts'
import { nationsOf, partsOf } from './control.ts'
import type { Rules, Subject } from './customs.ts'
import type { Table, Text } from './tools.ts'

/** Declared as methods, so that an edition may write them for its own, larger board. `nation` is the space's; '' for a pad. */
export interface Action {
  /** Not in every variant. */
  isPlayed?(board: Board): boolean
  /** Shown on the button; has to be at hand when the space is chosen, unless `hurdle` knows better. */
  price?(board: Board, seat: Seat): number
  /** What it would bring at best, where that can be said in one number. */
  yields?(board: Board, nation: NationId): number
  /** What it does here and now; without it, what a special action of that name does. */
  means?(board: Board, seat: Seat, nation: NationId): Text
  /** Why it cannot be done now with what is in the purse. */
  hurdle?(board: Board, seat: Seat, nation: NationId, purse: number): Text | null
  does(table: Table, seat: Seat, nation: NationId): void
}
export type Actions = Readonly<Record<'pad' | 'tile' | 'special', Readonly<Record<string, Action>>>>

/** A space's name, to which a turn adds what it means just now. */
export type SpaceText = Extract<Text, { say: 'space' }>

export type Space = {
  readonly id: SpaceId
  readonly action: Action
  /** What the action is called. */
  readonly name: string
  readonly label: SpaceText
  readonly rule: string
}

/** `tiles` by nation; a special action's space goes with its minor nation. */
export type Spaces = {
  readonly pad: readonly Space[]
  readonly tiles: Readonly<Record<NationId, readonly Space[]>>
  readonly specials: Readonly<Record<SpecialId, Space>>
}

export function spacesFor({ world, customs }: Rules, { pad, tile, special }: Actions): Spaces {
  const spacesAt = (place: string, actions: Readonly<Record<string, Action>>, ruleOf: (name: string) => string) =>
    Object.entries(actions).map(([name, action]): Space => {
      const id = asName(`${place}.${name}`)
      return { id, action, name, label: { say: 'space', space: id }, rule: ruleOf(name) }
    })
  const ownRule = (name: string) => customs.sections[name as Subject]
  const specials = spacesAt('special', special, () => customs.sections.specials)
  return {
    pad: spacesAt('pad', pad, ownRule),
    tiles: Object.fromEntries(world.nationIds.map((nation) => [nation, spacesAt(nation, tile, ownRule)])),
    specials: Object.fromEntries(specials.map((space) => [space.name, space])),
  }
}

export const isPlayed = ({ action }: Space, board: Board) => action.isPlayed?.(board) ?? true

/** A space somebody may go to, and the nation it belongs to now; a pad belongs to none. */
type Open = { readonly space: Space; readonly nation: NationId | null }

/** Own pad, tiles of own nations, special actions of their minor nations. */
export function spacesOf({ pad, tiles, specials }: Spaces, board: Board, seat: Seat): Open[] {
  const open: Open[] = []
  for (const space of pad) if (isPlayed(space, board)) open.push({ space, nation: null })
  const nations = nationsOf(board, seat)
  for (const nation of nations) for (const space of tiles[nation]!) open.push({ space, nation })
  for (const name in board.specials) {
    const nation = board.areas[board.specials[name]!]!.owner
    if (nation !== null && nations.includes(nation)) open.push({ space: specials[name]!, nation })
  }
  return open
}

export function actionOn({ pad, tiles, specials }: Spaces, id: SpaceId): Action {
  const { place, name } = partsOf(id)
  if (place === 'special') return specials[name]!.action
  return (place === 'pad' ? pad : tiles[place]!).find((space) => space.id === id)!.action
}
