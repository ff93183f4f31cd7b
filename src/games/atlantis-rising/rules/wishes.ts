/** Standing wishes (c.5, c.7): what a player always answers, so that nobody has to wait for it. */
import type { Option, Seat } from '../../../kernel/contract.ts'
import { pick } from '../../../kernel/input.ts'
import type { Board } from '../board.ts'

const MOST_BOOST = 3

const WISHES: readonly Option[] = [
  { id: 'confirm', label: { say: 'wish.confirm' } },
  { id: 'ask', label: { say: 'wish.ask' } },
  { id: 'boost.ask', label: { say: 'wish.boost-ask' } },
  ...Array.from({ length: MOST_BOOST + 1 }, (_, n) => ({ id: `boost.${n}`, label: { say: 'wish.boost', n } })),
]

/** By what is set now (the energy, `boost.ask` first, then whether parts of builds are paid): the list leaves out what is so already. */
const MENUS: readonly (readonly Option[])[] = WISHES.filter(({ id }) => id.startsWith('boost.')).map(({ id: boosting }) =>
  ['ask', 'confirm'].map((paying) => {
    const others = WISHES.filter(({ id }) => id !== paying && id !== boosting)
    return { id: 'wish', label: { say: 'wish.menu' }, then: pick(others) }
  }),
)

export function wishOption(board: Board, seat: Seat): Option {
  const { confirms, boost } = board.players[seat]!
  return MENUS[boost === undefined ? 0 : boost + 1]![Number(confirms)]!
}

export function takeWish(board: Board, seat: Seat, wish: string) {
  const player = board.players[seat]!
  if (wish === 'confirm' || wish === 'ask') player.confirms = wish === 'confirm'
  else if (wish === 'boost.ask') delete player.boost
  else player.boost = Number(wish.slice('boost.'.length))
}
