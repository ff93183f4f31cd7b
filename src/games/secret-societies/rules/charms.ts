/** Charms (Vampires): which facedown Bids they can look at, on their own turn and while others bid. */
import type { Offer, Picked, Seat } from '../../../kernel/contract.ts'
import { type Bid, type Board, charmKey, turnOrder } from '../board.ts'
import type { Rules } from '../data/rules.ts'
import { has } from '../holdings/abilities.ts'
import type { SocietiesText } from '../words/words.ts'
import { hireAgent, hireable } from './agents.ts'
import { lotName } from './bids.ts'
import { type Choice, pick, type T } from './table.ts'

/** A Charm on one of that player's Bids, or still with them, protects all their Bids. */
const isCharmed = (board: Board, bid: Bid): boolean =>
  board.charms!.held.includes(charmKey(bid)) ||
  board.row.some(({ bids }) => bids.some((other) => other.charm && charmKey(other) === charmKey(bid)))

export function peekable(rules: Rules, board: Board, seat: Seat): Choice<string, undefined>[] {
  if (!board.charms || board.charms.fresh === 0 || !has(rules, board.players[seat]!, 'charm')) return []
  return board.row.flatMap((lot, n) =>
    lot.bids
      .filter((bid) => bid.down && bid.by !== seat && !isCharmed(board, bid))
      .map((bid) => ({
        id: `${bid.n}`,
        label: {
          say: 'charm.target',
          ...lotName(rules, board, seat, n),
          by: bid.by,
          dummy: bid.dummy,
          coins: bid.coins,
        },
      })),
  )
}

export function layCharm(table: T, seat: Seat, n: number) {
  const { board } = table
  const lot = board.row.find(({ bids }) => bids.some((bid) => bid.n === n))!
  const bid = lot.bids.find((each) => each.n === n)!
  bid.charm = true
  board.charms!.fresh -= 1
  const where = { by: bid.by, dummy: bid.dummy, n: board.row.indexOf(lot) + 1 }
  table.tell(seat, { say: 'charm.saw', card: bid.card, ...where }, { say: 'charm.laid', seat, ...where })
}

/** Charms may be used all through Bidding. On their own turn Vampires find them among what they may do; else nobody waits for them. */
export function charmOffers(rules: Rules, { board }: { readonly board: Board }, seat: Seat): Offer<Board, SocietiesText>[] {
  if (!board.charms || !board.turn || board.turn.seat === seat || !has(rules, board.players[seat]!, 'charm')) return []
  const offers: Offer<Board, SocietiesText>[] = []
  const peeks = peekable(rules, board, seat)
  if (peeks.length > 0)
    offers.push({
      key: 'charm',
      ask: { prompt: { say: 'charm.anytime' }, input: pick(peeks) },
      take: (table, answer: Picked) => layCharm(table, seat, Number(answer.pick)),
    })
  const hire = postsAgentsLater(rules, board, seat) ? null : hireable(rules, board, seat, 0)
  if (hire?.then)
    offers.push({
      key: 'agent',
      ask: { prompt: { say: 'agent.anytime' }, input: hire.then },
      take: (table, answer: Picked<string, Picked<string>>) => hireAgent(rules, table, seat, answer),
    })
  return offers
}

/** Both Agents go out on the first turn, by the Project: before it there is nothing to hire. */
function postsAgentsLater(rules: Rules, board: Board, seat: Seat): boolean {
  const order = turnOrder(board, Object.keys(board.players))
  const { lap, seat: now } = board.turn!
  return lap === 1 && order.indexOf(seat) > order.indexOf(now) && has(rules, board.players[seat]!, 'agents')
}
