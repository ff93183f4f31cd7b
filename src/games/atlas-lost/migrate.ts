/** Games that began with earlier rules go on with these. */
import type { Game, State } from '../../kernel/contract.ts'
import type { Board } from './board.ts'
import { lastRound } from './setup.ts'

/** The pack this project brought along, by version; a server's own pack stays what it was. */
const OWN_PACKS = { 1: 'de2118e75b2f', 2: 'f085a1978f4c', 3: 'b90a604b5cd9' } as const

/** The board did not know its last round. */
type First = State<Omit<Board, 'last'>>

/** The pack now names its Techs, and its cards may choose NPCs. */
const toSecond = ({ rules, board, ...state }: First): State<Board> => ({
  ...state,
  rules: { ...rules, version: 2, pack: rules.pack === OWN_PACKS[1] ? OWN_PACKS[2] : rules.pack },
  board: { ...board, last: board.rivals ? null : lastRound(state.options) },
})

/** Alone, there are other numbers of turns: games under way keep theirs, which lie on the table. */
const toThird = ({ rules, ...state }: State<never>): State<never> => ({
  ...state,
  rules: { ...rules, version: 3, pack: rules.pack === OWN_PACKS[2] ? OWN_PACKS[3] : rules.pack },
})

export const migrate: Game['migrate'] = { 1: (state) => toSecond(state as First) as State<never>, 2: toThird }
