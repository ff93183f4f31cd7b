/** Who pays what towards a component (steps 39, 40 and 49): exact costs, split among those who stand on the space. */
import type { Seat } from '../../../kernel/contract.ts'
import type { Build, Part } from '../board.ts'
import { GOODS, type Good, type Goods } from '../data/language.ts'
import { noGoods } from '../goods.ts'
import { type Shares, sumOf } from '../words/parameters.ts'

export type Cost = Partial<Goods>
export type Purses = Readonly<Record<Seat, Goods>>
export type Parts = Build['parts']

const KINDS_TO_SPARE = ['ore', 'gold', 'crystal', 'atlantium'] as const

/** What the Artificer may leave out: one unit of any kind in the cost but energy. */
export const reductions = (cost: Cost): Good[] => KINDS_TO_SPARE.filter((kind) => (cost[kind] ?? 0) > 0)

export function without(cost: Cost, kind: Good | undefined): Cost {
  if (kind === undefined) return cost
  const { [kind]: n = 0, ...others } = cost
  return n > 1 ? { ...others, [kind]: n - 1 } : others
}

/** What everybody but one seat pays, for words. */
export const othersIn = (parts: Parts, seat: Seat): Shares =>
  Object.entries(parts).flatMap(([other, part]) => (other === seat ? [] : [{ seat: other, cost: sumOf(part) }]))

/** What several own together. */
export function together(purses: Purses): Goods {
  const all = noGoods()
  for (const seat in purses) for (const kind of GOODS) all[kind] += purses[seat]![kind]
  return all
}

export function suffices(cost: Cost, all: Goods): boolean {
  for (const kind of GOODS) if ((cost[kind] ?? 0) > all[kind]) return false
  return true
}

/** What these players lack together. */
export function missingFrom(cost: Cost, all: Goods): Cost {
  const short: Cost = {}
  for (const kind of GOODS) {
    const gap = (cost[kind] ?? 0) - all[kind]
    if (gap > 0) short[kind] = gap
  }
  return short
}

/** Splits a cost they can pay: those named first pay as much as they can. */
export function splitCost(cost: Cost, purses: Purses, sequence: readonly Seat[], fixed: Parts = {}): Parts {
  const parts: Record<Seat, Part> = {}
  for (const seat of sequence) if (fixed[seat]) parts[seat] = { ...fixed[seat] }
  for (const kind of GOODS) {
    let due = (cost[kind] ?? 0) - Object.values(parts).reduce((sum, part) => sum + (part[kind] ?? 0), 0)
    for (const seat of sequence) {
      const given = parts[seat]?.[kind] ?? 0
      const share = Math.min(due, purses[seat]![kind] - given)
      if (share <= 0) continue
      parts[seat] = { ...parts[seat], [kind]: given + share }
      due -= share
    }
  }
  return parts
}

/**
 * Step 49: everybody gives at least one unit. A matching of players to units of the cost, found by moving earlier choices
 * aside; it exists together with a full payment exactly when the goods suffice, because a matched unit counts for both.
 */
export function oneEach(cost: Cost, purses: Purses): Parts | null {
  const chosen = new Map<Seat, Good>()
  const place = (seat: Seat, tried: Set<Good>): boolean => {
    for (const kind of GOODS) {
      if (purses[seat]![kind] === 0 || tried.has(kind) || !cost[kind]) continue
      tried.add(kind)
      const holders = [...chosen].filter(([, taken]) => taken === kind).map(([holder]) => holder)
      if (holders.length < cost[kind] || holders.some((holder) => place(holder, tried))) {
        chosen.set(seat, kind)
        return true
      }
    }
    return false
  }
  for (const seat of Object.keys(purses)) if (!place(seat, new Set())) return null
  return Object.fromEntries([...chosen].map(([seat, kind]) => [seat, { [kind]: 1 }]))
}
