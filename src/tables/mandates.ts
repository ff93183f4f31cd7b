/**
 * What whoever plays on in a seat may not do: a computer's choices are narrowed before it is asked, people who take the seat are told. Where the rules
 * leave nothing else, they go first.
 */
import type { AskedAhead, Policy, Wishes } from '../games/policy.ts'
import type { Decision, Input, Option, Price, Seat } from '../kernel/contract.ts'
import { answerable } from '../kernel/input.ts'
import { spelledOut } from '../kernel/told.ts'
import type { Order, SeatRow } from '../store/store.ts'
import type { House } from './house.ts'
import { policyOf } from './order-answers.ts'
import { type Position, seatOf } from './position.ts'
import { isPromise } from './promises.ts'

type Mandate = { readonly policy: Policy; readonly wishes: Wishes }
/** A seat's mandate, and to whom its person has promised peace. */
export type Bound = { readonly mandate: Mandate; readonly spared: readonly Seat[] }

const mandateIn = ({ hosted }: Pick<Position, 'hosted'>, { policy }: Order): Mandate[] => {
  const known = policy && policyOf(hosted, policy.id)
  return known?.bounds ? [{ policy: known, wishes: policy!.wishes }] : []
}

/** Of all that somebody leaves beforehand, a mandate alone is for whoever comes after them. */
export const mandatesOf = (position: Pick<Position, 'hosted'>, { orders }: Pick<SeatRow, 'orders'>): readonly Order[] =>
  orders.filter((order) => mandateIn(position, order).length > 0)

export async function boundIn(house: House, position: Position, row: SeatRow): Promise<Bound | null> {
  const [mandate] = row.orders.flatMap((order) => mandateIn(position, order))
  if (!mandate) return null
  const isSparing = mandate.policy.bounds?.spares?.(mandate.wishes) ?? false
  return { mandate, spared: isSparing ? await promisedPeace(house, position, row.seat) : [] }
}

/** Promised from that seat, whoever sits there now, to those who still sit where they did. */
async function promisedPeace(house: House, { table }: Position, seat: Seat): Promise<Seat[]> {
  if (!table.terms.promises) return []
  const given = (await house.store.mailAt(table.id)).filter(isPromise)
  return given.flatMap(({ from, to, promise }) =>
    promise.kind === 'peace' && from === seat
      ? to.flatMap((taker) => (seatOf(table, taker.person)?.seat === taker.seat ? [taker.seat] : []))
      : [],
  )
}

/** The question with what is out of bounds blocked; as it was, where nothing would be left of it. */
export function within(bound: Bound, view: unknown, decision: Decision): Decision {
  const input = narrowedBy(bound, view, decision)
  return answerable(input) ? { ...spelledOut(decision), input } : decision
}

/** What is out of bounds is blocked, whether or not anything is left. */
export function narrowedBy({ mandate, spared }: Bound, view: unknown, decision: Decision): Input {
  const { seat, question, prompt, input, idle } = decision
  const asked: AskedAhead<unknown> = { seat, question, prompt, input, idle, view }
  const { bounds } = mandate.policy
  const least = bounds?.least?.(mandate.wishes) ?? 0
  const fromPurse = (price: Price | undefined): price is Price =>
    price !== undefined && price.cost > 0 && (bounds?.purse === undefined || price.of === bounds.purse)
  const isOut = (option: Option) =>
    (fromPurse(option.price) && option.price.left < least) || (bounds?.forbids?.(option, asked, mandate.wishes, spared) ?? false)
  const payable = (max: number, each: Price | undefined) =>
    fromPurse(each) ? Math.min(max, Math.floor((each.left - least) / each.cost)) : max
  return narrowed(input, isOut, payable)
}

type Payable = (max: number, each: Price | undefined) => number

function narrowed(input: Input, isOut: (option: Option) => boolean, payable: Payable): Input {
  switch (input.kind) {
    case 'amount':
      return { ...input, max: payable(input.max, input.each) }
    case 'split':
      return { ...input, targets: input.targets.map((target) => (isOut(target) ? { ...target, blocked: target.label } : target)) }
    default:
      return { ...input, options: input.options.map((option) => narrowedOption(option, isOut, payable)) }
  }
}

function narrowedOption(option: Option, isOut: (option: Option) => boolean, payable: Payable): Option {
  if (option.blocked) return option
  const out: Option = { ...option, blocked: option.label }
  if (isOut(option)) return out
  if (!option.then) return option
  const then = narrowed(option.then, isOut, payable)
  return answerable(then) ? { ...option, then } : out
}
