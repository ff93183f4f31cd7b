/** Everything the bot itself says, in English. */
import { KERNEL_PHRASES } from '../../kernel/words.ts'
import { ACTS } from './acts.ts'
import { COMMANDS } from './commands.ts'
import { LEAGUE } from './league.ts'
import { PANELS } from './panels.ts'
import { TABLES } from './tables.ts'

export const english = { ...KERNEL_PHRASES, ...TABLES, ...PANELS, ...LEAGUE, ...ACTS, ...COMMANDS }
