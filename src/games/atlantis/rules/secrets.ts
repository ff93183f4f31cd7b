/** What players come to know of hidden objective cards, and how long it holds. */
import type { Seat } from '../../../kernel/contract.ts'
import { type Board, EVERYBODY } from '../board.ts'
import { type Card, ENDINGS } from '../terms.ts'
import type { MemoryView } from '../view.ts'
import { HEADLINE, type Table } from './tools.ts'

export const inOrder = (cards: readonly Card[]) => [...cards].sort((a, b) => ENDINGS.indexOf(a) - ENDINGS.indexOf(b))

/** `of` is whose hand, `null` the deck; `at` the places in that hand. */
export function takeNote({ notes, round }: Board, by: Seat, of: Seat | null, cards: readonly Card[], at: number[], not = false) {
  notes.push({ by, of, cards: [...cards], at, not, round, stale: false })
}

/** One card of a hand. */
export function seeCard(table: Table, seat: Seat, of: Seat, place: number) {
  const seen = table.board.players[of]!.hand[place]!
  takeNote(table.board, seat, of, [seen], [place])
  table.tell(seat, { say: 'seen.card', seat: of, card: seen }, { say: 'seen.someCard', seat, other: of }, { concerns: [of] })
}

export function showCard(table: Table, of: Seat, place: number) {
  const seen = table.board.players[of]!.hand[place]!
  table.uncover()
  takeNote(table.board, EVERYBODY, of, [seen], [place])
  table.say({ say: 'seen.shown', seat: of, card: seen }, { ...HEADLINE, concerns: [of] })
}

/** Everybody learns what a card is not. */
export function denyCard(table: Table, of: Seat, place: number, card: Card) {
  table.uncover()
  takeNote(table.board, EVERYBODY, of, [card], [place], true)
  table.say({ say: 'seen.not', seat: of, card }, { concerns: [of] })
}

/** That hand is no longer what it was. */
export function handChanged({ notes }: Board, seat: Seat) {
  for (const note of notes) if (note.of === seat) note.stale = true
}

export const memoriesOf = ({ notes }: Board, seat: Seat | null): MemoryView[] =>
  notes
    .filter(({ by }) => by === EVERYBODY || by === seat)
    .map(({ by, of, cards, not, round, stale }) => ({ of, cards, not, round, stale, open: by === EVERYBODY }))
