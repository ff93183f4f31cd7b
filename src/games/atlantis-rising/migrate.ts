/** From one version of the rules to the next, for games under way: what lies on the table has been the same in all of them. */
import type { Game, State } from '../../kernel/contract.ts'

const as =
  (version: number) =>
  (state: State<never>): State<never> => ({ ...state, rules: { ...state.rules, version } })

const PRINTED_6 = 'e5e4fc99e8ef'
const PRINTED_7 = '37c5fa5737ec'
const PRINTED_8 = '570fa96529ae'

export const migrate: Game['migrate'] = {
  // Who asked to be asked between misfortunes is now asked before the wrath, too.
  1: as(2),
  // The story says what something was gained by; stories that do not can still be told.
  2: as(3),
  // Rolls that came to nothing stay for a scroll; there were none on the table before.
  3: as(4),
  // The story tells who declined a proposal; what was declined before is not known, and may be proposed once more.
  4: as(5),
  // Who draws misfortunes is laid out when the round begins; in a round under way, still when they are drawn.
  5: as(6),
  // Levels are evened out over numbers of players: games under way go on as they began.
  6: (state) => ({
    ...state,
    rules: { ...state.rules, version: 7, pack: state.rules.pack === PRINTED_6 ? PRINTED_7 : state.rules.pack },
  }),
  // Evened out once more, after many more games: those under way go on as they began.
  7: (state) => ({
    ...state,
    rules: { ...state.rules, version: 8, pack: state.rules.pack === PRINTED_7 ? PRINTED_8 : state.rules.pack },
  }),
}
