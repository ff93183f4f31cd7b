/** From one version of the rules to the next, for games under way. */
import type { Game, State } from '../../kernel/contract.ts'

/** Who asked to be asked between misfortunes is now asked before the wrath, too; what lies on the table is the same. */
const askBeforeTheWrath = (state: State<never>): State<never> => ({ ...state, rules: { ...state.rules, version: 2 } })

export const migrate: Game['migrate'] = { 1: askBeforeTheWrath }
