/** Deals anew what a seat cannot know: deck orders, other hands, front runner values. What it has seen stays put. */
import type { Seat, State } from '../../kernel/contract.ts'
import type { Board, Player } from './board.ts'
import type { Components } from './data/components.ts'
import { isKnown } from './view.ts'

/** A place in a list of hidden things. */
type Slot<T> = { readonly list: T[]; readonly at: number }

export function scrambler(
  data: Components,
): (state: State<Board>, seat: Seat | null, random: (n: number) => number) => State<Board> {
  return (state, seat, random) => {
    const { board } = state
    // When the game is over, hands and front runner tokens lie open.
    const hiding = board.turn.phase === 'over' ? [] : board.order.filter((each) => each !== seat)
    const others = hiding.map((each) => board.players[each]!)
    // The Tree of a card is on its back, so cards change places only within their Tree; initial cards among themselves.
    for (const tree of [...board.trees, null]) {
      const slots: Slot<string>[] = slotsOf(tree ? board.decks[tree]! : board.box)
      for (const { hand, looking } of others) {
        const hidden = slotsOf(hand).filter(({ list, at }) => !isKnown(board, list[at]!, seat))
        slots.push(...[...hidden, ...slotsOf(looking)].filter(({ list, at }) => data.cards[list[at]!]!.tree === tree))
      }
      const returned = others.flatMap(({ returned: card }) => (tree === null && card !== null ? [card] : []))
      shuffleCards(board, [...slots, ...slotsOf(returned)], random)
      let next = 0
      if (tree === null) for (const player of others) if (player.returned !== null) player.returned = returned[next++]!
    }
    scrambleRunners(data, board, others, random)
    return state
  }
}

/** What third parties have seen is a card at that place, whichever it is now. */
function shuffleCards(board: Board, slots: readonly Slot<string>[], random: (n: number) => number): void {
  const seen = slots.map(({ list, at }) => board.known[list[at]!])
  for (const { list, at } of slots) delete board.known[list[at]!]
  permute(slots, random)
  for (const [i, { list, at }] of slots.entries()) if (seen[i]) board.known[list[at]!] = seen[i]
}

/** Values that lie on Techs or with others; at Lv.2 there is nothing to hide. */
function scrambleRunners(data: Components, board: Board, others: readonly Player[], random: (n: number) => number): void {
  const techs = Object.keys(board.runners).filter((tech) => data.techs[tech]!.level === 3)
  const lying = techs.map((tech) => board.runners[tech]!)
  const held = others.flatMap(({ runners }) => slotsOf(runners))
  permute([...slotsOf(lying), ...held], random)
  for (const [i, tech] of techs.entries()) board.runners[tech] = lying[i]!
}

const slotsOf = <T>(list: T[]): Slot<T>[] => list.map((_, at) => ({ list, at }))

function permute<T>(slots: readonly Slot<T>[], random: (n: number) => number): void {
  const values = slots.map(({ list, at }) => list[at]!)
  for (const { list, at } of slots) list[at] = values.splice(random(values.length), 1)[0]!
}
