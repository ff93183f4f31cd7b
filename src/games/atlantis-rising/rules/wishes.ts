/**
 * Standing wishes (c.5, c.7): what a player always answers, so that nobody has to wait for it. Paying for builds can be settled
 * beforehand; what to do about rolls is settled where one is asked about a roll, and taken back here.
 */
import type { Seat } from '../../../kernel/contract.ts'
import type { Board } from '../board.ts'
import type { Choice } from '../words/says.ts'

/** In the panel of those who act with others, until it is chosen: it spares everybody the waiting. */
export const CONFIRM: Choice = { id: 'wish.confirm', label: { say: 'wish.confirm' }, means: { say: 'means.confirm' }, rule: '39' }
const ASK: Choice = { id: 'ask', label: { say: 'wish.ask' }, means: { say: 'means.ask-again' }, rule: '39' }
const ASK_ABOUT_ROLLS: Choice = { id: 'rolls', label: { say: 'wish.rolls' }, means: { say: 'means.ask-again' }, rule: '17' }

/** What can be taken back. */
export function wishOptions(board: Board, seat: Seat): Choice[] {
  const { confirms, boost } = board.players[seat]!
  const options: Choice[] = []
  if (confirms) options.push(ASK)
  if (boost !== undefined) options.push(ASK_ABOUT_ROLLS)
  return options
}

export function takeWish(board: Board, seat: Seat, wish: string) {
  const player = board.players[seat]!
  if (wish === ASK_ABOUT_ROLLS.id) delete player.boost
  else player.confirms = wish === CONFIRM.id
}
