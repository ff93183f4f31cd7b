/** Placing a Bid: at which Deed and which face, then which card with how many Coins; one question with follow-ups. */
import type { Input, Picked, Seat } from '../../../kernel/contract.ts'
import type { Bid, Board, Lot, Player } from '../board.ts'
import type { Rules } from '../data/rules.ts'
import { has, power } from '../holdings/abilities.ts'
import type { SocietiesText } from '../words/words.ts'
import { stackLimit } from './cards.ts'
import { eachCoin, receive, stack } from './purse.ts'
import { amount, type Choice, pick, playerAt, type T } from './table.ts'

/** A card (or, for a Dummy, a Deed) and the Coins on it. */
export type Stacked = Picked<string, number>

/** Is it that seat's own Bid? Dummies bid for nobody. */
export const isBidOf = (bid: Bid, seat: Seat) => bid.by === seat && !bid.dummy
export const ownBids = (lot: Lot, seat: Seat) => lot.bids.filter((bid) => isBidOf(bid, seat))

/** How a Deed of the row is called in a question; the facedown one keeps its name from those who have not seen it. */
export const lotName = (rules: Rules, board: Board, seat: Seat, n: number) => {
  const lot = board.row[n]!
  return { n: n + 1, deed: isKnown(rules, board, lot, seat) ? lot.deed : null, facedown: !lot.faceup }
}
/** Every Deed of the row, to choose from. */
export const lotOptions = (rules: Rules, board: Board, seat: Seat) =>
  board.row.map((_, n) => ({ id: `${n}`, label: { say: 'lot' as const, ...lotName(rules, board, seat, n) } }))

export const isKnown = (rules: Rules, board: Board, lot: Lot, seat: Seat) =>
  lot.faceup || has(rules, board.players[seat]!, 'peek')

/**
 * Deeds come first: so both lists stay short enough to be shown at once, the Deeds with their faces, then the cards with
 * their Coins, whatever the number of players.
 */
export function bidOptions(rules: Rules, table: T, seat: Seat): Choice<string, Stacked>[] {
  const player = playerAt(table, seat)
  const means = facedownMeans(rules, table.board, player)
  const hand = sortedHand(rules, player)
  const up = cardOptions(rules, player, hand, false)
  for (const [i, { of, card }] of disguisable(table.board, rules, player).entries())
    up.push({ id: `as:${i}`, label: { say: 'bid.disguised', card, of }, most: stackLimit(rules, player, card, false) })
  const options = bidsAt(rules, table, seat, 'up', 'bid.up', up)
  if (means === null) return options
  const down = cardOptions(rules, player, hand, true)
  return [...options, ...bidsAt(rules, table, seat, 'down', means === 'charm' ? 'bid.downByCharm' : 'bid.down', down)]
}

type Laid = 'bid.up' | 'bid.down' | 'bid.downByCharm'

/** A card, and how many Coins it may carry. */
type CardOption = { readonly id: string; readonly label: SocietiesText; readonly most: number }

function cardOptions(rules: Rules, player: Player, hand: readonly string[], down: boolean): CardOption[] {
  const options: CardOption[] = []
  for (const card of hand)
    if (!down || rules.bidCards[card]!.facedown)
      options.push({ id: card, label: { say: 'bid.card', card }, most: stackLimit(rules, player, card, down) })
  return options
}

/** Every Deed of the row with these cards. Where the purse is the same, Deeds share the list. */
function bidsAt(rules: Rules, table: T, seat: Seat, face: 'up' | 'down', say: Laid, cards: readonly CardOption[]) {
  const options: Choice<string, Stacked>[] = []
  if (cards.length === 0) return options
  const { coins } = playerAt(table, seat)
  const byBonus: Input<Stacked>[] = []
  for (const [n, lot] of table.board.row.entries()) {
    const bonus = contestedCoins(rules, table, seat, lot)
    byBonus[bonus] ??= pick(cards.map(({ id, label, most }) => ({ id, label, then: coinsUpTo(most, coins + bonus) })))
    const label = { say, ...lotName(rules, table.board, seat, n) }
    options.push({ id: `${face}:${n}`, label, group: GROUPS[face], then: byBonus[bonus] })
  }
  return options
}
const GROUPS = { up: { say: 'group.faceup' }, down: { say: 'group.facedown' } } as const

const coinsUpTo = (most: number, purse: number) => amount(0, Math.min(most, purse), eachCoin(purse))

export const sortedHand = (rules: Rules, player: Player): string[] =>
  [...player.hand].sort((a, b) => rules.cardOrder[a]! - rules.cardOrder[b]!)

/** Rivals' cards the Reptilians may lay under a Disguise. */
export const disguisable = (board: Board, rules: Rules, player: Player) =>
  board.supply && board.disguises > 0 && has(rules, player, 'disguise') ? board.supply : []

/** How a Bid could lie facedown now: by the usual allowance, by exhausting a Charm, or not at all. */
function facedownMeans(rules: Rules, board: Board, player: Player): 'allowance' | 'charm' | null {
  if (player.downs > 0) return 'allowance'
  return board.charms && board.charms.fresh > 0 && has(rules, player, 'charm') ? 'charm' : null
}

/** Tech Bros: a Coin for joining a Deed where only rivals bid. An own Dummy there is no rival. */
function contestedCoins(rules: Rules, table: T, seat: Seat, lot: Lot): number {
  if (lot.bids.length === 0 || lot.bids.some(({ by }) => by === seat)) return 0
  return power(rules, playerAt(table, seat), 'contested')?.n ?? 0
}

export function layBid(rules: Rules, table: T, seat: Seat, choice: string, { pick, then: coins }: Stacked) {
  const { board } = table
  const player = playerAt(table, seat)
  const [how, where] = choice.split(':') as ['up' | 'down', string]
  const down = how === 'down'
  const n = Number(where)
  const lot = board.row[n]!
  const disguised = pick.startsWith('as:') ? board.supply![Number(pick.slice(3))]! : null
  const card = disguised ? disguised.card : pick
  if (disguised) {
    board.supply = board.supply!.filter((each) => each !== disguised)
    board.disguises -= 1
  } else player.hand.splice(player.hand.indexOf(card), 1)
  if (down) useFacedown(rules, table, player)
  const bonus = contestedCoins(rules, table, seat, lot)
  if (bonus > 0) {
    receive(table, seat, 'coin', bonus)
    table.say({ say: 'contested', seat, coins: bonus })
  }
  const bid: Bid = { n: board.bids++, by: seat, dummy: false, card, of: disguised?.of ?? seat, down, coins: 0, charm: false }
  stack(table, seat, bid, coins)
  lot.bids.push(bid)
  if (down) table.say({ say: 'bid.laidDown', seat, n: n + 1, deed: nameIn(lot), coins })
  else if (disguised) table.say({ say: 'bid.laidDisguised', seat, of: disguised.of, card, n: n + 1, deed: nameIn(lot), coins })
  else table.say({ say: 'bid.laid', seat, card, n: n + 1, deed: nameIn(lot), coins })
  payWatchers(rules, table, seat, lot)
}

/** What everybody may call it. */
export const nameIn = (lot: Lot) => (lot.faceup ? lot.deed : null)

function useFacedown(rules: Rules, table: T, player: Player) {
  if (facedownMeans(rules, table.board, player) === 'allowance') player.downs -= 1
  else {
    table.board.charms!.fresh -= 1
    table.board.charms!.spent += 1
  }
}

/** Tech Bros' second Tile: a Coin for every Bid a rival lays beside theirs. */
function payWatchers(rules: Rules, table: T, bidder: Seat, lot: Lot) {
  for (const seat of table.seats) {
    if (seat === bidder || ownBids(lot, seat).length === 0) continue
    const coins = power(rules, playerAt(table, seat), 'rivalBid')?.n ?? 0
    if (coins === 0) continue
    receive(table, seat, 'coin', coins)
    table.say({ say: 'watched', seat, coins })
  }
}

/** Takes a Bid as it lies to another Deed: not a placement, so nothing triggers. */
export function moveBid(table: T, seat: Seat, n: number, to: number) {
  const from = table.board.row.findIndex(({ bids }) => bids.some((bid) => bid.n === n))
  const { bids } = table.board.row[from]!
  const [bid] = bids.splice(
    bids.findIndex((each) => each.n === n),
    1,
  )
  table.board.row[to]!.bids.push(bid!)
  table.say({
    say: 'bid.moved',
    seat,
    from: nameIn(table.board.row[from]!),
    to: nameIn(table.board.row[to]!),
  })
}

/** Own Bids that may be moved, each with where it may go. */
export function moveOptions(rules: Rules, table: T, seat: Seat, mayMove: (bid: Bid) => boolean, mayGo: (lot: Lot) => boolean) {
  const { row } = table.board
  return row.flatMap((lot, from) => {
    const targets = row.flatMap((other, to) => (to !== from && mayGo(other) ? [to] : []))
    if (targets.length === 0) return []
    return ownBids(lot, seat)
      .filter(mayMove)
      .map((bid) => ({
        id: `${bid.n}`,
        label: {
          say: 'bid.here' as const,
          ...lotName(rules, table.board, seat, from),
          card: bid.card,
          down: bid.down,
          coins: bid.coins,
        },
        then: pick(targets.map((to) => ({ id: `${to}`, label: { say: 'lot', ...lotName(rules, table.board, seat, to) } }))),
      }))
  })
}
