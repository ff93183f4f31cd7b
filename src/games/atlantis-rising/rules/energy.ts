/**
 * Steps 33 to 37: mystic energy buys barriers and raises tiles from the sea, and several players may pay together.
 * A purchase is a fund: pledges are set aside, spent the moment they suffice, and free again when the phase ends.
 */
import type { Seat } from '../../../kernel/contract.ts'
import { artifactsOf, type Discount, discountsIn } from '../abilities.ts'
import type { Board, Fund } from '../board.ts'
import type { Data } from '../data/data.ts'
import { PURCHASES, type Purchase } from '../data/language.ts'
import { freeEnergy, narrate, pay } from '../goods.ts'
import { dryTiles } from '../island.ts'
import { announce } from '../telling.ts'
import type { Chosen, Rising } from '../terms.ts'
import type { Paid } from '../words/parameters.ts'
import { type Choice, lacking, pick, type RisingText } from '../words/says.ts'
import { purchasesAbsent } from './absent.ts'

export const mayBuy = (data: Data, board: Board, what: Purchase, peninsula: string) =>
  what === 'barrier' ? mayHaveBarrier(data, board, peninsula) : board.flooded[peninsula]! > 0

/** Steps 33 and 36: beside a peninsula with a tile left, one at most. */
export const mayHaveBarrier = (data: Data, board: Board, peninsula: string) =>
  dryTiles(data, board, peninsula) > 0 && !board.barriers.includes(peninsula)

/** The price with these payers; Leaders on the peninsula and artifacts of those who pay lower it, never under 1. */
function priceOf(
  data: Data,
  board: Board,
  { what, peninsula }: Wanted,
  payers: readonly Seat[],
  discounts: readonly Discount[] = discountsIn(data, board),
): number {
  let price = data.pack.prices[what]
  for (const discount of discounts) if (discount.of === what && discount.peninsula === peninsula) price += discount.delta
  for (const seat of payers) price += ownDiscount(data, board, seat, what)
  return Math.max(1, price)
}

type Wanted = Pick<Fund, 'what' | 'peninsula'>

function ownDiscount(data: Data, board: Board, seat: Seat, what: Purchase): number {
  let delta = 0
  if (board.players[seat]!.artifacts.length === 0) return delta
  for (const [effect] of artifactsOf(data, board, seat, 'price')) if (effect.of === what) delta += effect.delta
  return delta
}

const fundId = (what: Purchase, peninsula: string) => `${what}.${peninsula}`
const fundFor = (board: Board, id: string) => board.funds.find((fund) => fund.id === id)
const payersOf = ({ pledges }: Fund) => Object.keys(pledges).filter((seat) => pledges[seat]! > 0)
function pledged({ pledges }: Fund): number {
  let sum = 0
  for (const seat in pledges) sum += pledges[seat]!
  return sum
}

/** What would still be missing if this seat paid too; at least the one unit that makes it a payer. */
export function missingFor(data: Data, board: Board, wanted: Wanted, seat: Seat, discounts?: readonly Discount[]): number {
  const fund = board.funds.length > 0 ? fundFor(board, fundId(wanted.what, wanted.peninsula)) : undefined
  if (!fund) return priceOf(data, board, wanted, [seat], discounts)
  const payers = payersOf(fund)
  const price = priceOf(data, board, wanted, payers.includes(seat) ? payers : [...payers, seat], discounts)
  return Math.max(1, price - pledged(fund))
}

// ── What a seat may do ──────────────────────────────────────────────────────────────────────────────────────────

/** The options for what all energy on the table together would buy, with what this seat would find missing. */
function withinReach(data: Data, board: Board, seat: Seat, free: number): Choice[] {
  const found: Choice[] = []
  let inAll = 0
  for (const other in board.players) inAll += freeEnergy(board, other)
  const discounts = discountsIn(data, board)
  // Mostly nothing changes the prices, and they need not be looked up one by one.
  const isPlain = discounts.length + board.funds.length + board.players[seat]!.artifacts.length === 0
  for (const what of PURCHASES) {
    const printed = data.pack.prices[what]
    if (isPlain && printed > inAll) continue
    for (const peninsula of data.peninsulas) {
      if (!mayBuy(data, board, what, peninsula)) continue
      const missing = isPlain ? printed : missingFor(data, board, { what, peninsula }, seat, discounts)
      if (missing <= inAll) found.push(data.options.purchases[what][peninsula]!(missing, free))
    }
  }
  return found
}

/** Is there anything this seat's energy could still be spent on? */
export function maySpend(data: Data, board: Board, seat: Seat): boolean {
  if (board.players[seat]!.goods.energy === 0) return false
  const free = freeEnergy(board, seat)
  return free > 0 && withinReach(data, board, seat, free).length > 0
}

/** Barriers and unfloodings this seat can pay for or help to pay for, and pledges it can take back. */
export function energyOptions(data: Data, board: Board, seat: Seat): readonly Choice[] {
  if (board.players[seat]!.goods.energy === 0) return NOTHING
  const free = freeEnergy(board, seat)
  const options = free > 0 ? withinReach(data, board, seat, free) : []
  for (const { id, what, peninsula, pledges } of board.funds) {
    const n = pledges[seat] ?? 0
    if (n > 0)
      options.push({
        id: `back.${id}`,
        label: { say: 'energy.back', n, what, peninsula },
        means: { say: 'means.back' },
        rule: '35',
      })
  }
  if (options.length === 0) return NOTHING
  const { barrier, unflood } = data.pack.prices
  const means: RisingText = { say: 'means.energy', barrier, unflood }
  const bought = options.map(({ id }) => id)
  const absent = () => purchasesAbsent(data, board, bought)
  return [{ id: 'energy', label: { say: 'energy.menu', free }, means, rule: '31', then: lacking(absent, pick(options)) }]
}

const NOTHING: readonly Choice[] = []

export function takeEnergy(data: Data, table: Rising, seat: Seat, { pick: id, then }: Chosen) {
  if (id.startsWith('back.')) return withdraw(table.board, seat, id.slice('back.'.length))
  const [what, peninsula] = id.split('.') as [Purchase, string]
  pledge(data, table, seat, what, peninsula, then as number)
}

function withdraw(board: Board, seat: Seat, id: string) {
  const fund = fundFor(board, id)
  if (fund) delete fund.pledges[seat]
  board.funds = board.funds.filter((each) => each !== fund || pledged(each) > 0)
}

/** Step 35. */
export function pledge(data: Data, table: Rising, seat: Seat, what: Purchase, peninsula: string, n: number) {
  const { board } = table
  const id = fundId(what, peninsula)
  let fund = fundFor(board, id)
  if (!fund) {
    fund = { id, what, peninsula, by: seat, pledges: {} }
    board.funds.push(fund)
  }
  fund.pledges[seat] = (fund.pledges[seat] ?? 0) + n
  const missing = priceOf(data, board, fund, payersOf(fund)) - pledged(fund)
  if (missing > 0) announce(table, { say: 'energy.pledged', seat, n, what, peninsula, missing })
  else spend(data, table, fund)
}

/** Holds at all times: a fund that suffices is spent, even if it does so because a Leader came and made it cheaper. */
export function spendFullFunds(data: Data, table: Rising) {
  const { board } = table
  const discounts = discountsIn(data, board)
  const full = board.funds.find((fund) => {
    const payers = payersOf(fund)
    return payers.length > 0 && pledged(fund) >= priceOf(data, board, fund, payers, discounts)
  })
  if (!full) return
  spend(data, table, full)
  spendFullFunds(data, table)
}

function spend(data: Data, table: Rising, fund: Fund) {
  const { board } = table
  const { what, peninsula } = fund
  const price = priceOf(data, board, fund, payersOf(fund))
  const by = charge(data, board, fund, price)
  board.funds = board.funds.filter((each) => each !== fund)
  narrate(table, { say: `paid.${what}`, by, peninsula })
  if (board.phase === 'place') fixLeaders(data, board, what, peninsula)
  if (what === 'barrier') placeBarrier(data, table, peninsula)
  else raiseTile(data, table, peninsula)
}

/** Those whose artifact lowers the price pay first, so that they do contribute. */
function charge(data: Data, board: Board, fund: Fund, price: number): Paid {
  const payers = payersOf(fund).sort((a, b) => ownDiscount(data, board, a, fund.what) - ownDiscount(data, board, b, fund.what))
  let due = price
  const paid: { seat: Seat; n: number }[] = []
  for (const seat of payers) {
    const share = Math.min(due, fund.pledges[seat]!)
    if (share === 0) continue
    pay(board, seat, 'energy', share)
    paid.push({ seat, n: share })
    due -= share
  }
  return paid
}

/** b.8: a discount used while placing ties its Leader to the place. */
function fixLeaders(data: Data, board: Board, what: Purchase, peninsula: string) {
  for (const { of, peninsula: where, leader } of discountsIn(data, board))
    if (of === what && where === peninsula && !board.fixed.includes(leader.id)) board.fixed.push(leader.id)
}

// ── What happens to the island ──────────────────────────────────────────────────────────────────────────────────

export function placeBarrier(data: Data, table: Rising, peninsula: string) {
  table.board.barriers = [...table.board.barriers, peninsula]
  dropIllegal(data, table.board)
}

/** Step 34: the flooded tile closest to the centre, so a peninsula is always dry from the centre outwards. */
export function raiseTile(data: Data, table: Rising, peninsula: string) {
  table.board.flooded[peninsula]!--
  dropIllegal(data, table.board)
}

/** What cannot be bought any more is neither saved nor planned for. */
function dropIllegal(data: Data, board: Board) {
  board.funds = board.funds.filter(({ what, peninsula }) => mayBuy(data, board, what, peninsula))
  board.proposals = board.proposals.filter((proposal) => {
    const [what, peninsula] = 'goal' in proposal ? (proposal.goal.split('.') as [Purchase, string?]) : []
    return what === undefined || peninsula === undefined || mayBuy(data, board, what, peninsula)
  })
}

/** A phase ends: what was not paid in full is free again. */
export function lapseFunds(table: Rising) {
  if (table.board.funds.some((fund) => pledged(fund) > 0)) announce(table, { say: 'energy.lapsed' })
  table.board.funds = []
}
