/** Secret societies whose powers are in play (advanced game). */
import type { Seat } from '../../../kernel/contract.ts'
import type { Board } from '../board.ts'

type Society = 'lemurian_brotherhood' | 'order_of_thoth' | 'priests_of_atla_ra' | 'purple_dragon' | 'sisters_of_starlight'

type Powered = Pick<Board, 'players'> & { readonly mode: { readonly powers: boolean } }

export const hasPower = ({ mode, players }: Powered, seat: Seat, society: Society) =>
  mode.powers && players[seat]!.society === society
