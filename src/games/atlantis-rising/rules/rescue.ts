/**
 * Steps 17 and 26: what somebody who rolled could still add to a roll that is too low. Who is asked is public, and the channel
 * sees no hand at all, so this follows from what everybody may know: how many cards there are, and which lie in the discard.
 */
import type { Seat } from '../../../kernel/contract.ts'
import type { Board, Roll } from '../board.ts'
import type { Data } from '../data/data.ts'
import { freeEnergy } from '../goods.ts'

/** The most this seat could add, as far as everybody can tell. */
export const reachOf = (data: Data, board: Board, roll: Roll, seat: Seat): number =>
  freeEnergy(board, seat) + gainByCards(data, board, roll, seat)

/** A scroll turns one's own lowest die; with several of them, several dice. */
function gainByCards(data: Data, board: Board, { dice }: Roll, seat: Seat): number {
  const turning = turnsOf(data, board, seat)
  const gains = dice
    .filter(({ owner }) => owner === seat)
    .map(({ value }) => value)
    .sort((a, b) => a - b)
    .map((value, i) => Math.max(0, (turning[i] ?? 0) - value))
  return gains.reduce((sum, gain) => sum + gain, 0)
}

/** What dice could be turned to, if the scrolls for it that were not discarded are all in this hand; best first. */
function turnsOf({ pack }: Data, { players, library }: Board, seat: Seat): number[] {
  const turns: number[] = []
  for (const { id, count, effects } of pack.scrolls) {
    const [effect] = effects
    if (effect?.op !== 'setDie') continue
    const unseen = count - library.discard.filter((card) => card === id).length
    for (let i = 0; i < unseen; i++) turns.push(effect.value)
  }
  return turns.sort((a, b) => b - a).slice(0, players[seat]!.hand.length)
}
