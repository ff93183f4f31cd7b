/** One auction: reveal, modifiers, ranking, and the offer down the ranking until somebody takes the Deed. */
import type { Seat } from '../../../kernel/contract.ts'
import { type Auction, charmKey, type Lot } from '../board.ts'
import type { Side } from '../data/effect.ts'
import type { Rules } from '../data/rules.ts'
import { has, holder, power, powers } from '../holdings/abilities.ts'
import { laidAs } from './cards.ts'
import { aboutOf, auctionOf, lotOf, nameIn, ownBids, stackedBy } from './lots.ts'
import { planetOpen } from './planets.ts'
import { buyQuestion, usualPurchase } from './purchase.ts'
import { hand, priced, spend } from './purse.ts'
import { raiseOf } from './shown.ts'
import { AUCTION, SETTLEMENT, UNPURCHASED } from './steps.ts'
import { pick, playerAt, type Section, type T, write } from './table.ts'
import { feeFor, isDroneLot, priceFor, rank, siphon, valuesOf } from './worth.ts'

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
          shows: () => [{ say: 'shows.ranking', ranking }, raiseOf(rules, table, seat)],
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
          shows: [{ say: 'shows.ranking', ranking }, { say: 'shows.droneTies' }],
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
      const isContested = auction.ranking.length > 1
      table.say(
        { say: 'auction.ranking', deed: nameIn(lotOf(table)), ranking: auction.ranking },
        { weight: isContested ? 'news' : 'detail' },
      )
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
        const [side, planet] = pick.split(':') as [Side | 'buy', string | undefined]
        if (side !== 'buy') auction.side = side
        if (planetOpen(table) !== null && side !== 'buy') frame.planet = planet !== undefined
        buy(rules, table, seat)
      },
    }),
    sold(table, frame) {
      const { planet } = frame
      table.jump(frame, 'close')
      table.call(SETTLEMENT, planet === undefined ? {} : { wanted: planet, agreed: true })
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

/** The fee to the Influencers comes first; stacked Coins and the raise are spent already and no part of the price. */
function buy(rules: Rules, table: T, seat: Seat) {
  const auction = auctionOf(table)
  const lot = lotOf(table)
  auction.winner = auction.ranking[auction.at]!
  auction.stacked = stackedBy(lot, seat)
  if (has(rules, playerAt(table, seat), 'siphonFirst')) siphon(rules, table, lot, seat)
  const fee = feeFor(rules, table.board, auction.lot, seat)
  const price = priceFor(rules, table.board, auction, seat)
  if (fee) hand(table, seat, fee.to, fee.coins)
  spend(table, seat, 'coin', price)
  const laid = auction.side && { laid: laidAs(rules, lot.deed, rules.cards[lot.deed]!.region!, auction.side) }
  const paid = { n: auction.lot + 1, deed: nameIn(lot), price, ranking: auction.ranking.slice(auction.at), ...laid }
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
