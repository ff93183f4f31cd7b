/** Games that began with earlier rules go on with these. */
import type { Game, State } from '../../kernel/contract.ts'
import type { Board } from './board.ts'
import { lastRound } from './setup.ts'

/** The pack this project brought along, by version; a server's own pack stays what it was. */
const OWN_PACKS = { 1: 'de2118e75b2f', 2: 'f085a1978f4c' } as const

/** The board did not know its last round. */
type First = State<Omit<Board, 'last'>>

/** The pack now names its Techs, and its cards may choose NPCs. */
const toSecond = ({ rules, board, ...state }: First): State<Board> => ({
  ...state,
  rules: { ...rules, version: 2, pack: rules.pack === OWN_PACKS[1] ? OWN_PACKS[2] : rules.pack },
  board: { ...board, last: board.rivals ? null : lastRound(state.options) },
})

export const migrate: Game['migrate'] = { 1: (state) => toSecond(state as First) as State<never> }
