/** Games begun with earlier rules, brought up to these. */
import type { Frame, State } from '../../kernel/contract.ts'
import type { Board } from './board.ts'
import type { Rules } from './data/rules.ts'

/** The data that came with version 1: other spaces of the Monument row give Land and the Satellite step. */
const PRINTED_1 = 'cfb7d5a584bf'

export const migrations = (rules: Rules) => ({
  1: (state: State<never>): State<never> => ({
    ...state,
    rules: { ...state.rules, version: 2, pack: state.rules.pack === PRINTED_1 ? rules.digest : state.rules.pack },
    agenda: state.agenda.map(priceIsAsked),
  }),
  // A Bid is answered face first, and names its Coins with its card.
  2: raised,
  // Spaces are filled several at a time, and a Planet is bought with its Deed: what waits is asked in the new words.
  3: raised,
  // What lies behind each screen is counted along: until now it was not, but all of it went there openly.
  4: (state: State<never>): State<never> => {
    const { players } = state.board as Pick<Board, 'players'>
    const counted = Object.fromEntries(Object.entries(players).map(([seat, { coins }]) => [seat, coins]))
    return raised({ ...state, board: { ...(state.board as object), counted } as never })
  },
})

/** Nothing that is stored is another. */
const raised = (state: State<never>): State<never> => ({
  ...state,
  rules: { ...state.rules, version: state.rules.version + 1 },
})

/** The Aliens used to name their price before anybody wanted the Planet: where they are asked already, they still are. */
const priceIsAsked = (frame: Frame): Frame =>
  frame.step === 'settlement' && frame.at === 'planetPrice' ? Object.assign({ ...frame }, { wanted: true }) : frame
