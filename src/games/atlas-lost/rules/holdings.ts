/** Gaining, losing and moving what players hold, and the cards between decks, hands and piles (04, 09, 10). */
import type { Seat } from '../../../kernel/contract.ts'
import type { Board, Change, Happening } from '../board.ts'
import type { CardId, Components, Faction } from '../data/components.ts'
import type { EventName, Level, Resource, Tree } from '../data/language.ts'
import type { AtTable } from './book.ts'
import { isInPlay, playerOf } from './counting.ts'

const CHANGES_KEPT = 40

/** Marks what has changed, for pictures. */
export function note(board: Board, what: Change['what'], at: string, by: Faction | null): void {
  board.changes.push({ what, at, by })
  if (board.changes.length > CHANGES_KEPT) board.changes.shift()
}

/** From here on it is shown what changes. */
export function markAnew(board: Board): void {
  board.changes = []
  for (const seat of board.order) {
    const { R, D, C, M, TP } = playerOf(board, seat)
    board.before[seat] = { R, D, C, M, TP }
  }
}

/** Something happened that rules may watch for: it waits until the deed under way comes to its end. */
export function happen(
  board: Board,
  on: EventName,
  by: Faction,
  more: { readonly level?: Level; readonly tree?: Tree | null; readonly at?: string } = {},
): void {
  const happening: Happening = { on, by, level: more.level ?? 0, tree: more.tree ?? null, at: more.at ?? null }
  board.deeds.at(-1)?.events.push(happening)
}

// ── Resources ───────────────────────────────────────────────────────────────────────────────────────────────────

/** What exceeds the track is lost (04). Returns what was really gained. Military power exists only with its Tree. */
export function gain(data: Components, board: Board, seat: Seat, res: Resource, n: number): number {
  if (res === 'M' && !isInPlay(board, 'military')) return 0
  const player = playerOf(board, seat)
  const gained = res === 'TP' ? n : Math.min(n, data.pack.limits.caps[res] - player[res])
  player[res] += gained
  if (res === 'M' && gained > 0) happen(board, 'gained.M', seat)
  return gained
}

/** Never below 0. Returns what was really lost. */
export function lose(board: Board, seat: Seat, res: Resource, n: number): number {
  const player = playerOf(board, seat)
  const lost = Math.min(n, player[res])
  player[res] -= lost
  return lost
}

// ── Cards ───────────────────────────────────────────────────────────────────────────────────────────────────────

export const canDraw = (board: Board, tree: Tree): boolean =>
  isInPlay(board, tree) && board.decks[tree]!.length + board.discards[tree]!.length > 0

/** The top card; when it was the last, the discard pile becomes the new deck at once. */
export function drawFrom(table: AtTable, tree: Tree): CardId | null {
  const { board } = table
  if (!isInPlay(board, tree)) return null
  renew(table, tree)
  const card = board.decks[tree]!.pop() ?? null
  renew(table, tree)
  return card
}

function renew(table: AtTable, tree: Tree): void {
  const { decks, discards } = table.board
  if (decks[tree]!.length > 0 || discards[tree]!.length === 0) return
  decks[tree] = table.shuffle(discards[tree]!)
  discards[tree] = []
  table.say({ say: 'deck.renewed', tree }, { weight: 'detail' })
}

export function drawToHand(table: AtTable, seat: Seat, tree: Tree): void {
  const card = drawFrom(table, tree)
  if (card === null) return
  playerOf(table.board, seat).hand.push(card)
  table.tell(seat, { say: 'drew.card', card }, { say: 'drew', seat, tree }, { weight: 'detail' })
}

/** Takes a card out of a hand to where all can see it. */
export function showFromHand(table: AtTable, seat: Seat, card: CardId): void {
  table.uncover()
  const { hand } = playerOf(table.board, seat)
  hand.splice(hand.indexOf(card), 1)
  delete table.board.known[card]
}

/** Face up on its Tree's pile; an initial card leaves the game. */
export function discard(data: Components, board: Board, card: CardId): void {
  const { tree } = data.cards[card]!
  if (tree) board.discards[tree]!.push(card)
  else board.spent.push(card)
}

export function discardFromHand(table: AtTable, data: Components, seat: Seat, cards: readonly CardId[]): void {
  if (cards.length === 0) return
  for (const card of cards) {
    showFromHand(table, seat, card)
    discard(data, table.board, card)
  }
  table.say({ say: 'discarded', seat, cards: [...cards] }, { weight: 'detail' })
}

/** One seat looks at another's whole hand and remembers it. */
export function look(board: Board, seat: Seat, holder: Seat): void {
  for (const card of playerOf(board, holder).hand) {
    const knowing = board.known[card] ?? []
    if (!knowing.includes(seat)) board.known[card] = [...knowing, seat]
  }
}

/**
 * A card passes from one hand to another unseen by third parties: they no longer know where the cards are that they had
 * seen in that hand. The one who lost it knows it.
 */
export function passCard(board: Board, from: Seat, to: Seat, card: CardId): void {
  const hand = playerOf(board, from).hand
  for (const each of hand) {
    const knowing = (board.known[each] ?? []).filter((seat) => seat === to)
    if (knowing.length > 0) board.known[each] = knowing
    else delete board.known[each]
  }
  hand.splice(hand.indexOf(card), 1)
  playerOf(board, to).hand.push(card)
  board.known[card] = [from]
}
