/** Deals anew what a seat cannot know: deck orders, other hands, front runner values. What it has seen stays put. */
import type { Seat, State } from '../../kernel/contract.ts'
import { type Place, placeOf, placesIn, type Random, redeal } from '../common/hidden.ts'
import type { Board, Player } from './board.ts'
import type { Components } from './data/components.ts'
import { isKnown } from './view.ts'

export function scrambler(data: Components): (state: State<Board>, seat: Seat | null, random: Random) => State<Board> {
  return (state, seat, random) => {
    const { board } = state
    // When the game is over, hands and front runner tokens lie open.
    const hiding = board.turn.phase === 'over' ? [] : board.order.filter((each) => each !== seat)
    const others = hiding.map((each) => board.players[each]!)
    // The Tree of a card is on its back, so cards change places only within their Tree; initial cards among themselves.
    for (const tree of [...board.trees, null]) {
      const isOfTree = ({ item }: Place<string>) => data.cards[item]!.tree === tree
      const held = others.flatMap(({ hand, looking }) => [
        ...placesIn(hand, (i) => !isKnown(board, hand[i]!, seat)),
        ...placesIn(looking),
      ])
      const returned = others.flatMap((player) =>
        player.returned === null ? [] : [placeOf(player, 'returned') as Place<string>],
      )
      const lying = placesIn(tree ? board.decks[tree]! : board.box)
      shuffleCards(board, [...lying, ...[...held, ...returned].filter(isOfTree)], random)
    }
    scrambleRunners(data, board, others, random)
    return state
  }
}

/** What third parties have seen is a card at that place, whichever it is now. */
function shuffleCards(board: Board, places: readonly Place<string>[], random: Random): void {
  const seen = places.map(({ item }) => board.known[item])
  for (const { item } of places) delete board.known[item]
  redeal(places, random)
  for (const [i, { item }] of places.entries()) if (seen[i]) board.known[item] = seen[i]
  board.known = Object.fromEntries(Object.entries(board.known).sort(([a], [b]) => (a < b ? -1 : 1)))
}

/** Values that lie on Techs or with others; at Lv.2 there is nothing to hide. */
function scrambleRunners(data: Components, board: Board, others: readonly Player[], random: Random): void {
  const techs = Object.keys(board.runners).filter((tech) => data.techs[tech]!.level === 3)
  const lying = techs.map((tech) => placeOf(board.runners, tech))
  redeal([...lying, ...others.flatMap(({ runners }) => placesIn(runners))], random)
}
