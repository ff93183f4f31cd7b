/** What decides a question, as far as the seat that is asked may know it. */
import type { Seat } from '../../../kernel/contract.ts'
import { turnOrder } from '../board.ts'
import type { Rules } from '../data/rules.ts'
import { has, power } from '../holdings/abilities.ts'
import type { Reason } from '../words/outlook.ts'
import type { SocietiesText } from '../words/words.ts'
import { isBidOf } from './lots.ts'
import { playerAt, type T } from './table.ts'

export const purse = (table: T, seat: Seat): SocietiesText => ({ say: 'shows.purse', coins: playerAt(table, seat).coins })

export const because = (why: Reason | undefined): SocietiesText[] => (why ? [{ say: 'shows.why', why }] : [])

/** Purse and promises, ties, who is still to come, and what is paid when. */
export function bidding(rules: Rules, table: T, seat: Seat): SocietiesText[] {
  const { board } = table
  const player = playerAt(table, seat)
  const own = board.row.flatMap(({ bids }) => bids.filter((bid) => isBidOf(bid, seat)))
  const all = own.reduce((sum, { card }) => sum + rules.bidCards[card]!.value, 0)
  return [
    { say: 'shows.committed', coins: player.coins, all },
    { say: 'shows.order', seats: turnOrder(board, table.seats) },
    { say: 'shows.toCome', left: stillToBid(table, seat) },
    { say: 'shows.coinsGo', kept: has(rules, player, 'keepStack') },
  ]
}

/** Turns that come after this seat's present one. */
function stillToBid({ board, seats }: T, seat: Seat): { seat: Seat; bids: number }[] {
  const order = turnOrder(board, seats)
  const at = order.indexOf(seat)
  const last = board.turn?.lap === 2
  return order
    .map((each, i) => ({ seat: each, bids: (last ? 0 : 1) + (i > at ? 1 : 0) }))
    .filter((each) => each.bids > 0 && each.seat !== seat)
}

export const starsOf = (rules: Rules, table: T, seat: Seat): SocietiesText => {
  const { length } = playerAt(table, seat).stars
  return { say: 'shows.stars', stars: length, power: rules.starPower[length - 1] ?? 0 }
}

export const monumentsOf = (rules: Rules, table: T, seat: Seat): SocietiesText => {
  const { length } = playerAt(table, seat).monuments
  return { say: 'shows.monuments', count: length, power: rules.monumentRow[length - 1]?.power ?? 0 }
}

export const raiseOf = (rules: Rules, table: T, seat: Seat): SocietiesText => {
  const { raise, pay } = power(rules, playerAt(table, seat), 'endorse')!
  return { say: 'shows.endorsed', raise, pay }
}
