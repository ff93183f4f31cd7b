/** From one version of the rules to the next, for games under way: what lies on the table has been the same in all of them. */
import type { Game, State } from '../../kernel/contract.ts'

const as =
  (version: number) =>
  (state: State<never>): State<never> => ({ ...state, rules: { ...state.rules, version } })

/** Levels are evened out over numbers of players in the pack: games under way, dealt from the one before, go on as they began. */
const evenedOut =
  (version: number, before: string, pack: string) =>
  (state: State<never>): State<never> => ({
    ...state,
    rules: { ...state.rules, version, pack: state.rules.pack === before ? pack : state.rules.pack },
  })

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
  6: evenedOut(7, 'e5e4fc99e8ef', '37c5fa5737ec'),
  7: evenedOut(8, '37c5fa5737ec', '570fa96529ae'),
  8: evenedOut(9, '570fa96529ae', 'eb3513afa2c2'),
}
