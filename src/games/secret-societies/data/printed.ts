/** The pack that comes with the game, made ready to play with. */
import { pack } from './pack.ts'
import { rulesFrom } from './rules.ts'

export const printed = rulesFrom(pack)
