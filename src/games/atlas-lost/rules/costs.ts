/** What something costs a player after reductions, and whether it can be paid. */

import type { Price, Seat, Told } from '../../../kernel/contract.ts'
import type { NewOption } from '../../../kernel/input.ts'
import { extended } from '../../../kernel/json.ts'
import type { Board } from '../board.ts'
import type { Components } from '../data/components.ts'
import {
  type Cost,
  type Level,
  PARTS,
  type PaymentKind,
  RESOURCES,
  type Reduce,
  type Reduction,
  TOKENS,
  type Tree,
} from '../data/language.ts'
import type { AtlasText } from '../words/says.ts'
import { type Choice, pick } from './book.ts'
import { eachPassive, holds, placedTokens, playerOf } from './counting.ts'
import { leftAfter } from './meaning.ts'

/** Everything due must be there at once; nothing is ever paid in part. `spare`: cards of the hand that cannot be discarded. */
export function isPayable(data: Components, board: Board, seat: Seat, cost: Cost, spare = 0): boolean {
  const player = playerOf(board, seat)
  for (const part in cost) {
    const due = cost[part as keyof Cost]!
    switch (part as keyof Cost) {
      case 'discard':
        if (player.hand.length - spare < due) return false
        break
      case 'team3':
        if (player.teams.filter((tech) => data.techs[tech]!.level === 3).length < due) return false
        break
      case 'asset': {
        let owned = player.M - (cost.M ?? 0)
        for (const token of TOKENS) owned += placedTokens(board, seat, token) - (cost[token] ?? 0)
        if (owned < due) return false
        break
      }
      case 'economy':
      case 'culture':
      case 'religion':
        if (placedTokens(board, seat, part as 'economy') < due) return false
        break
      default:
        if (player[part as 'R'] < due) return false
    }
  }
  return true
}

const NONE: readonly Cost[] = []

/** Those of the costs that can be paid now. */
export function affordable(data: Components, board: Board, seat: Seat, costs: readonly Cost[], spare = 0): readonly Cost[] {
  if (costs.length > 1) return costs.filter((cost) => isPayable(data, board, seat, cost, spare))
  return isPayable(data, board, seat, costs[0]!, spare) ? costs : NONE
}

// ── Reductions ──────────────────────────────────────────────────────────────────────────────────────────────────

/** What is being paid for: rules that make it cheaper look at this. */
export type Purpose = { readonly kind: PaymentKind | 'command'; readonly level?: Level; readonly tree?: Tree | null }

/** All reductions in force for a seat; gathered once for many costs. */
export function reductionsOf(data: Components, board: Board, seat: Seat): readonly Reduce[] {
  const found: Reduce[] = []
  eachPassive(data, board, seat, ({ reduces }) => {
    for (const rule of reduces) if (holds(data, board, seat, rule.filter?.cond ?? null)) found.push(rule)
  })
  return found
}

const isMeant = ({ of, filter }: Reduce, { kind, level, tree }: Purpose) =>
  (of === kind || (of === 'tech' && (kind === 'startup' || kind === 'command'))) &&
  (!filter?.levels || (level !== undefined && filter.levels.includes(level))) &&
  (!filter?.trees || (tree != null && filter.trees.includes(tree)))

const reduced = new WeakMap<Reduction, WeakMap<Cost, Cost>>()

/** Never below 0; taking off what is not due does nothing. A printed cost less a printed reduction is worked out once. */
export function lessened(cost: Cost, by: Reduction): Cost {
  let known = reduced.get(by)
  if (!known) {
    known = new WeakMap()
    reduced.set(by, known)
  }
  let result = known.get(cost)
  if (!result) {
    const parts = PARTS.map((part) => [part, (cost[part] ?? 0) - (by[part as keyof Reduction] ?? 0)] as const)
    result = Object.fromEntries(parts.filter(([, due]) => due > 0))
    known.set(cost, result)
  }
  return result
}

/** The ways a cost can come out: more than one where a rule lets the payer choose what it takes off. None is worse than another. */
export function variantsOf(cost: Cost, reductions: readonly Reduce[], purpose: Purpose, extra?: Reduction): readonly Cost[] {
  let base = extra ? lessened(cost, extra) : cost
  if (reductions.length === 0) return [base]
  let variants: Cost[] | null = null
  for (const rule of reductions) if (rule.by && isMeant(rule, purpose)) base = lessened(base, rule.by)
  for (const rule of reductions) {
    if (!rule.oneOf || !isMeant(rule, purpose)) continue
    const { oneOf } = rule
    variants = (variants ?? [base]).flatMap((each) => oneOf.map((by) => lessened(each, by)))
  }
  return variants ? withoutDominated(variants) : [base]
}

function withoutDominated(variants: readonly Cost[]): Cost[] {
  const isNoWorse = (one: Cost, other: Cost) => PARTS.every((part) => (one[part] ?? 0) <= (other[part] ?? 0))
  return variants.filter((each, i) =>
    variants.every((other, j) => i === j || !isNoWorse(other, each) || (isNoWorse(each, other) && i < j)),
  )
}

// ── Showing ─────────────────────────────────────────────────────────────────────────────────────────────────────

const CALLED = { R: 'research', D: 'data', C: 'command', M: 'power', TP: 'TP' } as const

/** The first resource of the cost, for the button; the label has all of it. */
function priceOf(board: Board, seat: Seat, cost: Cost): Price | null {
  for (const res of RESOURCES) {
    const due = cost[res]
    if (due) return { of: CALLED[res], cost: due, left: playerOf(board, seat)[res] - due, isNamed: true }
  }
  return null
}

type Draft = NewOption<string, unknown, AtlasText>
type Said = { readonly id: string; readonly label: AtlasText; readonly means: Told<AtlasText>; readonly rule: string }

/** An option with its price on it; where there is more than one way to pay, the way is asked for next and has the price. */
export function pricedOption(board: Board, seat: Seat, said: Said, costs: readonly Cost[]): Draft {
  if (costs.length > 1) return extended(said, { then: pick(costOptions(board, seat, costs, said.rule)) })
  const price = priceOf(board, seat, costs[0]!)
  return price ? extended(said, { price }) : { ...said }
}

/** The costs as options, for where there is more than one; ids are their places in the list. */
const costOptions = (board: Board, seat: Seat, variants: readonly Cost[], rule: string): Choice[] =>
  variants.map((cost, i) => {
    const means = (): AtlasText => ({ say: 'means.left', left: leftAfter(board, seat, cost) })
    return pricedOption(board, seat, { id: `${i}`, label: { say: 'option.cost', cost }, means, rule }, [cost])
  })

export const tooDear = (cost: Cost): AtlasText => ({ say: 'why.cost', cost })
