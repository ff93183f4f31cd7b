/** Bidding: tokens, Dummies in a game of two, then two laps of turns. */

import type { Picked, Seat } from '../../../kernel/contract.ts'
import { extended } from '../../../kernel/json.ts'
import { turnOrder } from '../board.ts'
import type { Rules } from '../data/rules.ts'
import { has, holder, powers } from '../holdings/abilities.ts'
import { tokenless, usedDummies } from './absent.ts'
import { nameIn } from './lots.ts'
import { lotOptions } from './outlook.ts'
import { eachCoin, stack } from './purse.ts'
import { BIDDING, TURN } from './steps.ts'
import { amount, part, pick, playerAt, type Question, type Section, type T, write } from './table.ts'
import { placeToken, tokenLots } from './turn.ts'

/** A Deed, and the Coins on the Dummy there. */
type Stacked = Picked<string, number>

const LAPS = 2
const FACEDOWN_BIDS = 1

export const biddingSteps: Section = (rules) => [
  // Bidding; 2 Player Rules, Bidding Phase.
  write(BIDDING, ({ one }) => ({
    // One facedown Bid each; Projects and societies add or take away. All Disguises are back.
    allowances(table) {
      for (const seat of table.seats) {
        const player = playerAt(table, seat)
        player.downs = powers(rules, player, 'facedown').reduce((sum, { n }) => sum + n, FACEDOWN_BIDS)
      }
      const disguiser = holder(rules, table.board, 'disguise')
      table.board.disguises = disguiser ? powers(rules, playerAt(table, disguiser), 'disguise')[0]!.n : 0
    },
    // Influencers, before anybody bids. With their first Tile only Cancel is placed now.
    tokens: one({
      when: (table) => table.board.tokens !== null,
      one: (table) => holder(rules, table.board, 'cancel')!,
      ask: (table, _frame, seat) => ({
        prompt: { say: endorsesLater(rules, table, seat) ? 'tokens.cancel' : 'tokens.both' },
        shows: [{ say: 'shows.tokens' }],
        absent: () => tokenless(rules, table, seat, 'cancel'),
        topic: 'influencers',
        input: pick<string, Picked<string> | undefined>(
          tokenLots(rules, table.board, seat, null, true).map((lot) => {
            if (endorsesLater(rules, table, seat)) return lot
            const rest = tokenLots(rules, table.board, seat, Number(lot.id), false)
            return extended(lot, { then: pick(rest) })
          }),
        ),
      }),
      idle: (table, _frame, seat) => {
        const [cancel] = tokenLots(rules, table.board, seat, null, true)
        const endorse = tokenLots(rules, table.board, seat, Number(cancel!.id), false).at(-1)!
        return { pick: cancel!.id, then: endorsesLater(rules, table, seat) ? undefined : { pick: endorse.id, then: undefined } }
      },
      take(table, _frame, { pick, then }, seat) {
        placeToken(table, seat, 'cancel', Number(pick))
        if (then) placeToken(table, seat, 'endorse', Number(then.pick))
      },
    }),
    // Two players: the Gavel holder's Dummy lies facedown, the other's faceup.
    firstDummy: one({
      when: (table) => table.seats.length === 2,
      one: (table) => table.board.gavel,
      ask: (table, _frame, seat) => dummyQuestion(rules, table, seat, 'dummy.down'),
      idle: (table, _frame, seat) => lowestDummy(table, seat),
      take: (table, _frame, answer, seat) => layDummy(table, seat, answer, true),
    }),
    secondDummy: one({
      when: (table) => table.seats.length === 2,
      one: (table) => turnOrder(table.board, table.seats)[1]!,
      ask: (table, _frame, seat) => dummyQuestion(rules, table, seat, 'dummy.up'),
      idle: (table, _frame, seat) => lowestDummy(table, seat),
      take: (table, _frame, answer, seat) => layDummy(table, seat, answer, false),
    }),
    // The last one called is played first, hence the reverse.
    laps(table) {
      const order = turnOrder(table.board, table.seats).reverse()
      for (let lap = LAPS; lap > 0; lap--)
        for (const seat of order) table.call(TURN, { seat, lap, laid: 0, first: 0, moved: false, hired: 0 })
    },
    end(table) {
      table.board.turn = null
    },
  })),
]

const endorsesLater = (rules: Rules, table: T, seat: Seat) => has(rules, playerAt(table, seat), 'lateEndorse')

/** Like a Bid, with own Coins; its limit is its own, not the card's. */
function dummyQuestion(rules: Rules, table: T, seat: Seat, say: 'dummy.down' | 'dummy.up'): Question<Picked<string, Stacked>> {
  const { dummies, coins } = playerAt(table, seat)
  const most = Math.min(rules.dummies[0]!.stack, coins)
  const stacked = part({ say: 'asks.coins' }, amount(0, most, eachCoin(coins)))
  const places = pick(lotOptions(rules, table.board, seat).map((lot) => extended(lot, { then: stacked })))
  const lots = part({ say: 'asks.deed' }, places)
  return {
    prompt: { say },
    shows: () => [{ say: 'shows.dummyWins' }, { say: 'shows.order', seats: turnOrder(table.board, table.seats) }],
    absent: () => usedDummies(rules, playerAt(table, seat)),
    topic: 'two-players',
    input: part(
      { say: 'asks.dummy' },
      pick(
        dummies.map((card) => ({
          id: card,
          label: { say: 'dummy.card', card },
          means: { say: 'means.dummy', card },
          then: lots,
        })),
      ),
    ),
  }
}

const lowestDummy = (table: T, seat: Seat): Picked<string, Stacked> => ({
  pick: playerAt(table, seat).dummies[0]!,
  then: { pick: `${table.board.row.length - 1}`, then: 0 },
})

function layDummy(table: T, seat: Seat, { pick: card, then }: Picked<string, Stacked>, down: boolean) {
  const { board } = table
  const player = playerAt(table, seat)
  player.dummies = player.dummies.filter((each) => each !== card)
  const bid = { n: board.bids++, by: seat, dummy: true, card, of: seat, down, coins: 0, charm: false }
  stack(table, seat, bid, then.then)
  const lot = board.row[Number(then.pick)]!
  lot.bids.push(bid)
  const where = { n: Number(then.pick) + 1, deed: nameIn(lot), coins: then.then }
  table.say(down ? { say: 'dummy.laidDown', seat, ...where } : { say: 'dummy.laid', seat, card, ...where })
}
