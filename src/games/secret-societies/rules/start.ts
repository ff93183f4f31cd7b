/** Start of Round: Gavel and income, retrieval, the row of Deeds, the facedown one. */
import type { Seat } from '../../../kernel/contract.ts'
import type { Lot } from '../board.ts'
import type { Rules } from '../data/rules.ts'
import { has, holder, power } from '../holdings/abilities.ts'
import { drawFor } from './cache.ts'
import { drawDeed, reactionEffects, sink } from './cards.ts'
import { dueFor } from './due.ts'
import { run } from './effects.ts'
import { deedOption } from './outlook.ts'
import { hand, priced, receive, spend } from './purse.ts'
import { START } from './steps.ts'
import { pick, playerAt, type Section, type T, write } from './table.ts'

export const startSteps: Section = (rules) => [
  write(START, ({ one, all }) => ({
    // Step 1, skipped in Round 1.
    gavel(table) {
      const { board, seats } = table
      if (board.round === 1) return
      board.gavel = seats[(seats.indexOf(board.gavel) + 1) % seats.length]!
      table.say({ say: 'gavel.passed', seat: board.gavel }, { weight: 'detail' })
      const incomes = seats.map((seat) => ({ seat, coins: rules.treasuryTrack[playerAt(table, seat).treasury]!.income }))
      for (const { seat, coins } of incomes) receive(table, seat, 'coin', coins)
      table.say({ say: 'incomes', incomes }, { weight: 'detail' })
      if (board.charms && board.charms.spent > 0) {
        board.charms.spent -= 1
        board.charms.fresh += 1
        table.say({ say: 'charm.recovered', seat: holder(rules, board, 'charm')! }, { weight: 'detail' })
      }
    },
    // Step 2: decided by all at once and shown together.
    retrieve: all({
      sealed: true,
      open: true,
      when: (table) => priceOf(rules, table) !== null && whoMayRetrieve(rules, table).length > 0,
      all: (table) => whoMayRetrieve(rules, table),
      ask: (table, _frame, seat) => {
        const cost = priceOf(rules, table)!
        const { coins } = playerAt(table, seat)
        const out = { cards: cardsOut(table, seat), charms: charmsOut(rules, table, seat) }
        const alone = out.cards.length + out.charms === 1
        return {
          prompt: { say: 'retrieve', ...out, ...paidTo(rules, table, seat) },
          shows: [{ say: 'shows.atOnce' }],
          topic: 'retrieval',
          input: pick([
            {
              id: 'pay',
              label: { say: 'retrieve.pay', ...out },
              means: () => ({ say: 'means.retrieve', gift: isRewarded(rules, table, seat) }),
              ...priced(cost, coins),
              rule: 'Start of Round, step 2',
            },
            { id: 'no', label: { say: 'retrieve.not' }, means: { say: 'means.retrieve.not', alone }, leads: 'on' },
          ]),
        }
      },
      default: 'printed',
      idle: () => ({ pick: 'no' as const, then: undefined }),
      take(table, _frame, answers) {
        const cost = priceOf(rules, table)!
        for (const seat of table.seats) if (answers[seat]?.pick === 'pay') retrieve(rules, table, seat, cost)
      },
    }),
    // Free retrieval (Reptilians' first Tile) needs no question.
    retrieveFree(table) {
      if (table.board.round === 1) return
      for (const seat of table.seats) {
        const player = playerAt(table, seat)
        if (player.vault.length === 0 || !has(rules, player, 'freeRetrieval')) continue
        table.say({ say: 'retrieved', seat, cards: takeBack(table, seat), coins: 0 }, { weight: 'detail', concerns: [seat] })
      }
    },
    // Step 3.
    reveal(table) {
      const { board } = table
      const faceup = rules.agenda[board.round - 1]!.faceup[table.seats.length as 2 | 3 | 4 | 5]
      table.uncover()
      board.row = Array.from({ length: faceup }, () => newLot(drawDeed(table), true))
      board.bids = 0
      table.say({ say: 'row', deeds: board.row.map(({ deed }) => deed) })
      if (board.planets) {
        board.planets.open = board.planets.pile.shift() ?? null
        if (board.planets.open) table.say({ say: 'planet.open', planet: board.planets.open })
      }
    },
    // Step 4. With the Stonesmiths' second Tile they choose it from three.
    look(table) {
      const chooser = holder(rules, table.board, 'pickFacedown')
      if (chooser) drawFor(table, chooser, power(rules, playerAt(table, chooser), 'pickFacedown')!.look)
      else layFacedown(rules, table, drawDeed(table))
    },
    choose: one({
      when: (table) => table.board.drawn !== null,
      one: (table) => table.board.drawn!.by,
      ask: (table, _frame, seat) => ({
        prompt: { say: 'facedown.which' },
        shows: [{ say: 'shows.blind' }, { say: 'shows.onlyYou' }],
        topic: 'stonesmiths',
        input: pick(table.board.drawn!.deeds.map((deed, i) => ({ id: `${i}`, ...deedOption(rules, table.board, seat, deed) }))),
      }),
      take(table, _frame, { pick }, seat) {
        const { deeds } = table.board.drawn!
        table.board.drawn = null
        sink(
          table,
          seat,
          deeds.filter((_, i) => i !== Number(pick)),
        )
        layFacedown(rules, table, deeds[Number(pick)]!)
      },
    }),
  })),
]

const newLot = (deed: string, faceup: boolean): Lot => ({ deed, faceup, blind: !faceup, bids: [], agents: [], taken: null })

function layFacedown(rules: Rules, table: T, deed: string) {
  table.board.row.push(newLot(deed, false))
  const peeker = holder(rules, table.board, 'peek')
  if (peeker) table.tell(peeker, { say: 'facedown.seen', deed }, { say: 'facedown.laid' })
  else table.say({ say: 'facedown.laid' }, { weight: 'detail' })
}

const priceOf = (rules: Rules, table: T) => rules.agenda[table.board.round - 1]!.retrieve

/** Own Bid Cards in the Vault or with the Reptilians. */
const cardsOut = (table: T, seat: Seat): string[] => [
  ...playerAt(table, seat).vault,
  ...(table.board.supply ?? []).filter(({ of }) => of === seat).map(({ card }) => card),
]

/** Charms that paying would bring home as well. */
const charmsOut = (rules: Rules, table: T, seat: Seat): number =>
  has(rules, playerAt(table, seat), 'charm') ? table.board.charms!.held.length : 0

const whoMayRetrieve = (rules: Rules, table: T): Seat[] =>
  table.seats.filter((seat) => {
    if (has(rules, playerAt(table, seat), 'freeRetrieval')) return false
    return cardsOut(table, seat).length > 0 || charmsOut(rules, table, seat) > 0
  })

/** The Reptilians are paid by the others; they themselves pay the supply. */
function paidTo(rules: Rules, table: T, seat: Seat): { to?: Seat } {
  const to = holder(rules, table.board, 'infiltrate')
  return to && to !== seat ? { to } : {}
}

/** Does paying bring more than the cards? */
const isRewarded = (rules: Rules, table: T, seat: Seat) =>
  cardsOut(table, seat).length > 0 && reactionEffects(rules, playerAt(table, seat), 'retrieve').length > 0

/** What the Reptilians receive now was not theirs when they decided. */
function retrieve(rules: Rules, table: T, seat: Seat, cost: number) {
  const paid = paidTo(rules, table, seat)
  const charms = charmsOut(rules, table, seat)
  if (paid.to) hand(table, seat, paid.to, cost)
  else spend(table, seat, 'coin', cost)
  if (charms > 0) {
    table.board.charms!.fresh += charms
    table.board.charms!.held = []
  }
  const cards = takeBack(table, seat)
  table.say(
    { say: 'retrieved', seat, cards, charms, coins: cost, ...paid },
    { weight: 'detail', concerns: [seat, ...(paid.to ? [paid.to] : [])] },
  )
  // Whoever pays for Charms alone has retrieved no Bids.
  if (cards.length > 0) run(table, seat, dueFor('retrieve', reactionEffects(rules, playerAt(table, seat), 'retrieve')))
}

export function takeBack(table: T, seat: Seat): string[] {
  const cards = cardsOut(table, seat)
  const player = playerAt(table, seat)
  player.hand.push(...cards)
  player.vault = []
  if (table.board.supply) table.board.supply = table.board.supply.filter(({ of }) => of !== seat)
  return cards
}
