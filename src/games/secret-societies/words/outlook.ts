/** What rules hand to words about a position, so that a choice can say what it would bring. Plain data. */
import type { Effect, Region, Side } from '../data/effect.ts'

/** Cards needed for the Region's Monument; null where this player has it or none is left. */
type Monument = { readonly cards: number; readonly needed: number | null }

/** Cards laid at a side: the row they would be in, and in how many Regions it would then be filled. */
export type Outlook = Monument & {
  readonly region: Region
  readonly side: Side
  readonly row: number
  readonly filled: number
  /** How far the Satellite moves, and what stands on the spaces it comes to. */
  readonly steps: number
  readonly brings: readonly Effect[]
}

/** A Deed of the row. Its name and a rival's card are null where this seat does not know them. */
export type LotOutlook = {
  readonly deed: string | null
  /** It lies facedown: whoever knows it has looked. */
  readonly unseen: boolean
  readonly rivals: readonly { readonly card: string | null; readonly coins: number }[]
  readonly own: number
  readonly drone: number | null
  readonly endorsed: boolean
  readonly cancelled: boolean
  readonly borders: number
  readonly monument: Monument | null
  /** Sides on which it would complete a row. */
  readonly routes: readonly Side[]
}

/** What a Deed adds to the price of the card that wins it, or takes off it. `paid`: own cards there already. */
export type Dearer = { readonly paid: number; readonly plus: boolean; readonly fee: number; readonly less: number }

/** What a gain is for. */
export type Reason =
  | 'outbid'
  | 'endorsed'
  | 'island'
  | 'satellite'
  | 'treasury'
  | 'monument'
  | 'route'
  | 'star'
  | 'tile'
  | 'project'
  | 'region'
  | 'link'
  | 'event'
  | 'conference'
  | 'retrieve'
  | 'trade'
