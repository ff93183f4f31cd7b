/** Every command Archon knows. A new file joins by standing here. */
import type { Command, Menu } from '../src/discord/in/command.ts'
import { act } from './act.ts'
import { archon } from './archon.ts'
import { board } from './board.ts'
import { clock } from './clock.ts'
import { hand } from './hand.ts'
import { inbox } from './inbox.ts'
import { league } from './league.ts'
import { leagueAdmin } from './league-admin.ts'
import { boardAtThisMoment, profileOf } from './menus.ts'
import { note } from './note.ts'
import { plan } from './plan.ts'
import { profile } from './profile.ts'
import { recap } from './recap.ts'
import { rules } from './rules.ts'
import { table } from './table.ts'
import { undo } from './undo.ts'
import { verify } from './verify.ts'

export const COMMANDS: readonly Command[] = [
  act,
  table,
  hand,
  board,
  recap,
  rules,
  undo,
  clock,
  plan,
  note,
  inbox,
  profile,
  league,
  leagueAdmin,
  verify,
  archon,
]

export const MENUS: readonly Menu[] = [boardAtThisMoment, profileOf]
