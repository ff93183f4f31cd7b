/** What Era shows beyond the common view. */
import type { Seat } from '../../kernel/contract.ts'
import type { Card, NationId, SpaceId } from '../atlantis/terms.ts'
import type { View } from '../atlantis/view.ts'

/** What somebody remembers of another hand, or of the deck (`of: null`). `stale`: it has changed since. */
export type MemoryView = {
  readonly of: Seat | null
  readonly cards: readonly Card[]
  readonly round: number
  readonly stale: boolean
  /** Everybody knows it: the card was shown openly. */
  readonly open: boolean
}

export type EraView = View & {
  readonly mode: { readonly introductory: boolean; readonly powers: boolean; readonly ambitions: boolean }
  /** Relics found so far; Temples of Light on the map, and how many more may be built now. */
  readonly ascension: {
    readonly relics: number
    readonly onMap: number
    readonly needed: number
    readonly usable: number
    readonly total: number
  }
  /** `null` in the introductory game, and a spot is `null` while a Repolarize is under way. */
  readonly layout: { readonly sun: Card | null; readonly moon: Card | null; readonly eclipse: Card | null } | null
  /** Cards the viewer has drawn and is about to lay out. */
  readonly drawn: readonly Card[]
  readonly compensation: Readonly<Record<Seat, number>>
  readonly loot: readonly number[]
  readonly psychicControl: SpaceId | null
  readonly memories: readonly MemoryView[]
  /** Secret goals of nations (advanced): `card: null` where the viewer has not seen it. */
  readonly ambitions: readonly { readonly nation: NationId; readonly card: string | null; readonly name: string | null }[]
  readonly ambitionDeck: number
}
