/**
 * What lies open of a player: all but Coins, hand and Dummies. A view has it as well as the board, so whatever follows from it alone can be
 * worked out by rules, pictures and computer players alike.
 */
import { z } from 'zod'
import type { Seat } from '../../../kernel/contract.ts'
import { REGIONS, type Region, region } from '../data/effect.ts'

const whole = z.number().int().min(0)
const id = z.string()
/** Never changed, but replaced by another: views have the very same. */
const ids = z.array(id).readonly()
const columns = z.strictObject({ black: ids, purple: ids, blue: ids, yellow: ids, red: ids }).readonly()

export const openly = {
  society: id.nullable(),
  hq: id,
  land: whole,
  industry: whole,
  population: whole,
  aside: ids,
  vault: ids,
  satellite: whole,
  treasury: whole,
  stars: ids,
  monuments: ids,
  /** Islands without a Card. */
  islands: whole,
  above: columns,
  below: columns,
  regions: z.array(region).readonly(),
  investments: ids,
  projects: ids,
  tiles: z.strictObject({ immediate: id.nullable(), scoring: id.nullable() }),
  /** Facedown Bids still allowed this Round. */
  downs: z.number().int(),
  /** Deeds placed in this Resolution. */
  gained: whole,
  /** In Growth: swaps left, Project Tiles that wait for earlier seats, trades made. */
  swaps: whole,
  owed: whole,
  trades: ids,
}
const holdings = z.strictObject(openly)
export type Holdings = z.infer<typeof holdings>
/** A table, as far as everybody sees it. */
export type Open = { readonly players: Readonly<Record<Seat, Holdings>> }

export const cardsIn = (player: Holdings, at: Region): number => player.above[at].length + player.below[at].length

type Columns = Holdings['above']
const laid = new WeakMap<Columns, { readonly below: Columns; readonly cards: readonly string[] }>()

/** All Cards at a player's board: found once for the columns they lie in. */
export function cardsOf({ above, below }: Pick<Holdings, 'above' | 'below'>): readonly string[] {
  const found = laid.get(above)
  if (found?.below === below) return found.cards
  const cards: string[] = []
  for (const region of REGIONS) cards.push(...above[region], ...below[region])
  laid.set(above, { below, cards })
  return cards
}
