/** Another state that a seat cannot tell from this one: what it may not know is dealt anew. */
import type { Seat, State } from '../../kernel/contract.ts'
import { placeOf, placesIn, type Random, redeal } from '../common/hidden.ts'
import type { Bid, Board } from './board.ts'
import type { Rules } from './data/rules.ts'
import { has, holder, power } from './holdings/abilities.ts'
import { stackLimit } from './rules/cards.ts'
import { priceFor } from './rules/worth.ts'
import { seesBid } from './view.ts'

const MOST_COINS = 13

export const scrambleWith =
  (rules: Rules) =>
  (state: State<Board>, seat: Seat | null, random: Random): State<Board> => {
    const { board } = state
    for (const other of state.seats) {
      if (other === seat) continue
      scrambleCoins(rules, board, other, random)
      scrambleHand(rules, board, other, seat, random)
      scrambleDummies(rules, board, other, seat, random)
    }
    scrambleDeeds(rules, board, seat, random)
    if (board.planets) redeal(placesIn(board.planets.pile), random)
    return state
  }

/** Screens hide what everybody could have counted: a seat thinks with the Coins that others must have. */
export function countedPurses({ board }: State<Board>, seat: Seat) {
  for (const other of Object.keys(board.players)) {
    const player = board.players[other]!
    if (other === seat) continue
    const coins = board.counted[other] ?? 0
    board.issued += coins - player.coins
    player.coins = coins
  }
}

/** Robots who have combined are known to hold what they committed to pay. */
function scrambleCoins(rules: Rules, board: Board, seat: Seat, random: Random) {
  const player = board.players[seat]!
  const committed = board.auction?.combined && !board.auction.winner && has(rules, player, 'drone')
  const least = committed ? priceFor(rules, board, board.auction!, seat) : 0
  const coins = least + random(MOST_COINS)
  board.issued += coins - player.coins
  player.coins = coins
}

/** Cards in hand change places with those facedown on the table, as far as those could have been laid like that. */
function scrambleHand(rules: Rules, board: Board, owner: Seat, seat: Seat | null, random: Random) {
  const player = board.players[owner]!
  const fits = (card: string, bid: Bid) => rules.bidCards[card]!.facedown && bid.coins <= stackLimit(rules, player, card, true)
  const laid = hiddenBids(rules, board, seat).filter((bid) => bid.by === owner && !bid.dummy)
  redeal([...laid.map((bid) => placeOf(bid, 'card', (card) => fits(card, bid))), ...placesIn(player.hand)], random)
}

function scrambleDummies(rules: Rules, board: Board, owner: Seat, seat: Seat | null, random: Random) {
  const { dummies } = board.players[owner]!
  const laid = hiddenBids(rules, board, seat).filter((bid) => bid.by === owner && bid.dummy)
  redeal([...placesIn(dummies), ...laid.map((bid) => placeOf(bid, 'card'))], random)
  dummies.sort()
}

const hiddenBids = (rules: Rules, board: Board, seat: Seat | null): Bid[] =>
  board.row.flatMap(({ bids }) => bids.filter((bid) => !seesBid(rules, board, bid, seat)))

/** The pile, what lies under it, the facedown Deed and what others have drawn are one unknown heap. */
function scrambleDeeds(rules: Rules, board: Board, seat: Seat | null, random: Random) {
  const facedown = board.row.find(({ faceup }) => !faceup)
  const isHidden = facedown && !(seat !== null && has(rules, board.players[seat]!, 'peek'))
  const drawn = board.drawn && board.drawn.by !== seat ? board.drawn : null
  const sunk = board.sunk.filter(({ by }) => by !== seat)
  const heap = [
    ...placesIn(board.deck),
    ...sunk.map((each) => placeOf(each, 'deed')),
    ...placesIn(drawn?.deeds ?? []),
    ...(isHidden ? [placeOf(facedown, 'deed')] : []),
  ]
  redeal(heap, random)
  rememberAnew(rules, board, seat)
}

/** What other seats have seen follows from what lies under the pile now. */
function rememberAnew(rules: Rules, board: Board, seat: Seat | null) {
  const robots = holder(rules, board, 'cache')
  for (const other of Object.keys(board.seen)) {
    if (other === seat) continue
    const under = board.sunk.filter(({ by }) => by === other).map(({ deed }) => deed)
    const shuffledBack = other === robots ? power(rules, board.players[other]!, 'cache')!.look - 1 : 0
    board.seen[other] = [...board.deck.slice(0, shuffledBack), ...under]
  }
}
