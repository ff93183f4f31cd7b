/** The entry for the suite every game inherits, and what must hold of every board of this game. */

import type { Board } from '../../../src/games/secret-societies/board.ts'
import { cardsOf } from '../../../src/games/secret-societies/holdings/holdings.ts'
import { secretSocieties } from '../../../src/games/secret-societies/index.ts'
import type { State } from '../../../src/kernel/contract.ts'
import { steady } from '../../../src/players/secret-societies/index.ts'
import type { Inheriting } from '../../suite/inherited.ts'
import { lookedFor } from './looked-for.ts'

const { rules } = secretSocieties

export function broken(board: Board): string[] {
  const wrong: string[] = []
  const players = Object.values(board.players)
  const bids = board.row.flatMap((lot) => lot.bids)
  const coins = players.reduce((sum, { coins }) => sum + coins, 0) + bids.reduce((sum, bid) => sum + bid.coins, 0)
  if (coins + (board.drone?.coins ?? 0) !== board.issued) wrong.push('Coins were lost or made')
  wrong.push(...misplaced('Deed', rules.deedIds, deedsOf(board)))
  wrong.push(...misplaced('Planet', board.planets ? rules.planetIds : [], planetsOf(board), true))
  for (const [seat, player] of Object.entries(board.players)) {
    if (player.society === null || player.hand.length + player.aside.length === 0) continue
    const lent = [...(board.supply ?? []), ...bids.filter(({ dummy }) => !dummy)].filter(({ of }) => of === seat)
    const cards = [...player.hand, ...player.aside, ...player.vault, ...lent.map(({ card }) => card)]
    wrong.push(...misplaced(`Bid Card of ${seat}`, rules.societies[player.society]!.cards, cards))
    if (new Set(player.monuments).size !== player.monuments.length) wrong.push(`${seat} has two Monuments of one colour`)
    if (new Set(player.stars).size !== player.stars.length) wrong.push(`${seat} has two Stars on one space`)
    if (player.downs < -1) wrong.push(`${seat} laid too many Bids facedown`)
  }
  for (const [colour, left] of Object.entries(board.monuments)) {
    const held = players.filter(({ monuments }) => monuments.includes(colour)).length
    if (left.length + held !== players.length) wrong.push(`${colour} Monuments were lost or made`)
  }
  for (const { id, count } of rules.routes) {
    const laid = players.flatMap((player) => cardsOf(player)).filter((card) => card === id).length
    if (laid + board.routes.left[id]! !== count) wrong.push(`Trade Routes ${id} were lost or made`)
  }
  for (const lot of board.row) {
    const agents = lot.agents.filter((seat, i) => lot.agents.indexOf(seat) !== i)
    if (agents.length > 0) wrong.push('two Agents of one player stand at one Deed')
  }
  return wrong
}

/** Of a game as it is, not of one that only looks like it. */
const uncounted = (board: Board): string[] =>
  Object.entries(board.players)
    .filter(([seat, { coins }]) => coins !== (board.counted[seat] ?? 0))
    .map(([seat]) => `what lies behind the screen of ${seat} was not counted along`)

const deedsOf = (board: Board): string[] => [
  ...board.deck,
  ...board.sunk.map(({ deed }) => deed),
  ...(board.drawn?.deeds ?? []),
  ...board.gone,
  ...(board.cache ?? []),
  ...board.row.filter(({ taken }) => taken === null).map(({ deed }) => deed),
  ...Object.values(board.players).flatMap((player) => cardsOf(player).filter((card) => rules.cards[card]!.kind === 'deed')),
]

const planetsOf = (board: Board): string[] => [
  ...(board.planets?.pile ?? []),
  ...(board.planets?.open ? [board.planets.open] : []),
  ...Object.values(board.players).flatMap((player) => cardsOf(player).filter((card) => rules.cards[card]!.kind === 'planet')),
]

/** Every one exactly once. `some`: one may be on its way, or have left the game. */
function misplaced(what: string, all: readonly string[], found: readonly string[], some = false): string[] {
  const twice = found.filter((id, i) => found.indexOf(id) !== i).map((id) => `${what} ${id} is there twice`)
  const strange = found.filter((id) => !all.includes(id)).map((id) => `${what} ${id} should not be there`)
  const missing = some ? [] : all.filter((id) => !found.includes(id)).map((id) => `${what} ${id} is missing`)
  return [...twice, ...strange, ...missing]
}

export const inheriting: Inheriting = {
  hosted: secretSocieties,
  player: steady as Inheriting['player'],
  plays: [
    ...[2, 3, 4, 5].map((seats) => ({ seats, options: { societies: 'random' } })),
    { seats: 4, options: { societies: 'draft' } },
  ],
  lookedFor: lookedFor as NonNullable<Inheriting['lookedFor']>,
  invariants: (state: State<never>) => [...broken(state.board as Board), ...uncounted(state.board as Board)],
}
