/** Everything the bot itself says, in English. */
import { KERNEL_PHRASES } from '../../kernel/words.ts'
import { LEAGUE } from './league.ts'
import { PANELS } from './panels.ts'
import { TABLES } from './tables.ts'

export const english = { ...KERNEL_PHRASES, ...TABLES, ...PANELS, ...LEAGUE }
