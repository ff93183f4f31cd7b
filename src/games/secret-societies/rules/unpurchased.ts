/** An auction without a winner: cards go home, and those who may take such a Deed are asked. */

import type { Picked, Seat } from '../../../kernel/contract.ts'
import { extended } from '../../../kernel/json.ts'
import type { Side } from '../data/effect.ts'
import type { Rules } from '../data/rules.ts'
import { holder, powers } from '../holdings/abilities.ts'
import { handOverCharms } from './auction.ts'
import { placeDeed } from './cards.ts'
import { run } from './effects.ts'
import { aboutOf, auctionOf, lotOf } from './lots.ts'
import { sidesFor } from './outlook.ts'
import { betterSide } from './purchase.ts'
import { hand, priced, receive } from './purse.ts'
import { bidsHome, siphonAll, turnUp } from './settlement.ts'
import { UNPURCHASED } from './steps.ts'
import { pick, playerAt, type Section, split, type T, write } from './table.ts'

type Claim = Picked<Side | 'no', Readonly<Record<Seat, number>> | undefined>

export const unpurchasedSteps: Section = (rules) => [
  // Nobody is outbid where nobody wins: cards and Coins go where they go, without rewards.
  write(UNPURCHASED, ({ one }) => ({
    home(table) {
      const lot = lotOf(table)
      turnUp(table, lot)
      siphonAll(rules, table, lot, null)
      handOverCharms(table, lot)
      bidsHome(rules, table, lot, null)
      lot.bids = []
      table.say({ say: 'auction.unpurchased', deed: lot.deed }, { weight: 'headline' })
    },
    // Influencers gain the Cancelled Deed's Industry, even if somebody takes the Deed afterwards.
    cancelled(table) {
      const { deed } = lotOf(table)
      const { industry } = rules.cards[deed]!
      if (table.board.tokens?.cancel.lot !== auctionOf(table).lot) return
      const seat = holder(rules, table.board, 'cancel')!
      receive(table, seat, 'industry', industry)
      table.say({ say: 'cancel.gained', seat, n: industry })
    },
    // Gained like any Deed, but not won: no Planet, no Endorse bonus, no fee. What costs Coins may be left.
    claim: one<Claim>({
      when: (_, { claimer }) => claimer !== null,
      one: (_, { claimer }) => claimer!,
      open: true,
      ask: (table, _frame, seat) => ({
        prompt: { say: 'claim', deed: lotOf(table).deed, cost: claimCost(rules, table, seat) },
        shows: [{ say: 'shows.gainedDeed' }, { say: 'shows.unsoldOut' }],
        topic: playerAt(table, seat).society!,
        about: aboutOf(table),
        input: claimInput(rules, table, seat),
      }),
      // A Deed for nothing is taken; one that costs Coins is left.
      idle: (table, _frame, seat) => ({
        pick: claimCost(rules, table, seat) === 0 ? betterSide(rules, lotOf(table).deed) : 'no',
        then: undefined,
      }),
      take(table, _frame, { pick, then }, seat) {
        if (pick === 'no') return
        const { deed } = lotOf(table)
        const coins = claimCost(rules, table, seat)
        const paid = Object.entries(then ?? { [rivalsOf(table, seat)[0]!]: coins }).filter(([, share]) => share > 0)
        for (const [rival, share] of paid) hand(table, seat, rival, share)
        lotOf(table).taken = { by: 'player', seat }
        table.say(
          { say: 'claimed', seat, deed, shares: paid.map(([to, coins]) => ({ to, coins })) },
          { weight: 'headline', concerns: [seat, ...paid.map(([to]) => to)] },
        )
        run(table, seat, placeDeed(rules, table, seat, deed, pick))
      },
    }),
    leave(table) {
      const lot = lotOf(table)
      if (lot.taken) return
      lot.taken = { by: 'nobody', seat: null }
      table.board.gone = [...table.board.gone, lot.deed]
    },
  })),
]

const claimCost = (rules: Rules, table: T, seat: Seat): number => {
  const where = lotOf(table).blind ? 'facedown' : 'faceup'
  return powers(rules, playerAt(table, seat), 'claim').find((claim) => claim.where === where)!.pay
}

const rivalsOf = (table: T, seat: Seat) => table.seats.filter((other) => other !== seat)

/** Its Coins go to rivals, as the claimer likes to share them out; a single rival gets them all. */
function claimInput(rules: Rules, table: T, seat: Seat) {
  const cost = claimCost(rules, table, seat)
  const { coins } = playerAt(table, seat)
  const rivals = rivalsOf(table, seat)
  const shares = split(
    rivals.map((rival) => ({ id: rival, label: { say: 'seat', seat: rival }, means: { say: 'means.share' }, max: cost })),
    cost,
    cost,
  )
  const terms = {
    ...priced(cost, coins),
    ...(cost > 0 && rivals.length > 1 && { then: shares }),
  }
  const sides = sidesFor(rules, table.board, seat, [lotOf(table).deed]).map((side) => extended(side, terms))
  // What costs nothing is gained, not offered: Stonesmiths may not refuse it for the sake of a consolation.
  return pick<Side | 'no', Claim['then']>(
    cost === 0 ? sides : [...sides, { id: 'no', label: { say: 'claim.no' }, means: { say: 'means.claim.no' }, leads: 'on' }],
  )
}
