/** What decides a question, as lines several of them share. All of it is public, or the asked seat's own. */
import type { Seat } from '../../../kernel/contract.ts'
import type { Board } from '../board.ts'
import type { Data } from '../data/data.ts'
import { GOODS } from '../data/language.ts'
import { freeEnergy, noGoods } from '../goods.ts'
import { dryInAll, wrathFloods, wrathValue } from '../island.ts'
import { sumOf } from '../words/parameters.ts'
import type { RisingText } from '../words/says.ts'
import { missingFrom } from './payment.ts'

export function showPurse(board: Board, seat: Seat): RisingText {
  const { goods } = board.players[seat]!
  const free = freeEnergy(board, seat)
  return { say: 'shows.purse', goods: sumOf(goods), free: free < goods.energy ? free : null }
}

/** What is owned stands under every question; only what is spoken for has to be said. */
export const showSetAside = (board: Board, seat: Seat): RisingText[] =>
  freeEnergy(board, seat) < board.players[seat]!.goods.energy ? [showPurse(board, seat)] : []

/** What the sea still has in store for this round. */
export const showSea = (data: Data, board: Board): RisingText => ({
  say: 'shows.sea',
  draws: board.phase === 'place' ? data.counts[Object.keys(board.players).length]!.draws.length : board.misfortunes.draws.length,
  floods: wrathFloods(data, board),
  dry: dryInAll(data, board),
})

/** What the wrath is good and bad for. */
export const showWrath = (data: Data, board: Board): RisingText => ({ say: 'shows.wrath', value: wrathValue(data, board) })

/** Who else is not through with the phase. */
export const showWaiting = ({ players }: Board, seat: Seat): RisingText => ({
  say: 'shows.waiting',
  seats: Object.keys(players).filter((other) => other !== seat && !players[other]!.ready),
})

/** What is left to build, and what all players together lack for it. */
export const showGate = (data: Data, board: Board): RisingText => ({
  say: 'shows.gate',
  left: board.blueprint.length + 1,
  lacking: lackingInAll(data, board),
})

/** What all players together lack for the rest of the blueprint and the core. */
export function lackingInAll(data: Data, board: Board) {
  const needed = noGoods()
  const owned = noGoods()
  for (const id of [...board.blueprint, data.pack.core.id])
    for (const kind of GOODS) needed[kind] += data.components[id]!.cost[kind] ?? 0
  for (const { goods } of Object.values(board.players)) for (const kind of GOODS) owned[kind] += goods[kind]
  return sumOf(missingFrom(needed, owned))
}

export const showAbility = ({ players }: Board, seat: Seat): readonly RisingText[] => {
  const { councilor } = players[seat]!
  return councilor ? [{ say: 'shows.ability', councilor }] : []
}

export const reservesOf = ({ players }: Board, seats: readonly Seat[]) =>
  seats.map((seat) => ({ seat, n: players[seat]!.reserve }))
