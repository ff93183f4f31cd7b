/** What sentences are made of, where it is more than a name or a number. */
import type { Seat } from '../../../kernel/contract.ts'
import { type Basic, GOODS, type Good, type Goods } from '../data/language.ts'

/** So much of each good; `left` is what the payer keeps of it. */
export type Sum = readonly { readonly kind: Good; readonly n: number; readonly left?: number }[]
export const sumOf = (cost: Partial<Goods>, purse?: Goods): Sum =>
  GOODS.flatMap((kind) => {
    const n = cost[kind] ?? 0
    if (n === 0) return []
    return [purse ? { kind, n, left: purse[kind] - n } : { kind, n }]
  })

/** The rules to look up. */
export type TopicId =
  | 'aim'
  | 'round'
  | 'placing'
  | 'misfortunes'
  | 'floods'
  | 'acting'
  | 'gathering'
  | 'recruiting'
  | 'library'
  | 'forging'
  | 'energy'
  | 'building'
  | 'core'
  | 'wrath'
  | 'ready'
  | 'planning'
  | 'wishes'
  | 'leaders'
  | 'volunteers'
  | 'small-teams'
  | 'levels'
  | 'score'
  | 'island'
  | 'components'
  | 'councilors'
  | 'scrolls'
  | 'artifacts'
  | 'misfortune-cards'
  | 'data'

/** What each of several players pays. */
export type Shares = readonly { readonly seat: Seat; readonly cost: Sum }[]
/** Energy bought something. */
export type Paid = readonly { readonly seat: Seat; readonly n: number }[]

/** What came of a roll: so much of a kind, or a follower for somebody; none at all. */
export type Came = { readonly n: number; readonly kind?: Basic; readonly to?: Seat }
