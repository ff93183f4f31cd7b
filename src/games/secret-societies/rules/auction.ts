/** One auction: reveal, modifiers, ranking, and the offer down the ranking until somebody takes the Deed. */
import type { Picked, Seat } from '../../../kernel/contract.ts'
import { type Auction, charmKey, type Lot } from '../board.ts'
import type { Side } from '../data/effect.ts'
import type { Rules } from '../data/rules.ts'
import { has, holder, power, powers } from '../holdings/abilities.ts'
import type { SocietiesText } from '../words/words.ts'
import { isKnown, nameIn, ownBids } from './lots.ts'
import { sidesFor } from './outlook.ts'
import { hand, priced, spend } from './purse.ts'
import { purse, raiseOf } from './shown.ts'
import { AUCTION, SETTLEMENT, UNPURCHASED } from './steps.ts'
import { pick, playerAt, type Question, type Section, type T, write } from './table.ts'
import { feeFor, fundsOf, isDroneLot, priceFor, rank, siphon, valuesOf } from './worth.ts'

export const auctionSteps: Section = (rules) => [
  write(AUCTION, ({ one }) => ({
    // All facedown Bids here are turned up; the facedown Deed is not: it is bought blind.
    reveal(table, { lot: n }) {
      const lot = table.board.row[n]!
      if (lot.bids.some(({ down }) => down)) table.uncover()
      for (const bid of lot.bids) bid.down = false
      table.board.auction = newAuction(n, valuesOf(rules, lot))
      table.say({ say: 'auction.begins', n: n + 1, deed: nameIn(lot) }, { weight: 'detail' })
    },
    // Influencers, once they have seen all Bids, and only where one more would move them up: else nobody has to wait for them.
    raise: one({
      when: (table) => raiseCounts(rules, table),
      one: (table) => holder(rules, table.board, 'endorse')!,
      open: true,
      ask: (table, _frame, seat) => {
        const { pay, raise } = power(rules, playerAt(table, seat), 'endorse')!
        const { coins } = playerAt(table, seat)
        const now = placeOf(rules, table, auctionOf(table), seat)
        const then = placeOf(rules, table, { ...auctionOf(table), raised: true }, seat)
        const { ranking } = now
        return {
          prompt: { say: 'endorse.raise', deed: nameIn(lotOf(table)), ranking },
          shows: [{ say: 'shows.ranking', ranking }, purse(table, seat), raiseOf(rules, table, seat)],
          topic: 'influencers',
          about: aboutOf(table),
          input: pick([
            {
              id: 'raise',
              label: { say: 'endorse.raiseTo', total: now.total + raise },
              means: { say: 'means.raise', total: then.total, place: then.place },
              ...priced(pay, coins),
            },
            {
              id: 'no',
              label: { say: 'no' },
              means: { say: 'means.raise.not', total: now.total, place: now.place },
              leads: 'on',
            },
          ]),
        }
      },
      default: 'printed',
      idle: () => ({ pick: 'no' as const, then: undefined }),
      take(table, _frame, { pick }, seat) {
        if (pick === 'no') return
        const { pay, raise } = power(rules, playerAt(table, seat), 'endorse')!
        spend(table, seat, 'coin', pay)
        auctionOf(table).raised = true
        table.say({ say: 'endorse.raised', seat, coins: pay, n: raise })
      },
    }),
    // Robots: together with the Drone (then they must buy if it comes to them), or each for itself.
    combine: one({
      when: (table) => combiner(rules, table) !== null,
      one: (table) => combiner(rules, table)!,
      open: true,
      ask: (table, _frame, seat) => {
        const combined = { ...auctionOf(table), combined: true }
        const price = priceFor(rules, table.board, combined, seat)
        const { coins } = playerAt(table, seat)
        const { ranking } = placeOf(rules, table, auctionOf(table), seat)
        const { total, place } = placeOf(rules, table, combined, seat)
        const drone = ranking.find(({ by }) => by === 'drone')?.total ?? 0
        return {
          prompt: { say: 'drone.combine', deed: nameIn(lotOf(table)), ranking },
          shows: [{ say: 'shows.ranking', ranking }, purse(table, seat), { say: 'shows.droneTies' }],
          topic: 'robots',
          about: aboutOf(table),
          input: pick([
            {
              id: 'combine',
              label: { say: 'drone.together', total },
              means: { say: 'means.together', place, price },
              ...priced(price, coins),
            },
            { id: 'no', label: { say: 'drone.apart' }, means: { say: 'means.apart', drone }, leads: 'on' },
          ]),
        }
      },
      default: 'printed',
      idle: () => ({ pick: 'no' as const, then: undefined }),
      take(table, _frame, { pick }, seat) {
        if (pick === 'no') return
        auctionOf(table).combined = true
        table.say({ say: 'drone.combined', seat })
      },
    }),
    // Totals are compared once; later refusals do not change them.
    rank(table) {
      const auction = auctionOf(table)
      auction.ranking = rank(rules, table, auction)
      if (auction.ranking.length === 0) return
      table.say({ say: 'auction.ranking', ranking: auction.ranking })
    },
    // Down the ranking. The Drone, a Dummy and Robots who committed themselves take it without a question.
    offer(table, frame) {
      const auction = auctionOf(table)
      const next = auction.ranking[auction.at]
      if (!next) return table.jump(frame, 'unsold')
      const committed = auction.combined && has(rules, playerAt(table, next.seat), 'drone')
      if (next.by === 'player' && !committed) return
      if (next.by === 'player') buy(rules, table, next.seat)
      else auction.winner = next
    },
    // Asked also of those who cannot pay, and told in the same words: nobody learns why a Deed was declined.
    buy: one({
      when: (table) => auctionOf(table).winner === null,
      one: (table) => auctionOf(table).ranking[auctionOf(table).at]!.seat,
      open: true,
      ask: (table, _frame, seat) => buyQuestion(rules, table, seat),
      idle: (table, _frame, seat) => ({ pick: usualPurchase(rules, table, seat), then: undefined }),
      take(table, frame, { pick }, seat) {
        const auction = auctionOf(table)
        if (pick === 'decline') {
          table.say({ say: 'auction.declined', seat })
          auction.at += 1
          return table.jump(frame, 'offer')
        }
        if (pick !== 'buy') auction.side = pick
        buy(rules, table, seat)
      },
    }),
    sold(table, frame) {
      table.jump(frame, 'close')
      table.call(SETTLEMENT, {})
    },
    unsold: (table) => table.call(UNPURCHASED, { claimer: claimerOf(rules, table) }),
    close({ board }) {
      board.auction = null
    },
  })),
]

const newAuction = (lot: number, values: Record<string, number>): Auction => ({
  lot,
  values,
  raised: false,
  combined: false,
  ranking: [],
  at: 0,
  winner: null,
  side: null,
  stacked: 0,
  planetPrice: null,
  planet: null,
})

export const auctionOf = (table: T): Auction => table.board.auction!
export const lotOf = (table: T): Lot => table.board.row[auctionOf(table).lot]!

/** What the pictures crop to. The facedown Deed has no name yet. */
export const aboutOf = (table: T) => `lot ${auctionOf(table).lot + 1}`

/** The ranking as it would be, and where in it that seat stands. */
function placeOf(rules: Rules, table: T, auction: Auction, seat: Seat) {
  const ranking = rank(rules, table, auction)
  const at = ranking.findIndex((each) => each.by === 'player' && each.seat === seat)
  return { ranking, place: at + 1, total: ranking[at]?.total ?? 0 }
}

/** Would a raise move the Influencers up at the Deed they endorsed? */
function raiseCounts(rules: Rules, table: T): boolean {
  const auction = auctionOf(table)
  if (table.board.tokens?.endorse.lot !== auction.lot) return false
  const seat = holder(rules, table.board, 'endorse')!
  if (ownBids(lotOf(table), seat).length === 0) return false
  const place = (raised: boolean) => placeOf(rules, table, { ...auction, raised }, seat).place
  return place(true) < place(false)
}

/** Robots with a Bid at the Drone's Deed. */
function combiner(rules: Rules, table: T): Seat | null {
  if (!isDroneLot(table.board, auctionOf(table).lot)) return null
  const seat = holder(rules, table.board, 'drone')!
  return ownBids(lotOf(table), seat).length > 0 ? seat : null
}

/** Tech Bros for faceup Deeds, Stonesmiths for the facedown one: only where they have not bid themselves. */
function claimerOf(rules: Rules, table: T): Seat | null {
  const lot = lotOf(table)
  const where = lot.blind ? 'facedown' : 'faceup'
  const may = (seat: Seat) => powers(rules, playerAt(table, seat), 'claim').some((claim) => claim.where === where)
  return table.seats.find((seat) => may(seat) && ownBids(lot, seat).length === 0) ?? null
}

/** Price and fee: what the buyer needs to have. */
function costFor(rules: Rules, table: T, seat: Seat): number {
  const auction = auctionOf(table)
  const fee = feeFor(rules, table.board, auction.lot, seat)?.coins ?? 0
  return priceFor(rules, table.board, auction, seat) + fee
}

type Way = Side | 'buy' | 'decline'

/** The side is asked for along with the purchase, unless the Deed is still unknown or a Planet has to be decided first. */
function buyQuestion(rules: Rules, table: T, seat: Seat): Question<Picked<Way>> {
  const lot = lotOf(table)
  const fee = feeFor(rules, table.board, auctionOf(table).lot, seat)
  const cost = costFor(rules, table, seat)
  const funds = fundsOf(rules, table, lot, seat)
  const terms = { ...priced(cost, funds), rule: 'Steps for Winning an Auction' }
  const sideNow = lot.faceup && !table.board.planets?.open
  const deed = isKnown(rules, table.board, lot, seat) ? lot.deed : null
  const { ranking, at } = auctionOf(table)
  const [above, below] = deed === null ? [] : sidesFor(rules, table.board, seat, [deed])
  const unseen = { say: 'means.buy' as const, deed, left: funds - cost }
  const sides = { above: above?.means ?? unseen, below: below?.means ?? unseen }
  const ways: readonly Exclude<Way, 'decline'>[] = sideNow ? ['above', 'below'] : ['buy']
  return {
    prompt: {
      say: 'auction.buy',
      n: auctionOf(table).lot + 1,
      deed: nameIn(lot),
      cost,
      ...(fee && { fee: fee.coins, to: fee.to }),
    },
    shows: buyShows(rules, table, seat, cost),
    topic: 'paying',
    about: aboutOf(table),
    input: pick<Way>([
      // The prompt is for all to read; who has looked at the facedown Deed finds its name on the button.
      ...ways.map((way) => ({
        id: way,
        label: { say: `buy.${way}` as const, deed },
        means: way === 'buy' ? unseen : sides[way],
        ...terms,
      })),
      {
        id: 'decline',
        label: { say: 'buy.decline' },
        means: { say: 'means.decline', next: ranking[at + 1] ?? null },
        leads: 'on',
      },
    ]),
  }
}

/** How it came to this, what paying leaves, and where the winning cards go. */
function buyShows(rules: Rules, table: T, seat: Seat, cost: number): SocietiesText[] {
  const lot = lotOf(table)
  const cards = ownBids(lot, seat).flatMap(({ card, of }) => (of === seat && !rules.bidCards[card]!.returns ? [card] : []))
  const to = holder(rules, table.board, 'infiltrate')
  return [
    { say: 'shows.ranking', ranking: auctionOf(table).ranking },
    { say: 'shows.paid', coins: fundsOf(rules, table, lot, seat), cost },
    { say: 'shows.cardsGo', cards, to: to === seat ? null : to },
  ]
}

function usualPurchase(rules: Rules, table: T, seat: Seat): Way {
  const lot = lotOf(table)
  if (fundsOf(rules, table, lot, seat) < costFor(rules, table, seat)) return 'decline'
  return lot.faceup && !table.board.planets?.open ? betterSide(rules, lot.deed) : 'buy'
}

export const betterSide = (rules: Rules, deed: string): Side =>
  rules.cards[deed]!.industry > rules.cards[deed]!.population ? 'above' : 'below'

/** The fee to the Influencers comes first; stacked Coins and the raise are spent already and no part of the price. */
function buy(rules: Rules, table: T, seat: Seat) {
  const auction = auctionOf(table)
  const lot = lotOf(table)
  auction.winner = auction.ranking[auction.at]!
  auction.stacked = ownBids(lot, seat).reduce((sum, bid) => sum + bid.coins, 0)
  if (has(rules, playerAt(table, seat), 'siphonFirst')) siphon(rules, table, lot, seat)
  const fee = feeFor(rules, table.board, auction.lot, seat)
  const price = priceFor(rules, table.board, auction, seat)
  if (fee) hand(table, seat, fee.to, fee.coins)
  spend(table, seat, 'coin', price)
  const paid = { n: auction.lot + 1, deed: nameIn(lot), price }
  const losers = auction.ranking.slice(auction.at + 1).filter(({ by }) => by === 'player')
  table.say(
    fee ? { say: 'auction.boughtWithFee', seat, ...paid, to: fee.to, fee: fee.coins } : { say: 'auction.bought', seat, ...paid },
    { weight: 'headline', concerns: [seat, ...losers.map((each) => each.seat)] },
  )
}

/** A charmed Bid's owner holds the Charm from here on. */
export function handOverCharms(table: T, lot: Lot) {
  for (const bid of lot.bids) if (bid.charm) table.board.charms!.held.push(charmKey(bid))
}
