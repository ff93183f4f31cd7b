/** Every command Archon knows. A new one joins by standing here. */
import type { Command } from '../src/discord/in/command.ts'
import { archon } from './archon.ts'
import { clock } from './clock.ts'
import { league } from './league.ts'
import { leagueAdmin } from './league-admin.ts'
import { plan } from './plan.ts'
import { SINGLE } from './single.ts'
import { table } from './table.ts'

export { MENUS } from './menus.ts'

export const COMMANDS: readonly Command[] = [...SINGLE, table, clock, plan, league, leagueAdmin, archon]
