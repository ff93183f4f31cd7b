/** Places, components, cards and councilors as rules, words and pictures know them. */
import type { Action, Bestowal, Goods, Lasting, Once, Woe } from './language.ts'

/** Somewhere an Atlantean can stand. */
export type Place = {
  readonly id: string
  readonly sort: 'tile' | 'centre' | 'build' | 'component'
  readonly peninsula: string | null
  /** Counted from the centre; the centre is 0. */
  readonly depth: number
  readonly spaces: number | null
  readonly seatsPerSpace: number
  /** Seats in all; `null` is as many as one likes. */
  readonly capacity: number | null
  readonly action: Action | null
}
export type Component = {
  readonly id: string
  readonly name: string
  readonly letter: string
  readonly cost: Partial<Goods>
  readonly action: Action | null
  readonly spaces: number
  readonly effects: readonly Bestowal[]
}
export type Card = { readonly id: string; readonly name: string } & (
  | { readonly type: 'scroll'; readonly timing: 'any' | 'roll' | 'actions'; readonly effect: Once }
  | { readonly type: 'artifact'; readonly effects: readonly Lasting[] }
)
export type Misfortune = { readonly id: string; readonly name: string; readonly type: string; readonly effects: readonly Woe[] }
export type Councilor = {
  readonly id: string
  readonly name: string
  readonly first: boolean
  readonly effects: readonly Lasting[]
}
