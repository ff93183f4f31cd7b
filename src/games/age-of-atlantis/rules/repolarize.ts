/** 6.1.8 Repolarize, and the Temple of Anu (8.4): cards are drawn, some are kept, the others go back into the deck. */

import type { Picked, Seat } from '../../../kernel/contract.ts'
import { cardsAbsent } from '../../atlantis/rules/absent.ts'
import { priced, purse, tracks } from '../../atlantis/rules/choices.ts'
import { pay } from '../../atlantis/rules/pieces.ts'
import { handChanged, inOrder } from '../../atlantis/rules/secrets.ts'
import { hasPower } from '../../atlantis/rules/societies.ts'
import type { Card } from '../../atlantis/terms.ts'
import type { AgeRules, AgeTable } from '../board.ts'
import { drawnFromDeck, knowInDeck } from './secrets.ts'
import { ageStep, pick } from './tools.ts'

/** `keep`: how many cards stay in the end. */
type Doing = { readonly seat: Seat; readonly price: number; readonly draw: number; readonly fromPad: boolean; keep: number }

export const repolarizeStep = (rules: AgeRules) =>
  ageStep<Doing>('repolarize', ({ one }) => ({
    draw(table, { seat, price, draw }) {
      const { board } = table
      pay(board, seat, price)
      const cards = board.deck.splice(0, draw)
      board.players[seat]!.hand.push(...cards)
      drawnFromDeck(board, seat, cards)
      table.tell(seat, { say: 'repolarize.drew', cards }, { say: 'repolarize.drawn', seat, count: cards.length })
    },
    // 8.5: the Order of Thoth may keep one more, for a price.
    tablets: one<Picked>({
      one: (_, { seat }) => seat,
      when: ({ board }, { seat, fromPad }) =>
        fromPad && hasPower(board, seat, 'order_of_thoth') && board.players[seat]!.resource >= rules.pack.powers.tabletsPrice,
      ask: ({ board }, { seat, keep }) => {
        const { tabletsPrice, tabletsKeep } = rules.pack.powers
        return {
          prompt: { say: 'tablets.ask' },
          shows: () => [purse(board, seat), { say: 'shows.hand', cards: inOrder(board.players[seat]!.hand) }],
          topic: 'powers',
          input: pick([
            { id: 'no', label: { say: 'tablets.keep', keep }, means: { say: 'means.tablets', keep }, leads: 'on' },
            {
              id: 'yes',
              label: { say: 'tablets.keep', keep: tabletsKeep },
              means: { say: 'means.tablets', keep: tabletsKeep },
              rule: '8.5',
              ...priced(rules, board, seat, tabletsPrice),
            },
          ]),
        }
      },
      take(table, frame, answer) {
        if (answer.pick === 'no') return
        pay(table.board, frame.seat, rules.pack.powers.tabletsPrice)
        frame.keep = rules.pack.powers.tabletsKeep
        table.say({ say: 'tablets.paid', seat: frame.seat, amount: rules.pack.powers.tabletsPrice, keep: frame.keep })
      },
    }),
    // Cards of a type are alike, so there are few ways to choose: each is one answer.
    keep: one<Picked>({
      one: (_, { seat }) => seat,
      ask: ({ board }, { seat, keep }) => ({
        prompt: { say: 'repolarize.keep', count: keep },
        shows: () => [{ say: 'shows.back' }, tracks(rules, board)],
        absent: () => cardsAbsent(board.players[seat]!.hand),
        topic: 'repolarize',
        input: pick(
          handsOf(board.players[seat]!.hand, keep).map((cards) => ({
            id: cards.join('+'),
            label: { say: 'cards', cards },
            means: () => ({ say: 'means.back', cards: without(board.players[seat]!.hand, cards) }),
            rule: '6.1.8',
          })),
        ),
      }),
      idle: ({ board }, { seat, keep }) => {
        const before = inOrder(board.players[seat]!.hand.slice(0, keep))
        return { pick: before.join('+'), then: undefined }
      },
      take: (table, { seat }, answer) => putBack(table, seat, answer.pick.split('+') as Card[]),
    }),
  }))

/** Every different choice of so many of these cards. */
function handsOf(cards: readonly Card[], count: number): Card[][] {
  const choose = (from: readonly Card[], left: number): Card[][] =>
    left === 0
      ? [[]]
      : [...new Set(from)].flatMap((card) =>
          choose(from.slice(from.indexOf(card) + 1), left - 1).map((others) => [card, ...others]),
        )
  return choose(inOrder(cards), Math.min(count, cards.length))
}

function without(hand: readonly Card[], kept: readonly Card[]): Card[] {
  const others = [...hand]
  for (const card of kept) others.splice(others.indexOf(card), 1)
  return inOrder(others)
}

/** Everything that is not kept; the deck is shuffled. */
function putBack(table: AgeTable, seat: Seat, kept: Card[]) {
  const { board } = table
  const back = without(board.players[seat]!.hand, kept)
  board.players[seat]!.hand = kept
  board.deck.push(...back)
  table.shuffle(board.deck)
  handChanged(board, seat)
  knowInDeck(board, seat, back)
  table.say({ say: 'repolarize.back', seat, count: back.length })
}
