/** Placing a Bid: face, Deed, and the card with its Coins. None depends on the others, so one form asks for all of it. */

import type { Picked, Seat } from '../../../kernel/contract.ts'
import { extended } from '../../../kernel/json.ts'
import type { Bid, Board, Lot, Player } from '../board.ts'
import type { Rules } from '../data/rules.ts'
import { has, power } from '../holdings/abilities.ts'
import { inOrder } from '../holdings/in-order.ts'
import { type Absent, cardsElsewhere, faceupOnly } from './absent.ts'
import { stackLimit } from './cards.ts'
import { lotName, nameIn, ownBids } from './lots.ts'
import { lotOptions } from './outlook.ts'
import { receive, stack } from './purse.ts'
import { type Choice, lacking, part, pick, playerAt, type T } from './table.ts'
import { cardMeans, dearerAt } from './terms.ts'

/** At which Deed, and the card with its Coins, as in "3:2". */
export type Laid = Picked<string, Picked<string>>

/** The Deed says what winning costs there besides the card: so every Deed can share one list of cards. */
export function bidOptions(rules: Rules, table: T, seat: Seat): Choice<string, Laid>[] {
  const player = playerAt(table, seat)
  const how = facedownMeans(rules, table.board, player)
  const up = cardsOf(rules, table.board, player, seat, false)
  const down = how === null ? [] : cardsOf(rules, table.board, player, seat, true)
  const left = Math.max(0, player.downs)
  const elsewhere = () => cardsElsewhere(rules, table, seat)
  return [
    ...(up.length > 0
      ? [
          {
            id: 'up',
            label: FACES.up,
            means: { say: 'means.bid.up' as const },
            then: atEveryDeed(rules, table, seat, up, elsewhere),
          },
        ]
      : []),
    ...(down.length > 0
      ? [
          {
            id: 'down',
            label: how === 'charm' ? FACES.charm : FACES.down,
            means: { say: 'means.bid.down' as const, left },
            then: atEveryDeed(rules, table, seat, down, () => [...faceupOnly(rules, player), ...elsewhere()]),
          },
        ]
      : []),
  ]
}

const FACES = { up: { say: 'bid.up' }, down: { say: 'bid.down' }, charm: { say: 'bid.downByCharm' } } as const

/** A card to bid with, and how many Coins it may carry. */
type Card = { readonly id: string; readonly card: string; readonly of: Seat; readonly most: number }

/** Rivals' cards lie under a Disguise, which is faceup. */
function cardsOf(rules: Rules, board: Board, player: Player, seat: Seat, down: boolean): Card[] {
  const most = (card: string) => stackLimit(rules, player, card, down)
  const own = sortedHand(rules, player).filter((card) => !down || rules.bidCards[card]!.facedown)
  const lent = down ? [] : disguisable(board, rules, player)
  return [
    ...own.map((card) => ({ id: card, card, of: seat, most: most(card) })),
    ...lent.map(({ of, card }, i) => ({ id: `as:${i}`, card, of, most: most(card) })),
  ]
}

/** Where joining brings a Coin that a poor player could lay at once, the list of cards is another. */
function atEveryDeed(rules: Rules, table: T, seat: Seat, cards: readonly Card[], absent: () => readonly Absent[]) {
  const cardsFor = (purse: number) =>
    part({ say: 'asks.card' }, lacking(absent, pick(stackedCards(rules, table.board, seat, cards, purse))))
  const lists = new Map<number, ReturnType<typeof cardsFor>>()
  const deeds = lotOptions(rules, table.board, seat)
  const places = pick(
    table.board.row.map((lot, n) => {
      const { coins } = playerAt(table, seat)
      const gift = contestedCoins(rules, table, seat, lot)
      const purse = cards.some(({ most }) => most > coins) ? coins + gift : coins
      const then = lists.get(purse) ?? cardsFor(purse)
      lists.set(purse, then)
      const { id, label, short, means } = deeds[n]!
      return {
        id,
        label,
        short,
        means: () => extended(means(), { dearer: dearerAt(rules, table.board, seat, n), gift }),
        then,
      }
    }),
  )
  return part({ say: 'asks.deed' }, places)
}

/** Every card with every number of Coins it may carry. */
function stackedCards(rules: Rules, board: Board, seat: Seat, cards: readonly Card[], purse: number) {
  const options: Choice<string, undefined>[] = []
  for (const { id, card, of, most } of cards)
    for (let coins = 0; coins <= Math.min(most, purse); coins++)
      options.push({
        id: `${id}:${coins}`,
        label: of === seat ? { say: 'bid.card', card, coins } : { say: 'bid.disguised', card, coins, of },
        short: () => ({ say: 'bid.short', card, coins, of: of === seat ? null : of }),
        line: id,
        means: () => cardMeans(rules, board, seat, { card, of, coins, have: purse }),
      })
  return options
}

export const sortedHand = (rules: Rules, player: Player): string[] => inOrder(rules, player.hand)

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

export function layBid(rules: Rules, table: T, seat: Seat, down: boolean, { pick: where, then: { pick: stacked } }: Laid) {
  const { board } = table
  const player = playerAt(table, seat)
  const n = Number(where)
  const lot = board.row[n]!
  const [, id, coins] = /^(.+):(\d+)$/.exec(stacked)!.map((part, i) => (i === 2 ? Number(part) : part)) as [
    string,
    string,
    number,
  ]
  const disguised = id.startsWith('as:') ? board.supply![Number(id.slice(3))]! : null
  const card = disguised ? disguised.card : id
  if (disguised) {
    board.supply = board.supply!.filter((each) => each !== disguised)
    board.disguises -= 1
  } else player.hand.splice(player.hand.indexOf(card), 1)
  if (down) useFacedown(rules, table, player)
  const bonus = contestedCoins(rules, table, seat, lot)
  if (bonus > 0) {
    receive(table, seat, 'coin', bonus)
    table.say({ say: 'contested', seat, coins: bonus }, { weight: 'detail' })
  }
  const bid: Bid = { n: board.bids++, by: seat, dummy: false, card, of: disguised?.of ?? seat, down, coins: 0, charm: false }
  stack(table, seat, bid, coins)
  lot.bids.push(bid)
  if (down) table.say({ say: 'bid.laidDown', seat, n: n + 1, deed: nameIn(lot), coins })
  else if (disguised) table.say({ say: 'bid.laidDisguised', seat, of: disguised.of, card, n: n + 1, deed: nameIn(lot), coins })
  else table.say({ say: 'bid.laid', seat, card, n: n + 1, deed: nameIn(lot), coins })
  payWatchers(rules, table, seat, lot)
}

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
    table.say({ say: 'watched', seat, coins }, { weight: 'detail' })
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
        means: { say: 'means.move.from' as const },
        then: pick(lotOptions(rules, table.board, seat).filter((_, to) => targets.includes(to))),
      }))
  })
}
