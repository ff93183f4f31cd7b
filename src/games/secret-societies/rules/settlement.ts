/** What follows a win: Planet, losers' rewards, cards home or to the Vault, and the Deed into its Region. */
import type { Picked, Seat } from '../../../kernel/contract.ts'
import { type Lot, turnOrder } from '../board.ts'
import type { Effect, Side } from '../data/effect.ts'
import type { Rules } from '../data/rules.ts'
import { has, holder, power, reactions } from '../holdings/abilities.ts'
import { handOverCharms } from './auction.ts'
import { placeDeed } from './cards.ts'
import { type Due, dueFor } from './due.ts'
import { repeated, run } from './effects.ts'
import { aboutOf, auctionOf, lotOf, ownBids } from './lots.ts'
import { sidesFor } from './outlook.ts'
import { buyPlanet, dummyBuysPlanet, planetCost, planetOffered, planetPrices, pricesDiffer, winnerOf } from './planets.ts'
import { betterSide } from './purchase.ts'
import { intoPurse, priced, receive, unstack } from './purse.ts'
import { SETTLEMENT } from './steps.ts'
import { pick, playerAt, type Section, type T, write } from './table.ts'
import { feeFor, isDroneLot, siphon } from './worth.ts'

export const settlementSteps: Section = (rules) => [
  write(SETTLEMENT, ({ one }) => ({
    turnUp: (table) => turnUp(table, lotOf(table)),
    // Illuminati, wherever they have a Bid, once the winner has paid.
    siphon(table) {
      const { winner } = auctionOf(table)
      const early = winner!.by === 'player' && has(rules, playerAt(table, winner!.seat), 'siphonFirst') ? winner!.seat : null
      siphonAll(rules, table, lotOf(table), early)
    },
    dummyWins(table) {
      if (auctionOf(table).winner!.by !== 'dummy') return
      const fee = feeFor(rules, table.board, auctionOf(table).lot, null)
      if (fee) {
        receive(table, fee.to, 'coin', fee.coins)
        table.say({ say: 'cancel.fee', seat: fee.to, coins: fee.coins })
      }
      dummyBuysPlanet(rules, table)
    },
    // What the winner said along with the purchase: the Planet is paid for now.
    agreed(table, { agreed, wanted }) {
      if (!agreed) return
      if (wanted) buyPlanet(rules, table, winnerOf(table))
      else table.say({ say: 'planet.declined', seat: winnerOf(table) }, { weight: 'detail' })
    },
    // Aliens' first Tile: two prices are possible, so the winner first says whether they want the Planet at all.
    wanted: one({
      when: (table) => planetOffered(table) && pricesDiffer(rules, table, winnerOf(table)),
      one: (table) => winnerOf(table),
      open: true,
      ask: (table, _frame, seat) => {
        const { deed } = lotOf(table)
        return {
          shows: [{ say: 'shows.planetSide' }, { say: 'shows.planetNext' }],
          topic: 'aliens',
          prompt: {
            say: 'planet.want',
            planet: table.board.planets!.open!,
            deed,
            ...planetPrices(rules, table, winnerOf(table)),
          },
          about: aboutOf(table),
          input: pick<'want' | 'no', Picked<Side> | undefined>([
            { id: 'want', label: { say: 'planet.ask' }, means: { say: 'means.planet.want' } },
            leavePlanet(rules, table, seat),
          ]),
        }
      },
      idle: (table) => ({ pick: 'no' as const, then: { pick: betterSide(rules, lotOf(table).deed), then: undefined } }),
      take(table, frame, { pick, then }, seat) {
        frame.wanted = pick === 'want'
        if (!then) return
        auctionOf(table).side = then.pick
        table.say({ say: 'planet.declined', seat }, { weight: 'detail' })
      },
    }),
    // Then the Aliens say which price holds.
    planetPrice: one({
      when: (table, { wanted }) => wanted === true && planetOffered(table) && pricesDiffer(rules, table, winnerOf(table)),
      one: (table) => holder(rules, table.board, 'planets')!,
      open: true,
      ask: (table) => {
        const { value, stacked } = planetPrices(rules, table, winnerOf(table))
        return {
          prompt: { say: 'planet.price', seat: winnerOf(table), planet: table.board.planets!.open! },
          shows: [{ say: 'shows.planetNext' }],
          topic: 'aliens',
          input: pick([
            { id: 'value', label: { say: 'planet.byValue', coins: value }, means: { say: 'means.planet.value', coins: value } },
            {
              id: 'stack',
              label: { say: 'planet.byStack', coins: stacked },
              means: { say: 'means.planet.value', coins: stacked },
            },
          ]),
        }
      },
      idle: (table) => {
        const { value, stacked } = planetPrices(rules, table, winnerOf(table))
        return { pick: value >= stacked ? ('value' as const) : ('stack' as const), then: undefined }
      },
      take(table, _frame, { pick }) {
        const { value, stacked } = planetPrices(rules, table, winnerOf(table))
        auctionOf(table).planetPrice = pick === 'value' ? value : stacked
      },
    }),
    planet: one({
      when: (table, { wanted }) => wanted !== false && planetOffered(table),
      one: (table) => winnerOf(table),
      open: true,
      ask: (table, _frame, seat) => {
        const cost = planetCost(rules, table, seat)
        const { coins } = playerAt(table, seat)
        const planet = table.board.planets!.open!
        const { deed } = lotOf(table)
        return {
          prompt: { say: 'planet.buy', planet, deed, cost },
          shows: [{ say: 'shows.paid', coins, cost }, { say: 'shows.planetSide' }, { say: 'shows.planetNext' }],
          topic: 'aliens',
          about: aboutOf(table),
          input: pick<'buy' | 'no', Picked<Side>>([
            {
              id: 'buy',
              label: { say: 'planet.take', planet },
              means: { say: 'means.planet.take', planet, left: coins - cost },
              ...priced(cost, coins),
              then: pick(sidesFor(rules, table.board, seat, [deed, planet])),
            },
            leavePlanet(rules, table, seat),
          ]),
        }
      },
      idle: (table) => ({ pick: 'no' as const, then: { pick: betterSide(rules, lotOf(table).deed), then: undefined } }),
      take(table, _frame, { pick, then }, seat) {
        auctionOf(table).side = then.pick
        if (pick === 'buy') buyPlanet(rules, table, seat)
        else table.say({ say: 'planet.declined', seat }, { weight: 'detail' })
      },
    }),
    // Not asked along with the purchase where the Deed lay facedown.
    side: one({
      when: (table) => auctionOf(table).winner!.by === 'player' && auctionOf(table).side === null,
      one: (table) => winnerOf(table),
      ask: (table, _frame, seat) => ({
        small: true,
        prompt: { say: 'auction.side', deed: lotOf(table).deed },
        shows: [{ say: 'shows.placing' }, { say: 'shows.rows' }],
        topic: 'placing',
        about: aboutOf(table),
        input: pick(sidesFor(rules, table.board, seat, [lotOf(table).deed])),
      }),
      idle: (table) => ({ pick: betterSide(rules, lotOf(table).deed), then: undefined }),
      take(table, _frame, { pick }) {
        auctionOf(table).side = pick
      },
    }),
    charms: (table) => handOverCharms(table, lotOf(table)),
    // Outbid players are rewarded in turn order, before the winner's Deed takes effect.
    losers(table) {
      const { ranking, at } = auctionOf(table)
      const outbid = ranking.slice(at + 1).filter(({ by }) => by === 'player')
      const lost = turnOrder(table.board, table.seats).filter((seat) => outbid.some((each) => each.seat === seat))
      for (const seat of lost.reverse()) run(table, seat, dueFor('outbid', rewardsFor(rules, table, seat)))
    },
    cardsHome(table) {
      const { winner } = auctionOf(table)
      bidsHome(rules, table, lotOf(table), winner!.by === 'player' ? winner!.seat : null)
      if (winner!.by === 'player') winningCards(rules, table, winner!.seat)
      lotOf(table).bids = []
    },
    drone: (table) => settleDrone(rules, table),
    // A Deed that Drone or Dummy took goes to nobody's board.
    place(table, { wanted, agreed }) {
      const lot = lotOf(table)
      const { winner, side, planet } = auctionOf(table)
      lot.taken = { by: winner!.by, seat: winner!.by === 'dummy' ? null : winner!.seat }
      if (winner!.by === 'dummy') {
        table.board.gone = [...table.board.gone, lot.deed]
        table.say({ say: 'dummy.wins', seat: winner!.seat, deed: lot.deed }, { weight: 'headline' })
      }
      if (winner!.by !== 'player') return
      const { region } = rules.cards[lot.deed]!
      const more: Due[] = [
        ...dueFor('endorsed', endorseBonus(rules, table)),
        ...(planet ? [{ fx: 'laidPlanet' as const, planet, region: region!, side: side! }] : []),
      ]
      const isTold = saidWithPurchase(rules, table, wanted !== undefined && !agreed)
      run(table, winner!.seat, placeDeed(rules, table, winner!.seat, lot.deed, side!, more, isTold))
    },
  })),
]

/** The side was chosen with the purchase, and told with it: not unseen, nor after the Aliens' price, nor by Robots who had to buy. */
function saidWithPurchase(rules: Rules, table: T, hasAskedAliens: boolean): boolean {
  const { winner, combined } = auctionOf(table)
  const hadToBuy = combined && has(rules, playerAt(table, winner!.seat), 'drone')
  return !lotOf(table).blind && !hasAskedAliens && !hadToBuy
}

/** No Planet, and where the Deed goes without it. */
const leavePlanet = (rules: Rules, table: T, seat: Seat) => ({
  id: 'no' as const,
  label: { say: 'planet.leave' as const },
  means: { say: 'means.planet.leave' as const },
  leads: 'on' as const,
  then: pick(sidesFor(rules, table.board, seat, [lotOf(table).deed])),
})

export function turnUp(table: T, lot: Lot) {
  if (lot.faceup) return
  lot.faceup = true
  table.uncover()
  table.say({ say: 'facedown.turned', deed: lot.deed }, { weight: 'headline' })
}

/** `early`: who has collected already, to pay with it. */
export function siphonAll(rules: Rules, table: T, lot: Lot, early: Seat | null) {
  for (const seat of table.seats) if (seat !== early) siphon(rules, table, lot, seat)
}

// ── Losers and their cards ──────────────────────────────────────────────────────────────────────────────────────

/** The reward of each card, doubled where a text says so, and what a society gets for losing here. */
function rewardsFor(rules: Rules, table: T, seat: Seat): Effect[] {
  const lot = lotOf(table)
  const player = playerAt(table, seat)
  const own = power(rules, player, 'reward')?.times ?? 1
  const disguised = power(rules, player, 'disguise')?.times ?? 1
  const cards = ownBids(lot, seat).flatMap(({ card, of }) =>
    repeated(rules.bidCards[card]!.outbid, of === seat ? own : disguised),
  )
  const society = reactions(rules, player, 'outbid').flatMap(({ where, gain }) =>
    where === 'facedown' && !lot.blind ? [] : gain,
  )
  return [...cards, ...society]
}

/** Everybody's Bids but the winner's: cards to their owners, Coins to the supply, Dummies out of the game. */
export function bidsHome(rules: Rules, table: T, lot: Lot, winner: Seat | null) {
  for (const bid of lot.bids) {
    if (bid.by === winner && !bid.dummy) continue
    const keeps = !bid.dummy && has(rules, playerAt(table, bid.by), 'keepStack')
    if (keeps && bid.coins > 0) table.say({ say: 'stack.kept', seat: bid.by, coins: bid.coins }, { weight: 'detail' })
    unstack(table, bid, keeps ? bid.by : null)
    if (!bid.dummy) playerAt(table, bid.of).hand.push(bid.card)
  }
}

/** A winning card goes to the Vault, to the Reptilians, or straight back to hand. */
function winningCards(rules: Rules, table: T, seat: Seat) {
  const player = playerAt(table, seat)
  const infiltrator = holder(rules, table.board, 'infiltrate')
  const spared = rules.cards[lotOf(table).deed]!.island && has(rules, player, 'returnCards')
  const caught: string[] = []
  for (const bid of ownBids(lotOf(table), seat)) {
    unstack(table, bid, null)
    const { of, card } = bid
    if (of !== seat) {
      if (spared) table.board.supply!.push({ of, card })
      else playerAt(table, of).hand.push(card)
    } else if (spared || rules.bidCards[card]!.returns) player.hand.push(card)
    else if (infiltrator && infiltrator !== seat) caught.push(card)
    else player.vault = [...player.vault, card]
  }
  if (caught.length === 0) return
  for (const card of caught) table.board.supply!.push({ of: seat, card })
  table.say({ say: 'cards.caught', seat: infiltrator!, of: seat, cards: caught }, { concerns: [seat] })
}

// ── Drone and Endorse ───────────────────────────────────────────────────────────────────────────────────────────

/** Robots who win on their own leave the Drone as it is. */
function settleDrone(rules: Rules, table: T) {
  const { board } = table
  const { lot, winner, combined } = auctionOf(table)
  if (!isDroneLot(board, lot)) return
  const robots = holder(rules, board, 'drone')!
  const drone = board.drone!
  const droneWon = winner!.by === 'drone' || (combined && winner!.by === 'player' && winner!.seat === robots)
  if (droneWon) {
    if (has(rules, playerAt(table, robots), 'keepDroneCoins')) {
      intoPurse(table, robots, drone.coins)
      if (drone.coins > 0) table.say({ say: 'drone.paid', seat: robots, coins: drone.coins })
    } else board.issued -= drone.coins
    drone.coins = 0
  }
  if (winner!.by === 'drone') {
    board.cache!.push(board.row[lot]!.deed)
    const ranking = auctionOf(table).ranking.slice(auctionOf(table).at)
    table.say({ say: 'drone.won', seat: robots, deed: board.row[lot]!.deed, ranking }, { weight: 'headline' })
  } else if (winner!.by === 'dummy' || winner!.seat !== robots) {
    drone.coins += 1
    board.issued += 1
    table.say({ say: 'drone.outbid', coins: drone.coins }, { weight: 'detail' })
  }
}

/** Whoever wins the Endorsed Deed gains what the token shows. */
function endorseBonus(rules: Rules, table: T): readonly Effect[] {
  const { tokens } = table.board
  if (tokens?.endorse.lot !== auctionOf(table).lot) return []
  const influencers = playerAt(table, holder(rules, table.board, 'endorse')!)
  return power(rules, influencers, 'endorse')![tokens.endorse.side]
}
