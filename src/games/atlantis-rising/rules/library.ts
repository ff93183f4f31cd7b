/** Steps 22 to 27: library cards are drawn, kept, and put under the deck. */
import type { Seat } from '../../../kernel/contract.ts'
import { handLimit } from '../abilities.ts'
import type { Board } from '../board.ts'
import type { Data } from '../data/data.ts'
import { freeEnergy, narrate, pay } from '../goods.ts'
import type { Question, Rising } from '../terms.ts'
import { type Choice, order, some } from '../words/says.ts'
import { showSetAside } from './shows.ts'

/** D38: an empty deck is renewed from the discard; if that is not enough, there are fewer cards. */
function drawCards(table: Rising, count: number): string[] {
  const { library } = table.board
  const cards: string[] = []
  while (cards.length < count) {
    if (library.deck.length === 0) {
      if (library.discard.length === 0) break
      library.deck = table.shuffle([...library.discard])
      library.discard = []
    }
    cards.push(library.deck.pop()!)
  }
  return cards
}

export const cardsLeft = ({ library }: Board) => library.deck.length + library.discard.length

/**
 * Lays cards before a seat to choose from. With open hands the others look on. Where all of them may be kept and the hand has
 * room, there is nothing to ask (step 23), and nobody waits for the library.
 */
export function deal(data: Data, table: Rising, seat: Seat, count: number, keep: number, study: boolean) {
  const player = table.board.players[seat]!
  const cards = drawCards(table, count)
  if (cards.length === 0) return
  // What a tile lets one keep is chosen from the cards drawn there, and from no others (step 23).
  const pile = player.drawn?.study ? 'dealt' : 'drawn'
  const before = player[pile] ?? { cards: [], keep: 0, study: false }
  player[pile] = { cards: [...before.cards, ...cards], keep: before.keep + keep, study }
  table.tell(
    seat,
    { say: 'library.drew', cards },
    { say: 'library.draws', seat, count: cards.length },
    { weight: 'detail', concerns: [seat] },
  )
  if (table.board.hands === 'open') table.uncover()
  const isRoomy = player.hand.length + cards.length <= handLimit(data, table.board, seat)
  if (study && isRoomy && keep >= cards.length) takeKept(data, table, seat, keepIdle(table.board, seat))
}

/** c.13: while somebody chooses from cards just drawn, nobody else draws. */
export const isLibraryInUse = (board: Board, seat: Seat) =>
  Object.entries(board.players).some(([other, { drawn }]) => other !== seat && drawn?.study)

// ── What to keep (steps 23, 24) ─────────────────────────────────────────────────────────────────────────────────

const numbered = (cards: readonly string[]): Choice[] =>
  cards.map((card, i) => ({ id: `${i}`, label: { say: 'card', card }, means: { say: 'means.card', card } }))

export function keepAsk(data: Data, board: Board, seat: Seat): Question<readonly string[]> {
  const { cards, keep } = board.players[seat]!.drawn!
  const price = data.pack.prices.extraCard
  const most = Math.min(cards.length, keep + Math.floor(freeEnergy(board, seat) / price))
  return {
    prompt: { say: 'keep', keep, price, free: freeEnergy(board, seat) },
    shows: () => [
      { say: 'shows.library', hand: board.players[seat]!.hand.length, limit: handLimit(data, board, seat) },
      ...showSetAside(board, seat),
    ],
    topic: 'library',
    about: seat,
    input: some(numbered(cards), 0, most),
  }
}

export const keepIdle = (board: Board, seat: Seat) => {
  const { cards, keep } = board.players[seat]!.drawn!
  return cards.slice(0, keep).map((_, i) => `${i}`)
}

export function takeKept(data: Data, table: Rising, seat: Seat, kept: readonly string[]) {
  const { board } = table
  const player = board.players[seat]!
  const { cards, keep } = player.drawn!
  delete player.drawn
  if (player.dealt) {
    player.drawn = player.dealt
    delete player.dealt
  }
  // What is kept shows: an artifact lies open from now on (step 27), and only scrolls are held in hand.
  table.uncover()
  const paid = Math.max(0, kept.length - keep) * data.pack.prices.extraCard
  if (paid > 0) pay(board, seat, 'energy', paid)
  const isKept = cards.map((_, i) => kept.includes(`${i}`))
  const artifacts = cards.filter((card, i) => isKept[i] && data.cards[card]!.type === 'artifact')
  player.artifacts = [...player.artifacts, ...artifacts]
  player.hand.push(...cards.filter((card, i) => isKept[i] && !artifacts.includes(card)))
  const rejected = cards.filter((_, i) => !isKept[i])
  if (rejected.length > 1) player.under = rejected
  else board.library.deck.unshift(...rejected)
  narrate(table, { say: 'library.kept', seat, scrolls: kept.length - artifacts.length, artifacts, paid })
}

/** D36: rejected cards go under the deck in the order their owner likes. */
export const underAsk = (board: Board, seat: Seat): Question<readonly string[]> => ({
  prompt: { say: 'under' },
  shows: [{ say: 'shows.under' }],
  topic: 'library',
  about: seat,
  input: order(numbered(board.players[seat]!.under!)),
})

export function takeUnder(board: Board, seat: Seat, sequence: readonly string[]) {
  const { under = [] } = board.players[seat]!
  delete board.players[seat]!.under
  for (const i of sequence) board.library.deck.unshift(under[Number(i)]!)
}

export function discard(board: Board, seat: Seat, card: string) {
  const { hand } = board.players[seat]!
  hand.splice(hand.lastIndexOf(card), 1)
  board.library.discard = [...board.library.discard, card]
}
